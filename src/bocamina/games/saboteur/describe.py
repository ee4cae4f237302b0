"""The mine and a dwarf's secrets as plain facts, for clients that draw them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from bocamina.games.saboteur.cells import GOAL_CELLS, x_of, y_of
from bocamina.games.saboteur.components import (
    CODE_OPENINGS,
    FIRST_REPAIR,
    GOAL_NAMES,
    GOALS,
    KIND_NAMES,
    KINDS,
    LAID_KIND,
    LAID_NAMES,
    ROLE_NAMES,
    TOOL_NAMES,
    TOOLS,
)
from bocamina.games.saboteur.gold import owed
from bocamina.games.saboteur.hand import cards_of
from bocamina.games.saboteur.moves import (
    BREAK,
    BUNDLES,
    COLLECT,
    DIG,
    DISCARD,
    FALL,
    LOOK,
    MEND,
    REPAIRS,
    TAKE,
)
from bocamina.games.saboteur.nuggets import (
    CARDS_AT,
    CHANGE_AT,
    FEW,
    NUGGETS_AT,
    PAID,
    ROUND_AT,
    SEAT,
    TOOK_AT,
    worths_of,
)
from bocamina.games.saboteur.rules import treasure_is_joined
from bocamina.games.saboteur.state import PHASE_NAMES
from bocamina.games.saboteur.tunnels import CODE, JOINED

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.games.saboteur.state import Dwarf, Mine, Unseen

CODE_NAMES: Final = [*LAID_NAMES, "start", "face-down", "treasure", *["stone"] * 4]
CODE_SIDES: Final = [openings.upper() for openings in CODE_OPENINGS]


def describe_public(mine: Mine) -> dict[str, Any]:
    """Return everything on the table."""
    seats = range(mine.settings.seats)
    revealed = mine.saboteurs >= 0
    most = int(mine.house.saboteurs)
    finder = finder_of(mine)
    return {
        "phase": PHASE_NAMES[mine.phase],
        "round": int(mine.round),
        "rounds": int(mine.house.rounds),
        "starter": None if mine.starter < 0 else int(mine.starter),
        "cards": [
            describe_card(entry).copy()
            for entry in sorted([entry for entry in mine.tunnels.places if entry])
        ],
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
        # S6: nobody may know more than a range before the dwarves turn over
        "saboteurs": [most if mine.house.spare_is_digger else most - 1, most],
        "dwarves": [ROLE_NAMES[mine.saboteurs >> seat & 1] for seat in seats] if revealed else None,
        "spare": ROLE_NAMES[mine.spare] if revealed else None,
        "finder": finder,
        "gold_left": int(mine.gold_left),
        "owed": int(owed(mine)) if revealed and finder is None else 0,
        "ledger": [describe_entry(entry) for entry in mine.ledger],
        "totals": list(mine.totals) or None,
    }


@lru_cache(maxsize=4096)  # most cards of a mine were there before the last move
def describe_card(entry: int) -> dict[str, Any]:
    """Return a card of the mine: where it lies, how, and whether it is joined to the start."""
    cell, what = entry >> 7, entry & 127
    code = what & CODE
    return {
        "x": x_of(cell),
        "y": y_of(cell),
        "card": CODE_NAMES[code],
        "openings": CODE_SIDES[code],
        "joined": what & JOINED != 0,
        "goal": GOAL_CELLS.index(cell) + 1 if cell in GOAL_CELLS else 0,
    }


def finder_of(mine: Mine) -> int | None:
    """Return who opened the way to the treasure, if that is how the round ended."""
    if not treasure_is_joined(mine):
        return None
    return int((mine.starter - 1) % mine.house.seats)  # S36: the next starter comes after them


def goals_in(goals: i64) -> list[int]:
    """List the goals of a set, from 1."""
    return [goal + 1 for goal in range(GOALS) if goals >> goal & 1]


def describe_broken(mine: Mine, seat: int) -> list[dict[str, Any]]:
    """Return a seat's broken tools, each with the seat that broke it."""
    by = mine.breakers[TOOLS * seat : TOOLS * seat + TOOLS]
    return [{"tool": TOOL_NAMES[i], "by": who - 1} for i, who in enumerate(by) if who]


def describe_entry(entry: int) -> dict[str, Any]:
    """Return who took gold in which round; of a saboteur's pay everybody knows what it came to."""
    took: dict[str, Any] = {"round": entry >> ROUND_AT, "seat": entry & SEAT, "pay": None}
    if entry & PAID:
        cards, nuggets = entry >> CARDS_AT & FEW, entry >> NUGGETS_AT & FEW
        took["pay"] = {"cards": cards, "nuggets": nuggets, "change": entry >> CHANGE_AT & FEW}
    return took


def describe_private(dwarf: Dwarf) -> dict[str, Any]:
    """Return what one seat knows besides."""
    saw = [int(dwarf.looks >> (2 * goal) & 3) for goal in range(GOALS)]
    return {
        "role": None if dwarf.role < 0 else ROLE_NAMES[dwarf.role],
        "hand": [KIND_NAMES[kind] for kind in cards_of(dwarf.hand)],
        "goals": [GOAL_NAMES[seen - 1] if seen else None for seen in saw],
        "discarded": [KIND_NAMES[kind] for kind in dwarf.discarded],
        "offered": list(worths_of(dwarf.offered)),
        "gold": [worth for note in dwarf.notes for worth in worths_of(note >> TOOK_AT)],
    }


def describe_hidden(unseen: Unseen) -> dict[str, Any]:
    """Return what nobody knew."""
    kinds = [int(unseen.goals >> (2 * goal) & 3) for goal in range(GOALS)]
    return {
        "goals": [GOAL_NAMES[kind] if kind < GOALS else None for kind in kinds],
        "spare": None if unseen.spare < 0 else ROLE_NAMES[unseen.spare],
        "deck": {KIND_NAMES[kind]: count for kind, count in enumerate(unseen.deck) if count},
        "pile": list(unseen.pile),
    }


def describe_move(move: i64) -> dict[str, Any]:
    """Return what a move does, and with which card of the hand."""
    if move >= DIG:
        laid = int((move - DIG) & 31)
        cell: i64 = (move - DIG) >> 5
        kind = KIND_NAMES[LAID_KIND[laid]]
        where = {"x": x_of(cell), "y": y_of(cell)}
        return {"does": "dig", "card": kind, "path": LAID_NAMES[laid], **where}
    if move >= FALL:
        return {
            "does": "rockfall",
            "card": "rockfall",
            "x": x_of(move - FALL),
            "y": y_of(move - FALL),
        }
    if move >= MEND:
        card, tool = REPAIRS[(move - MEND) % len(REPAIRS)]
        seat = int((move - MEND) // len(REPAIRS))
        name = KIND_NAMES[FIRST_REPAIR + card]
        return {"does": "mend", "card": name, "tool": TOOL_NAMES[tool], "seat": seat}
    if move >= BREAK:
        name = TOOL_NAMES[(move - BREAK) % TOOLS]
        seat = int((move - BREAK) // TOOLS)
        return {"does": "break", "card": f"broken-{name}", "tool": name, "seat": seat}
    if move >= COLLECT:
        counts = BUNDLES[move - COLLECT]
        gold = [1 + index for index, count in enumerate(counts) for _ in range(count)]
        return {"does": "collect", "gold": gold}
    if move >= TAKE:
        return {"does": "take", "gold": [int(move - TAKE) + 1]}
    if move >= LOOK:
        return {"does": "map", "card": "map", "goal": int(move - LOOK) + 1}
    return {"does": "discard", "card": KIND_NAMES[move - DISCARD]} if move else {"does": "pass"}
