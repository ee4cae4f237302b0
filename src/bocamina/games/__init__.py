"""The games, one folder each; GAMES is the one list of them."""

from __future__ import annotations

import copyreg
import warnings
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Final

from bocamina.core.errors import BadSetting, IllegalPosition
from bocamina.core.game import Game
from bocamina.core.notation import parse_position, parse_settings, parse_view
from bocamina.core.record import parse_record
from bocamina.core.replay import parse_match
from bocamina.games.diamant.game import Diamant
from bocamina.games.racing_dwarfs.game import RacingDwarfs
from bocamina.games.saboteur.game import Saboteur

if TYPE_CHECKING:
    from collections.abc import Callable

    from bocamina.core.game import AnyGame, AnyState, AnyView
    from bocamina.core.match import Match
    from bocamina.core.options import Settings

OWN: Final[tuple[AnyGame, ...]] = (Diamant(), RacingDwarfs(), Saboteur())
# The built-in games, then those of other packages.
GAMES: Final[dict[str, AnyGame]] = {}
ENTRY_POINTS: Final = "bocamina.games"


def find_game(name: str, rules: int = 0) -> AnyGame:
    """Return the game of that name, with the rules of an edition or the newest."""
    if name not in GAMES:
        raise BadSetting(f"a game ({', '.join(GAMES)})", repr(name))
    return GAMES[name].under(rules) if rules else GAMES[name]


def reduce_game(game: AnyGame) -> tuple[Callable[[str, int], AnyGame], tuple[str, int]]:
    """Pickle a game by its name and edition, since there is only one object for each."""
    return find_game, (game.name, game.rules_version)


def add_game(game: AnyGame) -> None:
    """Register a game, so that it can be played."""
    GAMES[game.name] = game
    copyreg.pickle(type(game), reduce_game)


def add_games_from_elsewhere() -> None:
    """Register the games of installed packages; a broken one is skipped."""
    for point in sorted(entry_points(group=ENTRY_POINTS)):
        try:
            game = point.load()()
            if not isinstance(game, Game) or game.name != point.name or game.name in GAMES:
                raise BadSetting("a game by the entry point's name, new to the program", repr(game))
        except Exception as error:
            why = f"{type(error).__name__}: {error}"
            warnings.warn(f"the game {point.name!r} is left out: {why}", stacklevel=1)
        else:
            add_game(game)


for each in OWN:
    add_game(each)
add_games_from_elsewhere()


# What `repr` prints of settings, positions, views and matches; the text names the game.


def read_settings(text: str) -> Settings:
    """Read settings of any game."""
    return parse_settings(game_of(text), text)


def read_position(text: str) -> AnyState:
    """Read a position of any game."""
    return parse_position(game_of(text), text)


def read_view(text: str) -> AnyView:
    """Read a view of any game."""
    return parse_view(game_of(text), text)


def read_match(record: str, position: str = "") -> Match:
    """Read a match of any game from its record, and check that it leads to the position."""
    match = parse_match(find_game(parse_record(record).game), record)
    if position and str(match) != position:
        raise IllegalPosition(f"the position that the record leads to:\n{match}\n", position)
    return match


def game_of(text: str) -> AnyGame:
    """Return the game that the first word of a text names."""
    return find_game(text.split(maxsplit=1)[0] if text.split() else "")
