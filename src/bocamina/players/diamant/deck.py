"""Encodes every state of an expedition as an integer, so that numpy can hold millions of them.

A *place* packs into one integer which cards are left, what each adventurer carries, and which
idols and gems lie on the path. The cards left are one number in a mixed base with a digit for
every kind of card. Hazard kinds with equally many cards are alike, so they share a digit: how
many of them have not been met. Revealing a card adds a constant to a place.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bocamina.games.diamant.components import IDOL_WORTH
from bocamina.players.diamant.expedition import Expedition, ImpossibleExpedition

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

Whole: TypeAlias = NDArray[np.int64]
Real: TypeAlias = NDArray[np.float64]
Flags: TypeAlias = NDArray[np.bool_]

IDOL_SHIFT: Final = 12
LOOT_SHIFT: Final = 16
CARDS_SHIFT: Final = 32
PATH_MASK: Final = (1 << IDOL_SHIFT) - 1
IDOL_MASK: Final = (1 << (LOOT_SHIFT - IDOL_SHIFT)) - 1
LOOT_MASK: Final = (1 << (CARDS_SHIFT - LOOT_SHIFT)) - 1
MOST_DECKS: Final = 1 << 22
ROWS_AT_ONCE: Final = 1 << 17


class Deck:
    """The cards left at the start, and tables over every set of them that may be left later."""

    def __init__(self, expedition: Expedition) -> None:
        treasures = Counter(expedition.treasures)
        unmet = Counter(
            count
            for count, met in zip(expedition.hazards, expedition.met, strict=True)
            if count > 0 and not met
        )
        values = sorted(treasures)
        groups = sorted(unmet)
        copies = [treasures[value] for value in values] + [expedition.idols]
        copies += [unmet[count] for count in groups]
        digits = [count + 1 for count in copies]
        strides = [1]
        for digit in digits:
            strides.append(strides[-1] * digit)
        if strides[-1] > MOST_DECKS:
            raise ImpossibleExpedition(f"at most {MOST_DECKS} different sets of cards", strides[-1])

        self._values = values
        self._strides = strides[:-1]
        self._digits = digits
        self._shares: dict[int, Whole] = {}
        weights = [1] * len(values) + [1] + groups
        worths = values + [IDOL_WORTH] + [0] * len(groups)
        # A met kind leaves all its other cards as busting ones.
        bursts = [0] * (len(values) + 1) + [1 - count for count in groups]
        met_now = sum(unmet[count] * (count - 1) for count in groups)

        self.first = strides[-1] - 1
        self.deepest = sum(copies)
        self.hazard_groups = [(count, unmet[count]) for count in groups]
        self.weights = np.stack(
            [
                self._table([weight * (own == kind) for own in range(len(digits))])
                for kind, weight in enumerate(weights)
            ]
        )
        self.busting_when_nothing_met = expedition.busting
        self.busting = self._table(bursts) + (expedition.busting + met_now)
        self.cards = self._table(weights) + self.busting
        self.gems = self._table(worths)
        self.treasures = self._table([1] * (len(values) + 1) + [0] * len(groups))
        self.hazards_met = self._hazards_met()

    def origin(self, expedition: Expedition) -> int:
        """Return the place at which the expedition stands."""
        place = (
            self.first << CARDS_SHIFT
            | expedition.loot << LOOT_SHIFT
            | expedition.idols_on_path << IDOL_SHIFT
            | expedition.path
        )
        if expedition.adventurers == 1:
            return int(alone(np.array([place], np.int64))[0])
        return place

    def expedition(self, place: int, inside: int) -> Expedition:
        """Return the expedition that stands at a place, its hazards in no particular order."""
        left = place >> CARDS_SHIFT
        copies = [
            left // stride % digit
            for stride, digit in zip(self._strides, self._digits, strict=True)
        ]
        treasures: list[int] = []
        for value, count in zip(self._values, copies, strict=False):
            treasures += [value] * count
        hazards = [self.busting_when_nothing_met]
        met = [True]
        for (cards, kinds), unmet in zip(
            self.hazard_groups, copies[len(self._values) + 1 :], strict=True
        ):
            hazards += [cards] * unmet + [cards - 1] * (kinds - unmet)
            met += [False] * unmet + [True] * (kinds - unmet)
        return Expedition(
            adventurers=inside,
            treasures=tuple(treasures),
            hazards=tuple(hazards),
            met=tuple(met),
            loot=place >> LOOT_SHIFT & LOOT_MASK,
            path=place & PATH_MASK,
            idols=copies[len(self._values)],
            idols_on_path=place >> IDOL_SHIFT & IDOL_MASK,
        )

    def shares(self, inside: int) -> Whole:
        """Return for every set of cards what one of `inside` would get of them, paths aside."""
        if inside not in self._shares:
            idol = IDOL_WORTH if inside == 1 else 0
            worths = [value // inside for value in self._values] + [idol]
            self._shares[inside] = self._table(worths + [0] * len(self.hazard_groups))
        return self._shares[inside]

    def steps(self, inside: int) -> Whole:
        """Return for every kind of card what revealing one adds to a place."""
        gains = [(value // inside << LOOT_SHIFT) + value % inside for value in self._values]
        # A lone adventurer takes an idol at once; otherwise it lies on the path.
        gains.append(IDOL_WORTH << LOOT_SHIFT if inside == 1 else 1 << IDOL_SHIFT)
        gains += [0] * len(self.hazard_groups)
        return np.array(
            [
                gain - (stride << CARDS_SHIFT)
                for gain, stride in zip(gains, self._strides, strict=True)
            ],
            np.int64,
        )

    def reveal(self, places: Whole, inside: int) -> Iterator[tuple[slice, Whole, Whole, Real]]:
        """Yield in portions: the slice of places, the row in it, the next place and its chance."""
        steps = self.steps(inside)
        for start in range(0, len(places), ROWS_AT_ONCE):
            portion = slice(start, start + ROWS_AT_ONCE)
            here = places[portion]
            index = cards_left(here)
            weights = self.weights[:, index]
            # Kind by kind, so that the places to look up come in rising runs.
            kinds, rows = np.nonzero(weights)
            chances = weights[kinds, rows] / self.cards[index][rows]
            yield portion, rows, here[rows] + steps[kinds], chances

    def _table(self, worths: Sequence[int]) -> Whole:
        table = np.zeros(1, np.int64)
        for worth, digit in zip(worths, self._digits, strict=True):
            table = np.add.outer(np.arange(digit) * worth, table).ravel()
        return table

    def _hazards_met(self) -> Whole:
        """Number the hazards' part of every set of cards, so that fewer met is a lower number."""
        plain = len(self._values) + 1
        worths = [0] * plain
        stride = 1
        for digit in self._digits[plain:]:
            worths.append(-stride)
            stride *= digit
        return self._table(worths) + (stride - 1)


def cards_left(places: Whole) -> Whole:
    """Return the numbers of the sets of cards left."""
    return places >> CARDS_SHIFT


def loot_at(places: Whole) -> Whole:
    """Return what each adventurer inside carries."""
    return (places >> LOOT_SHIFT) & LOOT_MASK


def idols_at(places: Whole) -> Whole:
    """Return the idols on the path."""
    return (places >> IDOL_SHIFT) & IDOL_MASK


def path_at(places: Whole) -> Whole:
    """Return the gems on the path."""
    return places & PATH_MASK


def alone(places: Whole) -> Whole:
    """Return the places of a lone adventurer, for whom the path is as good as loot."""
    taken = path_at(places) + IDOL_WORTH * idols_at(places)
    return (places >> LOOT_SHIFT << LOOT_SHIFT) + (taken << LOOT_SHIFT)


def after_leaving(places: Whole, inside: int, leavers: int) -> Whole:
    """Return the places of those who stay when `leavers` of `inside` leave together."""
    if leavers == 0:
        return places
    # A sole leaver takes the idols; several leave them where they are.
    kept = places if leavers > 1 else places & ~(IDOL_MASK << IDOL_SHIFT)
    kept = kept - path_at(kept) + path_at(places) % leavers
    return alone(kept) if inside - leavers == 1 else kept


def gains_of_leaving(places: Whole, inside: int) -> Real:
    """Return what a leaver banks, a column for each number of others who leave too."""
    loot, path = loot_at(places), path_at(places)
    gains = np.empty((len(places), inside), order="F")
    for others in range(inside):
        gains[:, others] = loot + path // (others + 1)
    gains[:, 0] += IDOL_WORTH * idols_at(places)
    return gains
