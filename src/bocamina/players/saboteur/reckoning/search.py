"""Playouts of sampled rounds to their end, or nearly, after each of some moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.games.saboteur import rules
from bocamina.games.saboteur.components import GOALS
from bocamina.games.saboteur.imagine import imagine
from bocamina.games.saboteur.packed import goal_kind, seen_as, with_goal
from bocamina.games.saboteur.state import DRAW, GOLD, PLAY, SaboteurState, SaboteurView
from bocamina.players.saboteur.reckoning.outlook import PER_CARD, Outlook
from bocamina.players.saboteur.reckoning.scout import Scout
from bocamina.players.saboteur.reckoning.terrain import CARD_COST, Terrain

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.core.rng import Rng
    from bocamina.players.saboteur.reckoning.belief import Belief
    from bocamina.players.saboteur.reckoning.stakes import Stakes


class Search:
    """Evaluates a seat's moves by playouts over worlds sampled from its belief."""

    def __init__(
        self,
        view: SaboteurView,
        belief: Belief,
        costs: list[int],
        public_suspicion: list[float],
        public_odds: list[float],
        stakes: Stakes,
        finishing: list[float],
        turns: i64,
    ) -> None:
        self.view = view
        self.belief = belief
        self.costs = costs
        self.public_suspicion = public_suspicion
        self.public_odds = public_odds
        self.stakes = stakes
        self.finishing = finishing  # how likely one turn ends the round, by the cards needed
        self.turns: i64 = turns  # the number of turns to play on

    def imagine(self, rng: Rng) -> SaboteurState:
        """Return a full state sampled from the belief."""
        state = imagine(self.view, rng)
        chance: float = rng.chance()
        place: i64 = 0
        last: i64 = len(self.belief.weights) - 1
        while place < last:
            chance -= self.belief.weights[place]
            if chance < 0.0:
                break
            place += 1
        world: i64 = self.belief.worlds[place // GOALS]
        seat: i64 = 0
        for dwarf in state.private:
            dwarf.role = world >> seat & 1
            seat += 1
        put_treasure(state, place % GOALS)
        return state

    def chance_after(self, state: SaboteurState, move: i64, rng: Rng) -> float:
        """Return the seat's chance to win the game after a move in one world."""
        seat: i64 = self.view.seat
        saboteurs: i64 = 0
        place: i64 = 0
        for dwarf in state.private:
            saboteurs |= dwarf.role << place
            place += 1
        scout = Scout(state, self.costs, self.public_suspicion, self.public_odds)
        mine = state.public
        current: i64 = mine.round
        left: i64 = self.turns
        rules.play(state, seat, move, None)
        while True:
            while mine.phase == DRAW:
                rules.resolve(state, rng.weighted(state.hidden.deck), None)
            if mine.phase != PLAY or mine.round != current:
                if mine.phase != GOLD:
                    return self.stakes.if_hindered(saboteurs)
                return self.stakes.if_found(saboteurs, mine.actor)
            if left == 0:
                break
            left -= 1
            rules.play(state, mine.actor, scout.move(mine.actor), None)
        suspicion = [1.0 if saboteurs >> other & 1 else 0.0 for other in range(mine.settings.seats)]
        terrain = Terrain(mine.tunnels)
        terrain.survey(self.costs)
        outlook = Outlook(mine, suspicion, self.public_odds, PER_CARD)
        odds = [1.0 if goal == int(scout.treasure) else 0.0 for goal in range(GOALS)]
        chance: float = outlook.chance(terrain.away, odds)
        found: float = self.if_found_next(state, saboteurs, terrain.away[scout.treasure])
        return chance * found + (1.0 - chance) * self.stakes.if_hindered(saboteurs)

    def if_found_next(self, state: SaboteurState, saboteurs: i64, away: i64) -> float:
        """Return the chance to win if diggers find the treasure; the next one likeliest does."""
        stakes = self.stakes
        cards: i64 = (away + CARD_COST // 2) // CARD_COST
        anybody: float = stakes.if_somebody_finds(saboteurs)
        if cards >= len(self.finishing):
            return anybody
        at_once: float = self.finishing[cards]
        mine = state.public
        total: float = 0.0
        left: float = 1.0
        seat: i64 = mine.actor
        for _ in range(mine.settings.seats):
            if not saboteurs >> seat & 1 and not mine.has_broken_tool(seat):
                total += left * at_once * stakes.if_found(saboteurs, seat)
                left *= 1.0 - at_once
            seat = (seat + 1) % mine.house_rules.seats
        return total + left * anybody


def put_treasure(state: SaboteurState, treasure: i64) -> None:
    """Move the treasure to a goal, by exchanging the two goal cards."""
    goals: i64 = state.hidden.goals
    there: i64 = goal_kind(goals, treasure)
    if there == 0:
        return
    goal: i64 = 0
    while goal_kind(goals, goal):
        goal += 1
    goals = with_goal(with_goal(goals, treasure, 0), goal, there)
    state.hidden.goals = goals
    seat: i64 = 0
    for dwarf in state.private:
        looked: i64 = state.public.looked_at(seat)
        looks: i64 = 0
        goal = 0
        while goal < GOALS:
            if looked >> goal & 1:
                looks |= seen_as(goal, goal_kind(goals, goal))
            goal += 1
        dwarf.looks = looks
        seat += 1
