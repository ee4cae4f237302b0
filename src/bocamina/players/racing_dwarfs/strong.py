"""The third level: whole turns, for its own carts and against those of others."""

from __future__ import annotations

from bocamina.players.racing_dwarfs.reckoning.judgement import Judgement
from bocamina.players.racing_dwarfs.regular import RegularRacer


class StrongRacer(RegularRacer):
    """Plans the turn after which it stands best, its rivals' ways out barred where that pays."""

    judgement = Judgement(minds_rivals=True)
    boards = 24
    width = 12
