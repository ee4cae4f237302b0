"""Search over replies (max-n): the best turns are followed by the best replies of each seat."""

from __future__ import annotations

from time import thread_time
from typing import TYPE_CHECKING, final

from bocamina.games.racing_dwarfs.state import FINISHED
from bocamina.players.racing_dwarfs.reckoning.planning import plan_turns

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.games.racing_dwarfs.state import Race
    from bocamina.players.racing_dwarfs.reckoning.judgement import Judgement
    from bocamina.players.racing_dwarfs.reckoning.planning import Course


@final
class Foresight:
    """How far a player looks: for each turn ahead, how many it compares and the beam's width."""

    def __init__(self, judgement: Judgement, counts: list[int], widths: list[int]) -> None:
        self.judgement = judgement
        self.counts = counts
        self.widths = widths

    def best_turn(self, race: Race, seconds: float) -> Course:
        """Return the best turn after the replies or, when time is up, the best of those tried.

        The limit is CPU time, so that bots play as well on a busy machine.
        """
        started = thread_time()
        seat: i64 = race.mover
        best: Course | None = None
        for course in self.turns(race, 0):
            course.worth = self.outcome(course.race, 1)[seat]
            if best is None or course.worth > best.worth:
                best = course
            if thread_time() - started > seconds:
                break
        assert best is not None, "every turn can be ended"
        return best

    def outcome(self, race: Race, depth: i64) -> list[float]:
        """Return the worth of a position to each seat when every mover maximizes its own."""
        if race.phase == FINISHED or depth == len(self.counts):
            return self.judgement.worths(race)
        seat: i64 = race.mover
        best: list[float] = []
        for course in self.turns(race, depth):
            worths = self.outcome(course.race, depth + 1)
            if not best or worths[seat] > best[seat]:
                best = worths
        return best

    def turns(self, race: Race, depth: i64) -> list[Course]:
        """Return the turns to compare so many turns ahead."""
        width: i64 = self.widths[depth]
        return plan_turns(race, self.judgement, width, self.counts[depth], width)
