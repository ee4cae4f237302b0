"""What must hold of the course of a round: every turn takes one card out of a hand (S12, S24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.core.errors import demand
from bocamina.games.saboteur.cells import GOAL_CELLS, STEPS, format_cell
from bocamina.games.saboteur.components import (
    DECK_SIZE,
    FACE_DOWN,
    FIRST_ACTION,
    FIRST_BROKEN,
    FIRST_DEAD_END,
    FIRST_REPAIR,
    KINDS,
    MAP,
    MENDS,
    OPENINGS,
    ROCKFALL,
    START,
    TOOL_NAMES,
    TOOLS,
    TREASURE,
)
from bocamina.games.saboteur.gold import is_paid
from bocamina.games.saboteur.notation import discarded_cards
from bocamina.games.saboteur.reading import cards_in_sight
from bocamina.games.saboteur.rules import treasure_is_joined
from bocamina.games.saboteur.state import (
    DEAL,
    DRAFT,
    DRAW,
    FINISHED,
    GOALS_LAID,
    GOLD,
    PAY_OUT,
    PLAY,
    ROLES,
    STARTER,
)
from bocamina.games.saboteur.tunnels import CODE, JOINED

if TYPE_CHECKING:
    from bocamina.games.saboteur.state import Mine


def check_phase(mine: Mine) -> None:
    """S8, S25, S34: the round is as far as its phase says, and is not over yet."""
    check_starter(mine)
    if mine.phase < PLAY:
        check_untouched(mine)
        demand(not cards_in_sight(mine), "no card played before the first turn", "some")
    if mine.phase in (STARTER, ROLES, GOALS_LAID):
        demand(mine.hand_sizes == 0, "no hands before they are dealt", "some")
    elif mine.phase == DEAL:
        check_deal(mine)
    elif mine.phase in (PLAY, DRAW):
        check_goals_unreached(mine)
        check_turns(mine)
        check_deeds(mine)
        check_discards(mine)
        check_tunnels_joined(mine)
    else:
        check_untouched(mine)
        demand(not discarded_cards(mine), "all cards taken in after a round", "some discarded")
        demand(mine.hand_sizes == 0, "no hands after a round", "some")
    if mine.phase in (GOLD, DRAFT):
        demand(treasure_is_joined(mine), "a way to the treasure", "none")
        demand(is_paid(mine, mine.actor), "a digger who is paid", f"seat {mine.actor}")
    elif mine.phase == PAY_OUT:
        demand(not treasure_is_joined(mine), "no way to the treasure", "one")
        demand(bool(mine.saboteurs >> mine.actor & 1), "a saboteur to pay", f"seat {mine.actor}")
    elif mine.phase == FINISHED:
        last = int(mine.house_rules.rounds)
        demand(mine.round == last, f"a game over after round {last}", f"after round {mine.round}")


def check_starter(mine: Mine) -> None:
    """S8: lots are drawn once, or the first starter was agreed on."""
    has_starter = mine.starter >= 0
    demand(has_starter == (mine.phase != STARTER), "a starter once it is drawn", "otherwise")
    first = int(mine.house_rules.first_seat)
    if mine.phase == STARTER:
        demand(first < 0 and mine.round == 1, "a starter drawn in round 1 by lot", "otherwise")
    elif mine.round == 1 and mine.phase <= DRAW and first >= 0:
        demand(mine.starter == first, f"seat {first} to start round 1", f"seat {mine.starter}")


def check_untouched(mine: Mine) -> None:
    """S26: nothing of a round is there before its first turn, nor after its end."""
    nothing = not (mine.passed or mine.looks or mine.passes)
    demand(nothing, "no card passed and no goal looked at outside the turns", "some")


def check_deal(mine: Mine) -> None:
    """S8: cards are dealt one by one from the starter on."""
    seats = mine.settings.seats
    for seat in range(seats):
        order = (seat - int(mine.starter)) % seats
        due = (int(mine.dealt) + seats - 1 - order) // seats
        demand(mine.hand_size(seat) == due, f"{due} cards dealt to seat {seat}", "otherwise")
    whole = mine.dealt < seats * mine.house_rules.hand_size
    demand(whole, "cards still to be dealt", "full hands")


def check_goals_unreached(mine: Mine) -> None:
    """S13, S25: while a round is under way, no tunnel opens onto a goal that is still face down."""
    for goal, cell in enumerate(GOAL_CELLS):
        code = int(mine.tunnels.code_at(cell))
        demand(code != TREASURE, "the treasure not reached yet", f"goal {goal + 1} shows it")
        if code != FACE_DOWN:
            continue
        for side in range(4):
            near = int(mine.tunnels.at(cell + STEPS[side]))
            opens = near >= JOINED and OPENINGS[near & CODE] >> (side + 2 & 3) & 1
            demand(not opens, f"goal {goal + 1} turned over", "face down at the end of a tunnel")


def turns_played(mine: Mine) -> int:
    """S24: return how many turns were played, each of which took a card out of a hand."""
    passed = sum(int(mine.passed_by(seat)) for seat in range(mine.settings.seats))
    return len(cards_in_sight(mine)) + passed


def check_turns(mine: Mine) -> None:
    """S8, S12, S24: whose turn it is, and what hands are left, follow from the turns played."""
    seats, full, turns = mine.settings.seats, int(mine.house_rules.hand_size), turns_played(mine)
    demand(turns < DECK_SIZE, "cards left in deck or hands", "none")
    drawing = mine.phase == DRAW
    drawn = min(turns - drawing, DECK_SIZE - seats * full)
    told = f"after {turns} turns from seat {mine.starter}"
    actor = (int(mine.starter) + turns - drawing) % seats
    demand(mine.actor == actor, f"seat {actor} to act {told}", f"seat {mine.actor}")
    hands = [
        full + turns_of(mine, seat, drawn) - turns_of(mine, seat, turns) for seat in range(seats)
    ]
    found = [int(mine.hand_size(seat)) for seat in range(seats)]
    demand(found == hands, f"hands of {join(hands)} cards {told}", join(found))
    if drawing:
        demand(mine.deck_size > 0, "a card to draw", "none")
    since_empty = turns - drawn if mine.house_rules.lap_of_passes and not drawing else 0
    demand(mine.passes <= since_empty, f"at most {since_empty} passes in a row", f"{mine.passes}")


def turns_of(mine: Mine, seat: int, turns: int) -> int:
    """S12: return how many of the round's first turns were a seat's."""
    return len(range((seat - int(mine.starter)) % mine.settings.seats, turns, mine.settings.seats))


def join(numbers: list[int]) -> str:
    """Print numbers as a position does."""
    return " ".join(str(number) for number in numbers)


def check_deeds(mine: Mine) -> None:
    """S18, S19, S23: each map look, broken tool and discard by a seat took it a turn."""
    turns = turns_played(mine)
    looked = 0
    for seat in range(mine.settings.seats):
        looks = int(mine.looked_at(seat)).bit_count()
        broke = [place for place, by in enumerate(mine.breakers) if by == seat + 1]
        deeds, most = int(mine.passed_by(seat)) + looks + len(broke), turns_of(mine, seat, turns)
        told = f"at most {most} maps read, tools broken and cards passed by seat {seat}, one a turn"
        demand(deeds <= most, told, f"{deeds}")
        own = [TOOL_NAMES[place % TOOLS] for place in broke if place // TOOLS == seat]
        may = mine.house_rules.break_own_tool or not own
        demand(may, f"no own tool broken by seat {seat}", ", ".join(own))
        looked += looks
    maps = int(mine.discarded(MAP))
    demand(looked <= maps, f"{maps} goals looked at, with as many maps", f"{looked}")
    shown = mine.house_rules.face_up_discards
    demand(not (shown and mine.passed), "cards passed face up", "some face down")


def check_discards(mine: Mine) -> None:
    """S17, S21 to S23: rockfalls took path cards and repairs broken tools to the discard pile."""
    if mine.house_rules.face_up_discards:
        return  # cards passed lie among them
    paths = sum(int(mine.discarded(kind)) for kind in range(FIRST_ACTION))
    falls = int(mine.discarded(ROCKFALL))
    demand(paths == falls, f"{falls} path cards discarded by as many rockfalls", f"{paths}")
    broken = [int(mine.discarded(FIRST_BROKEN + tool)) for tool in range(TOOLS)]
    repairs = [int(mine.discarded(kind)) for kind in range(FIRST_REPAIR, KINDS)]
    demand(sum(broken) == sum(repairs), f"{sum(repairs)} tools repaired", f"{sum(broken)}")
    for some in range(1, 1 << TOOLS):
        tools = [tool for tool in range(TOOLS) if some >> tool & 1]
        mended = sum(broken[tool] for tool in tools)
        only = sum(
            many for many, mends in zip(repairs, MENDS, strict=True) if set(mends) <= set(tools)
        )
        named = " or ".join(TOOL_NAMES[tool] for tool in tools)
        demand(mended >= only, f"{only} repairs of {named}", f"{mended} broken")


def check_tunnels_joined(mine: Mine) -> None:
    """S11, S13, S17: nothing lies off the tunnels from the start unless rocks fell."""
    if mine.discarded(ROCKFALL):
        return
    for cell, code in mine.tunnels.cards():
        if code == FACE_DOWN or (code < START and mine.house_rules.adjacent):
            continue
        if code < START and code >= FIRST_DEAD_END:
            joined = mine.tunnels.meets_joined(cell, code)
        else:
            joined = mine.tunnels.at(cell) >= JOINED
        where = format_cell(cell)
        demand(joined, f"a tunnel from the start to {where}, as no rock fell", "none")
