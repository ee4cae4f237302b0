"""A fast playout policy: roughly what diggers and saboteurs would do next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.games.saboteur.cells import GOAL_CELLS
from bocamina.games.saboteur.components import (
    FACE_DOWN,
    FIRST_ACTION,
    FIRST_BROKEN,
    FIRST_DEAD_END,
    FIRST_REPAIR,
    GOALS,
    MAP,
    OPENINGS,
    ROCKFALL,
    SABOTEUR,
    START,
    TOOLS,
    WAYS,
)
from bocamina.games.saboteur.hand import BITS, CARD
from bocamina.games.saboteur.legality import PAIRS_OF
from bocamina.games.saboteur.moves import (
    PASS,
    REPAIR_TOOLS,
    break_move,
    dig_move,
    discard_move,
    look_move,
    mend_move,
    rockfall_move,
)
from bocamina.games.saboteur.packed import broken_tools, goal_kind
from bocamina.games.saboteur.state import SaboteurState
from bocamina.games.saboteur.tunnels import FITS, OPEN, cell_of_face
from bocamina.players.saboteur.reckoning.terrain import (
    CARD_COST,
    FAR,
    STRIDES,
    Terrain,
    cell_of,
    spot_of,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

SURE: Final = 0.5  # the suspicion from which on one acts on it
FRIENDLY: Final = 0.3
CLOSE: Final = 3 * CARD_COST


class Scout:
    """Moves for whoever is to act in an imagined round."""

    def __init__(
        self, state: SaboteurState, costs: list[int], suspicion: list[float], odds: list[float]
    ) -> None:
        self.state = state
        self.costs = costs
        self.suspicion = suspicion  # everybody's public belief about each other
        self.odds = odds  # the public belief about the treasure
        self.treasure: i64 = 0
        while goal_kind(state.hidden.goals, self.treasure):
            self.treasure += 1
        # What the last look at the faces found.
        self.way: i64 = FAR  # the remaining cost of the way to the treasure
        self.front: i64 = -1  # the face where the tunnel goes on
        self.back: i64 = 0  # the side of that face from where it comes
        self.best: i64 = FAR  # the cost left after the best dig, and that dig
        self.dig: i64 = -1
        self.worst: i64 = -1  # the cost left after the worst dig at the front, and that dig
        self.spoil: i64 = -1

    def move(self, seat: i64) -> i64:
        """Return what a seat does."""
        hand: i64 = self.state.private[seat].hand
        if not hand:
            return PASS
        ways: i64 = 0
        kinds: i64 = 0  # a bit for each kind of card held
        one: i64 = 1
        rest: i64 = hand
        while rest:
            kind: i64 = (rest & CARD) - 1
            kinds |= one << kind
            if kind < FIRST_ACTION:
                ways |= WAYS[kind]
            rest >>= BITS
        broken = self.state.public.has_broken_tool(seat)
        self.look_around(self.aim(seat), 0 if broken else ways)
        if self.state.private[seat].role == SABOTEUR:
            return self.hinder(seat, kinds, broken)
        return self.help(seat, kinds, broken)

    def aim(self, seat: i64) -> i64:
        """Return the goal that a seat believes to be the treasure."""
        treasure: i64 = self.treasure
        looked: i64 = self.state.public.looked_at(seat)
        if looked >> treasure & 1 or self.odds[treasure] > SURE:
            return treasure
        best: i64 = treasure
        goal: i64 = 0
        while goal < GOALS:
            down = self.state.public.tunnels.at(GOAL_CELLS[goal]) == FACE_DOWN
            if down and not looked >> goal & 1 and self.odds[goal] > self.odds[best]:
                best = goal
            goal += 1
        return best

    def look_around(self, goal: i64, ways: i64) -> None:
        """Find the front of the tunnel to a goal, and the best and worst to do with some cards."""
        tunnels = self.state.public.tunnels
        field = Terrain(tunnels).field(goal, self.costs)
        self.way = FAR
        self.front = -1
        self.best = FAR
        self.dig = -1
        self.worst = -1
        self.spoil = -1
        face: i64
        for face in tunnels.faces:
            spot: i64 = spot_of(cell_of_face(face))
            if spot < 0:
                continue
            nearest: i64 = FAR
            side: i64 = 0
            while side < 4:
                if face >> (2 * side) & 3 == OPEN and field[spot * 4 + side] < nearest:
                    nearest = field[spot * 4 + side]
                    if nearest < self.way:
                        self.back = side
                side += 1
            is_front = nearest < self.way
            if is_front:
                self.way = nearest
                self.front = spot
                self.worst = -1
                self.spoil = -1
            fits: i64 = FITS[face & 255] & ways
            laid: i64 = 0
            while fits:
                if fits & 1:
                    left: i64 = FAR
                    if laid < FIRST_DEAD_END:
                        left = left_after(field, spot, laid)
                    if left < self.best:
                        self.best = left
                        self.dig = dig_move(cell_of_face(face), laid)
                    if is_front and left > self.worst:
                        self.worst = left
                        self.spoil = dig_move(cell_of_face(face), laid)
                fits >>= 1
                laid += 1

    def help(self, seat: i64, kinds: i64, broken: bool) -> i64:
        """Return what a digger does."""
        if self.dig >= 0 and self.best < self.way:
            return self.dig
        move: i64 = -1
        if broken:
            move = self.mend(seat, seat, kinds)
        if move < 0:
            move = self.accuse(seat, kinds)
        if move < 0:
            move = self.repair_friends(seat, kinds)
        if move < 0 and kinds >> MAP & 1:
            move = self.study(seat)
        return move if move >= 0 else discard_of(kinds, False)

    def hinder(self, seat: i64, kinds: i64, broken: bool) -> i64:
        """Return what a saboteur does."""
        known = self.suspicion[seat] > SURE
        move: i64 = -1
        if self.way <= CLOSE or known:
            if self.spoil >= 0 and self.worst > self.way:
                return self.spoil
            if kinds >> ROCKFALL & 1 and self.way <= CLOSE and self.front >= 0:
                behind: i64 = self.front + STRIDES[self.back]
                cell: i64 = cell_of(behind)
                code: i64 = self.state.public.tunnels.code_at(cell)
                if 0 <= code < START:
                    return rockfall_move(cell)
        if broken:
            move = self.mend(seat, seat, kinds)
        if move < 0 and (known or self.way <= CLOSE):
            move = self.harm(seat, kinds)
        return move if move >= 0 else discard_of(kinds, True)

    def mend(self, seat: i64, target: i64, kinds: i64) -> i64:
        """Return how a seat can mend a tool of somebody, or -1."""
        broken: i64 = broken_tools(self.state.public.broken, target)
        card: i64 = 0
        while card < len(PAIRS_OF):
            if kinds >> (FIRST_REPAIR + card) & 1:
                pair: i64
                for pair in PAIRS_OF[card]:
                    if broken >> REPAIR_TOOLS[pair] & 1:
                        return mend_move(target, pair)
            card += 1
        return -1

    def repair_friends(self, seat: i64, kinds: i64) -> i64:
        """Return how a seat can mend a tool of somebody whom all trust, or -1."""
        mine = self.state.public
        target: i64 = 0
        while target < mine.house_rules.seats:
            if (
                target != seat
                and self.suspicion[target] < FRIENDLY
                and mine.has_broken_tool(target)
            ):
                move: i64 = self.mend(seat, target, kinds)
                if move >= 0:
                    return move
            target += 1
        return -1

    def accuse(self, seat: i64, kinds: i64) -> i64:
        """Return how a seat can break a tool of the one all suspect most, or -1."""
        best: i64 = -1
        mine = self.state.public
        target: i64 = 0
        while target < mine.house_rules.seats:
            suspect = self.suspicion[target] > SURE and not mine.has_broken_tool(target)
            if suspect and target != seat:  # noqa: SIM102
                if best < 0 or self.suspicion[target] > self.suspicion[best]:
                    best = target
            target += 1
        return -1 if best < 0 else self.break_tool(best, kinds)

    def harm(self, seat: i64, kinds: i64) -> i64:
        """Return how a saboteur can break a tool of the one all trust most, or -1."""
        best: i64 = -1
        mine = self.state.public
        target: i64 = 0
        while target < mine.house_rules.seats:
            if target != seat and not mine.has_broken_tool(target):  # noqa: SIM102
                if best < 0 or self.suspicion[target] < self.suspicion[best]:
                    best = target
            target += 1
        return -1 if best < 0 else self.break_tool(best, kinds)

    def break_tool(self, target: i64, kinds: i64) -> i64:
        """Return how to break a tool of somebody with the cards held, or -1."""
        tool: i64 = 0
        while tool < TOOLS:
            if kinds >> (FIRST_BROKEN + tool) & 1 and not self.state.public.is_broken(target, tool):
                return break_move(target, tool)
            tool += 1
        return -1

    def study(self, seat: i64) -> i64:
        """Return a goal to look at for a seat that does not know where the treasure is, or -1."""
        mine = self.state.public
        looked: i64 = mine.looked_at(seat)
        if looked >> self.treasure & 1 or self.odds[self.treasure] > SURE:
            return -1
        goal: i64 = 0
        while goal < GOALS:
            if not looked >> goal & 1 and mine.tunnels.at(GOAL_CELLS[goal]) == FACE_DOWN:
                return look_move(goal)
            goal += 1
        return -1


def left_after(field: list[int], spot: i64, laid: i64) -> i64:
    """Return the cost of the way to the treasure that is left after laying a tunnel somewhere."""
    openings: i64 = OPENINGS[laid]
    left: i64 = FAR
    side: i64 = 0
    while side < 4:
        if openings >> side & 1:
            beyond: i64 = field[(spot + STRIDES[side]) * 4 + ((side + 2) & 3)]
            if beyond < left:
                left = beyond
        side += 1
    return left


def discard_of(kinds: i64, sabotages: bool) -> i64:
    """Return the card to pass with: one that serves the other side."""
    kind: i64
    for kind in SABOTEURS_SCRAP if sabotages else DIGGERS_SCRAP:
        if kinds >> kind & 1:
            return discard_move(kind)
    raise AssertionError("a hand without cards")


# The order in which cards are discarded.
DIGGERS_SCRAP: Final = [*range(7, 16), 5, 6, 3, *range(16, 27), 4, 2, 1, 0]
SABOTEURS_SCRAP: Final = [0, 1, 2, 4, 3, 5, 6, 16, *range(21, 27), *range(7, 16), 18, 19, 20, 17]
