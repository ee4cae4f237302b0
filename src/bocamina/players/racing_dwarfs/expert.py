"""The fourth level: the best turns, seen through to the replies and beyond."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING, Final, NamedTuple

from bocamina.players.racing_dwarfs.racer import Racer
from bocamina.players.racing_dwarfs.reckoning.judgement import Judgement
from bocamina.players.racing_dwarfs.reckoning.replies import Foresight

if TYPE_CHECKING:
    from bocamina.games.racing_dwarfs.state import Race


class Effort(NamedTuple):
    """How far to look: a number for the own turn and for each of those that follow."""

    counts: list[int]  # turns that are compared
    # Unfinished turns kept by their worth; as many again are kept by how near they bring the own
    # carts.
    widths: list[int]

    def work(self) -> int:
        """Estimate the work, in unfinished turns that are searched."""
        work, plans = 0, 1
        for count, width in zip(self.counts, self.widths, strict=True):
            work += plans * width
            plans *= count
        return work


# By seats, in increasing order. Seeing its own next turn is worth more than comparing more replies,
# so a whole round comes first.
EFFORTS: Final = {
    2: [
        Effort([4, 1], [6, 4]),
        Effort([6, 2, 1], [6, 4, 4]),
        Effort([10, 3, 1], [8, 6, 4]),
        Effort([10, 3, 1, 1, 1], [8, 6, 4, 4, 4]),
        Effort([16, 4, 2, 1, 1], [12, 8, 6, 4, 4]),
        Effort([24, 6, 3, 2, 1], [16, 12, 8, 6, 4]),
    ],
    3: [
        Effort([4, 1, 1], [6, 4, 4]),
        Effort([8, 1, 1, 1], [8, 4, 4, 4]),
        Effort([12, 2, 1, 1], [10, 6, 4, 4]),
        Effort([16, 2, 2, 1], [12, 8, 6, 4]),
        Effort([24, 3, 2, 2, 1, 1], [16, 10, 8, 6, 4, 4]),
    ],
    4: [
        Effort([4, 1, 1, 1], [6, 4, 4, 4]),
        Effort([8, 1, 1, 1, 1], [8, 4, 4, 4, 4]),
        Effort([12, 2, 1, 1, 1], [10, 6, 4, 4, 4]),
        Effort([16, 2, 2, 1, 1], [12, 8, 6, 4, 4]),
        Effort([24, 3, 2, 2, 1], [16, 10, 8, 6, 4]),
    ],
}
# The work that one core does in a second in the slowest positions.
WORK_PER_SECOND: Final = 500
USUAL_SECONDS: Final = 0.4


class ExpertRacer(Racer):
    """Compares its best turns by what the others make of them, as far as there is time."""

    judgement = Judgement(minds_rivals=True)
    boards = 48

    def plan_turn(self, race: Race, seconds: float) -> list[int]:
        effort = effort_for(race.settings.seats, seconds)
        foresight = Foresight(self.judgement, effort.counts, effort.widths)
        return foresight.best_turn(race, seconds).moves


def effort_for(seats: int, seconds: float) -> Effort:
    """Return the most work that fits into the seconds granted, or else the least.

    It depends only on the seconds granted, so that the same seed gives the same game.
    """
    most = WORK_PER_SECOND * (seconds if isfinite(seconds) else USUAL_SECONDS)
    fitting = [effort for effort in EFFORTS[seats] if effort.work() <= most]
    return fitting[-1] if fitting else EFFORTS[seats][0]
