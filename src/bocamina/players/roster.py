"""The one list of bots: who there is for each game, the levels first, the weakest before all."""

from __future__ import annotations

import sys
from importlib import import_module
from inspect import isabstract
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bocamina.core.errors import BadSetting
from bocamina.core.rng import Rng
from bocamina.players.at_random import RandomPlayer
from bocamina.players.diamant.equilibrium import EquilibriumPlayer
from bocamina.players.diamant.expert import ExpertPlayer
from bocamina.players.diamant.myopic import MyopicPlayer, RegularPlayer
from bocamina.players.diamant.novice import NovicePlayer
from bocamina.players.diamant.threshold import ThresholdPlayer
from bocamina.players.player import Player
from bocamina.players.racing_dwarfs.expert import ExpertRacer
from bocamina.players.racing_dwarfs.novice import NoviceRacer
from bocamina.players.racing_dwarfs.regular import RegularRacer
from bocamina.players.racing_dwarfs.strong import StrongRacer
from bocamina.players.saboteur.expert import SaboteurExpert
from bocamina.players.saboteur.novice import SaboteurNovice
from bocamina.players.saboteur.regular import SaboteurRegular
from bocamina.players.saboteur.strong import SaboteurStrong

if TYPE_CHECKING:
    from bocamina.core.game import AnyGame

# What every game has, the weakest first; after them come specialists of a game's own.
LEVELS: Final = ("novice", "regular", "strong", "expert")

ROSTER: Final[dict[str, dict[str, type[Player]]]] = {
    "diamant": {
        "novice": NovicePlayer,
        "regular": RegularPlayer,
        "strong": EquilibriumPlayer,
        "expert": ExpertPlayer,
        "myopic": MyopicPlayer,
        "threshold": ThresholdPlayer,
    },
    "racing_dwarfs": {
        "novice": NoviceRacer,
        "regular": RegularRacer,
        "strong": StrongRacer,
        "expert": ExpertRacer,
    },
    "saboteur": {
        "novice": SaboteurNovice,
        "regular": SaboteurRegular,
        "strong": SaboteurStrong,
        "expert": SaboteurExpert,
    },
}


# Bots of one's own, by the name they were entered under: `module:Class`.
ENTERED: Final[dict[str, type[Player]]] = {}


def players_of(game: AnyGame) -> dict[str, type[Player]]:
    """Return the bots that can play a game: levels, weakest first, specialists, those entered."""
    entered = {
        name: kind for name, kind in ENTERED.items() if not kind.games or game.name in kind.games
    }
    return {"random": RandomPlayer, **ROSTER.get(game.name, {}), **entered}


def find_player(name: str, game: AnyGame) -> type[Player]:
    """Return the bot of that name."""
    known = players_of(game)
    if name not in known:
        plays = f", a bot for {', '.join(ENTERED[name].games)}" if name in ENTERED else ""
        expected = f"a player of {game.name} ({', '.join(known)}, or module:Class)"
        raise BadSetting(expected, f"{name!r}{plays}")
    return known[name]


def seat_player(name: str, game: AnyGame, seat: int, seed: str) -> Player:
    """Return a bot of that name for one seat, with randomness of its own."""
    return find_player(name, game)(game, seat, Rng(f"{seed} {name} {seat}"))


def strongest(game: AnyGame) -> str:
    """Return the name of the strongest bot that a game has."""
    own = ["random", *ROSTER.get(game.name, {})]
    return next((level for level in reversed(LEVELS) if level in own), own[-1])


def enter(name: str) -> None:
    """Let in a bot of one's own: `module:Class`, of this folder or an installed package.

    Only the person who runs the program may say which: importing a module runs its code.
    """
    if name in ENTERED:
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
    ENTERED[name] = found
