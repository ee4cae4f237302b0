"""The one list of bots: for each game the levels, weakest first, then specialists."""

from __future__ import annotations

import sys
from importlib import import_module
from inspect import isabstract
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from bocamina.core.errors import BadSetting
from bocamina.core.rng import Rng
from bocamina.games import GAMES
from bocamina.parts import has_part, needing
from bocamina.players.command import PREFIX, command_player
from bocamina.players.player import Player

if TYPE_CHECKING:
    from bocamina.core.game import AnyGame

# The levels of every game, weakest first.
LEVELS: Final = ("novice", "regular", "strong", "expert")


class Bot(NamedTuple):
    """A bot's class, as `module:Class` of this package, and the part of the program it needs."""

    place: str
    part: str = ""


RANDOM: Final = Bot("at_random:RandomPlayer")
# Bots are imported lazily: nobody waits for those that do not play.
ROSTER: Final[dict[str, dict[str, Bot]]] = {
    "diamant": {
        "novice": Bot("diamant.novice:NovicePlayer"),
        "regular": Bot("diamant.myopic:RegularPlayer"),
        "strong": Bot("diamant.equilibrium:EquilibriumPlayer", "solver"),
        "expert": Bot("diamant.expert:ExpertPlayer", "solver"),
        "myopic": Bot("diamant.myopic:MyopicPlayer"),
        "threshold": Bot("diamant.threshold:ThresholdPlayer"),
    },
    "racing_dwarfs": {
        "novice": Bot("racing_dwarfs.novice:NoviceRacer"),
        "regular": Bot("racing_dwarfs.regular:RegularRacer"),
        "strong": Bot("racing_dwarfs.strong:StrongRacer"),
        "expert": Bot("racing_dwarfs.expert:ExpertRacer"),
    },
    "saboteur": {
        "novice": Bot("saboteur.novice:SaboteurNovice"),
        "regular": Bot("saboteur.regular:SaboteurRegular"),
        "strong": Bot("saboteur.strong:SaboteurStrong"),
        "expert": Bot("saboteur.expert:SaboteurExpert"),
    },
}


# The user's own bots, by the name they were entered under: `module:Class`.
ENTERED: Final[dict[str, type[Player]]] = {}


def bots_of(game: AnyGame) -> dict[str, Bot]:
    """Return the bots that come with the program, whether or not what they need is installed."""
    return {"random": RANDOM, **ROSTER.get(game.name, {})}


def players_of(game: AnyGame) -> list[str]:
    """Return the bots that can play a game: levels, weakest first, specialists, entered ones."""
    own = [name for name, bot in bots_of(game).items() if not bot.part or has_part(bot.part)]
    entered = [name for name, kind in ENTERED.items() if not kind.games or game.name in kind.games]
    return [*own, *(name for name in entered if name not in own)]


def find_player(name: str, game: AnyGame) -> type[Player]:
    """Return the bot of that name."""
    kind = ENTERED.get(name)
    if kind is not None and (not kind.games or game.name in kind.games):
        return kind
    known = bots_of(game)
    if name not in known:
        plays = f", a bot for {', '.join(kind.games)}" if kind is not None else ""
        known_here = ", ".join(players_of(game))
        expected = f"a player of {game.name} ({known_here}, module:Class or command:PROGRAM)"
        raise BadSetting(expected, f"{name!r}{plays}")
    module, _, found = known[name].place.partition(":")
    with needing(known[name].part):
        player: type[Player] = getattr(import_module(f"bocamina.players.{module}"), found)
    return player


def import_bots() -> None:
    """Import every bot that can play in advance, so that nobody waits for it."""
    for game in GAMES.values():
        for name in players_of(game):
            find_player(name, game)


def seat_player(name: str, game: AnyGame, seat: int, seed: str) -> Player:
    """Return a bot of that name for one seat, with randomness of its own."""
    return find_player(name, game)(game, seat, Rng(f"{seed} {name} {seat}"))


def strongest(game: AnyGame) -> str:
    """Return the name of the strongest bot that can play a game."""
    known = [name for name in players_of(game) if name not in ENTERED]
    return next((level for level in reversed(LEVELS) if level in known), known[-1])


def enter(name: str) -> None:
    """Enter a user's own bot: `module:Class` or `command:PROGRAM`.

    A class is from this folder or an installed package; a program plays line by line.
    Only the person who runs the program may choose it: importing a module runs its code.
    """
    if name in ENTERED:
        return
    if name.startswith(PREFIX):
        ENTERED[name] = command_player(name)
        return
    module, _, kind = name.partition(":")
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)
    try:
        found = getattr(import_module(module), kind)
    except Exception as error:
        told = f"{name!r} ({type(error).__name__}: {error})"
        raise BadSetting("a player as module:Class", told) from error
    if not isinstance(found, type) or not issubclass(found, Player) or isabstract(found):
        raise BadSetting("a class of its own derived from Player, with `choose`", repr(name))
    # With a string, `game in games` would match substrings.
    games: object = found.games
    if isinstance(games, str):
        told = f"{games!r} in {name!r}"
        raise BadSetting('the games of a bot as a tuple, such as ("diamant",)', told)
    ENTERED[name] = found
