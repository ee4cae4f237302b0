"""Matches at the end of a round: the treasure just found, or all cards played."""

from __future__ import annotations

from bocamina.core.match import Match
from tests.games.saboteur.mine import (
    mine,
)

ALMOST = """
........1
.........
S┬┴┬┴┬─.2
.........
........3
"""
TREASURE_IN_THE_MIDDLE = "stone-ES treasure stone-SW"


def found(
    seats: int = 5, finder: int = 0, roles: str = "", options: str = "", broken: str = ""
) -> Match:
    """Return a match in which a seat has just reached the treasure."""
    hands = [""] * finder + ["EW"]
    match = mine(
        ALMOST,
        seats=seats,
        hands=hands,
        actor=finder,
        roles=roles,
        options=options,
        goals=TREASURE_IN_THE_MIDDLE,
        broken=broken,
    )
    match.play(finder, "dig EW 7,0")
    return match


def ran_out(seats: int, roles: str, options: str = "", round_number: int = 1) -> Match:
    """Return a match in which seat 0 has just passed with the last card of the round."""
    match = mine(
        seats=seats,
        hands=["map"],
        roles=roles,
        options=options,
        deck="",
        round_number=round_number,
    )
    match.play(0, "discard map")
    return match
