"""Inference from everything public: who may be what, and where the treasure may lie."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from bocamina.games.saboteur.cells import GOAL_CELLS, cell_at
from bocamina.games.saboteur.claims import OF_DWARVES, OF_GOALS
from bocamina.games.saboteur.components import FACE_DOWN, GOALS, LAID_NAMES
from bocamina.games.saboteur.events import (
    CardDiscarded,
    CardPassed,
    GoalRevealed,
    MapRead,
    PathDug,
    RockFell,
    ToolBroken,
    ToolMended,
)
from bocamina.games.saboteur.imagine import unseen_cards
from bocamina.games.saboteur.packed import broken_tools, goals_seen_by
from bocamina.players.saboteur.credit import Credit
from bocamina.players.saboteur.reckoning import deeds
from bocamina.players.saboteur.reckoning.belief import new_belief
from bocamina.players.saboteur.reckoning.habits import chances_of
from bocamina.players.saboteur.reckoning.terrain import Terrain, costs_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.events import Event
    from bocamina.games.saboteur.state import Mine
    from bocamina.players.player import Remark

# How likely a seat says the truth about a goal: diggers nearly always do.
HONESTY: Final = (0.97, 0.5)


def weight_of_repeat(times: int) -> float:
    """Return the weight of evidence of a deed that somebody repeats in a round.

    Repeated deeds are correlated, whatever the role: they are one habit and not independent
    evidence, and no number of passes makes anything certain.
    """
    return 1 / times


class Observer:
    """The public belief of one round, kept up to date step by step."""

    def __init__(self, mine: Mine, credit: Credit | None = None) -> None:
        self.credit = credit or Credit()
        self.remarks: list[Remark] = []  # about dwarves
        self.belief = new_belief(mine.settings.seats, mine.house_rules.spare_is_digger)
        self.round = int(mine.round)
        self.done: Counter[tuple[int, int]] = Counter()  # how often who did what
        self.claims: dict[tuple[int, int], bool] = {}  # who said of which goal that it is gold
        self.survey(mine)
        self.settle_goals(mine)

    def survey(self, mine: Mine) -> None:
        """Measure the mine as it lies now."""
        self.broken = int(mine.broken)
        self.looks = int(mine.looks)
        self.costs = costs_of(unseen_cards(mine)[:7])
        self.terrain = Terrain(mine.tunnels)
        self.terrain.survey(self.costs)
        self.away: list[int] = self.terrain.away

    def settle_goals(self, mine: Mine) -> None:
        """Rule out goals that are face up."""
        down = [float(int(mine.tunnels.code_at(cell)) == FACE_DOWN) for cell in GOAL_CELLS]
        if 0.0 < sum(down) < GOALS:
            self.belief.place_treasure(down)

    def notice(self, mine: Mine, events: Sequence[Event]) -> None:
        """Judge what somebody did."""
        for event in events:
            match event:
                case PathDug(seat, path, x, y):
                    self.judge_dig(mine, events, seat, path, cell_at(x, y))
                case RockFell(seat, _, _, _):
                    before = self.away
                    self.survey(mine)
                    gains = self.gains(before, self.away, seat)
                    kinds = [int(deeds.sort_of_rockfall(gain)) for gain in gains]
                    self.judge(seat, seat, kinds, before)
                case MapRead(seat, _):
                    self.judge(seat, seat, [deeds.LOOKED] * GOALS, self.away)
                    self.looks = int(mine.looks)
                case CardPassed(seat) | CardDiscarded(seat, _):
                    self.judge(seat, seat, [deeds.PASSED] * GOALS, self.away)
                case ToolBroken(seat, target, _):
                    self.judge_sides(seat, target, deeds.BROKE, deeds.BROKE_OWN)
                    self.broken = int(mine.broken)
                case ToolMended(seat, target, _, _):
                    self.judge_sides(seat, target, deeds.MENDED, deeds.MENDED_OWN)
                    self.broken = int(mine.broken)
                case _:
                    pass

    def judge_dig(
        self, mine: Mine, events: Sequence[Event], seat: int, path: str, cell: int
    ) -> None:
        """Judge the laying of a path card by what it did to the way to go."""
        before = self.away
        self.survey(mine)
        after = list(self.away)
        revealed = [event.goal - 1 for event in events if isinstance(event, GoalRevealed)]
        for goal in revealed:
            after[goal] = 0
        laid = LAID_NAMES.index(path)
        gains = self.gains(before, after, seat)
        self.judge(seat, seat, [int(deeds.sort_of_dig(laid, gain)) for gain in gains], before)
        if revealed:
            self.settle_goals(mine)

    def judge_sides(self, seat: int, target: int, deed: int, own: int) -> None:
        """Judge the breaking or mending of a tool by whose it is."""
        kind = own
        if seat != target:
            suspicion = self.belief.saboteurs()
            kind = int(deeds.sort_of_taking_sides(deed, suspicion, seat, target))
        self.judge(seat, target, [kind] * GOALS, self.away)

    def judge(self, seat: int, target: int, kinds: list[int], away: list[int]) -> None:
        """Update the belief by a deed, less so if the seat has often done the same."""
        self.done[seat, kinds[0]] += 1
        weight = weight_of_repeat(self.done[seat, kinds[0]])
        self.belief.judge(seat, target, chances_of(self.stage(seat, away), kinds, weight))

    def stage(self, seat: int, away: list[int]) -> int:
        """Return the stage of the game for a seat: whether it could dig, and how near a goal is."""
        return int(deeds.stage_of(away, self.is_broken(seat)))

    def is_broken(self, seat: int) -> bool:
        """Tell whether a seat could not dig before the last step."""
        return broken_tools(self.broken, seat) != 0

    def gains(self, before: list[int], after: list[int], seat: int) -> list[float]:
        """Return how much nearer the treasure came for an actor, for each goal it may lie at."""
        odds = self.belief.treasure()
        looked = goals_seen_by(self.looks, seat)
        found = []
        for goal in range(GOALS):
            hopes = deeds.knowing(odds, looked, goal)
            found.append(deeds.way_to_go(before, hopes) - deeds.way_to_go(after, hopes))
        return found

    def hear(self, remark: Remark) -> None:
        """Update the belief by a claim about a goal or another dwarf."""
        if remark.phrase in OF_DWARVES:
            self.hear_of_dwarf(remark)
        elif remark.phrase in OF_GOALS:
            self.hear_of_goal(remark.seat, remark.about, OF_GOALS[remark.phrase])

    def hear_of_goal(self, seat: int, goal: int, gold: bool) -> None:
        """Update the belief by a seat's claim about a goal."""
        if (seat, goal) in self.claims:
            return
        if not 0 <= goal < GOALS or not goals_seen_by(self.looks, seat) >> goal & 1:
            return
        self.claims[seat, goal] = gold
        chances = []
        for role in range(2):
            for _ in range(2):
                for treasure in range(GOALS):
                    true = (treasure == goal) == gold
                    chances.append(HONESTY[role] if true else 1 - HONESTY[role])
        self.belief.judge(seat, seat, chances)

    def hear_of_dwarf(self, remark: Remark) -> None:
        """Update the belief by a claim about another seat, by its credit; later ones count less."""
        same = [each for each in self.remarks if each.about == remark.about]
        if not 0 <= remark.about < self.belief.seats or remark.about == remark.seat:
            return
        if any(each.seat == remark.seat for each in same):
            return
        self.remarks.append(remark)
        weight = 1 / (1 + len(same))
        chances = [chance**weight for chance in self.credit.chances(remark, GOALS)]
        self.belief.judge(remark.seat, remark.about, chances)

    def claims_of(self, seat: int) -> dict[int, bool]:
        """Return the goals that a seat claimed to be the treasure, and those it claimed are not."""
        return {goal: gold for (who, goal), gold in self.claims.items() if who == seat}
