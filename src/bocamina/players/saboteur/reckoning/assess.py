"""The worth of each of a seat's moves, looking one move ahead."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from bocamina.games.saboteur.components import (
    DECK_SIZE,
    FIRST_ACTION,
    FIRST_BROKEN,
    FIRST_DEAD_END,
    FIRST_REPAIR,
    GOALS,
    LAID_KIND,
    MAP,
    ROCKFALL,
    SABOTEUR,
    TOOLS,
)
from bocamina.games.saboteur.moves import (
    PASS,
    broken_seat,
    broken_tool,
    discard_kind,
    dug_cell,
    dug_laid,
    fall_cell,
    is_break,
    is_dig,
    is_look,
    is_mend,
    is_rockfall,
    look_goal,
    mended_seat,
    mended_tool,
)
from bocamina.players.saboteur.reckoning import deeds
from bocamina.players.saboteur.reckoning.habits import HABITS
from bocamina.players.saboteur.reckoning.outlook import Outlook
from bocamina.players.saboteur.reckoning.terrain import Terrain, spot_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.games.saboteur.state import Mine
SURE: Final = 0.003
IDLE_LOOK: Final = 0.05  # the cost of looking at a goal that one knows: people wonder why
STRETCH: Final = 0.25  # the scale has slope 1 in the middle
NO_LONGER: Final = 0.3  # the share of a saboteur's patience that is left once a goal is near


class Style:
    """A seat's weights besides the outlook, all in chances to win."""

    def __init__(
        self,
        shy_far: float,
        shy_near: float,
        keep_tunnels: list[float],
        keep_dead_end: float,
        lay_dead_end: float,
        keep_map: float,
        keep_rockfall: float,
        keep_broken: float,
        keep_repair: float,
        looking: float,
        per_card: float,
    ) -> None:
        self.shy_far = shy_far  # the cost of looking like a saboteur while no goal is near
        self.shy_near = shy_near
        self.keep_tunnels = keep_tunnels  # the worth of holding a card, by kind
        self.keep_dead_end = keep_dead_end
        self.lay_dead_end = lay_dead_end  # the cost of laying one, even if it hurts nobody
        self.keep_map = keep_map
        self.keep_rockfall = keep_rockfall
        self.keep_broken = keep_broken
        self.keep_repair = keep_repair
        self.looking = looking  # the worth of knowing a goal that may be anything
        self.per_card = per_card  # the weight of one more card to dig, in logits


class Assessor:
    """Values moves by what they leave: the way to go, the tools, the own hand and reputation."""

    def __init__(
        self,
        mine: Mine,
        terrain: Terrain,
        costs: list[int],
        seat: i64,
        role: i64,
        suspicion: list[float],
        odds: list[float],
        public_suspicion: list[float],
        public_odds: list[float],
        style: Style,
        stake: float,
        finding: float,
    ) -> None:
        self.style = style
        self.stake = stake  # the worth of the diggers' victory; negative for a saboteur
        self.finding = finding  # S28: the additional worth of being the finder
        self.mine = mine
        self.terrain = terrain
        self.costs = costs
        self.seat: i64 = seat
        self.role: i64 = role
        self.suspicion = suspicion
        self.odds = odds
        self.public_suspicion = public_suspicion
        self.public_odds = public_odds
        self.outlook = Outlook(mine, suspicion, public_odds, style.per_card)
        terrain.survey(costs)
        self.away = terrain.away
        self.chance = self.outlook.chance(self.away, odds)
        self.way: float = deeds.way_to_go(self.away, public_odds)
        self.stage: i64 = deeds.stage_of(self.away, mine.has_broken_tool(seat))
        shyness: float = style.shy_near if self.stage & 1 else style.shy_far
        # Cards that hinder are kept for when they hurt most.
        self.haste: float = NO_LONGER if self.stage & 1 and role == SABOTEUR else 1.0
        # The longer a reputation lasts, the more it is worth.
        self.shyness: float = (
            shyness * self.outlook.turns_each * int(mine.house_rules.seats) / DECK_SIZE
        )

    def worth(self, move: i64) -> float:
        """Return the worth of a move, as a change in the chance to win."""
        if is_dig(move):
            return self.worth_of_dig(dug_cell(move), dug_laid(move))
        if is_rockfall(move):
            return self.worth_of_rockfall(fall_cell(move))
        if is_mend(move):
            return self.worth_of_tool(mended_seat(move), mended_tool(move), False)
        if is_break(move):
            return self.worth_of_tool(broken_seat(move), broken_tool(move), True)
        if is_look(move):
            return self.worth_of_look(look_goal(move))
        if move == PASS:
            return 0.0
        return self.side(self.chance) - self.keep(discard_kind(move)) - self.blame(deeds.PASSED, -1)

    def side(self, chance: float) -> float:
        """Return the worth of the diggers' chance to the seat.

        The scale is stretched at its ends: a seat that has nearly lost still prefers the better of
        two moves.
        """
        logit: float = math.log((chance + SURE) / (1.0 - chance + SURE))
        return self.stake * STRETCH * logit

    def worth_of_dig(self, cell: i64, laid: i64) -> float:
        """Return the worth of laying a path card."""
        spot: i64 = spot_of(cell)
        cost: float = self.keep(LAID_KIND[laid])
        if laid >= FIRST_DEAD_END:
            cost += self.style.lay_dead_end
        if spot < 0:
            cost += self.blame(deeds.sort_of_dig(laid, 0.0), -1)
            return self.side(self.chance) - cost
        terrain = self.terrain
        terrain.put(spot, laid)
        terrain.survey(self.costs)
        away = terrain.away
        terrain.lift(spot)
        sort: i64 = deeds.sort_of_dig(laid, self.way - deeds.way_to_go(away, self.public_odds))
        reached: float = 0.0
        for goal in range(GOALS):
            if away[goal] == 0:
                reached += self.odds[goal]
        chance: float
        if reached > 0.0:
            left = [0.0 if away[goal] == 0 else self.odds[goal] for goal in range(GOALS)]
            chance = reached + self.outlook.chance(away, left)
        else:
            chance = self.outlook.chance(away, self.odds)
        found: float = reached * self.finding
        return self.side(chance) + found - cost - self.blame(sort, -1)

    def worth_of_rockfall(self, cell: i64) -> float:
        """Return the worth of burying a path card."""
        spot: i64 = spot_of(cell)
        if spot < 0:
            return self.side(self.chance) - self.keep(ROCKFALL)
        terrain = self.terrain
        laid: i64 = terrain.what[spot]
        terrain.lift(spot)
        terrain.survey(self.costs)
        away = terrain.away
        terrain.put(spot, laid)
        sort: i64 = deeds.sort_of_rockfall(self.way - deeds.way_to_go(away, self.public_odds))
        chance: float = self.outlook.chance(away, self.odds)
        return self.side(chance) - self.keep(ROCKFALL) - self.blame(sort, -1)

    def worth_of_tool(self, target: i64, tool: i64, breaks: bool) -> float:
        """Return the worth of breaking or mending a tool."""
        place: i64 = TOOLS * target + tool
        one: i64 = 1
        after: i64 = self.mine.broken ^ (one << place)
        self.outlook.see_tools(after)
        chance: float = self.outlook.chance(self.away, self.odds)
        self.outlook.see_tools(self.mine.broken)
        sort: i64
        if target == self.seat:
            sort = deeds.BROKE_OWN if breaks else deeds.MENDED_OWN
        else:
            sort = deeds.BROKE if breaks else deeds.MENDED
            sort = deeds.sort_of_taking_sides(sort, self.public_suspicion, self.seat, target)
        kept: float = self.keep(FIRST_BROKEN if breaks else FIRST_REPAIR)
        return self.side(chance) - kept - self.blame(sort, target)

    def worth_of_look(self, goal: i64) -> float:
        """Return the worth of looking at a goal."""
        doubt: float = self.odds[goal] * (1.0 - self.odds[goal]) * 4.0
        if doubt < SURE and self.role != SABOTEUR:
            return self.side(self.chance) - IDLE_LOOK
        kept: float = self.style.keep_map * self.doubt()
        gain: float = self.style.looking * doubt
        return self.side(self.chance) + gain - kept - self.blame(deeds.LOOKED, -1)

    def doubt(self) -> float:
        """Return from 0 to 1 how much there is to learn about the goals."""
        most: float = max(self.odds[0], self.odds[1], self.odds[2])
        return min(1.0, 1.5 * (1.0 - most))

    def keep(self, kind: i64) -> float:
        """Return the worth of keeping a card."""
        style = self.style
        if kind < FIRST_ACTION:
            tunnels = style.keep_tunnels
            return tunnels[kind] if kind < len(tunnels) else style.keep_dead_end * self.haste
        if kind == MAP:
            return style.keep_map * self.doubt()
        if kind == ROCKFALL:
            return style.keep_rockfall * self.haste
        return (
            style.keep_broken * self.haste
            if FIRST_BROKEN <= kind < FIRST_REPAIR
            else style.keep_repair
        )

    def blame(self, deed: i64, target: i64) -> float:
        """Return the cost of a deed in making the own seat look like a saboteur."""
        row = HABITS[self.stage * deeds.DEEDS + deed]
        like_digger: float = row[0]
        like_saboteur: float = row[3]
        if target >= 0 and target != self.seat:
            doubt: float = self.public_suspicion[target]
            like_digger = row[0] * (1.0 - doubt) + row[1] * doubt
            like_saboteur = row[2] * (1.0 - doubt) + row[3] * doubt
        before: float = self.public_suspicion[self.seat]
        guilty: float = before * like_saboteur
        after: float = guilty / (guilty + (1.0 - before) * like_digger)
        return self.shyness * (after - before)


def worths(assessor: Assessor, moves: list[int]) -> list[float]:
    """Return the worth of each of some moves."""
    return [assessor.worth(move) for move in moves]
