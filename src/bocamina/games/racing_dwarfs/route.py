"""The way of a cart or the Rock, cell by cell, for clients that draw it; no rule needs it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from bocamina.games.racing_dwarfs.board import ALL, bit, cells_in, format_cell
from bocamina.games.racing_dwarfs.components import NORTH, SOUTH
from bocamina.games.racing_dwarfs.rails import Tracks, open_edge

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

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


def nearest(routes: Iterable[Route], ends: i64, leaves: int = ANYHOW) -> str:
    """Return the way, in notation, to the nearest of some cells that can be left like this."""
    for route in routes:
        if ends & bit(route.cells[-1]) and route.leaves & leaves:
            return " ".join(format_cell(cell) for cell in route.cells)
    return ""


def nearest_out(race: Race, routes: Iterable[Route], side: i64) -> str:
    """R21, R22: return the way by which a cart leaves the board on a side, if any."""
    upright = side == NORTH or side == SOUTH
    return nearest(routes, open_edge(race, side), UPRIGHT if upright else LEVEL)


def way_to(race: Race, start: int, end: int, wrap: i64) -> str:
    """Return the way of a move to a cell, which may be one that is not allowed."""
    for tracks in open_and_closed(race, wrap):
        if way := nearest(routes_from(tracks, start), bit(end)):
            return way
    return f"{format_cell(start)} {format_cell(end)}"


def way_out(race: Race, start: int, side: i64, wrap: i64) -> str:
    """Return the way of a move off the board on a side, which may be one that is not allowed."""
    for tracks in open_and_closed(race, wrap):
        if way := nearest_out(race, routes_from(tracks, start), side):
            return way
    return format_cell(start)


def open_and_closed(race: Race, wrap: i64) -> Iterator[Tracks]:
    """Yield the rails as they are, then as if nothing stood on them."""
    tracks = Tracks(race, wrap)
    yield tracks
    tracks.free = ALL
    yield tracks
