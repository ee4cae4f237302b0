"""The fourth level: the best turns, seen through to the replies and beyond."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.players.racing_dwarfs.racer import Racer
from bocamina.players.racing_dwarfs.reckoning.judgement import Judgement
from bocamina.players.racing_dwarfs.reckoning.replies import Foresight

if TYPE_CHECKING:
    from bocamina.games.racing_dwarfs.state import Race

# By seats, for the own turn and those that follow: turns compared, and half-done ones followed
# for how they stand; as many again are followed for how near they bring the own carts.
# To see its own next turn is worth more than to compare more replies.
COUNTS: Final = {2: [10, 3, 1], 3: [8, 1, 1, 1], 4: [8, 1, 1, 1, 1]}
WIDTHS: Final = {2: [8, 6, 4], 3: [8, 4, 4, 4], 4: [8, 4, 4, 4, 4]}


class ExpertRacer(Racer):
    """Compares its best turns by what the others make of them."""

    judgement = Judgement(minds_rivals=True)
    boards = 48

    def plan_turn(self, race: Race, seconds: float) -> list[int]:
        seats = race.settings.seats
        foresight = Foresight(self.judgement, COUNTS[seats], WIDTHS[seats])
        return foresight.best_turn(race, seconds).moves
