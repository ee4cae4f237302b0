"""The mine and a dwarf's secrets as plain facts, for clients that draw them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, cast

from bocamina.games.saboteur.bundles import BUNDLES
from bocamina.games.saboteur.cells import GOAL_CELLS, x_of, y_of
from bocamina.games.saboteur.components import (
    CODE_OPENINGS,
    ENTERED,
    FIRST_ACTION,
    FIRST_BROKEN,
    FIRST_DEAD_END,
    FIRST_REPAIR,
    GOAL_NAMES,
    GOALS,
    KIND_NAMES,
    KINDS,
    LAID_KIND,
    LAID_NAMES,
    MAP,
    ROLE_NAMES,
    SIDE_NAMES,
    TOOL_NAMES,
    TOOLS,
    TURNED,
    UPRIGHT_GOALS,
)
from bocamina.games.saboteur.gold import owed
from bocamina.games.saboteur.hand import cards_of
from bocamina.games.saboteur.legality import why_not_dig_at_all
from bocamina.games.saboteur.moves import (
    broken_seat,
    broken_tool,
    collect_bundle,
    discard_kind,
    dug_cell,
    dug_laid,
    fall_cell,
    is_break,
    is_collect,
    is_dig,
    is_look,
    is_mend,
    is_rockfall,
    is_take,
    look_goal,
    mended_seat,
    mended_tool,
    mending_card,
    take_worth,
)
from bocamina.games.saboteur.nuggets import (
    entry_cards,
    entry_change,
    entry_nuggets,
    entry_round,
    entry_seat,
    is_pay,
    note_took,
    nuggets_of,
    worths_of,
)
from bocamina.games.saboteur.packed import goal_kind, goal_seen
from bocamina.games.saboteur.rules import treasure_is_joined
from bocamina.games.saboteur.state import PHASE_NAMES
from bocamina.games.saboteur.tunnels import CODE, JOINED, cell_of_place, what_of_place

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.core.errors import IllegalMove
    from bocamina.games.saboteur.facts import (
        BarFacts,
        BrokenFacts,
        CardDeed,
        CardFacts,
        DwarfFacts,
        EntryFacts,
        FaceFacts,
        LaidCardFacts,
        MineFacts,
        MoveFacts,
        Phase,
        PlaceFacts,
        Shape,
        UnseenFacts,
    )
    from bocamina.games.saboteur.state import Mine, SaboteurView, Unseen

PHASE_WORDS: Final = cast("list[Phase]", PHASE_NAMES)

CODE_NAMES: Final = [*LAID_NAMES, "start", "face-down", "treasure", *["stone"] * 4]
CODE_SIDES: Final = [openings.upper() for openings in CODE_OPENINGS]
GOAL_OF_CODE: Final = {code: goal for goal, lies in enumerate(ENTERED) for code in lies}
GOAL_PLACES: Final[list[PlaceFacts]] = [{"x": x_of(cell), "y": y_of(cell)} for cell in GOAL_CELLS]


def deed_of(kind: int) -> CardDeed:
    """Return what a kind of card is for."""
    if kind < FIRST_ACTION:
        return "dig"
    if kind < FIRST_BROKEN:
        return "map" if kind == MAP else "rockfall"
    return "break" if kind < FIRST_REPAIR else "mend"


CARD_WORDS: Final[list[CardFacts]] = [
    {"does": deed_of(kind), "turned": TURNED.get(name, name), "barred": None}
    for kind, name in enumerate(KIND_NAMES)
]


def shape_of(laid: int) -> Shape:
    """Return what a path card is called by its tunnels."""
    openings = CODE_SIDES[laid]
    if laid >= FIRST_DEAD_END:
        return "dead"
    if len(openings) == len(SIDE_NAMES):
        return "crossroads"
    if len(openings) == len(SIDE_NAMES) - 1:
        return "junction"
    return "shaft" if openings == "NS" else "gallery" if openings == "EW" else "curve"


# Each path card as it may lie, and the goals as they are printed: the same at every table, so that
# it stands in the client's facts.ts instead of in every view.
FACES: Final[dict[str, FaceFacts]] = {
    **{
        name: {"openings": CODE_SIDES[laid], "shape": shape_of(laid)}
        for laid, name in enumerate(LAID_NAMES)
    },
    **{
        name: {"openings": CODE_SIDES[code], "shape": "goal"}
        for name, code in zip(GOAL_NAMES, UPRIGHT_GOALS, strict=True)
    },
}


def describe_public(mine: Mine) -> MineFacts:
    """Return everything on the table."""
    seats = range(mine.settings.seats)
    revealed = mine.saboteurs >= 0
    most = int(mine.house_rules.saboteurs)
    finder = finder_of(mine)
    return {
        "phase": PHASE_WORDS[mine.phase],
        "round": int(mine.round),
        "rounds": int(mine.house_rules.rounds),
        "starter": None if mine.starter < 0 else int(mine.starter),
        "cards": [
            describe_card(entry).copy()
            for entry in sorted([entry for entry in mine.tunnels.places if entry])
        ],
        "goals": [place.copy() for place in GOAL_PLACES],
        "deck": int(mine.deck_size),
        "hands": [int(mine.hand_size(seat)) for seat in seats],
        "discards": {
            KIND_NAMES[kind]: int(mine.discarded(kind))
            for kind in range(KINDS)
            if mine.discarded(kind)
        },
        "passed": [int(mine.passed_by(seat)) for seat in seats],
        "looks": [goals_in(mine.looked_at(seat)) for seat in seats],
        "broken": [describe_broken(mine, seat) for seat in seats],
        # S6: only a range is public before the dwarves turn over
        "saboteurs": (most if mine.house_rules.spare_is_digger else most - 1, most),
        "dwarves": [ROLE_NAMES[mine.saboteurs >> seat & 1] for seat in seats] if revealed else None,
        "spare": ROLE_NAMES[mine.spare] if revealed else None,
        "finder": finder,
        "gold_left": int(mine.gold_left),
        "owed": int(owed(mine)) if revealed and finder is None else 0,
        "gold_cards": gold_cards_by_seat(mine),
        "ledger": [describe_entry(entry) for entry in mine.ledger],
        "totals": list(mine.totals) or None,
    }


@lru_cache(maxsize=4096)  # a cache, because most cards of a mine do not change with a move
def describe_card(entry: int) -> LaidCardFacts:
    """Return a card of the mine: where it lies, how, and whether it is joined to the start."""
    cell, what = int(cell_of_place(entry)), int(what_of_place(entry))
    code = what & CODE
    return {
        "x": x_of(cell),
        "y": y_of(cell),
        "card": CODE_NAMES[code],
        "openings": CODE_SIDES[code],
        "joined": what & JOINED != 0,
        "goal": GOAL_CELLS.index(cell) + 1 if cell in GOAL_CELLS else 0,
        "kind": GOAL_NAMES[GOAL_OF_CODE[code]] if code in GOAL_OF_CODE else None,
    }


def finder_of(mine: Mine) -> int | None:
    """Return who opened the way to the treasure, if that is how the round ended."""
    if not treasure_is_joined(mine):
        return None
    # S36: the next starter comes after them.
    return int((mine.starter - 1) % mine.house_rules.seats)


def goals_in(goals: i64) -> list[int]:
    """List the goals of a set, from 1."""
    return [goal + 1 for goal in range(GOALS) if goals >> goal & 1]


def describe_broken(mine: Mine, seat: int) -> list[BrokenFacts]:
    """Return a seat's broken tools, each with the seat that broke it."""
    by = mine.breakers[TOOLS * seat : TOOLS * seat + TOOLS]
    return [{"tool": TOOL_NAMES[i], "by": who - 1} for i, who in enumerate(by) if who]


def gold_cards_by_seat(mine: Mine) -> list[int]:
    """S29: return how many gold cards each seat has taken, which everybody saw."""
    cards = [0] * mine.settings.seats
    for entry in mine.ledger:
        cards[int(entry_seat(entry))] += int(entry_cards(entry)) if is_pay(entry) else 1
    return cards


def describe_entry(entry: int) -> EntryFacts:
    """Return who took gold in which round and, for a saboteur's pay, the public amount."""
    took: EntryFacts = {
        "round": int(entry_round(entry)),
        "seat": int(entry_seat(entry)),
        "pay": None,
    }
    if is_pay(entry):
        took["pay"] = {
            "cards": int(entry_cards(entry)),
            "nuggets": int(entry_nuggets(entry)),
            "change": int(entry_change(entry)),
        }
    return took


def describe_private(view: SaboteurView) -> DwarfFacts:
    """Return a seat's private part as facts."""
    dwarf = view.own()
    hand = cards_of(dwarf.hand)
    saw = [int(goal_seen(dwarf.looks, goal)) for goal in range(GOALS)]
    return {
        "role": None if dwarf.role < 0 else ROLE_NAMES[dwarf.role],
        "hand": [KIND_NAMES[kind] for kind in hand],
        "cards": describe_hand(view, hand),
        "goals": [GOAL_NAMES[seen - 1] if seen else None for seen in saw],
        "discarded": [KIND_NAMES[kind] for kind in dwarf.discarded],
        "offered": list(worths_of(dwarf.offered)),
        "gold": [worth for note in dwarf.notes for worth in worths_of(note_took(note))],
        "nuggets": nuggets_of(dwarf.notes, view.public.ledger, int(view.seat)),
    }


def describe_hand(view: SaboteurView, hand: list[int]) -> dict[str, CardFacts]:
    """Return what each card of a hand is for, and what forbids it."""
    told = {KIND_NAMES[kind]: CARD_WORDS[kind].copy() for kind in hand}
    refusal = why_not_dig_at_all(view.public, int(view.seat)) if hand else None
    if refusal is not None:
        for card in told.values():
            if card["does"] == "dig":
                card["barred"] = bar_of(refusal)
    return told


def bar_of(refusal: IllegalMove) -> BarFacts:
    """Return a refusal as facts."""
    return {"reason": refusal.reason, "clause": refusal.clause, "facts": dict(refusal.facts)}


def describe_hidden(unseen: Unseen) -> UnseenFacts:
    """Return the hidden part as facts."""
    kinds = [int(goal_kind(unseen.goals, goal)) for goal in range(GOALS)]
    return {
        "goals": [GOAL_NAMES[kind] if kind < GOALS else None for kind in kinds],
        "spare": None if unseen.spare < 0 else ROLE_NAMES[unseen.spare],
        "deck": {KIND_NAMES[kind]: count for kind, count in enumerate(unseen.deck) if count},
        "pile": list(unseen.pile),
    }


def describe_move(move: i64) -> MoveFacts:
    """Return what a move does, and with which card of the hand."""
    if is_dig(move):
        laid = int(dug_laid(move))
        cell: i64 = dug_cell(move)
        kind = KIND_NAMES[LAID_KIND[laid]]
        path = LAID_NAMES[laid]
        return {"does": "dig", "card": kind, "path": path, "x": x_of(cell), "y": y_of(cell)}
    if is_rockfall(move):
        return {
            "does": "rockfall",
            "card": "rockfall",
            "x": x_of(fall_cell(move)),
            "y": y_of(fall_cell(move)),
        }
    if is_mend(move):
        seat, tool = int(mended_seat(move)), TOOL_NAMES[mended_tool(move)]
        name = KIND_NAMES[mending_card(move)]
        return {"does": "mend", "card": name, "tool": tool, "seat": seat}
    if is_break(move):
        seat, tool = int(broken_seat(move)), TOOL_NAMES[broken_tool(move)]
        return {"does": "break", "card": f"broken-{tool}", "tool": tool, "seat": seat}
    if is_collect(move):
        counts = BUNDLES[collect_bundle(move)]
        gold = [1 + index for index, count in enumerate(counts) for _ in range(count)]
        return {"does": "collect", "gold": gold}
    if is_take(move):
        return {"does": "take", "gold": [int(take_worth(move))]}
    if is_look(move):
        return {"does": "map", "card": "map", "goal": int(look_goal(move)) + 1}
    return {"does": "discard", "card": KIND_NAMES[discard_kind(move)]} if move else {"does": "pass"}
