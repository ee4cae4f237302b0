"""The games, one folder each; GAMES is the one list of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.core.errors import BadSetting
from bocamina.games.diamant.game import Diamant
from bocamina.games.racing_dwarfs.game import RacingDwarfs
from bocamina.games.saboteur.game import Saboteur

if TYPE_CHECKING:
    from bocamina.core.game import AnyGame

GAMES: Final[dict[str, AnyGame]] = {
    game.name: game for game in (Diamant(), RacingDwarfs(), Saboteur())
}


def find_game(name: str) -> AnyGame:
    """Return the game of that name."""
    if name not in GAMES:
        raise BadSetting(f"a game ({', '.join(GAMES)})", repr(name))
    return GAMES[name]
