"""The 49 cells: their names, and sets of them as bits, row by row from the north-west."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.core.errors import Unreadable
from bocamina.games.racing_dwarfs.components import NORTH, SOUTH, WEST

if TYPE_CHECKING:
    from mypy_extensions import i64

SIZE: Final = 7
CELLS: Final = 49
ALL: Final = (1 << 49) - 1
NORTH_ROW: Final = 0x7F
SOUTH_ROW: Final = 0x7F << 42
WEST_COLUMN: Final = 1 | 1 << 7 | 1 << 14 | 1 << 21 | 1 << 28 | 1 << 35 | 1 << 42
EAST_COLUMN: Final = WEST_COLUMN << 6
NOT_WEST: Final = ALL ^ WEST_COLUMN
NOT_EAST: Final = ALL ^ EAST_COLUMN
CENTRE: Final = 24
CENTRE_BIT: Final = 1 << 24
HIGHEST: Final = 1 << 62
COLUMN_NAMES: Final = "abcdefg"
CELL_NAMES: Final = [f"{column}{row}" for row in "7654321" for column in COLUMN_NAMES]


def bit(cell: i64) -> i64:
    """Return the set of one cell."""
    # Not 1 << cell: the compiled shift of a small constant is one of 32 bits.
    return HIGHEST >> (62 - cell)


def cells_in(cells: i64) -> list[int]:
    """List the cells of a set."""
    found: list[int] = []
    cell: i64 = 0
    while cells:
        if cells & 1:
            found.append(int(cell))
        cells >>= 1
        cell += 1
    return found


def count(cells: i64) -> i64:
    """Return how many cells a set has."""
    found: i64 = 0
    while cells:
        cells &= cells - 1
        found += 1
    return found


def neighbours(cells: i64) -> i64:
    """Return the cells that share an edge with some cell of a set; the board does not wrap here."""
    sideways: i64 = ((cells & NOT_WEST) >> 1) | ((cells & NOT_EAST) << 1)
    return sideways | (cells >> SIZE) | ((cells << SIZE) & ALL)


def edge_cell(side: i64, place: i64) -> i64:
    """Return a cell along a side, counted from the west or from the south, beginning with 0."""
    if side == NORTH:
        return place
    if side == SOUTH:
        return 42 + place
    if side == WEST:
        return (6 - place) * SIZE
    return (6 - place) * SIZE + 6


def edge_place(side: i64, cell: i64) -> i64:
    """Return where along a side a cell lies, the way `edge_cell` counts."""
    return cell % SIZE if side == NORTH or side == SOUTH else 6 - cell // SIZE


def format_cell(cell: i64) -> str:
    """Print a cell: the column from a in the west, the row from 1 in the south."""
    return CELL_NAMES[cell]


def parse_cell(text: str) -> int:
    """Read what `format_cell` prints."""
    if len(text) != 2 or text[0] not in COLUMN_NAMES or text[1] not in "1234567":
        raise Unreadable("a cell (a1 to g7)", repr(text))
    return (SIZE - int(text[1])) * SIZE + COLUMN_NAMES.index(text[0])


def format_cells(cells: i64) -> str:
    """Print a set of cells."""
    return " ".join(format_cell(cell) for cell in cells_in(cells)) or "-"
