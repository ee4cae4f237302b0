"""Which moves a seat may make, and which clause forbids one that it may not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bocamina.core.errors import IllegalMove
from bocamina.games.saboteur.bundles import format_bundle
from bocamina.games.saboteur.cells import GOAL_CELLS, HOME, ROW, STEPS, format_cell
from bocamina.games.saboteur.components import (
    FACE_DOWN,
    FIRST_ACTION,
    FIRST_BROKEN,
    FIRST_REPAIR,
    GOALS,
    KIND_NAMES,
    LAID_KIND,
    LAID_NAMES,
    MAP,
    MENDS,
    OPENINGS,
    ROCKFALL,
    SIDE_NAMES,
    START,
    TOOL_NAMES,
    TOOLS,
    WAYS,
)
from bocamina.games.saboteur.gold import bundles_for, owed
from bocamina.games.saboteur.hand import BITS, CARD, holds
from bocamina.games.saboteur.moves import (
    PASS,
    REPAIR_CARDS,
    REPAIR_TOOLS,
    break_move,
    broken_seat,
    broken_tool,
    collect_bundle,
    collect_move,
    dig_move,
    discard_kind,
    discard_move,
    dug_cell,
    dug_laid,
    fall_cell,
    is_collect,
    is_dig,
    is_discard,
    is_look,
    is_mend,
    is_rockfall,
    is_take,
    look_goal,
    look_move,
    mend_move,
    mended_seat,
    mended_tool,
    mending_card,
    rockfall_move,
    take_move,
    take_worth,
)
from bocamina.games.saboteur.nuggets import count
from bocamina.games.saboteur.state import DRAFT, PAY_OUT, PLAY, Mine, SaboteurView
from bocamina.games.saboteur.tunnels import FITS, FREE, WALL, cell_of_face

if TYPE_CHECKING:
    from mypy_extensions import i64


# A cache of the numbers of all ways to dig at a cell: making them anew would take a third of the
# time of a playout.
DIGS: Final[list[list[Any]]] = [[]] * (ROW * ROW)

# S21: the places in REPAIRS of each repair card; S19: for each tool, everybody's bit.
PAIRS_OF: Final = [
    [pair for pair, of in enumerate(REPAIR_CARDS) if of == card] for card in range(len(MENDS))
]
EVERYBODYS: Final = [sum(1 << (TOOLS * seat + tool) for seat in range(10)) for tool in range(TOOLS)]


def legal_moves(view: SaboteurView) -> list[int]:
    """List the moves of the seat that is to act."""
    mine = view.public
    phase: i64 = mine.phase
    if phase == PLAY:
        return card_moves(mine, view.own().hand, view.seat)
    offered: i64 = view.own().offered
    if phase == DRAFT:
        return [int(take_move(worth)) for worth in (1, 2, 3) if count(offered, worth)]
    return [int(collect_move(bundle)) for bundle in bundles_for(owed(mine), offered)]


def card_moves(mine: Mine, hand: i64, seat: i64) -> list[int]:
    """S12: list what may be done with the cards of a hand, equal cards once."""
    if not hand:
        return [PASS]
    moves: list[int] = []
    ways: i64 = 0
    last: i64 = 0
    rest: i64 = hand
    card: i64
    while rest:
        card = rest & CARD
        rest >>= BITS
        if card == last:
            continue
        last = card
        kind: i64 = card - 1
        moves.append(int(discard_move(kind)))
        if kind < FIRST_ACTION:
            ways |= WAYS[kind]
        else:
            add_action_moves(mine, seat, kind, moves)
    if ways and not mine.has_broken_tool(seat):
        add_digs(mine, ways, moves)
    return moves


def add_digs(mine: Mine, ways: i64, moves: list[Any]) -> None:
    """S9: add each way of laying a card at each face where it fits."""
    face: i64
    for face in mine.tunnels.faces:
        fits: i64 = FITS[face & 255] & ways
        if fits:
            cell: i64 = cell_of_face(face)
            digs = DIGS[cell]
            if not digs:
                DIGS[cell] = digs = [dig_move(cell, laid) for laid in range(START)]
            laid: i64 = 0
            while fits:
                if fits & 1:
                    moves.append(digs[laid])
                fits >>= 1
                laid += 1


def add_action_moves(mine: Mine, seat: i64, kind: i64, moves: list[int]) -> None:
    """Add what may be done with an action card."""
    if kind >= FIRST_REPAIR:
        for pair in PAIRS_OF[kind - FIRST_REPAIR]:
            if mine.broken & EVERYBODYS[REPAIR_TOOLS[pair]]:
                add_mends(mine, pair, moves)
    elif kind >= FIRST_BROKEN:
        tool: i64 = kind - FIRST_BROKEN
        whole: i64 = ~mine.broken >> tool
        target: i64 = 0
        while target < mine.house_rules.seats:
            if whole & 1 and (target != seat or mine.house_rules.break_own_tool):
                moves.append(int(break_move(target, tool)))
            whole >>= TOOLS
            target += 1
    elif kind == ROCKFALL:
        add_rockfalls(mine, moves)
    else:
        goal: i64 = 0
        while goal < GOALS:
            if mine.tunnels.at(GOAL_CELLS[goal]) == FACE_DOWN:
                moves.append(int(look_move(goal)))
            goal += 1


def add_mends(mine: Mine, pair: i64, moves: list[int]) -> None:
    """S21: add the mending of each broken tool of a kind with a card."""
    target: i64 = 0
    while target < mine.house_rules.seats:
        if mine.is_broken(target, REPAIR_TOOLS[pair]):
            moves.append(int(mend_move(target, pair)))
        target += 1


def add_rockfalls(mine: Mine, moves: list[int]) -> None:
    """S17: add the removal of each path card, by cell."""
    cell: i64
    for cell in mine.tunnels.dug:
        moves.append(int(rockfall_move(cell)))  # quicker when compiled


# --- Why not


def why_not(view: SaboteurView, move: i64) -> IllegalMove | None:
    """Say which clause forbids a move of the seat that is to act."""
    mine = view.public
    phase: i64 = mine.phase
    if is_take(move):
        return why_not_take(view, take_worth(move))
    if is_collect(move):
        return why_not_collect(view, collect_bundle(move))
    if phase != PLAY:
        clause = "S28" if phase == DRAFT else "S32"
        return IllegalMove(clause, "gold-is-being-shared", {})
    if is_dig(move):
        return why_not_dig(view, dug_cell(move), dug_laid(move))
    if move == PASS:
        held = str(mine.hand_size(view.seat))
        return IllegalMove("S24", "must-play-a-card", {"cards": held}) if view.own().hand else None
    if is_discard(move):
        return why_not_held(view, discard_kind(move))
    if is_look(move):
        return why_not_held(view, MAP) or why_not_look(mine, look_goal(move))
    if is_rockfall(move):
        return why_not_held(view, ROCKFALL) or why_not_rockfall(mine, fall_cell(move))
    if is_mend(move):
        return why_not_held(view, mending_card(move)) or why_not_mend(
            mine, mended_seat(move), mended_tool(move)
        )
    tool: i64 = broken_tool(move)
    return why_not_held(view, FIRST_BROKEN + tool) or why_not_break(
        mine, view.seat, broken_seat(move), tool
    )


def why_not_held(view: SaboteurView, kind: i64) -> IllegalMove | None:
    """S12: a card must be in the hand."""
    if holds(view.own().hand, kind):
        return None
    return IllegalMove("S12", "no-such-card", {"card": KIND_NAMES[kind]})


def why_not_dig(view: SaboteurView, cell: i64, laid: i64) -> IllegalMove | None:
    """S9, S11, S20: a path card needs whole tools, an empty cell, fitting sides, a way to it."""
    mine = view.public
    tunnels = mine.tunnels
    refusal = why_not_held(view, LAID_KIND[laid]) or why_not_dig_at_all(mine, view.seat)
    if refusal is not None:
        return refusal
    if tunnels.at(cell) >= 0:
        return IllegalMove("S9", "cell-taken", {"cell": format_cell(cell)})
    needs: i64 = tunnels.needs(cell)
    for side in range(4):
        need: i64 = needs >> (2 * side) & 3
        opening: i64 = OPENINGS[laid] >> side & 1
        if need != FREE and need != WALL + opening:
            facts = {"path": LAID_NAMES[laid], "cell": format_cell(cell), "side": SIDE_NAMES[side]}
            return IllegalMove("S9", "does-not-fit", facts)
    if mine.house_rules.adjacent:
        if any(tunnels.at(cell + step) >= 0 for step in STEPS):
            return None
        return IllegalMove("S11", "next-to-nothing", {"cell": format_cell(cell)})
    if tunnels.meets_joined(cell, laid):
        return None
    return IllegalMove("S11", "not-joined-to-start", {"cell": format_cell(cell)})


def why_not_dig_at_all(mine: Mine, seat: i64) -> IllegalMove | None:
    """S20: who has a broken tool lays no path card anywhere."""
    if not mine.has_broken_tool(seat):
        return None
    broken = [name for i, name in enumerate(TOOL_NAMES) if mine.is_broken(seat, i)]
    return IllegalMove("S20", "tool-broken", {"tools": " ".join(broken)})


def why_not_look(mine: Mine, goal: i64) -> IllegalMove | None:
    """S18: only a face-down goal may be looked at."""
    if mine.tunnels.at(GOAL_CELLS[goal]) == FACE_DOWN:
        return None
    return IllegalMove("S18", "goal-is-face-up", {"goal": str(goal + 1)})


def why_not_rockfall(mine: Mine, cell: i64) -> IllegalMove | None:
    """S17: a rockfall needs a path card that is neither start nor goal."""
    code: i64 = mine.tunnels.code_at(cell)
    if code < 0:
        return IllegalMove("S17", "nothing-there", {"cell": format_cell(cell)})
    if code < START:
        return None
    what = "start" if cell == HOME else "goal"
    return IllegalMove("S17", "start-and-goals-stay", {"cell": format_cell(cell), "card": what})


def why_not_break(mine: Mine, seat: i64, target: i64, tool: i64) -> IllegalMove | None:
    """S19: a seat has one broken tool of each kind at most."""
    facts = {"target": str(target), "tool": TOOL_NAMES[tool]}
    if target >= mine.house_rules.seats:
        return IllegalMove("S19", "no-such-seat", facts)
    if target == seat and not mine.house_rules.break_own_tool:
        return IllegalMove("S19", "own-tool", facts)
    if mine.is_broken(target, tool):
        return IllegalMove("S19", "broken-already", facts)
    return None


def why_not_mend(mine: Mine, target: i64, tool: i64) -> IllegalMove | None:
    """S21: only a broken tool can be mended."""
    facts = {"target": str(target), "tool": TOOL_NAMES[tool]}
    if target >= mine.house_rules.seats:
        return IllegalMove("S21", "no-such-seat", facts)
    if not mine.is_broken(target, tool):
        return IllegalMove("S21", "not-broken", facts)
    return None


def why_not_take(view: SaboteurView, worth: i64) -> IllegalMove | None:
    """S28: a digger takes one of the gold cards that it was handed."""
    if view.public.phase != DRAFT:
        return IllegalMove("S28", "no-gold-to-take", {})
    if count(view.own().offered, worth):
        return None
    return IllegalMove("S28", "no-such-gold", {"worth": str(worth)})


def why_not_collect(view: SaboteurView, bundle: i64) -> IllegalMove | None:
    """S32, S33: a saboteur takes exactly what it is owed, as far as the pile has the cards."""
    mine = view.public
    if mine.phase != PAY_OUT:
        return IllegalMove("S32", "no-pay-to-collect", {})
    due: i64 = owed(mine)
    if bundle in bundles_for(due, view.own().offered):
        return None
    return IllegalMove("S32", "wrong-pay", {"gold": format_bundle(bundle), "owed": str(due)})
