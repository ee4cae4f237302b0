"""Bocamina: Saboteur, Diamant and Racing Dwarfs, refereed, with bots and a laboratory."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from bocamina.advice.advising import advise
    from bocamina.advice.history import History, history_of
    from bocamina.core.dealer import Dealer
    from bocamina.core.match import Match
    from bocamina.core.record import format_record, parse_record
    from bocamina.core.replay import replay, verify
    from bocamina.games import GAMES, find_game

    __version__: str

__all__ = [
    "GAMES",
    "Dealer",
    "History",
    "Match",
    "__version__",
    "advise",
    "find_game",
    "format_record",
    "history_of",
    "new_match",
    "parse_record",
    "replay",
    "verify",
]

# Imported when they are first asked for: `bocamina --version` needs none of them.
_HOMES: Final = {
    "GAMES": "games",
    "Dealer": "core.dealer",
    "History": "advice.history",
    "Match": "core.match",
    "advise": "advice.advising",
    "find_game": "games",
    "format_record": "core.record",
    "history_of": "advice.history",
    "parse_record": "core.record",
    "replay": "core.replay",
    "verify": "core.replay",
}


def new_match(game: str, seats: int, seed: str | None = None, **options: bool | int | str) -> Match:
    """Return a match of a game before its first step, with house rules as keywords."""
    from bocamina.core.dealer import Dealer
    from bocamina.core.match import Match
    from bocamina.games import find_game

    rules = find_game(game)
    return Match(rules, rules.settle(seats, options), Dealer(seed))


def __getattr__(name: str) -> Any:
    """Import what is asked for."""
    if name == "__version__":
        from importlib.metadata import version

        found: Any = version("bocamina")
    elif name in _HOMES:
        found = getattr(import_module(f"bocamina.{_HOMES[name]}"), name)
    else:
        raise AttributeError(f"module 'bocamina' has no attribute {name!r}")
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return __all__
