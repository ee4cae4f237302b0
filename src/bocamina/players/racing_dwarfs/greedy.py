"""A bot that counts how many actions everybody is away from the far side, one turn ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.core.game import TAKE_BACK
from bocamina.games.racing_dwarfs.actions import race_moves
from bocamina.games.racing_dwarfs.distance import actions_to_exit
from bocamina.games.racing_dwarfs.rules import play
from bocamina.games.racing_dwarfs.state import FINISHED, RACE, UNCOVER
from bocamina.players.player import Player

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.game import AnyGame, AnyView
    from bocamina.core.rng import Rng
    from bocamina.games.racing_dwarfs.state import Race, RaceState, RaceView

WIDTH: Final = 16  # half-done turns that are followed further
WON: Final = -1000.0
# Chosen by playing variants against each other: who only races loses to who also hinders, and who
# hinders as much as it races does not get home.
HINDRANCE: Final = 0.6  # what an action more for the leading rival is worth
PATIENCE: Final = 80  # turns after which it only races, so that games end
CART_OUT: Final = 6.0  # what a cart out is worth besides
AGAIN: Final = 0.5  # what it costs to come back to a position that was there before


class GreedyPlayer(Player):
    """Plans the turn that brings its own carts nearest and keeps the leading rival's away."""

    def __init__(self, game: AnyGame, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self.plan: list[int] = []
        self.planned_from = (0, -1)  # the turn and the actions done when the plan was made

    def choose(self, view: AnyView, moves: Sequence[int], seconds: float) -> int:
        race: Race = view.public
        legal = [move for move in moves if move != TAKE_BACK]
        if race.phase == UNCOVER:
            return legal[int(self.rng.below(len(legal)))]
        if race.phase != RACE:
            return self.best_of(view, legal)
        here = (int(race.turn_number), len(race.trail))
        if here != self.planned_from or not self.plan or self.plan[0] not in legal:
            self.plan = self.plan_turn(view)
        move = self.plan.pop(0)
        self.planned_from = (here[0], here[1] + 1)
        return move

    def best_of(self, view: RaceView, moves: Sequence[int]) -> int:
        """Return the move of the setup that gains most, any of equals."""
        state = self.game.imagine(view, self.rng)
        ranked = []
        for move in moves:
            after = state.copy()
            play(after, self.seat, move, None)
            ranked.append((self.judge(after.public), int(self.rng.word()), move))
        return min(ranked)[2]

    def plan_turn(self, view: RaceView) -> list[int]:
        """Return the rest of the best turn found, action by action, following the best few."""
        start: RaceState = self.game.imagine(view, self.rng)
        number = start.public.turn_number
        going: list[tuple[float, int, list[int], RaceState]] = [(0.0, 0, [], start)]
        ended: list[tuple[float, int, list[int]]] = []
        while going:
            further: dict[int, tuple[float, int, list[int], RaceState]] = {}
            for _, _, path, state in going:
                for move in race_moves(state.public):
                    after = state.copy()
                    race = after.public
                    play(after, self.seat, move, None)
                    worth = self.judge(race)
                    tie = int(self.rng.word())
                    if race.turn_number != number or race.phase == FINISHED:
                        ended.append((worth, tie, [*path, move]))
                    else:
                        mark = hash((race.key, race.used, race.rotated, race.returned))
                        further.setdefault(mark, (worth, tie, [*path, move], after))
            going = sorted(further.values(), key=lambda found: found[:2])[:WIDTH]
        return min(ended)[2]

    def judge(self, race: Race) -> float:
        """Return how far this seat is from winning, in actions; less is better."""
        if race.phase == FINISHED:
            winners = self.game.winners(race)
            return WON if winners == [self.seat] else 0.0 if self.seat in winners else -WON
        seats = range(race.settings.seats)
        rivals = [actions_to_exit(race, seat) for seat in seats if seat != self.seat]
        hindrance = HINDRANCE * max(0.0, 1.0 - race.turn_number / PATIENCE)
        judged = actions_to_exit(race, self.seat) - hindrance * min(rivals)
        judged -= CART_OUT * race.out[self.seat]
        return judged + (AGAIN if race.seen and race.seen[-1] in race.seen[:-1] else 0.0)
