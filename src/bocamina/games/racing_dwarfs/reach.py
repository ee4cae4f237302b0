"""What a cart or the Rock can do from where it stands, for clients that light up cells."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bocamina.games.racing_dwarfs.board import (
    CENTRE_BIT,
    bit,
    cells_in,
    format_cell,
)
from bocamina.games.racing_dwarfs.rails import NO_WRAP, Tracks, Trip

if TYPE_CHECKING:
    from bocamina.games.racing_dwarfs.state import Race


@dataclass(frozen=True)
class Reach:
    """Where something can stop or leave, how it wraps and what stands in its way.

    Cells are in notation. A wrap is the pair of cells that it joins across the board.
    """

    stops: tuple[str, ...]
    exits: tuple[str, ...]
    returns: tuple[str, ...]
    wraps: tuple[tuple[str, str], ...]
    blockers: tuple[str, ...]


def reach_of(race: Race, cell: int, side: int, wrap: int, *, leaves: bool) -> Reach:
    """Return what something on a cell can do for a seat on a side of the board."""
    tracks = Tracks(race, wrap)
    trip = tracks.travel(bit(cell))
    return Reach(
        stops=names(trip.cells() & ~(CENTRE_BIT | bit(cell))),
        exits=names(trip.reaches(race, side ^ 2)) if leaves else (),
        returns=names(trip.reaches(race, side)) if leaves else (),
        wraps=wraps_of(tracks, trip),
        blockers=names(blockers_of(race, tracks, trip) & ~bit(cell)),
    )


def names(cells: int) -> tuple[str, ...]:
    """Return cells in notation."""
    return tuple(format_cell(cell) for cell in cells_in(cells))


def wraps_of(tracks: Tracks, trip: Trip) -> tuple[tuple[str, str], ...]:
    """Return the wraps on the way: pairs of joined cells, both of them reached."""
    along = trip.upright if tracks.across == 42 else trip.level
    joined = along & tracks.around & along >> tracks.across
    return tuple(
        (format_cell(cell), format_cell(cell + tracks.across)) for cell in cells_in(joined)
    )


def blockers_of(race: Race, tracks: Tracks, trip: Trip) -> int:
    """Return the cells whose cart or Rock the rails lead up to."""
    opened = Tracks(race, NO_WRAP)
    opened.around, opened.across = tracks.around, tracks.across
    opened.free = race.occupied
    return opened.step_upright(trip.upright) | opened.step_level(trip.level)
