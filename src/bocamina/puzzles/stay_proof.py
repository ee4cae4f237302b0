"""Stay or leave, solved again: recursion over the cards left, sharing nothing with the
solver that finds the puzzles but the rules.

All inside carry the same and want as many gems of this expedition as can be expected, so each
choice is a symmetric game; of its equilibria the boldest counts, where everybody leaves least.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import comb
from typing import TYPE_CHECKING, Final, NamedTuple

from bocamina.core.errors import BocaminaError
from bocamina.games.diamant.components import FIRST_HAZARD, HAZARDS, IDOL_CARD, IDOL_WORTH, VALUES

if TYPE_CHECKING:
    from bocamina.games.diamant.state import Cave

TINY: Final = 1e-11
POINTS: Final = 48  # samples of the gain of leaving, to bracket its root
HALVINGS: Final = 50
USUAL_PLACES: Final = 60_000


class TooManyPlaces(BocaminaError):
    """An expedition with too many states for plain recursion."""


class CaveSpot(NamedTuple):
    """A state of an expedition: the deck, what lies in the cave, and who is inside."""

    treasures: tuple[int, ...]  # how many of each value are left
    idols: int
    calm: tuple[int, ...]  # sizes of the hazard kinds that were not met yet, sorted
    busting: int  # cards that would end the expedition
    loot: int
    path: int
    idols_lying: int
    inside: int


@dataclass(frozen=True)
class Weighed:
    """The worth of the two choices, and how likely the others leave."""

    stay: float
    leave: float
    leave_chance: float
    places: int


class StayProof:
    """Solves one expedition, up to a maximum number of states."""

    def __init__(self, cave: Cave, places: int = USUAL_PLACES) -> None:
        first = len(VALUES)
        self.values = [VALUES[card] for card in range(first) if not is_idol(cave, card)]
        self.most = places
        self.known: dict[CaveSpot, float] = {}
        met = [cave.has_met(kind) for kind in range(len(HAZARDS))]
        left = cave.deck[FIRST_HAZARD:]
        self.start = self.alone(
            CaveSpot(
                tuple(cave.deck[card] for card in range(first) if not is_idol(cave, card)),
                cave.deck[IDOL_CARD] if cave.idols_on else 0,
                tuple(sorted(many for many, is_met in zip(left, met, strict=True) if not is_met)),
                sum(many for many, is_met in zip(left, met, strict=True) if is_met),
                int(cave.carried) + (IDOL_WORTH if cave.idol_carried else 0),
                int(cave.lying),
                int(cave.idol_lies),
                int(cave.inside_total),
            )
        )

    def weigh(self) -> Weighed:
        """Return the worth of staying and leaving when the others play the equilibrium."""
        leave, stay = self.outcomes(self.start)
        chance = boldest([gain - kept for gain, kept in zip(leave, stay, strict=True)])
        return Weighed(mean(stay, chance), mean(leave, chance), chance, len(self.known))

    def outcomes(self, spot: CaveSpot) -> tuple[list[float], list[float]]:
        """Return the worth of leaving and of staying by the number of others who leave."""
        leave = [float(banked(spot, others + 1)) for others in range(spot.inside)]
        stay = [self.deeper(self.left_by(spot, others)) for others in range(spot.inside)]
        return leave, stay

    def value(self, spot: CaveSpot) -> float:
        """Return the worth of a choice to each adventurer."""
        found = self.known.get(spot)
        if found is not None:
            return found
        if len(self.known) >= self.most:
            raise TooManyPlaces(f"an expedition of at most {self.most} places")
        if self.cards(spot) == 0 or self.must_leave(spot):
            worth = float(banked(spot, spot.inside))
        else:
            leave, stay = self.outcomes(spot)
            chance = boldest([gain - kept for gain, kept in zip(leave, stay, strict=True)])
            worth = max(mean(leave, chance), mean(stay, chance))
        self.known[spot] = worth
        return worth

    def deeper(self, spot: CaveSpot) -> float:
        """Return the expected worth of one more card; a repeated hazard leaves nothing."""
        total, n = 0.0, spot.inside
        for place, (value, many) in enumerate(zip(self.values, spot.treasures, strict=True)):
            if many:
                rest = (*spot.treasures[:place], many - 1, *spot.treasures[place + 1 :])
                found = spot._replace(
                    treasures=rest, loot=spot.loot + value // n, path=spot.path + value % n
                )
                total += many * self.value(self.alone(found))
        if spot.idols:
            found = spot._replace(idols=spot.idols - 1, idols_lying=spot.idols_lying + 1)
            total += spot.idols * self.value(self.alone(found))
        for size in set(spot.calm):
            kinds = spot.calm.count(size)
            calm = list(spot.calm)
            calm.remove(size)
            met = spot._replace(calm=tuple(calm), busting=spot.busting + size - 1)
            total += kinds * size * self.value(met)
        return total / self.cards(spot)

    def cards(self, spot: CaveSpot) -> int:
        """Return how many cards are left."""
        return sum(spot.treasures) + spot.idols + sum(spot.calm) + spot.busting

    def gems(self, spot: CaveSpot) -> int:
        """Return how many gems are left in the deck, idols included."""
        found = sum(value * many for value, many in zip(self.values, spot.treasures, strict=True))
        return found + IDOL_WORTH * spot.idols

    def must_leave(self, spot: CaveSpot) -> bool:
        """Tell where leaving is best whatever others do.

        Nobody who stays does better than one who is alone from then on and keeps everything. Alone,
        one stops as soon as a card costs at least as much as it brings on average, and that remains
        so.
        """
        cards, gems = self.cards(spot), self.gems(spot)
        if spot.loot * spot.busting < gems:
            return False
        for others in range(spot.inside):
            kept = self.left_by(spot, others)
            all_of_it = kept.loot + kept.path + IDOL_WORTH * kept.idols_lying
            hoped = ((cards - spot.busting) * all_of_it + gems) / cards
            if banked(spot, others + 1) <= hoped and spot.inside != 1:
                return False
        return True

    def left_by(self, spot: CaveSpot, leavers: int) -> CaveSpot:
        """Return the state of those who stay when some leave."""
        if leavers == 0:
            return spot
        idols = 0 if leavers == 1 else spot.idols_lying
        after = spot._replace(
            path=spot.path % leavers, idols_lying=idols, inside=spot.inside - leavers
        )
        return self.alone(after)

    def alone(self, spot: CaveSpot) -> CaveSpot:
        """Return a lone adventurer's state: what lies in the cave counts as carried."""
        if spot.inside != 1:
            return spot
        taken = spot.path + IDOL_WORTH * spot.idols_lying
        return spot._replace(loot=spot.loot + taken, path=0, idols_lying=0)


def is_idol(cave: Cave, card: int) -> bool:
    """Tell whether a card stands for the idol in this cave."""
    return cave.idols_on and card == IDOL_CARD


def banked(spot: CaveSpot, leavers: int) -> int:
    """Return what each of those who leave together brings home."""
    idols = IDOL_WORTH * spot.idols_lying if leavers == 1 else 0
    return spot.loot + spot.path // leavers + idols


def mean(outcomes: list[float], chance: float) -> float:
    """Return the expectation when each of the others leaves with a probability."""
    others = len(outcomes) - 1
    return sum(
        comb(others, many) * chance**many * (1 - chance) ** (others - many) * outcome
        for many, outcome in enumerate(outcomes)
    )


def boldest(gains: list[float]) -> float:
    """Return the smallest equilibrium probability of leaving."""
    if len(gains) == 1:
        return 1.0 if gains[0] > -TINY else 0.0
    if gains[0] <= TINY:
        return 0.0
    low = 0.0
    for point in range(1, POINTS + 1):
        high = point / POINTS
        if mean(gains, high) < -TINY:
            for _ in range(HALVINGS):
                middle = (low + high) / 2
                low, high = (middle, high) if mean(gains, middle) > 0 else (low, middle)
            return high
        low = high
    return 1.0
