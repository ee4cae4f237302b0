"""The first level: one action at a time, for its own carts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.games.racing_dwarfs.actions import race_moves
from bocamina.games.racing_dwarfs.moves import DONE, is_action
from bocamina.games.racing_dwarfs.racing import play_race
from bocamina.players.racing_dwarfs.racer import Racer
from bocamina.players.racing_dwarfs.reckoning.judgement import Judgement

if TYPE_CHECKING:
    from bocamina.games.racing_dwarfs.state import Race

OVERLOOKED: Final = 0.4  # the share of the moves that it overlooks


class NoviceRacer(Racer):
    """Takes what brings a cart nearer at once, forgets rivals and the Rock, and overlooks much."""

    judgement = Judgement(minds_rivals=False)
    boards = 1

    def plan_turn(self, race: Race, seconds: float) -> list[int]:
        legal = race_moves(race)
        actions = [move for move in legal if is_action(move)]
        noticed = [move for move in actions if self.rng.chance() >= OVERLOOKED] or actions
        if not noticed:
            return [DONE]
        worth, _, move = max((self.worth_of(race, move), self.rng.word(), move) for move in noticed)
        if DONE in legal and worth <= self.judgement.worth(race, self.seat):
            return [DONE]
        return [move]

    def worth_of(self, race: Race, move: int) -> float:
        """Return what the position after a move is worth, as if the turn went on."""
        after = race.copy()
        play_race(after, self.seat, move, None)
        after.mover = race.mover
        return self.judgement.worth(after, self.seat)
