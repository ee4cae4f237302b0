"""How likely an expedition reaches each of its choices, when all leave with given probabilities."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from bocamina.players.diamant.deck import after_leaving

if TYPE_CHECKING:
    from bocamina.players.diamant.deck import Deck, Real
    from bocamina.players.diamant.reach import Layer

    # By layer and number inside: a number for each place where the choice is contested.
    Chances: TypeAlias = dict[tuple[int, int], Real]


def likelihoods(deck: Deck, layers: list[Layer], chances: Chances) -> Chances:
    """Return how likely each contested place is, from the first layer on."""
    found: Chances = {}
    arrived = {inside: np.ones(len(party.places)) for inside, party in layers[0].items()}
    for inside in arrived:
        # The first layer holds the start, and what is left of it when some leave at once.
        if inside != max(arrived):
            arrived[inside][:] = 0.0
    for number, layer in enumerate(layers):
        for inside, party in layer.items():
            if (number, inside) in chances:
                found[number, inside] = arrived[inside][party.contested]
        deeper = _deeper(layer, arrived, chances, number)
        if number + 1 < len(layers):
            arrived = _revealed(deck, layer, deeper, layers[number + 1])
    return found


def _deeper(
    layer: Layer, arrived: dict[int, Real], chances: Chances, number: int
) -> dict[int, Real]:
    """Return the probability of going deeper from each place of a layer."""
    deeper = {inside: arrived[inside] * party.stays for inside, party in layer.items()}
    for inside, party in layer.items():
        if (number, inside) not in chances:
            continue
        places, weights = party.places[party.contested], arrived[inside][party.contested]
        leave = chances[number, inside]
        for leavers in range(inside):
            stayers = inside - leavers
            left = after_leaving(places, inside, leavers)
            rows = np.searchsorted(layer[stayers].places, left)
            likely = comb(inside, leavers) * leave**leavers * (1.0 - leave) ** stayers
            np.add.at(deeper[stayers], rows, weights * likely)
    return deeper


def _revealed(deck: Deck, layer: Layer, deeper: dict[int, Real], after: Layer) -> dict[int, Real]:
    """Return how likely one more card leads to each place of the next layer."""
    arrived = {inside: np.zeros(len(party.places)) for inside, party in after.items()}
    for inside, party in layer.items():
        weights = deeper[inside][party.opened]
        for portion, rows, places, chance in deck.reveal(party.places[party.opened], inside):
            if len(places):
                spots = np.searchsorted(after[inside].places, places)
                np.add.at(arrived[inside], spots, weights[portion][rows] * chance)
    return arrived
