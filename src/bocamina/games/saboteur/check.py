"""What must hold in every position: cards conserved, tunnels fitting, knowledge true."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.core.errors import demand
from bocamina.games.saboteur.cells import GOAL_CELLS, STEPS, format_cell
from bocamina.games.saboteur.check_gold import check_gold, gold_held
from bocamina.games.saboteur.check_round import check_phase
from bocamina.games.saboteur.components import (
    ENTERED,
    FACE_DOWN,
    FULL_DECK,
    FULL_PILE,
    GOAL_NAMES,
    GOALS,
    KIND_NAMES,
    KINDS,
    OPENINGS,
    ROLE_NAMES,
    START,
)
from bocamina.games.saboteur.hand import cards_of
from bocamina.games.saboteur.nuggets import (
    counts_of,
)
from bocamina.games.saboteur.packed import goal_kind, goal_seen
from bocamina.games.saboteur.reading import cards_in_sight
from bocamina.games.saboteur.rounds import dwarves_left
from bocamina.games.saboteur.state import (
    DEAL,
    DRAW,
    FINISHED,
    GOALS_LAID,
    ROLES,
    STARTER,
)

if TYPE_CHECKING:
    from bocamina.games.saboteur.state import Mine, SaboteurState


def complete(state: SaboteurState) -> None:
    """Put all cards that lie nowhere else into the deck and the gold pile."""
    mine, unseen = state.public, state.hidden
    if mine.phase <= DRAW:
        unseen.deck = FULL_DECK[:]
        for kind in [*cards_in_sight(mine), *cards_in_secret(state)]:
            unseen.deck[kind] -= 1
    if mine.phase != FINISHED:
        unseen.pile = [
            FULL_PILE[worth] - counts_of(held)[worth]
            for worth, held in enumerate([gold_held(state)] * 3)
        ]


def cards_in_secret(state: SaboteurState) -> list[int]:
    """List the kinds of all cards in hands and passed face down."""
    kinds: list[int] = []
    for dwarf in state.private:
        kinds += cards_of(dwarf.hand) + dwarf.discarded
    return kinds


def check(state: SaboteurState) -> None:
    """Raise IllegalPosition where the components or the rules do not allow the position."""
    check_cards(state)
    check_tunnels(state.public)
    check_dwarves(state)
    check_goals(state)
    check_gold(state)
    check_phase(state.public)


def check_cards(state: SaboteurState) -> None:
    """S2, S3: every card of the deck is somewhere, once."""
    mine, unseen = state.public, state.hidden
    lying = cards_in_sight(mine)
    everywhere = lying + cards_in_secret(state)
    for kind in range(KINDS):
        total, name = everywhere.count(kind) + unseen.deck[kind], KIND_NAMES[kind]
        if mine.phase <= DRAW:
            demand(total == FULL_DECK[kind], f"{FULL_DECK[kind]} {name}", str(total))
            demand(unseen.deck[kind] >= 0, f"{FULL_DECK[kind]} {name}", "more")
        else:
            demand(total <= FULL_DECK[kind], f"at most {FULL_DECK[kind]} {name}", str(total))
    demand(mine.deck_size == sum(unseen.deck), f"a deck of {sum(unseen.deck)}", f"{mine.deck_size}")
    for seat, dwarf in enumerate(state.private):
        size, held = int(mine.hand_size(seat)), len(cards_of(dwarf.hand))
        demand(size == held, f"{size} cards in the hand of seat {seat}", str(held))
        passed, known = int(mine.passed_by(seat)), len(dwarf.discarded)
        demand(passed == known, f"{passed} cards passed by seat {seat}", str(known))


def check_tunnels(mine: Mine) -> None:
    """S9, S14: neighbours fit, but for goals."""
    for cell, code in mine.tunnels.cards():
        for side in (0, 1):
            other = int(mine.tunnels.code_at(cell + STEPS[side]))
            if 0 <= other <= START and code <= START:
                here, there = OPENINGS[code] >> side & 1, OPENINGS[other] >> side + 2 & 1
                where = f"{format_cell(cell)} and {format_cell(cell + STEPS[side])}"
                demand(here == there, f"cards that fit at {where}", "an opening against a wall")


def check_dwarves(state: SaboteurState) -> None:
    """S6: the dwarf cards are those of this number of seats."""
    mine, unseen = state.public, state.hidden
    shown = mine.phase > DRAW
    demand(shown == (mine.saboteurs >= 0), "dwarves shown once the round is over", "otherwise")
    dealt = 0 if shown or mine.phase == STARTER else int(mine.dealt)
    if ROLES < mine.phase <= DRAW:
        dealt = mine.settings.seats
    for seat, dwarf in enumerate(state.private):
        has = dwarf.role >= 0
        demand(has == (seat < dealt), f"a role for {dealt} seats", f"seat {seat} otherwise")
    left = dwarves_left(state)
    demand(min(left) >= 0, "no more dwarves of a kind than there are", "more")
    spare = int(mine.spare if shown else unseen.spare)
    if shown:
        demand(unseen.spare < 0, "nothing hidden about dwarves once shown", "a spare")
        many = sum(int(mine.saboteurs) >> seat & 1 for seat in range(mine.settings.seats))
        left = [left[0] - (mine.settings.seats - many), left[1] - many]
        demand(min(left) >= 0, "no more dwarves of a kind than there are", "more")
    if shown or mine.phase > ROLES:
        known = 0 if mine.house_rules.spare_is_digger else left[1]
        demand(spare == known, f"a spare {ROLE_NAMES[known]}", "another")
    else:
        demand(spare < 0, "no spare dwarf before all are dealt", "one")


def check_goals(state: SaboteurState) -> None:
    """S7, S18: one treasure and two stones, and what is known of them is true."""
    mine, unseen = state.public, state.hidden
    kinds = [int(goal_kind(unseen.goals, goal)) for goal in range(GOALS)]
    laid = int(mine.dealt) if mine.phase == GOALS_LAID else 0
    laid = GOALS if DEAL <= mine.phase <= DRAW else laid
    for goal, kind in enumerate(kinds):
        demand((kind < GOALS) == (goal < laid), f"{laid} hidden goals", "otherwise")
    known = [kind for kind in kinds if kind < GOALS]
    demand(len(set(known)) == len(known), "each goal card once", "one twice")
    shown = []
    for goal in range(GOALS):
        code = int(mine.tunnels.code_at(GOAL_CELLS[goal]))
        if code == FACE_DOWN:
            demand(mine.phase <= DRAW, "all goals shown once the round is over", f"{goal + 1} not")
            continue
        shown.append(next(kind for kind in range(GOALS) if code in ENTERED[kind]))
        demand(mine.phase > DEAL, "goals face down before the first turn", f"{goal + 1} face up")
        if kinds[goal] < GOALS:
            name = GOAL_NAMES[kinds[goal]]
            demand(shown[-1] == kinds[goal], f"goal {goal + 1} to show {name}", "another")
    demand(len(set(shown)) == len(shown), "each goal card once", "one twice")
    for seat, dwarf in enumerate(state.private):
        for goal in range(GOALS):
            seen = int(goal_seen(dwarf.looks, goal))
            looked = int(mine.looked_at(seat)) >> goal & 1
            demand(seen in (0, kinds[goal] + 1), f"the truth about goal {goal + 1}", "otherwise")
            demand(looked == (seen > 0), f"what seat {seat} saw of goal {goal + 1}", "otherwise")
