"""The way of a cart or the Rock over the rails: the line through its cells."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bocamina.drawing.canvas import Spot


# Where each side leads, by columns and rows from above, and the side that it meets there.
STEPS: Final = {"N": (0, -1, "S"), "E": (1, 0, "W"), "S": (0, 1, "N"), "W": (-1, 0, "E")}
SIZE: Final = 7


def grid(cell: str) -> tuple[int, int]:
    """Return the column and the row of a cell, from above."""
    return ord(cell[0]) - ord("a"), SIZE - int(cell[1])


def cell_at(column: int, row: int) -> str:
    """Return the cell of a column and a row, from above."""
    return f"{chr(ord('a') + column)}{SIZE - row}"


def side_between(cell: str, other: str) -> str:
    """Return the side by which a cell leads to another, around the board if they lie apart."""
    (x, y), (other_x, other_y) = grid(cell), grid(other)
    if abs(x - other_x) > 1:
        return "W" if x == 0 else "E"
    if abs(y - other_y) > 1:
        return "N" if y == 0 else "S"
    return next(
        side for side, (dx, dy, _) in STEPS.items() if (x + dx, y + dy) == (other_x, other_y)
    )


def line(
    cells: Sequence[str], middle: Mapping[str, Spot], size: float, leaves: str = ""
) -> list[list[Spot]]:
    """Return the line through cells in stretches; a new one begins where it wraps around the board.

    Curves are rounded as the rails are. `leaves` is the side by which the last cell is left.
    """
    stretches: list[list[Spot]] = [[]]
    half = size / 2
    for index, cell in enumerate(cells):
        x, y = middle[cell]
        coming = side_between(cell, cells[index - 1]) if index else ""
        going = side_between(cell, cells[index + 1]) if index + 1 < len(cells) else leaves
        for side in coming:
            stretches[-1].append((x + STEPS[side][0] * half, y + STEPS[side][1] * half))
        if coming and going and STEPS[coming][2] != going:
            along = half * (1 - sqrt(0.5))
            dx = STEPS[coming][0] + STEPS[going][0]
            dy = STEPS[coming][1] + STEPS[going][1]
            stretches[-1].append((x + dx * along, y + dy * along))
        else:
            stretches[-1].append((x, y))
        for side in going:
            stretches[-1].append((x + STEPS[side][0] * half, y + STEPS[side][1] * half))
        if index + 1 < len(cells) and is_around(cell, cells[index + 1]):
            stretches.append([])
    return stretches


def is_around(cell: str, other: str) -> bool:
    """Tell whether two cells of a way lie at opposite edges."""
    (x, y), (other_x, other_y) = grid(cell), grid(other)
    return abs(x - other_x) > 1 or abs(y - other_y) > 1
