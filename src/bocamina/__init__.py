"""Bocamina: Saboteur, Diamant and Racing Dwarfs, refereed, with bots and a laboratory."""

from __future__ import annotations

from importlib.metadata import version

from bocamina.core.dealer import Dealer
from bocamina.core.match import Match, replay, verify
from bocamina.core.record import format_record, parse_record
from bocamina.games import GAMES, find_game

__all__ = [
    "GAMES",
    "Dealer",
    "Match",
    "__version__",
    "find_game",
    "format_record",
    "new_match",
    "parse_record",
    "replay",
    "verify",
]

__version__ = version("bocamina")


def new_match(game: str, seats: int, seed: str | None = None, **options: bool | int | str) -> Match:
    """Return a match of a game before its first step, with house rules as keywords."""
    rules = find_game(game)
    return Match(rules, rules.settle(seats, options), Dealer(seed))
