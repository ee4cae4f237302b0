"""Places where one choice dominates, whatever the others do, so that no search is needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from bocamina.games.diamant.components import IDOL_WORTH
from bocamina.players.diamant.deck import (
    after_leaving,
    alone,
    cards_left,
    gains_of_leaving,
    idols_at,
    loot_at,
    path_at,
)

if TYPE_CHECKING:
    from bocamina.players.diamant.deck import Deck, Flags, Real, Whole


def alone_after_a_card(deck: Deck, places: Whole) -> Real:
    """Return what a lone adventurer who stops after one more card expects."""
    left = cards_left(places)
    cards = deck.cards[left]
    kept = loot_at(places) * (cards - deck.busting[left])
    return np.asarray((kept + deck.gems[left]) / np.maximum(cards, 1), np.float64)


def must_leave(deck: Deck, places: Whole, inside: int) -> Flags:
    """Tell where leaving dominates staying, or no card is left to reveal.

    Nobody who stays can do better than one who is alone from now on with the same path. Alone,
    stopping is right as soon as loot x busting cards >= gems left in the deck, and stays right
    from then on, so there one more card is the most that staying could be good for.
    """
    left = cards_left(places)
    stop_alone = loot_at(places) * deck.busting[left] >= deck.gems[left]
    if inside > 1:
        rows = np.flatnonzero(stop_alone)
        here = places[rows]
        leaving = gains_of_leaving(here, inside)
        for others in range(inside):
            staying = alone_after_a_card(deck, _alone_after(here, others))
            stop_alone[rows] &= leaving[:, others] > staying
    return np.asarray(stop_alone | (deck.cards[left] == 0), np.bool_)


def must_stay(deck: Deck, places: Whole, inside: int) -> Flags:
    """Tell where staying for one card beats leaving, even for a sole leaver who gets the path.

    Where there is nothing to bank at all, everybody stays too.
    """
    left = cards_left(places)
    loot = loot_at(places)
    path = path_at(places) + IDOL_WORTH * idols_at(places)
    gain = deck.shares(inside)[left] - loot * deck.busting[left]
    return np.asarray((gain > path * deck.cards[left]) | (loot + path == 0), np.bool_)


def _alone_after(places: Whole, others: int) -> Whole:
    return after_leaving(places, others + 1, others) if others else alone(places)
