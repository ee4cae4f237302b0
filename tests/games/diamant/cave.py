"""Caves drawn in a few words, for the tests of Diamant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.core.dealer import Dealer
from bocamina.core.match import Match
from bocamina.core.notation import parse_position
from bocamina.games import GAMES

if TYPE_CHECKING:
    from bocamina.games.diamant.state import Cave

DIAMANT = GAMES["diamant"]


def cave(
    settings: str = "seats=4",
    phase: str = "choose",
    expedition: int = 1,
    removed: str = "-",
    path: str = "-",
    carried: str = "0",
    inside: str = "1 1 1 1",
    chests: str = "0 0 0 0",
) -> Match:
    """Return a match that goes on from a cave in which nobody has chosen yet."""
    hidden_chests = "chests=hidden" in settings
    seats = len(inside.split())
    lines = [
        f"diamant {settings}",
        f"phase {phase}",
        f"expedition {expedition}",
        f"removed {removed}",
        f"path {path}",
        f"carried {carried}",
        f"inside {inside}",
        f"chests {'-' if hidden_chests else chests}",
        "chosen -",
        *(
            f"seat {seat} {'chest ' + chests.split()[seat] if hidden_chests else '-'}"
            for seat in range(seats)
        ),
        "hidden -",
    ]
    return Match.at(DIAMANT, parse_position(DIAMANT, "\n".join(lines)), Dealer("cave"))


def table(match: Match) -> Cave:
    """Return what everybody can see."""
    public: Cave = match.state.public
    return public


def choose(match: Match, *moves: str) -> None:
    """Let those who have to choose do so, in the order of their seats."""
    seats = match.turn.seats
    for seat, move in zip(seats, moves, strict=True):
        match.play(seat, move)


def shown(match: Match, label: str) -> str:
    """Return what stands behind a label in the public part."""
    lines = DIAMANT.format_public(match.state.public)
    return next(line for line in lines if line.startswith(f"{label} ")).removeprefix(f"{label} ")
