"""The forward pass of the solver: every place that an expedition's solution depends on.

Places lie in layers, one for each number of cards revealed from here on, and within a layer in
parties, one for each number of adventurers inside. A card leads to the next layer; leaving leads
to a smaller party of the same layer.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np

from bocamina.players.diamant.deck import CARDS_SHIFT, after_leaving
from bocamina.players.diamant.dominance import must_leave, must_stay

if TYPE_CHECKING:
    from collections.abc import Callable

    from bocamina.players.diamant.deck import Deck, Flags, Real, Whole

    # Called with the steps done and the total.
    Progress: TypeAlias = Callable[[int, int], None]

# When not everything can be opened, deeper layers do not change the advice but take more than half
# of the time (measured with 4, 6 and 8 adventurers).
DEEP_ENOUGH: Final = 6


@dataclass(slots=True)
class Party:
    """The places of one layer with the same number inside, in rising order."""

    places: Whole
    leaves: Flags
    stays: Flags
    opened: Flags
    guessed: Flags

    @property
    def contested(self) -> Flags:
        """Tell where the choice must be worked out."""
        return ~(self.leaves | self.stays | self.guessed)


Layer: TypeAlias = "dict[int, Party]"
_Found: TypeAlias = "list[tuple[Whole, Real]]"


def explore(
    deck: Deck,
    origin: int,
    adventurers: int,
    width: int | None = None,
    progress: Progress | None = None,
) -> list[Layer]:
    """Return the layers from `origin` on, opening at most `width` places of each, the likeliest."""
    layers: list[Layer] = []
    is_narrowed = False
    found: dict[int, _Found] = {adventurers: [(np.array([origin], np.int64), np.ones(1))]}
    while found:
        layer: Layer = {}
        weights: dict[int, Real] = {}
        wanted: dict[int, list[Whole]] = {}
        for inside in range(adventurers, 0, -1):
            if inside not in found:
                continue
            places, weights[inside] = _merged(found[inside], weighed=width is not None)
            party = _sort_out(deck, places, inside, wanted.get(inside, []), is_origin=not layers)
            layer[inside] = party
            unsure = ~(party.leaves | party.stays)
            if not unsure.any():
                continue
            for leavers in range(1, inside):
                left = after_leaving(places[unsure], inside, leavers)
                wanted.setdefault(inside - leavers, []).append(left)
                likely = weights[inside][unsure] if width is not None else weights[inside]
                # A uniform guess over the number of leavers, used only to choose what to open.
                found.setdefault(inside - leavers, []).append((left, likely / inside))
        if width is not None:
            most = 0 if is_narrowed and len(layers) >= DEEP_ENOUGH else width
            is_narrowed |= _narrow(layer, weights, most)
        layers.append(layer)
        found = _reveal(deck, layer, weights, weighed=width is not None)
        if progress is not None:
            progress(len(layers), 2 * (deck.deepest + 1))
    return layers


def _sort_out(
    deck: Deck, places: Whole, inside: int, wanted: list[Whole], is_origin: bool
) -> Party:
    leaves = must_leave(deck, places, inside)
    # A party that leaves needs no cards, except to evaluate staying as the alternative.
    opened = ~leaves
    if inside > 1:
        for left in wanted:
            opened[np.searchsorted(places, left)] = True
    stays = ~leaves & must_stay(deck, places, inside) if inside > 1 else np.zeros_like(leaves)
    if is_origin and _anything_to_bank(places):
        # The first choice is solved in full, to give the value of either answer.
        leaves = np.zeros_like(leaves)
        stays = np.zeros_like(leaves)
        opened = ~leaves
    return Party(places, leaves, stays, opened, np.zeros_like(leaves))


def _anything_to_bank(places: Whole) -> bool:
    """Tell whether there is anything to bank."""
    return bool((places & ((1 << CARDS_SHIFT) - 1)).any())


def _merged(found: _Found, weighed: bool) -> tuple[Whole, Real]:
    places = np.concatenate([some for some, _ in found])
    if not weighed:
        return _distinct(places), np.empty(0)
    order = np.argsort(places)
    places = places[order]
    starts = np.flatnonzero(np.append(True, places[1:] != places[:-1]))
    likely = np.concatenate([weights for _, weights in found])[order]
    return places[starts], np.add.reduceat(likely, starts)


def _distinct(places: Whole) -> Whole:
    """Return sorted unique places; faster here than numpy's hashing."""
    places.sort()
    return places[np.flatnonzero(np.append(True, places[1:] != places[:-1]))]


def _narrow(layer: Layer, weights: dict[int, Real], width: int) -> bool:
    """Leave all but the `width` likeliest of the places to be opened to an estimate."""
    likely = np.concatenate([weights[inside][party.opened] for inside, party in layer.items()])
    if len(likely) <= width:
        return False
    least = np.sort(likely)[-width] if width else np.inf
    for inside, party in layer.items():
        party.guessed = party.opened & (weights[inside] < least)
        party.opened &= ~party.guessed
    return True


def _reveal(deck: Deck, layer: Layer, weights: dict[int, Real], weighed: bool) -> dict[int, _Found]:
    found: dict[int, _Found] = {}
    for inside, party in layer.items():
        opened = party.places[party.opened]
        likely = weights[inside][party.opened] if weighed else weights[inside]
        for portion, rows, places, chances in deck.reveal(opened, inside):
            if not len(places):
                # Any card would be a bust.
                continue
            if weighed:
                found.setdefault(inside, []).append((places, likely[portion][rows] * chances))
            else:
                found.setdefault(inside, []).append((_distinct(places), likely))
    return found
