"""What all players of Racing Dwarfs share: plan a whole turn, then make its moves one by one."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from bocamina.core.rng import Rng
from bocamina.games.racing_dwarfs.components import RAILS
from bocamina.games.racing_dwarfs.moves import orient_facing, put_cell, put_rails, uncover_cell
from bocamina.games.racing_dwarfs.racing import play_race
from bocamina.games.racing_dwarfs.state import PLACE, RACE, UNCOVER
from bocamina.games.racing_dwarfs.turns import mark_of
from bocamina.players.player import Player
from bocamina.players.racing_dwarfs.reckoning.boards import Boards

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.game import AnyGame, AnyView
    from bocamina.games.racing_dwarfs.state import Race
    from bocamina.players.racing_dwarfs.reckoning.judgement import Judgement


class Racer(Player):
    """Plans turns, as each level defines; a plan follows from the view and can be recomputed."""

    judgement: Judgement
    boards: int  # how many boards it samples for a choice of the setup

    def __init__(self, game: AnyGame, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self.plan: list[int] = []
        self.planned_for = (0, 0)  # the moment at which the plan continues

    @abstractmethod
    def plan_turn(self, race: Race, seconds: float) -> list[int]:
        """Return the moves of the rest of the turn."""

    def choose(self, view: AnyView, moves: Sequence[int], seconds: float) -> int:
        race: Race = view.public
        if race.phase != RACE:
            return self.set_up(race, moves)
        if not self.plan or self.planned_for != moment(race):
            self.plan = self.plan_turn(race, seconds)
        move = self.plan.pop(0)
        if self.plan:
            after = race.copy()
            play_race(after, self.seat, move, None)
            self.planned_for = moment(after)
        return move

    def set_up(self, race: Race, moves: Sequence[int]) -> int:
        """Return the choice that is best on the sampled boards."""
        boards = Boards(race, self.judgement, self.boards, Rng(int(race.key)))
        if race.phase == UNCOVER:
            return max(moves, key=lambda move: boards.stake(uncover_cell(move)))
        if race.phase == PLACE:
            return max(
                moves,
                key=lambda move: boards.worth_with(put_cell(move), put_rails(move), True),
            )
        cell, first = int(race.uncovered), int(race.uncovered_kind) * 8
        return max(
            moves,
            key=lambda move: boards.worth_with(cell, RAILS[first + orient_facing(move)], False),
        )


def moment(race: Race) -> tuple[int, int]:
    """Return a key for this point of the game: the turn, and the position within it."""
    return int(race.turn_number), int(mark_of(race))
