"""Lets every Python process that finds this file first know Pebbles: the one line in GAMES."""

from __future__ import annotations

import copyreg

from bocamina.core.game import AnyGame
from bocamina.games import GAMES, reduce_game
from tests.games.pebbles.game import Pebbles

kind: type[AnyGame] = Pebbles
GAMES["pebbles"] = Pebbles()
copyreg.pickle(kind, reduce_game)
