"""The one list of bots: who there is for each game, the weakest first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.core.errors import BadSetting
from bocamina.core.rng import Rng
from bocamina.players.at_random import RandomPlayer
from bocamina.players.diamant.equilibrium import EquilibriumPlayer
from bocamina.players.diamant.threshold import ThresholdPlayer
from bocamina.players.racing_dwarfs.greedy import GreedyPlayer
from bocamina.players.saboteur.prospector import Prospector

if TYPE_CHECKING:
    from bocamina.core.game import AnyGame
    from bocamina.players.player import Player

ROSTER: Final[dict[str, dict[str, type[Player]]]] = {
    "diamant": {"threshold": ThresholdPlayer, "equilibrium": EquilibriumPlayer},
    "racing_dwarfs": {"greedy": GreedyPlayer},
    "saboteur": {"prospector": Prospector},
}


def players_of(game: AnyGame) -> dict[str, type[Player]]:
    """Return the bots that can play a game, the weakest first; the random one plays every game."""
    return {"random": RandomPlayer, **ROSTER.get(game.name, {})}


def seat_player(name: str, game: AnyGame, seat: int, seed: str) -> Player:
    """Return a bot of that name for one seat, with randomness of its own."""
    known = players_of(game)
    if name not in known:
        raise BadSetting(f"a player of {game.name} ({', '.join(known)})", repr(name))
    return known[name](game, seat, Rng(f"{seed} {name} {seat}"))
