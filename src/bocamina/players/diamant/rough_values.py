"""Estimates for places too unlikely to be solved.

Every treasure left is assumed to have their average worth, and those inside to stop together like a
lone adventurer with all their gems, each with an equal part. With equal cards everything scales
with their worth, so one small lookup table by treasures left, hazards met and cards' worth carried
is enough.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from bocamina.games.diamant.components import IDOL_WORTH
from bocamina.players.diamant.deck import cards_left, idols_at, loot_at, path_at

if TYPE_CHECKING:
    from bocamina.players.diamant.deck import Deck, Real, Whole

# Points of the table for each card's worth carried.
GRID: Final = 4


class RoughValues:
    """Estimates of the value of one more card, or of the better choice, to each of those inside."""

    def __init__(self, deck: Deck) -> None:
        self._deck = deck
        self._deeper = _going_deeper(deck)

    def deeper(self, places: Whole, inside: int) -> Real:
        """Estimate the value to each of those inside when all go deeper."""
        left = cards_left(places)
        treasures = self._deck.treasures[left]
        average = np.maximum(self._deck.gems[left], 1) / np.maximum(treasures, 1)
        carried = inside * loot_at(places) + path_at(places) + IDOL_WORTH * idols_at(places)
        spot = carried / average * GRID
        met = self._deck.hazards_met[left]
        low = np.minimum(spot.astype(np.int64), self._deeper.shape[2] - 2)
        start = self._deeper[treasures, met, low]
        rise = self._deeper[treasures, met, low + 1] - start
        return np.asarray((start + rise * (spot - low)) * average / inside, np.float64)

    def best(self, places: Whole, inside: int) -> Real:
        """Estimate the value to each of those inside when all choose well."""
        banked = loot_at(places) + path_at(places) // inside
        return np.asarray(np.maximum(banked, self.deeper(places, inside)), np.float64)


def _going_deeper(deck: Deck) -> Real:
    """Return what a lone adventurer expects of going deeper where all treasures are worth 1.

    The table goes by treasures left, number of the hazards met, and worth carried x `GRID`.
    """
    most = int(deck.treasures[deck.first])
    hazards = int(deck.hazards_met.max()) + 1
    carried = np.arange(GRID * (2 * most + 2)) / GRID
    deeper = np.zeros((most + 1, hazards, len(carried)))
    best = np.zeros_like(deeper)
    for met in range(hazards - 1, -1, -1):
        busting = deck.busting_when_nothing_met
        meetings: list[tuple[int, int]] = []
        stride = 1
        for cards, kinds in deck.hazard_groups:
            met_kinds = met // stride % (kinds + 1)
            busting += met_kinds * (cards - 1)
            if met_kinds < kinds:
                meetings.append(((kinds - met_kinds) * cards, met + stride))
            stride *= kinds + 1
        for treasures in range(most + 1):
            total = np.zeros(len(carried))
            if treasures:
                total += treasures * _one_more(best[treasures - 1, met])
            for weight, then in meetings:
                total += weight * best[treasures, then]
            cards_in_all = treasures + busting + sum(weight for weight, _ in meetings)
            deeper[treasures, met] = total / max(cards_in_all, 1)
            best[treasures, met] = np.maximum(carried, deeper[treasures, met])
    return deeper


def _one_more(values: Real) -> Real:
    """Return the values with one more treasure carried, going on straight beyond the end."""
    slope = values[-1] - values[-2]
    return np.append(values[GRID:], values[-1] + slope * np.arange(1, GRID + 1))
