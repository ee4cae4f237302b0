"""The way of a cart or the Rock, cell by cell, for clients that draw it; no rule needs it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from bocamina.games.racing_dwarfs.board import ALL, bit, cells_in, format_cell
from bocamina.games.racing_dwarfs.components import NORTH, SOUTH
from bocamina.games.racing_dwarfs.rails import Tracks, open_edge

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mypy_extensions import i64

    from bocamina.games.racing_dwarfs.state import Race

# How a cell may be left: to the north or south, to the east or west, or by any side.
UPRIGHT: Final = 1
LEVEL: Final = 2
ANYHOW: Final = 3


@final
class Route:
    """The shortest way to a cell, its start included, and how the cell may be left (R20)."""

    def __init__(self, cells: list[int], leaves: int) -> None:
        self.cells = cells
        self.leaves = leaves


def routes_from(tracks: Tracks, start: int) -> Iterator[Route]:
    """R16 to R20: yield the ways to all cells that rails lead to, the shortest first."""
    routes = [Route([start], ANYHOW)]
    known = {start: ANYHOW}  # by cell: how it can be left, as far as found
    for route in routes:
        yield route
        here = bit(route.cells[-1])
        for along in (UPRIGHT, LEVEL):
            if not route.leaves & along:
                continue
            near = tracks.step_upright(here) if along == UPRIGHT else tracks.step_level(here)
            for cell in cells_in(near):
                leaves = along if tracks.straight & bit(cell) else ANYHOW
                before = known.get(cell, 0)
                if before | leaves != before:
                    known[cell] = before | leaves
                    routes.append(Route([*route.cells, cell], leaves))


@final
class Routes:
    """The shortest ways from a cell along some rails, in notation."""

    def __init__(self, tracks: Tracks, start: int) -> None:
        self.routes = list(routes_from(tracks, start))

    def to(self, ends: i64, leaves: int = ANYHOW) -> str:
        """Return the way to the nearest of some cells that can be left so, if any."""
        for route in self.routes:
            if ends & bit(route.cells[-1]) and route.leaves & leaves:
                return " ".join([format_cell(cell) for cell in route.cells])
        return ""

    def out(self, race: Race, side: i64) -> str:
        """R21, R22: return the way by which a cart leaves the board on a side, if any."""
        upright = side == NORTH or side == SOUTH
        return self.to(open_edge(race, side), UPRIGHT if upright else LEVEL)


def unhindered(race: Race, wrap: i64, start: int) -> Routes:
    """Return the ways as if nothing stood on the rails, for moves that are not allowed."""
    tracks = Tracks(race, wrap)
    tracks.free = ALL
    return Routes(tracks, start)
