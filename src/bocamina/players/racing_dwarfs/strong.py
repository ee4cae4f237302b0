"""The third level: whole turns, for its own carts and against those of others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.players.racing_dwarfs.racer import Racer
from bocamina.players.racing_dwarfs.reckoning.judgement import Judgement
from bocamina.players.racing_dwarfs.reckoning.planning import plan_turns

if TYPE_CHECKING:
    from bocamina.games.racing_dwarfs.state import Race

WIDTH: Final = 12  # half-done turns that it follows


class StrongRacer(Racer):
    """Plans the turn after which it stands best, its rivals' ways out barred where that pays."""

    judgement = Judgement(minds_rivals=True)
    boards = 24

    def plan_turn(self, race: Race, seconds: float) -> list[int]:
        return plan_turns(race, self.judgement, WIDTH, 1)[0].moves
