"""What a seat decides, as numbers and as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.core.errors import Unreadable
from bocamina.core.notation import read_number, read_word
from bocamina.games.saboteur.bundles import BUNDLE_NAMES, BUNDLES, parse_bundle
from bocamina.games.saboteur.cells import format_cell, is_cell, parse_cell
from bocamina.games.saboteur.components import (
    FIRST_BROKEN,
    FIRST_REPAIR,
    GOALS,
    KIND_NAMES,
    LAID_KIND,
    LAID_NAMES,
    MAP,
    MENDS,
    ROCKFALL,
    TOOL_NAMES,
    TOOLS,
    parse_kind,
    parse_laid,
    parse_tool,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

# Each sort of move has a range of numbers; all but digging and rockfalls are below 256. Only this
# module calculates with them, and only this folder sees them: what does something for every sort,
# and is hot, goes through the ranges in order.
PASS: Final = 0
DISCARD: Final = 1  # + kind
LOOK: Final = 28  # + goal
TAKE: Final = 31  # + worth - 1
COLLECT: Final = 34  # + place in BUNDLES
BREAK: Final = 64  # + 3 seat + tool
MEND: Final = 96  # + 9 seat + place in REPAIRS
FALL: Final = 16384  # + cell
DIG: Final = 32768  # + 32 cell + laid

# S21: each repair card (counted from FIRST_REPAIR) with each tool it may mend.
REPAIRS: Final = [(card, tool) for card, tools in enumerate(MENDS) for tool in tools]
REPAIR_CARDS: Final = [card for card, _ in REPAIRS]
REPAIR_TOOLS: Final = [tool for _, tool in REPAIRS]
REPAIR_PAIRS: Final = 9
MOST_SEATS: Final = 10

GRAMMAR: Final = (
    "'dig PATH X,Y', 'rockfall X,Y', 'map GOAL', 'break TOOL SEAT', 'mend TOOL SEAT with CARD', "
    "'discard CARD', 'pass', 'take WORTH' or 'collect WORTH+WORTH'"
)


# The parts of each sort of move. Compiled, these cost nothing: they are inlined.


def dug_cell(move: i64) -> i64:
    """Return where a move digs."""
    return (move - DIG) >> 5


def dug_laid(move: i64) -> i64:
    """Return what a move digs: a path card as it lies."""
    return (move - DIG) & 31


def fall_cell(move: i64) -> i64:
    """Return where a move lets rock fall."""
    return move - FALL


def mended_seat(move: i64) -> i64:
    """Return whose tool a move mends."""
    return (move - MEND) // REPAIR_PAIRS


def mending_pair(move: i64) -> i64:
    """Return the place in REPAIRS of the card and tool of a move that mends."""
    return (move - MEND) % REPAIR_PAIRS


def mending_card(move: i64) -> i64:
    """Return the kind of card with which a move mends."""
    card: i64 = REPAIR_CARDS[mending_pair(move)]
    return FIRST_REPAIR + card


def mended_tool(move: i64) -> i64:
    """Return the tool that a move mends."""
    return REPAIR_TOOLS[mending_pair(move)]


def broken_seat(move: i64) -> i64:
    """Return whose tool a move breaks."""
    return (move - BREAK) // TOOLS


def broken_tool(move: i64) -> i64:
    """Return the tool that a move breaks."""
    return (move - BREAK) % TOOLS


def look_goal(move: i64) -> i64:
    """Return the goal, from 0, that a move looks at."""
    return move - LOOK


def discard_kind(move: i64) -> i64:
    """Return the kind of card that a move discards."""
    return move - DISCARD


def take_worth(move: i64) -> i64:
    """Return the worth of the gold card that a move takes."""
    return move - TAKE + 1


def collect_bundle(move: i64) -> i64:
    """Return the place in BUNDLES of the pay that a move collects."""
    return move - COLLECT


# The inverse: moves from their parts.


def dig_move(cell: i64, laid: i64) -> i64:
    """Return the move that lays a path card on a cell."""
    return DIG + cell * 32 + laid


def mend_move(seat: i64, pair: i64) -> i64:
    """Return the move that mends a seat's tool with a card, given by their place in REPAIRS."""
    return MEND + REPAIR_PAIRS * seat + pair


def break_move(seat: i64, tool: i64) -> i64:
    """Return the move that breaks a seat's tool."""
    return BREAK + TOOLS * seat + tool


def rockfall_move(cell: i64) -> i64:
    """Return the move that lets rock fall on a cell."""
    return FALL + cell


def look_move(goal: i64) -> i64:
    """Return the move that looks at a goal, from 0."""
    return LOOK + goal


def discard_move(kind: i64) -> i64:
    """Return the move that lays a card aside."""
    return DISCARD + kind


def take_move(worth: i64) -> i64:
    """Return the move that takes a gold card of some worth."""
    return TAKE + worth - 1


def collect_move(bundle: i64) -> i64:
    """Return the move that collects a pay, given by its place in BUNDLES."""
    return COLLECT + bundle


# Of which sort a move is.


def is_dig(move: i64) -> bool:
    """Tell whether a move lays a path card."""
    return move >= DIG


def is_rockfall(move: i64) -> bool:
    """Tell whether a move lets rock fall."""
    return FALL <= move < DIG


def is_mend(move: i64) -> bool:
    """Tell whether a move mends a tool."""
    return MEND <= move < FALL


def is_break(move: i64) -> bool:
    """Tell whether a move breaks a tool."""
    return BREAK <= move < MEND


def is_collect(move: i64) -> bool:
    """Tell whether by a move a saboteur collects its pay."""
    return COLLECT <= move < BREAK


def is_take(move: i64) -> bool:
    """Tell whether a move takes a gold card."""
    return TAKE <= move < COLLECT


def is_look(move: i64) -> bool:
    """Tell whether a move looks at a goal."""
    return LOOK <= move < TAKE


def is_discard(move: i64) -> bool:
    """Tell whether a move lays a card aside."""
    return DISCARD <= move < LOOK


def is_idle(move: i64) -> bool:
    """Tell whether a move lays a card aside, or passes without any."""
    return move < LOOK


def card_of(move: i64) -> i64:
    """Return the kind of card that a move plays from the hand, or -1 where it plays none."""
    if move >= DIG:
        return LAID_KIND[dug_laid(move)]
    if move >= FALL:
        return ROCKFALL
    if move >= MEND:
        return mending_card(move)
    if move >= BREAK:
        return FIRST_BROKEN + broken_tool(move)
    if move >= TAKE or move == PASS:
        return -1
    return MAP if move >= LOOK else discard_kind(move)


def is_move(number: int) -> bool:
    """Tell whether a number is a move."""
    if number >= FALL:
        cell = number - FALL if number < DIG else (number - DIG) // 32
        return is_cell(cell) and (number < DIG or number % 32 < len(LAID_NAMES))
    return (
        PASS <= number < COLLECT + len(BUNDLES)
        or BREAK <= number < BREAK + TOOLS * MOST_SEATS
        or MEND <= number < MEND + REPAIR_PAIRS * MOST_SEATS
    )


def format_move(move: i64) -> str:
    """Print a move."""
    if move >= DIG:
        return f"dig {LAID_NAMES[dug_laid(move)]} {format_cell(dug_cell(move))}"
    if move >= FALL:
        return f"rockfall {format_cell(fall_cell(move))}"
    if move >= MEND:
        tool, card = TOOL_NAMES[mended_tool(move)], KIND_NAMES[mending_card(move)]
        return f"mend {tool} {mended_seat(move)} with {card}"
    if move >= BREAK:
        return f"break {TOOL_NAMES[broken_tool(move)]} {broken_seat(move)}"
    if move >= COLLECT:
        return f"collect {BUNDLE_NAMES[collect_bundle(move)]}"
    if move >= TAKE:
        return f"take {take_worth(move)}"
    if move >= LOOK:
        return f"map {look_goal(move) + 1}"
    return f"discard {KIND_NAMES[discard_kind(move)]}" if move else "pass"


def parse_move(text: str) -> int:
    """Read what `format_move` prints."""
    words = text.split(" ")
    match words:
        case ["dig", way, cell]:
            laid = parse_laid(way)
            return int(dig_move(parse_cell(cell), laid))
        case ["rockfall", cell]:
            return int(rockfall_move(parse_cell(cell)))
        case ["map", goal]:
            return int(look_move(parse_goal(goal)))
        case ["break", name, seat]:
            tool = parse_tool(name)
            return int(break_move(parse_seat(seat), tool))
        case ["mend", name, seat, "with", card]:
            pair = parse_pair(parse_tool(name), card)
            return int(mend_move(parse_seat(seat), pair))
        case ["discard", card]:
            return int(discard_move(parse_kind(card)))
        case ["pass"]:
            return PASS
        case ["take", worth]:
            return int(take_move(parse_worth(worth)))
        case ["collect", bundle]:
            return int(collect_move(parse_bundle(bundle)))
        case _:
            raise Unreadable(GRAMMAR, repr(text))


def parse_goal(number: str) -> int:
    """Read the number of a goal, and count it from 0."""
    return read_number(number, "a goal", 1, GOALS) - 1


def parse_seat(number: str) -> int:
    """Read the number of a seat."""
    return read_number(number, "a seat", 0, MOST_SEATS - 1)


def parse_pair(tool: int, card: str) -> int:
    """Read the name of the card with which a tool is mended, as their place in REPAIRS."""
    pairs = [pair for pair, mended in enumerate(REPAIR_TOOLS) if mended == tool]
    names = [KIND_NAMES[FIRST_REPAIR + REPAIR_CARDS[pair]] for pair in pairs]
    return pairs[names.index(read_word(card, f"a card that mends a {TOOL_NAMES[tool]}", names))]


def parse_worth(number: str) -> int:
    """Read what a gold card is worth."""
    return read_number(number, "a gold card's worth", 1, 3)
