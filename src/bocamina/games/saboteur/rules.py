"""The course of a round: the effects of moves and outcomes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.core.state import State
from bocamina.core.turn import CHANCE
from bocamina.games.saboteur.cells import GOAL_CELLS, x_of, y_of
from bocamina.games.saboteur.components import (
    FIRST_BROKEN,
    GOAL_NAMES,
    GOALS,
    KIND_NAMES,
    LAID_KIND,
    LAID_NAMES,
    MAP,
    ROCKFALL,
    TOOL_NAMES,
    TREASURE,
)
from bocamina.games.saboteur.events import (
    CardDiscarded,
    CardDrawn,
    CardPassed,
    CardsRanOut,
    GoalRevealed,
    GoalSeen,
    HandlessPassed,
    MapRead,
    PassedCardSeen,
    PathDug,
    RockFell,
    ToolBroken,
    ToolMended,
    TreasureReached,
)
from bocamina.games.saboteur.gold import collect, draw_gold, pay_diggers, pay_saboteurs, take
from bocamina.games.saboteur.hand import give_card, spend
from bocamina.games.saboteur.house_rules import HouseRules
from bocamina.games.saboteur.moves import (
    BREAK,
    COLLECT,
    DIG,
    FALL,
    LOOK,
    MEND,
    PASS,
    TAKE,
    broken_seat,
    broken_tool,
    discard_kind,
    dug_cell,
    dug_laid,
    fall_cell,
    look_goal,
    mended_seat,
    mended_tool,
    mending_card,
)
from bocamina.games.saboteur.packed import goal_kind, look_by, seen_as
from bocamina.games.saboteur.rounds import (
    begin_round,
    deal_card,
    deal_role,
    draw_starter,
    dwarves_left,
    goals_left,
    lay_goal,
    reveal_all,
)
from bocamina.games.saboteur.state import (
    DEAL,
    DRAW,
    GOALS_LAID,
    GOLD,
    PLAY,
    ROLES,
    STARTER,
    Dwarf,
    Mine,
    SaboteurState,
    new_unseen,
)
from bocamina.games.saboteur.tunnels import JOINED, Tunnels

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.core.events import Log
    from bocamina.core.options import Settings


def setup(settings: Settings) -> SaboteurState:
    """Return the first round before the first card."""
    house_rules = HouseRules(settings)
    mine = Mine(settings, house_rules, Tunnels(house_rules.adjacent))
    mine.starter = house_rules.first_seat
    state = State(mine, [Dwarf() for _ in range(settings.seats)], new_unseen())
    begin_round(state)
    return state


# --- Chance


def outcome_weights(state: SaboteurState) -> list[int]:
    """Return how likely each starter, role, goal, card or gold card is."""
    mine = state.public
    phase: i64 = mine.phase
    if phase == DRAW or phase == DEAL:  # compiled, two comparisons cost nothing
        return state.hidden.deck
    if phase == GOLD:
        return state.hidden.pile
    if phase == ROLES:
        return dwarves_left(state)
    if phase == GOALS_LAID:
        return goals_left(state)
    return [1] * mine.settings.seats


def resolve(state: SaboteurState, outcome: i64, log: Log) -> None:
    """Carry out what chance decided."""
    mine = state.public
    phase: i64 = mine.phase
    if phase == DRAW:
        give_card(state, mine.actor, outcome, log)
        if log is not None:
            log.append(CardDrawn(int(mine.actor), int(mine.deck_size)))
        next_seat(state, log)
    elif phase == DEAL:
        deal_card(state, outcome, log)
    elif phase == GOLD:
        draw_gold(state, outcome, log)
    elif phase == ROLES:
        deal_role(state, outcome, log)
    elif phase == GOALS_LAID:
        lay_goal(state, outcome, log)
    else:
        assert phase == STARTER
        draw_starter(state, outcome, log)


# --- Moves


def play(state: SaboteurState, seat: i64, move: i64, log: Log) -> None:
    """Carry out a seat's move and what follows from it."""
    if move >= DIG:
        dig(state, seat, dug_cell(move), dug_laid(move), log)
    elif move >= FALL:
        rockfall(state, seat, fall_cell(move), log)
    elif move >= MEND:
        mend(state, seat, move, log)
    elif move >= BREAK:
        break_tool(state, seat, broken_seat(move), broken_tool(move), log)
    elif move >= COLLECT:
        collect(state, seat, move, log)
    elif move >= TAKE:
        take(state, seat, move, log)
    elif move >= LOOK:
        look(state, seat, look_goal(move), log)
    elif move != PASS:
        discard(state, seat, discard_kind(move), log)
    else:
        if log is not None:
            log.append(HandlessPassed(int(seat)))
        end_turn(state, log, True)


def dig(state: SaboteurState, seat: i64, cell: i64, laid: i64, log: Log) -> None:
    """S9, S13, S24: lay a path card, and turn over the goals that it reaches."""
    mine = state.public
    spend(state, seat, LAID_KIND[laid])
    revealed: i64 = mine.tunnels.lay(cell, laid, state.hidden.goals)
    if log is not None:
        log.append(PathDug(int(seat), LAID_NAMES[laid], x_of(cell), y_of(cell)))
    if revealed:
        if log is not None:
            for goal in range(GOALS):
                if revealed >> goal & 1:
                    kind = GOAL_NAMES[goal_kind(state.hidden.goals, goal)]
                    log.append(GoalRevealed(goal + 1, kind))
        if treasure_is_joined(mine):
            if log is not None:
                log.append(TreasureReached(int(seat)))
            reveal_all(state, log)
            pay_diggers(state, seat, log)
            return
    end_turn(state, log, False)


def treasure_is_joined(mine: Mine) -> bool:
    """Tell whether an unbroken tunnel leads from the start to the treasure."""
    return any(mine.tunnels.at(cell) == TREASURE | JOINED for cell in GOAL_CELLS)


def rockfall(state: SaboteurState, seat: i64, cell: i64, log: Log) -> None:
    """S17: take a path card from the mine; both cards go to the discard pile."""
    mine = state.public
    laid: i64 = mine.tunnels.code_at(cell)
    spend(state, seat, ROCKFALL)
    mine.tunnels.remove(cell)
    mine.discard(ROCKFALL, 1)
    mine.discard(LAID_KIND[laid], 1)
    if log is not None:
        log.append(RockFell(int(seat), LAID_NAMES[laid], x_of(cell), y_of(cell)))
    end_turn(state, log, False)


def look(state: SaboteurState, seat: i64, goal: i64, log: Log) -> None:
    """S18: look at a goal in secret."""
    mine, dwarf = state.public, state.private[seat]
    kind: i64 = goal_kind(state.hidden.goals, goal)
    spend(state, seat, MAP)
    mine.discard(MAP, 1)
    mine.looks |= look_by(seat, goal)
    dwarf.looks |= seen_as(goal, kind)
    if log is not None:
        log.append(MapRead(int(seat), int(goal) + 1))
        log.append(GoalSeen(int(seat), int(goal) + 1, GOAL_NAMES[kind]))
    end_turn(state, log, False)


def break_tool(state: SaboteurState, seat: i64, target: i64, tool: i64, log: Log) -> None:
    """S19: lay a broken tool before a seat."""
    mine = state.public
    spend(state, seat, FIRST_BROKEN + tool)
    mine.set_breaker(target, tool, seat)
    if log is not None:
        log.append(ToolBroken(int(seat), int(target), TOOL_NAMES[tool]))
    end_turn(state, log, False)


def mend(state: SaboteurState, seat: i64, move: i64, log: Log) -> None:
    """S21, S22: take a broken tool from a seat; both cards go to the discard pile."""
    mine = state.public
    target: i64 = mended_seat(move)
    card: i64 = mending_card(move)
    tool: i64 = mended_tool(move)
    spend(state, seat, card)
    mine.set_breaker(target, tool, -1)
    mine.discard(card, 1)
    mine.discard(FIRST_BROKEN + tool, 1)
    if log is not None:
        log.append(ToolMended(int(seat), int(target), TOOL_NAMES[tool], KIND_NAMES[card]))
    end_turn(state, log, False)


def discard(state: SaboteurState, seat: i64, kind: i64, log: Log) -> None:
    """S23: pass with a card of the hand, face down or, by house rule, face up."""
    mine, dwarf = state.public, state.private[seat]
    spend(state, seat, kind)
    if mine.house_rules.face_up_discards:
        mine.discard(kind, 1)
        if log is not None:
            log.append(CardDiscarded(int(seat), KIND_NAMES[kind]))
    else:
        mine.add_passed(seat, 1)
        dwarf.discarded = [*dwarf.discarded, int(kind)]
        if log is not None:
            log.append(CardPassed(int(seat)))
            log.append(PassedCardSeen(int(seat), KIND_NAMES[kind]))
    end_turn(state, log, True)


def end_turn(state: SaboteurState, log: Log, passed: bool) -> None:
    """S12: draw a card while there are any, then it is the next seat's turn."""
    mine = state.public
    if mine.house_rules.lap_of_passes and mine.deck_size == 0:
        mine.passes = mine.passes + 1 if passed else 0
    if mine.deck_size:
        mine.phase = DRAW
        mine.turn = CHANCE
        return
    next_seat(state, log)


def next_seat(state: SaboteurState, log: Log) -> None:
    """S12, S25: pass the turn to the next seat, unless the cards have run out."""
    mine = state.public
    if mine.deck_size == 0 and (mine.hand_sizes == 0 or mine.passes == mine.house_rules.seats):
        if log is not None:
            log.append(CardsRanOut())
        reveal_all(state, log)
        pay_saboteurs(state, log)
        return
    mine.actor = (mine.actor + 1) % mine.house_rules.seats
    mine.phase = PLAY
    mine.turn = 1 << mine.actor
