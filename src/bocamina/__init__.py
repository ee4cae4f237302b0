"""Bocamina: Saboteur, Diamant and Racing Dwarfs, refereed, with bots and a laboratory.

A game from the first card to the last, here with everybody playing at random:

    import random
    from bocamina import new_match

    match = new_match("saboteur", seats=5, seed=7)
    match.deal()                            # the dealer decides while it is chance's turn
    while not match.turn.is_over:
        seat = match.turn.seats[0]
        match.play(seat, random.choice(match.legal(seat)))
        match.deal()
    print(match.result().winners)

What there is:

    new_match(game, seats, seed, **house_rules)   a Match before its first step
    Match           a game being played: turn, view, legal, play, deal, result, record
    GAMES           the rules of every game, by name; find_game(name) names the known ones
    Dealer          the only holder of randomness: Dealer(seed)
    Result          scores and winners
    format_record, parse_record    a game as text, and back
    replay, verify  play a record again; prove that its deal followed from its seed
    Rng             fast repeatable randomness, for `game.imagine(view, rng)`

Everything is typed, prints itself, can be compared, copied and pickled. help(bocamina.Match) lists
what a match can do; the documentation is at docs/ and at /docs of every server.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Literal, overload

if TYPE_CHECKING:
    from typing import Generic

    from bocamina.advice.advising import advise
    from bocamina.advice.history import History, history_of
    from bocamina.analysis.examining import Examination, analyse
    from bocamina.core.dealer import Dealer
    from bocamina.core.match import Match
    from bocamina.core.record import format_record, parse_record
    from bocamina.core.replay import replay, verify
    from bocamina.core.result import Result
    from bocamina.core.rng import Rng
    from bocamina.core.state import SPECTATOR, H, Hidden, P, Q, State, View
    from bocamina.games import GAMES, find_game
    from bocamina.games.diamant.state import Cave, Fist
    from bocamina.games.racing_dwarfs.state import Nothing, Race
    from bocamina.games.saboteur.state import Dwarf, Mine, Unseen

    # What editors and type checkers know of a match's game; at run time there is one Match.
    class MatchOf(Match, Generic[P, Q, H]):
        state: State[P, Q, H]

        def view(self, seat: int = SPECTATOR) -> View[P, Q]: ...
        def copy(self) -> MatchOf[P, Q, H]: ...

    __version__: str

__all__ = [
    "GAMES",
    "Dealer",
    "Examination",
    "History",
    "Match",
    "Result",
    "Rng",
    "__version__",
    "advise",
    "analyse",
    "find_game",
    "format_record",
    "history_of",
    "new_match",
    "parse_record",
    "replay",
    "verify",
]

# Imported lazily: `bocamina --version` needs none of them.
_HOMES: Final = {
    "GAMES": "games",
    "Dealer": "core.dealer",
    "Examination": "analysis.examining",
    "History": "advice.history",
    "Match": "core.match",
    "Result": "core.result",
    "Rng": "core.rng",
    "advise": "advice.advising",
    "analyse": "analysis.examining",
    "find_game": "games",
    "format_record": "core.record",
    "history_of": "advice.history",
    "parse_record": "core.record",
    "replay": "core.replay",
    "verify": "core.replay",
}


@overload
def new_match(
    game: Literal["diamant"],
    seats: int | None = None,
    seed: str | int | None = None,
    **options: bool | int | str,
) -> MatchOf[Cave, Fist, Hidden]: ...
@overload
def new_match(
    game: Literal["racing_dwarfs"],
    seats: int | None = None,
    seed: str | int | None = None,
    **options: bool | int | str,
) -> MatchOf[Race, Nothing, Hidden]: ...
@overload
def new_match(
    game: Literal["saboteur"],
    seats: int | None = None,
    seed: str | int | None = None,
    **options: bool | int | str,
) -> MatchOf[Mine, Dwarf, Unseen]: ...
@overload
def new_match(
    game: str,
    seats: int | None = None,
    seed: str | int | None = None,
    **options: bool | int | str,
) -> Match: ...
def new_match(
    game: str,
    seats: int | None = None,
    seed: str | int | None = None,
    **options: bool | int | str,
) -> Match:
    """Return a match of a game before its first step, with house rules as keywords.

    `seats` defaults to the game's usual number; without `seed`, the deal is random.
    """
    # Imported through `__getattr__`, which documents them, so that help(match) works.
    from bocamina import Dealer, Match, find_game

    rules = find_game(game)
    settings = rules.settle(rules.usual_seats if seats is None else seats, options)
    return Match(rules, settings, Dealer(seed))


def __getattr__(name: str) -> Any:
    """Import a name when it is first used."""
    if name == "__version__":
        from importlib.metadata import version

        found: Any = version("bocamina")
    elif name in _HOMES:
        found = getattr(import_module(f"bocamina.{_HOMES[name]}"), name)
        if isinstance(found, type):
            from bocamina.core.record import Record
            from bocamina.core.state import State, View
            from bocamina.outline import document

            document(found, Record, State, View)
    else:
        raise AttributeError(f"module 'bocamina' has no attribute {name!r}")
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return __all__
