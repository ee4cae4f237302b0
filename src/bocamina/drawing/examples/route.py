"""The way of a cart or the Rock over the rails: which cells, and the line through them."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

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
    """Return by which side one leaves a cell for another, around the board if they lie apart."""
    (x, y), (other_x, other_y) = grid(cell), grid(other)
    if abs(x - other_x) > 1:
        return "W" if x == 0 else "E"
    if abs(y - other_y) > 1:
        return "N" if y == 0 else "S"
    return next(
        side for side, (dx, dy, _) in STEPS.items() if (x + dx, y + dy) == (other_x, other_y)
    )


def route(facts: Mapping[str, Any], start: str, ends: Iterable[str]) -> list[str]:
    """Return the cells of the shortest way to one of some cells.

    Where carts or the Rock close it, it leads through them; where there is none, it is both ends.
    """
    ends = list(ends)
    taken = {cell["cell"] for cell in facts["cells"] if cell["cart"] is not None} | {facts["rock"]}
    found = search(facts, start, ends, taken) or search(facts, start, ends, set())
    return found or [start, *ends[:1]]


def search(facts: Mapping[str, Any], start: str, ends: list[str], taken: set[str]) -> list[str]:
    """Return the shortest way over rails that avoids some cells, if there is one."""
    rails = {cell["cell"]: cell["rails"] for cell in facts["cells"]}
    wraps = [tuple(pair) for pair in facts["reaches"].get(start, {}).get("wraps", ())]
    ways, seen = [[start]], {start}
    for way in ways:
        if way[-1] in ends:
            return way
        for following in beside(way[-1], rails, wraps):
            if following not in seen and following not in taken:
                seen.add(following)
                ways.append([*way, following])
    return []


def beside(cell: str, rails: Mapping[str, str], wraps: Sequence[tuple[str, ...]]) -> list[str]:
    """Return the cells that rails lead to from one."""
    x, y = grid(cell)
    found = []
    for side in rails[cell]:
        dx, dy, facing = STEPS[side]
        if 0 <= x + dx < SIZE and 0 <= y + dy < SIZE:
            other = cell_at(x + dx, y + dy)
            if facing in rails[other]:
                found.append(other)
    found += [pair[1 - pair.index(cell)] for pair in wraps if cell in pair]
    return found


def line(
    cells: Sequence[str], middle: Mapping[str, Spot], size: float, leaves: str = ""
) -> list[list[Spot]]:
    """Return the line through cells in stretches: a new one begins where it goes around the board.

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
