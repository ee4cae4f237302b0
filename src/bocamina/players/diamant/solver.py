"""The exact solution of the rest of one expedition, by working backward from its last cards.

Every adventurer wants as many gems of this expedition as can be expected. All inside carry the
same, so the game is symmetric, and with the number of them it changes only by leaving.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from bocamina.players.diamant.deck import (
    CARDS_SHIFT,
    Deck,
    after_leaving,
    gains_of_leaving,
    loot_at,
    path_at,
)
from bocamina.players.diamant.dominance import alone_after_a_card, must_leave, must_stay
from bocamina.players.diamant.reach import explore
from bocamina.players.diamant.rough_values import RoughValues
from bocamina.players.diamant.simultaneous_choice import averaged, leave_chances

if TYPE_CHECKING:
    from collections.abc import Callable

    from bocamina.players.diamant.deck import Real, Whole
    from bocamina.players.diamant.expedition import Expedition
    from bocamina.players.diamant.reach import Layer, Party, Progress

    # What one adventurer expects of each place of a choice.
    Decide: TypeAlias = "Callable[[Choice], Real]"


@dataclass(frozen=True, slots=True)
class Choice:
    """The places of a party where neither staying nor leaving dominates.

    `leaving` and `staying` have a column for each number of others who leave.
    """

    layer: int
    inside: int
    places: Whole
    leaving: Real
    staying: Real


@dataclass(frozen=True, slots=True)
class Solution:
    """The equilibrium of one expedition, for each of the adventurers inside.

    `staying` and `leaving` are what one adventurer expects of either choice when the others
    leave with `leave_chance`; `value` is what the equilibrium is worth, and `deeper` what is
    expected when all stay, as with the first card. `places` counts what was looked at, and
    `exact` tells whether nothing was guessed.
    """

    leave_chance: float
    staying: float
    leaving: float
    value: float
    deeper: float
    places: int
    exact: bool


def solve(
    expedition: Expedition, width: int | None = None, progress: Progress | None = None
) -> Solution:
    """Solve an expedition, exactly unless `width` bounds the places to open in each layer."""
    deck = Deck(expedition)
    inside = expedition.adventurers
    origin = deck.origin(expedition)
    start = np.array([origin], np.int64)
    leaving = gains_of_leaving(start, inside)
    if expedition.cards == 0:
        # Nothing is left to reveal: all leave.
        shared = float(leaving[0, -1])
        return Solution(1.0, shared, shared, shared, shared, 1, True)
    layers = explore(deck, origin, inside, width, progress)
    deeper, _ = work_back(deck, layers, equilibrium, progress)
    opened = sum(int(party.opened.sum()) for layer in layers for party in layer.values())
    exact = not any(party.guessed.any() for layer in layers for party in layer.values())
    together = float(deeper[inside][0])
    if origin == deck.first << CARDS_SHIFT:
        return Solution(0.0, together, 0.0, together, together, opened, exact)
    staying = stays(layers[0], deeper, start, inside)
    chance = leave_chances(leaving, staying)
    # Dominant choices hold in spite of estimates; a lone adventurer stops at a tie.
    chance[must_leave(deck, start, inside)] = 1.0
    chance[must_stay(deck, start, inside) & (chance < 1.0)] = 0.0
    stay, leave = float(averaged(staying, chance)[0]), float(averaged(leaving, chance)[0])
    return Solution(float(chance[0]), stay, leave, max(stay, leave), together, opened, exact)


def equilibrium(choice: Choice) -> Real:
    """Decide as the symmetric equilibrium does."""
    chances = leave_chances(choice.leaving, choice.staying)
    return np.maximum(averaged(choice.leaving, chances), averaged(choice.staying, chances))


def work_back(
    deck: Deck, layers: list[Layer], decide: Decide, progress: Progress | None = None
) -> tuple[dict[int, Real], dict[int, Real]]:
    """Return by number inside the values of going deeper and of choosing in the first layer."""
    rough: RoughValues | None = None
    values: dict[int, Real] = {}
    deeper: dict[int, Real] = {}
    for number in range(len(layers) - 1, -1, -1):
        layer = layers[number]
        after = layers[number + 1] if number + 1 < len(layers) else {}
        later, values, deeper = values, {}, {}
        for inside in sorted(layer):
            party = layer[inside]
            places = party.places
            deeper[inside] = np.full(len(places), np.nan)
            if inside == 1:
                deeper[1][party.leaves] = alone_after_a_card(deck, places[party.leaves])
            if party.opened.any():
                deeper[inside][party.opened] = _expected(deck, party, inside, after, later)
            worth = (loot_at(places) + path_at(places) // inside).astype(np.float64)
            worth[party.stays] = deeper[inside][party.stays]
            if party.guessed.any():
                rough = rough or RoughValues(deck)
                deeper[inside][party.guessed] = rough.deeper(places[party.guessed], inside)
                unsure = party.guessed & ~party.leaves
                worth[unsure] = rough.best(places[unsure], inside)
            contested = party.contested
            if contested.any():
                here = places[contested]
                leaving = gains_of_leaving(here, inside)
                staying = stays(layer, deeper, here, inside)
                worth[contested] = decide(Choice(number, inside, here, leaving, staying))
            values[inside] = worth
        if progress is not None:
            progress(2 * (deck.deepest + 1) - number, 2 * (deck.deepest + 1))
    return deeper, values


def stays(layer: Layer, deeper: dict[int, Real], places: Whole, inside: int) -> Real:
    """Return the value of staying, a column for each number of others who leave."""
    staying = np.empty((len(places), inside), order="F")
    for others in range(inside):
        left = after_leaving(places, inside, others)
        party = inside - others
        staying[:, others] = deeper[party][np.searchsorted(layer[party].places, left)]
    return staying


def _expected(deck: Deck, party: Party, inside: int, after: Layer, later: dict[int, Real]) -> Real:
    opened = party.places[party.opened]
    totals = np.zeros(len(opened))
    for portion, rows, places, chances in deck.reveal(opened, inside):
        if len(places):
            worth = later[inside][np.searchsorted(after[inside].places, places)]
            part = totals[portion]
            totals[portion] = np.bincount(rows, chances * worth, len(part))
    return totals
