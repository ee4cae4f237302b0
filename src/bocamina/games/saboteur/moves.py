"""What a seat decides, as numbers and as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.core.errors import Unreadable
from bocamina.core.notation import read_number, read_word
from bocamina.games.saboteur.cells import format_cell, parse_cell
from bocamina.games.saboteur.components import (
    FIRST_REPAIR,
    KIND_NAMES,
    LAID_NAMES,
    MENDS,
    TOOL_NAMES,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

# Each sort of move has a range of numbers; all but digging and rockfalls are below 256.
PASS: Final = 0
DISCARD: Final = 1  # + kind
LOOK: Final = 28  # + goal
TAKE: Final = 31  # + worth - 1
COLLECT: Final = 34  # + place in BUNDLES
BREAK: Final = 64  # + 3 seat + tool
MEND: Final = 96  # + 9 seat + place in REPAIRS
LAST_SMALL: Final = 186
FALL: Final = 16384  # + cell
DIG: Final = 32768  # + 32 cell + laid
LAST_DIG: Final = DIG + 32 * 16384

# S32: bundles of gold cards that a saboteur may pick, how many of each worth.
BUNDLES: Final = [
    *[(0, 0, 0), (1, 0, 0), (0, 1, 0), (2, 0, 0), (0, 0, 1), (1, 1, 0), (3, 0, 0)],
    *[(1, 0, 1), (0, 2, 0), (2, 1, 0), (4, 0, 0)],
]
# S21: each repair card (counted from FIRST_REPAIR) with each tool it may mend.
REPAIRS: Final = [(card, tool) for card, tools in enumerate(MENDS) for tool in tools]
REPAIR_CARDS: Final = [card for card, _ in REPAIRS]
REPAIR_TOOLS: Final = [tool for _, tool in REPAIRS]
MOST_SEATS: Final = 10

GRAMMAR: Final = (
    "'dig PATH X,Y', 'rockfall X,Y', 'map GOAL', 'break TOOL SEAT', 'mend TOOL SEAT with CARD', "
    "'discard CARD', 'pass', 'take WORTH' or 'collect WORTH+WORTH'"
)


def format_bundle(bundle: i64) -> str:
    """Print a bundle of gold cards: `1+3`, or `nothing`."""
    return (
        "+".join(
            str(1 + index) for index, count in enumerate(BUNDLES[bundle]) for _ in range(count)
        )
        or "nothing"
    )


BUNDLE_NAMES: Final = [format_bundle(bundle) for bundle in range(len(BUNDLES))]


def format_move(move: i64) -> str:
    """Print a move."""
    if move >= DIG:
        return f"dig {LAID_NAMES[(move - DIG) & 31]} {format_cell((move - DIG) >> 5)}"
    if move >= FALL:
        return f"rockfall {format_cell(move - FALL)}"
    if move >= MEND:
        card, tool = REPAIRS[(move - MEND) % len(REPAIRS)]
        seat = (move - MEND) // len(REPAIRS)
        return f"mend {TOOL_NAMES[tool]} {seat} with {KIND_NAMES[FIRST_REPAIR + card]}"
    if move >= BREAK:
        return f"break {TOOL_NAMES[(move - BREAK) % 3]} {(move - BREAK) // 3}"
    if move >= COLLECT:
        return f"collect {BUNDLE_NAMES[move - COLLECT]}"
    if move >= TAKE:
        return f"take {move - TAKE + 1}"
    if move >= LOOK:
        return f"map {move - LOOK + 1}"
    return f"discard {KIND_NAMES[move - DISCARD]}" if move else "pass"


def parse_move(text: str) -> int:
    """Read what `format_move` prints."""
    words = text.split(" ")
    match words:
        case ["dig", way, cell]:
            laid = LAID_NAMES.index(read_word(way, "a path card as it lies", LAID_NAMES))
            return DIG + 32 * parse_cell(cell) + laid
        case ["rockfall", cell]:
            return FALL + parse_cell(cell)
        case ["map", goal]:
            return LOOK + read_digits(goal, "a goal", 1, 3) - 1
        case ["break", tool, seat]:
            index = TOOL_NAMES.index(read_word(tool, "a tool", TOOL_NAMES))
            return BREAK + 3 * read_digits(seat, "a seat", 0, MOST_SEATS - 1) + index
        case ["mend", tool, seat, "with", card]:
            index = TOOL_NAMES.index(read_word(tool, "a tool", TOOL_NAMES))
            repairs = [KIND_NAMES[FIRST_REPAIR + of] for of, mended in REPAIRS if mended == index]
            kind = KIND_NAMES.index(read_word(card, f"a card that mends a {tool}", repairs))
            pair = REPAIRS.index((kind - FIRST_REPAIR, index))
            return MEND + len(REPAIRS) * read_digits(seat, "a seat", 0, MOST_SEATS - 1) + pair
        case ["discard", card]:
            return DISCARD + KIND_NAMES.index(read_word(card, "a card", KIND_NAMES))
        case ["pass"]:
            return PASS
        case ["take", worth]:
            return TAKE + read_digits(worth, "a gold card's worth", 1, 3) - 1
        case ["collect", bundle]:
            return COLLECT + BUNDLE_NAMES.index(read_word(bundle, "gold cards", BUNDLE_NAMES))
        case _:
            raise Unreadable(GRAMMAR, repr(text))


def read_digits(text: str, what: str, low: int, high: int) -> int:
    """Read a one-digit number, so that each move has one text only."""
    if len(text) > 1:
        raise Unreadable(f"{what} ({low} to {high})", repr(text))
    return read_number(text, what, low, high)
