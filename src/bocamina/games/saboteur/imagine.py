"""Full states that a viewer cannot rule out, each as likely as the rules make it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.core.errors import IllegalPosition
from bocamina.core.state import State
from bocamina.games.saboteur.cells import GOAL_CELLS
from bocamina.games.saboteur.components import (
    DIGGER,
    ENTERED,
    FACE_DOWN,
    FIRST_BROKEN,
    FULL_DECK,
    FULL_PILE,
    GOALS,
    KINDS,
    LAID_KIND,
    SABOTEUR,
    START,
    TOOLS,
)
from bocamina.games.saboteur.hand import BITS, CARD, with_card
from bocamina.games.saboteur.imagine_gold import imagine_gold
from bocamina.games.saboteur.packed import goal_kind, goal_seen, seen_as, with_goal
from bocamina.games.saboteur.state import (
    DEAL,
    DRAW,
    FINISHED,
    GOALS_LAID,
    NO_GOALS,
    ROLES,
    Dwarf,
    Mine,
    SaboteurState,
    Unseen,
)
from bocamina.games.saboteur.tunnels import code_of_place

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.core.rng import Rng
    from bocamina.games.saboteur.state import SaboteurView


def imagine(view: SaboteurView, rng: Rng) -> SaboteurState:
    """Return the viewer's mine with everything that it has not seen drawn at random."""
    mine = view.public.copy()
    dwarves = [Dwarf() for _ in range(mine.settings.seats)]
    viewer: i64 = view.seat
    if view.private is not None:
        dwarves[viewer] = view.private.copy()
    unseen = Unseen()
    unseen.pile = FULL_PILE[:]
    state = State(mine, dwarves, unseen)
    if mine.phase <= DRAW:
        imagine_roles(state, viewer, rng)
        imagine_goals(state, viewer, rng)
        imagine_cards(state, viewer, rng)
    else:
        unseen.deck = [0] * KINDS
    if mine.phase == FINISHED:
        unseen.pile = [0, 0, 0]
    elif mine.ledger or mine.phase > DRAW:
        imagine_gold(state, viewer, rng)
    return state


def imagine_roles(state: SaboteurState, viewer: i64, rng: Rng) -> None:
    """S6: the dwarf cards that the viewer has not seen lie in any order."""
    mine = state.public
    house_rules = mine.house_rules
    diggers: i64 = house_rules.diggers - (1 if house_rules.spare_is_digger else 0)
    saboteurs: i64 = house_rules.saboteurs
    dealt: i64 = (
        mine.dealt if mine.phase == ROLES else house_rules.seats if mine.phase > ROLES else 0
    )
    if viewer >= 0:
        own: i64 = state.private[viewer].role
        diggers -= 1 if own == DIGGER else 0
        saboteurs -= 1 if own == SABOTEUR else 0
    seat: i64 = 0
    while seat < dealt:
        if seat != viewer:
            if rng.below(diggers + saboteurs) < saboteurs:
                state.private[seat].role = SABOTEUR
                saboteurs -= 1
            else:
                state.private[seat].role = DIGGER
                diggers -= 1
        seat += 1
    if mine.phase > ROLES:
        state.hidden.spare = saboteurs if not house_rules.spare_is_digger else DIGGER


def imagine_goals(state: SaboteurState, viewer: i64, rng: Rng) -> None:
    """S7, S18: the goals that the viewer does not know lie in any order; others saw the truth."""
    mine = state.public
    laid: i64 = mine.dealt if mine.phase == GOALS_LAID else GOALS if mine.phase >= DEAL else 0
    if laid == 0:
        return
    known = [known_goal(state, viewer, goal) for goal in range(GOALS)]
    left = [kind for kind in range(GOALS) if kind not in known]
    goals: i64 = NO_GOALS
    state.hidden.goals = NO_GOALS
    for goal in range(GOALS):
        kind: i64 = known[goal]
        if kind < 0:
            kind = left.pop(int(rng.below(len(left))))
        goals = with_goal(goals, goal, kind)
        if goal < laid:
            state.hidden.goals = with_goal(state.hidden.goals, goal, kind)
    seat: i64 = 0
    for dwarf in state.private:
        looked: i64 = mine.looked_at(seat)
        if looked and seat != viewer:
            for goal in range(GOALS):
                if looked >> goal & 1:
                    dwarf.looks |= seen_as(goal, goal_kind(goals, goal))
        seat += 1


def known_goal(state: SaboteurState, viewer: i64, goal: int) -> int:
    """Return the kind of a goal that is face up or was looked at, or -1."""
    code: i64 = state.public.tunnels.code_at(GOAL_CELLS[goal])
    if code != FACE_DOWN:
        for kind in range(GOALS):
            if code in ENTERED[kind]:
                return kind
    if viewer >= 0:
        return int(goal_seen(state.private[viewer].looks, goal)) - 1
    return -1


def imagine_cards(state: SaboteurState, viewer: i64, rng: Rng) -> None:
    """S12, S23: the cards out of the viewer's sight lie in any order."""
    mine = state.public
    deck = unseen_cards(mine)
    kind: i64
    if viewer >= 0:
        own = state.private[viewer]
        hand: i64 = own.hand
        while hand:
            deck[(hand & CARD) - 1] -= 1
            hand >>= BITS
        for kind in own.discarded:
            deck[kind] -= 1
    cards: list[int] = []
    kind = 0
    while kind < KINDS:
        many: i64 = deck[kind]
        if many < 0:
            raise IllegalPosition("no more cards of a kind than the deck has", "more in sight")
        while many:
            cards.append(int(kind))
            many -= 1
        kind += 1
    seat: i64 = 0
    for dwarf in state.private:
        if seat != viewer:
            size: i64 = mine.hand_size(seat)
            while size:
                kind = draw_from(cards, rng)
                deck[kind] -= 1
                dwarf.hand = with_card(dwarf.hand, kind)
                size -= 1
            passed: i64 = mine.passed_by(seat)
            if passed:
                dwarf.discarded = [int(draw_from(cards, rng)) for _ in range(int(passed))]
                for kind in dwarf.discarded:
                    deck[kind] -= 1
        seat += 1
    state.hidden.deck = deck


def draw_from(cards: list[int], rng: Rng) -> i64:
    """Take out any one of the cards."""
    place: i64 = rng.below(len(cards))
    last: i64 = cards.pop()
    if place == len(cards):
        return last
    drawn: i64 = cards[place]
    cards[place] = int(last)
    return drawn


def unseen_cards(mine: Mine) -> list[int]:
    """Count the cards of each kind that do not lie open on the table."""
    deck = FULL_DECK[:]
    kind: i64 = 0
    while kind < KINDS:
        deck[kind] -= int(mine.discarded(kind))
        kind += 1
    entry: i64
    for entry in mine.tunnels.places:
        if entry and code_of_place(entry) < START:
            deck[LAID_KIND[code_of_place(entry)]] -= 1
    broken: i64 = mine.broken
    tool: i64 = 0
    while broken:
        if broken & 1:
            deck[FIRST_BROKEN + tool % TOOLS] -= 1
        broken >>= 1
        tool += 1
    return deck
