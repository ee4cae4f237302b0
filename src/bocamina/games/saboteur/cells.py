"""Cells of the mine: numbers that stand for coordinates, x growing east and y growing north."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.core.errors import Unreadable

if TYPE_CHECKING:
    from mypy_extensions import i64

# S7: the mine has no edge; forty cards cannot take it farther than 49 cells from the start.
FARTHEST: Final = 60
MIDDLE: Final = 64
ROW: Final = 128
STEPS: Final = [ROW, 1, -ROW, -1]
# What people call places: columns from A at the start eastwards, rows upwards from 10.
LETTERS: Final = 26
START_ROW: Final = 10


def cell_at(x: int, y: int) -> int:
    """Return the cell with these coordinates."""
    return (y + MIDDLE) * ROW + x + MIDDLE


def x_of(cell: i64) -> int:
    """Return how far east of the start a cell is."""
    return int(cell % ROW) - MIDDLE


def y_of(cell: i64) -> int:
    """Return how far north of the start a cell is."""
    return int(cell // ROW) - MIDDLE


def column_name(x: int) -> str:
    """Return what people call a column: they repeat after 26."""
    return chr(ord("A") + x % LETTERS)


def row_name(y: int) -> str:
    """Return what people call a row."""
    return str(START_ROW + y)


def place_name(x: int, y: int) -> str:
    """Return what people call a place: the start lies at A10."""
    return column_name(x) + row_name(y)


def is_cell(number: int) -> bool:
    """Tell whether a number is a cell that notation can name."""
    return abs(number % ROW - MIDDLE) <= FARTHEST and abs(number // ROW - MIDDLE) <= FARTHEST


HOME: Final = cell_at(0, 0)
# S7: the goals, from north to south.
GOAL_CELLS: Final = [cell_at(8, 2), cell_at(8, 0), cell_at(8, -2)]


def format_cell(cell: i64) -> str:
    """Print a cell as `x,y`."""
    return f"{x_of(cell)},{y_of(cell)}"


def parse_cell(text: str) -> int:
    """Read what `format_cell` prints."""
    x, comma, y = text.partition(",")
    if not comma:
        raise Unreadable("a cell 'x,y'", repr(text))
    return cell_at(parse_coordinate(x), parse_coordinate(y))


def parse_coordinate(text: str) -> int:
    """Read one of a cell's two numbers."""
    digits = text.removeprefix("-")
    plain = (
        digits.isascii() and digits.isdigit() and len(digits) <= 2 and str(int(digits)) == digits
    )
    if not plain or text == "-0" or int(digits) > FARTHEST:
        raise Unreadable(f"a coordinate (-{FARTHEST} to {FARTHEST})", repr(text))
    return int(text)
