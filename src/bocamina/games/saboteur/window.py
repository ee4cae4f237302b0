"""The part of the endless mine that learners see and dig in, and the numbers of moves in it.

Among 2.8 million digs that were legal in random games of 3 to 10 seats, one in 4,000 lay outside.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.core.encoding import CODE, NOT_OFFERED, Field
from bocamina.games.saboteur.bundles import BUNDLES
from bocamina.games.saboteur.cells import ROW, cell_at
from bocamina.games.saboteur.components import GOALS, KINDS, TOOLS
from bocamina.games.saboteur.moves import (
    BREAK,
    COLLECT,
    DIG,
    DISCARD,
    FALL,
    LOOK,
    MEND,
    REPAIR_PAIRS,
    TAKE,
    break_move,
    broken_seat,
    broken_tool,
    dig_move,
    dug_cell,
    dug_laid,
    fall_cell,
    mend_move,
    mended_seat,
    mending_pair,
    rockfall_move,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

WEST: Final = -6
EAST: Final = 10
SOUTH: Final = -7
NORTH: Final = 7
HEIGHT: Final = NORTH - SOUTH + 1
WIDTH: Final = EAST - WEST + 1
WINDOW: Final = 255
WAYS: Final = 26  # in which a path card may lie

# Its cells from the south-west, row by row, and for every cell its place there or -1.
CELLS: Final = [cell_at(x, y) for y in range(SOUTH, NORTH + 1) for x in range(WEST, EAST + 1)]
PLACE_OF: Final = [-1] * (ROW * ROW)
for place, each in enumerate(CELLS):
    PLACE_OF[each] = place

# Small moves keep their numbers in the game, up to the last bundle of gold.
FIRST_BREAK: Final = 45


def fields_of_moves(seats: int) -> list[Field]:
    """Return what the numbers of moves mean, in order."""
    return [
        Field("pass", CODE, (1,), 0, "S24: without cards"),
        Field("discard", CODE, (KINDS,), 0, "S23: by card"),
        Field("map", CODE, (GOALS,), 0, "S18: by goal, from north to south"),
        Field("take", CODE, (3,), 0, "S28: a gold card worth 1, 2 or 3"),
        Field("collect", CODE, (len(BUNDLES),), 0, "S32: by bundle of gold cards"),
        Field("break", CODE, (seats, TOOLS), 0, "S19: by seat and tool (lamp, cart, pickaxe)"),
        Field("mend", CODE, (seats, REPAIR_PAIRS), 0, "S21: by seat, and card with tool"),
        Field("rockfall", CODE, (HEIGHT, WIDTH), 0, "S17: by cell of the window"),
        Field("dig", CODE, (HEIGHT, WIDTH, WAYS), 0, "S9: by cell, and path card as it lies"),
    ]


def number_of(move: i64, seat: i64, seats: i64) -> i64:
    """Return the number of a move of a seat, or NOT_OFFERED outside the window."""
    first_mend: i64 = FIRST_BREAK + TOOLS * seats
    first_fall: i64 = first_mend + REPAIR_PAIRS * seats
    there: i64
    if move >= DIG:
        there = PLACE_OF[dug_cell(move)]
        return NOT_OFFERED if there < 0 else first_fall + WINDOW + there * WAYS + dug_laid(move)
    if move >= FALL:
        there = PLACE_OF[fall_cell(move)]
        return NOT_OFFERED if there < 0 else first_fall + there
    if move >= MEND:
        ahead: i64 = (mended_seat(move) - seat + seats) % seats
        return first_mend + ahead * REPAIR_PAIRS + mending_pair(move)
    if move >= BREAK:
        ahead = (broken_seat(move) - seat + seats) % seats
        return FIRST_BREAK + ahead * TOOLS + broken_tool(move)
    return move


def move_of(number: i64, seat: i64, seats: i64) -> i64:
    """Return the move of a seat that has a number; undoes `number_of`."""
    if number < FIRST_BREAK:
        return number
    number -= FIRST_BREAK
    if number < TOOLS * seats:
        return break_move((number // TOOLS + seat) % seats, number % TOOLS)
    number -= TOOLS * seats
    if number < REPAIR_PAIRS * seats:
        return mend_move((number // REPAIR_PAIRS + seat) % seats, number % REPAIR_PAIRS)
    number -= REPAIR_PAIRS * seats
    if number < WINDOW:
        return rockfall_move(CELLS[number])
    number -= WINDOW
    return dig_move(CELLS[number // WAYS], number % WAYS)


assert (DISCARD, LOOK, TAKE, COLLECT, len(BUNDLES)) == (1, 28, 31, 34, 11), "numbers are kept"
assert len(CELLS) == WINDOW
