"""The second level: whole turns, for its own carts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.players.racing_dwarfs.racer import Racer
from bocamina.players.racing_dwarfs.reckoning.judgement import Judgement
from bocamina.players.racing_dwarfs.reckoning.planning import plan_turns

if TYPE_CHECKING:
    from bocamina.games.racing_dwarfs.state import Race


class RegularRacer(Racer):
    """Plans the turn that brings its own carts nearest, and lets the others race."""

    judgement = Judgement(minds_rivals=False)
    boards = 8
    width = 6  # half-done turns that it follows

    def plan_turn(self, race: Race, seconds: float) -> list[int]:
        return plan_turns(race, self.judgement, self.width, 1)[0].moves
