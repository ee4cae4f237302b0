"""Where the rails lead: sets of cells grown along joined rails, as bits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from bocamina.games.racing_dwarfs.board import (
    ALL,
    CENTRE_BIT,
    EAST_COLUMN,
    NORTH_ROW,
    NOT_WEST,
    SOUTH_ROW,
    WEST_COLUMN,
)
from bocamina.games.racing_dwarfs.components import NORTH, SOUTH, WEST

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.games.racing_dwarfs.state import Race

# Between which sides of the board the mover's rails go on (R19).
NO_WRAP: Final = 0
EAST_WEST: Final = 1
NORTH_SOUTH: Final = 2


def wrap_of(side: i64) -> i64:
    """R19: return how the board wraps for a seat on that side."""
    return EAST_WEST if side == NORTH or side == SOUTH else NORTH_SOUTH


def rock_wrap(race: Race, side: i64) -> i64:
    """R19, R26: return how the board wraps when a seat on that side moves the Rock."""
    return wrap_of(side) if race.rock_wraps else NO_WRAP


def open_edge(race: Race, side: i64) -> i64:
    """Return the cells along a side of the board whose rails open to it."""
    if side == NORTH:
        return race.north & NORTH_ROW
    if side == SOUTH:
        return race.south & SOUTH_ROW
    if side == WEST:
        return race.west & WEST_COLUMN
    return race.east & EAST_COLUMN


@final
class Trip:
    """How far something can travel: all cells, its own included, and how it may leave each."""

    def __init__(self, upright: i64, level: i64) -> None:
        self.upright: i64 = upright  # cells that it may leave to the north or south
        self.level: i64 = level  # cells that it may leave to the east or west

    def cells(self) -> i64:
        """Return all cells."""
        return self.upright | self.level

    def reaches(self, race: Race, side: i64) -> i64:
        """Return the cells from which it may leave the board by this side."""
        along: i64 = self.upright if side == NORTH or side == SOUTH else self.level
        return along & open_edge(race, side)


@final
class Tracks:
    """The joined rails of a board, as far as nothing stands on them."""

    def __init__(self, race: Race, wrap: i64) -> None:
        self.free: i64 = ALL & ~race.occupied
        # Cells that are joined with the one to their north, or to their west.
        self.north: i64 = race.north & (race.south << 7)
        self.west: i64 = race.west & (race.east << 1) & NOT_WEST
        # Cells of the first column or row that are joined with the last one of the same row or
        # column: the board goes on there (R19).
        self.around: i64 = 0
        self.across: i64 = 6
        if wrap == EAST_WEST:
            self.around = race.west & WEST_COLUMN & (race.east >> 6)
        elif wrap == NORTH_SOUTH:
            self.around = race.north & NORTH_ROW & (race.south >> 42)
            self.across = 42
        self.straight: i64 = 0 if race.plus_turns else race.pluses  # R20: where no turn is allowed

    def travel(self, start: i64) -> Trip:
        """R16 to R20: follow the rails from a set of cells through empty ones."""
        if self.straight:
            return self.travel_straight(start)
        free: i64 = self.free
        north: i64 = self.north
        west: i64 = self.west
        around: i64 = self.around
        across: i64 = self.across
        cells: i64 = start
        while True:
            grown: i64 = (cells & north) >> 7 | (cells << 7) & north
            grown |= (cells & west) >> 1 | (cells << 1) & west
            grown |= (cells & around) << across | (cells >> across) & around
            grown = cells | grown & free
            if grown == cells:
                return Trip(cells, cells)
            cells = grown

    def travel_straight(self, start: i64) -> Trip:
        """R20: the same where some cells are crossed straight ahead only; a start is left any way.

        Turning back leads nowhere new, so north and south need not be distinguished.
        """
        bends: i64 = ALL & ~self.straight
        upright: i64 = start  # cells reached from the north or south
        level: i64 = start
        while True:
            grown_upright: i64 = upright | self.step_upright(upright | level & bends)
            grown_level: i64 = level | self.step_level(level | upright & bends)
            if grown_upright == upright and grown_level == level:
                return Trip(upright | level & bends, level | upright & bends)
            upright = grown_upright
            level = grown_level

    def step_upright(self, cells: i64) -> i64:
        """Return the empty cells one step north or south of some cells."""
        grown: i64 = (cells & self.north) >> 7 | (cells << 7) & self.north
        if self.across == 42:
            grown |= (cells & self.around) << 42 | (cells >> 42) & self.around
        return grown & self.free

    def step_level(self, cells: i64) -> i64:
        """Return the empty cells one step east or west of some cells."""
        grown: i64 = (cells & self.west) >> 1 | (cells << 1) & self.west
        if self.across == 6:
            grown |= (cells & self.around) << 6 | (cells >> 6) & self.around
        return grown & self.free

    def first_stops(self, start: i64) -> i64:
        """Return the first cells reached from some cells, passing over the centre (R18)."""
        upright: i64 = self.step_upright(start)
        level: i64 = self.step_level(start)
        stops: i64 = (upright | level) & ~CENTRE_BIT
        if (upright | level) & CENTRE_BIT:
            if self.straight & CENTRE_BIT:
                # From the centre, the way goes on at the other side or turns back.
                stops |= self.step_upright(upright & CENTRE_BIT)
                stops |= self.step_level(level & CENTRE_BIT)
            else:
                stops |= self.step_upright(CENTRE_BIT) | self.step_level(CENTRE_BIT)
        return stops
