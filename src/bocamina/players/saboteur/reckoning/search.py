"""Rounds imagined to their end, or nearly, after each of some moves."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from bocamina.games.saboteur import rules
from bocamina.games.saboteur.components import FULL_PILE, GOALS, PAY
from bocamina.games.saboteur.imagine import imagine
from bocamina.games.saboteur.state import DRAW, GOLD, PLAY, Mine, SaboteurState, SaboteurView
from bocamina.players.saboteur.reckoning.outlook import Outlook
from bocamina.players.saboteur.reckoning.scout import Scout
from bocamina.players.saboteur.reckoning.terrain import Terrain

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.core.rng import Rng
    from bocamina.players.saboteur.reckoning.belief import Belief


def shares_of(cards: int, diggers: int) -> list[float]:
    """S28: return how many nuggets each digger may expect, the finder first.

    Everybody takes the best card that is left, so that what counts is how good the best, the
    second best and so on of some cards are: how likely at least that many are worth two, or three.
    """
    shares = [0.0] * diggers
    box = sum(FULL_PILE)
    for place in range(cards):
        worth = 1.0
        for least in (1, 2):
            good = sum(FULL_PILE[least:])
            enough = sum(
                math.comb(good, many) * math.comb(box - good, cards - many)
                for many in range(place + 1, cards + 1)
            )
            worth += enough / math.comb(box, cards)
        shares[place % diggers] += worth
    return shares


SHARES: Final = [
    [shares_of(min(seats, 9), diggers) if diggers else [] for diggers in range(seats + 1)]
    for seats in range(11)
]


class Search:
    """What a seat's moves bring it, in gold, over worlds as likely as it believes them to be."""

    def __init__(
        self,
        view: SaboteurView,
        belief: Belief,
        costs: list[int],
        public_suspicion: list[float],
        public_odds: list[float],
        laps: i64,
    ) -> None:
        self.view = view
        self.belief = belief
        self.costs = costs
        self.public_suspicion = public_suspicion
        self.public_odds = public_odds
        self.laps: i64 = laps

    def imagine(self, rng: Rng) -> SaboteurState:
        """Return a full state of a world drawn from the belief."""
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

    def gold_after(self, state: SaboteurState, move: i64, rng: Rng) -> float:
        """Return the gold that a seat may expect after a move in one world."""
        seat: i64 = self.view.seat
        saboteurs: i64 = 0
        place: i64 = 0
        for dwarf in state.private:
            saboteurs |= dwarf.role << place
            place += 1
        scout = Scout(state, self.costs, self.public_suspicion, self.public_odds)
        mine = state.public
        current: i64 = mine.round
        left: i64 = self.laps * mine.house.seats
        rules.play(state, seat, move, None)
        while True:
            while mine.phase == DRAW:
                rules.resolve(state, rng.weighted(state.hidden.deck), None)
            if mine.phase != PLAY or mine.round != current:
                return settle(mine, seat, saboteurs, mine.phase == GOLD)
            if left == 0:
                break
            left -= 1
            rules.play(state, mine.actor, scout.move(mine.actor), None)
        suspicion = [1.0 if saboteurs >> other & 1 else 0.0 for other in range(mine.settings.seats)]
        terrain = Terrain(mine.tunnels)
        terrain.survey(self.costs)
        outlook = Outlook(mine, suspicion, self.public_odds)
        odds = [1.0 if goal == int(scout.treasure) else 0.0 for goal in range(GOALS)]
        chance: float = outlook.chance(terrain.away, odds)
        return expected(mine, seat, saboteurs, chance)


def put_treasure(state: SaboteurState, treasure: i64) -> None:
    """Let the treasure lie at a goal, by exchanging it with what is there."""
    goals: i64 = state.hidden.goals
    there: i64 = goals >> (2 * treasure) & 3
    if there == 0:
        return
    goal: i64 = 0
    while goals >> (2 * goal) & 3:
        goal += 1
    three: i64 = 3
    goals = (goals & ~(three << (2 * treasure))) | there << (2 * goal)
    state.hidden.goals = goals
    seat: i64 = 0
    for dwarf in state.private:
        looked: i64 = state.public.looked_at(seat)
        looks: i64 = 0
        goal = 0
        while goal < GOALS:
            if looked >> goal & 1:
                looks |= ((goals >> (2 * goal) & 3) + 1) << (2 * goal)
            goal += 1
        dwarf.looks = looks
        seat += 1


def count(seats: i64) -> i64:
    """Count the seats in a set."""
    many: i64 = 0
    while seats:
        many += seats & 1
        seats >>= 1
    return many


def settle(mine: Mine, seat: i64, saboteurs: i64, found: bool) -> float:
    """S28, S31: return the gold of a seat when a round is over."""
    if saboteurs >> seat & 1:
        return 0.0 if found else float(PAY[count(saboteurs)])
    if not found:
        return 0.0
    seats: i64 = mine.house.seats
    place: i64 = 0
    holder: i64 = mine.actor
    while holder != seat:
        if not saboteurs >> holder & 1:
            place += 1
        holder = (holder + mine.house.gold_step) % seats
    return SHARES[seats][seats - count(saboteurs)][place]


def expected(mine: Mine, seat: i64, saboteurs: i64, chance: float) -> float:
    """Return the gold that a seat may expect of a round that goes on."""
    if saboteurs >> seat & 1:
        return (1.0 - chance) * PAY[count(saboteurs)]
    seats: i64 = mine.house.seats
    shares = SHARES[seats][seats - count(saboteurs)]
    total: float = 0.0
    for share in shares:
        total += share
    return chance * total / len(shares)
