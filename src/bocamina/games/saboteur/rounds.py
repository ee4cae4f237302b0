"""How a round is set up, how it ends, and how the game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.core.turn import CHANCE, OVER
from bocamina.games.saboteur.cells import GOAL_CELLS
from bocamina.games.saboteur.components import (
    DECK_SIZE,
    DIGGER,
    FACE_DOWN,
    FULL_DECK,
    GOAL_NAMES,
    GOALS,
    KINDS,
    ROLE_NAMES,
    SABOTEUR,
)
from bocamina.games.saboteur.events import (
    DwarvesRevealed,
    GameEnded,
    GoalShown,
    GoalsLaid,
    RolesDealt,
    RoleSeen,
    RoundBegan,
    StarterDrawn,
)
from bocamina.games.saboteur.hand import give_card
from bocamina.games.saboteur.nuggets import total_of
from bocamina.games.saboteur.packed import goal_kind, with_goal
from bocamina.games.saboteur.state import (
    DEAL,
    FINISHED,
    GOALS_LAID,
    NO_GOALS,
    NO_LIST,
    PLAY,
    ROLES,
    STARTER,
    UNKNOWN,
    Mine,
    SaboteurState,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.core.events import Log


def begin_round(state: SaboteurState) -> None:
    """S5 to S8: gather all cards and begin with the dwarves."""
    mine, unseen = state.public, state.hidden
    mine.clear()
    unseen.deck = FULL_DECK[:]
    unseen.goals = NO_GOALS
    unseen.spare = UNKNOWN
    mine.deck_size = DECK_SIZE
    mine.actor = 0
    mine.dealt = 0
    mine.turn = CHANCE
    mine.phase = ROLES if mine.starter >= 0 else STARTER


def draw_starter(state: SaboteurState, seat: i64, log: Log) -> None:
    """S8: the lot decides who begins."""
    mine = state.public
    mine.starter = seat
    mine.phase = ROLES
    if log is not None:
        log.append(StarterDrawn(int(seat)))


def dwarves_left(state: SaboteurState) -> list[int]:
    """S6: count the diggers and saboteurs not yet dealt, a spare that must be a digger apart."""
    house_rules = state.public.house_rules
    left = [
        int(house_rules.diggers) - (1 if house_rules.spare_is_digger else 0),
        int(house_rules.saboteurs),
    ]
    for dwarf in state.private:
        if dwarf.role >= 0:
            left[dwarf.role] -= 1
    return left


def deal_role(state: SaboteurState, role: i64, log: Log) -> None:
    """S6: a seat gets its dwarf card; the last one left stays hidden."""
    mine = state.public
    seat: i64 = mine.dealt
    state.private[seat].role = role
    mine.dealt += 1
    if log is not None:
        log.append(RoleSeen(int(seat), ROLE_NAMES[role]))
    if mine.dealt < mine.house_rules.seats:
        return
    state.hidden.spare = (
        DIGGER if mine.house_rules.spare_is_digger else int(dwarves_left(state)[SABOTEUR])
    )
    mine.dealt = 0
    mine.phase = GOALS_LAID
    if log is not None:
        most = int(mine.house_rules.saboteurs)
        log.append(RolesDealt(most if mine.house_rules.spare_is_digger else most - 1, most))


def goals_left(state: SaboteurState) -> list[int]:
    """S7: count the goal cards not yet laid."""
    left = [1] * GOALS
    for goal in range(int(state.public.dealt)):
        left[goal_kind(state.hidden.goals, goal)] -= 1
    return left


def lay_goal(state: SaboteurState, kind: i64, log: Log) -> None:
    """S7: the next goal from the north is laid face down."""
    mine, unseen = state.public, state.hidden
    unseen.goals = with_goal(unseen.goals, mine.dealt, kind)
    mine.dealt += 1
    if mine.dealt < GOALS:
        return
    mine.dealt = 0
    mine.phase = DEAL
    if log is not None:
        log.append(GoalsLaid())


def deal_card(state: SaboteurState, kind: i64, log: Log) -> None:
    """S8: cards go round from the starter until all hands are full."""
    mine = state.public
    seats: i64 = mine.house_rules.seats
    seat: i64 = (mine.starter + mine.dealt) % seats
    give_card(state, seat, kind, log)
    mine.dealt += 1
    if mine.dealt < seats * mine.house_rules.hand_size:
        return
    mine.dealt = 0
    mine.phase = PLAY
    mine.actor = mine.starter
    mine.turn = 1 << mine.starter
    if log is not None:
        log.append(RoundBegan(int(mine.round), int(mine.starter), int(mine.house_rules.hand_size)))


def reveal_all(state: SaboteurState, log: Log) -> None:
    """S26: turn over dwarves and goals and take in all hands."""
    mine, unseen = state.public, state.hidden
    mine.saboteurs = 0
    seat: i64 = 0
    for dwarf in state.private:
        if dwarf.role == SABOTEUR:
            mine.saboteurs |= 1 << seat
        dwarf.forget_round()
        seat += 1
    mine.spare = unseen.spare
    if log is not None:
        for goal in range(GOALS):
            if mine.tunnels.code_at(GOAL_CELLS[goal]) == FACE_DOWN:
                log.append(GoalShown(goal + 1, GOAL_NAMES[goal_kind(unseen.goals, goal)]))
        saboteurs = tuple(s for s in range(mine.settings.seats) if mine.saboteurs >> s & 1)
        log.append(DwarvesRevealed(saboteurs, ROLE_NAMES[unseen.spare]))
    mine.tunnels.show_goals(unseen.goals)
    unseen.goals = NO_GOALS
    unseen.spare = UNKNOWN
    unseen.deck = [0] * KINDS
    mine.paths_discarded = 0
    mine.actions_discarded = 0
    mine.deck_size = 0
    mine.hand_sizes = 0
    mine.passed = 0
    mine.looks = 0
    mine.passes = 0
    mine.starter = (mine.actor + 1) % mine.house_rules.seats  # S36


def finish_round(state: SaboteurState, log: Log) -> None:
    """S34, S35: go on to the next round, or count the gold."""
    mine = state.public
    if mine.round < mine.house_rules.rounds:
        mine.round += 1
        begin_round(state)
        return
    mine.turn = OVER
    mine.phase = FINISHED
    mine.actor = 0
    mine.totals = [total_of(state, seat) for seat in range(mine.settings.seats)]
    mine.ledger = NO_LIST
    state.hidden.pile = [0, 0, 0]
    for dwarf in state.private:
        dwarf.notes = NO_LIST
    if log is not None:
        log.append(GameEnded(tuple(mine.totals), tuple(winners(mine))))


def winners(mine: Mine) -> list[int]:
    """S35: most gold wins; equal totals share the victory."""
    return [seat for seat, total in enumerate(mine.totals) if total == max(mine.totals)]
