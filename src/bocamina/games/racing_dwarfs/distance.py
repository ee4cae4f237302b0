"""An estimate of how many actions a seat's carts need to reach the far side, ignoring rivals.

A way out costs one action for the ride and one for each tile to be rotated on it. Tiles of others
that lie wrong block the way; whatever stands on a cell costs as if it had to be sent away. Unknown
tiles count as if they had to be rotated. Bots use it to evaluate positions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from bocamina.games.racing_dwarfs.board import (
    ALL,
    EAST_COLUMN,
    NORTH_ROW,
    NOT_EAST,
    NOT_WEST,
    SOUTH_ROW,
    WEST_COLUMN,
    count,
)
from bocamina.games.racing_dwarfs.components import EAST, NORTH, SOUTH, WEST
from bocamina.games.racing_dwarfs.rails import wrap_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.games.racing_dwarfs.state import Race

FARTHEST: Final = 9  # the distance of a cart that finds no way


@final
class Ways:
    """What stands between a seat's carts and the far side, found backwards from there.

    `north` and so on are the cells from which leaving to that side leads out at the present cost;
    `from_north` are those that lead out when entered from the north.
    """

    def __init__(self, race: Race, seat: i64) -> None:
        self.carts: i64 = count(race.carts[seat])  # on the board
        self.home: i64 = race.home[seat]
        self.hindered: i64 = 0  # the sum of the actions that carts need besides their rides
        self.worst: i64 = 0  # the same for the cart that needs most
        self.side: i64 = race.sides[seat]
        self.level_wrap = wrap_of(self.side) == 1
        self.open_north: i64 = race.north
        self.open_east: i64 = race.east
        self.open_south: i64 = race.south
        self.open_west: i64 = race.west
        self.empty: i64 = ALL & ~race.occupied
        self.turning: i64 = ALL if race.plus_turns else ALL & ~race.pluses
        # Rotatable tiles by kind: a T lets through any way, an I straight on, an L round a corner.
        upright: i64 = race.north | race.south
        level: i64 = race.east | race.west
        unknown: i64 = ALL & ~(upright | level)
        mine: i64 = race.tiles[seat]
        mine = (mine | race.green) & self.empty
        opposite: i64 = race.north & race.south | race.east & race.west
        tees: i64 = opposite & upright & level & mine | unknown
        self.straight_on: i64 = tees | opposite & mine
        self.round_corner: i64 = tees | mine & ~opposite & ~unknown
        far: i64 = self.side ^ 2
        self.north: i64 = NORTH_ROW if far == NORTH else 0
        self.east: i64 = EAST_COLUMN if far == EAST else 0
        self.south: i64 = SOUTH_ROW if far == SOUTH else 0
        self.west: i64 = WEST_COLUMN if far == WEST else 0
        self.from_north: i64 = 0
        self.from_east: i64 = 0
        self.from_south: i64 = 0
        self.from_west: i64 = 0
        # The cells that can be entered one action later, and two actions later.
        self.late_north: i64 = 0
        self.late_east: i64 = 0
        self.late_south: i64 = 0
        self.late_west: i64 = 0
        self.held_north: i64 = 0
        self.held_east: i64 = 0
        self.held_south: i64 = 0
        self.held_west: i64 = 0

    def spread(self) -> None:
        """Extend the ways through cells as they lie, as far as possible at no cost."""
        open_north: i64 = self.open_north
        open_east: i64 = self.open_east
        open_south: i64 = self.open_south
        open_west: i64 = self.open_west
        north: i64 = self.north
        east: i64 = self.east
        south: i64 = self.south
        west: i64 = self.west
        empty: i64 = self.empty
        turning: i64 = self.turning
        while True:
            turn_level: i64 = (east & open_east | west & open_west) & turning
            turn_upright: i64 = (north & open_north | south & open_south) & turning
            from_north: i64 = open_north & (turn_level | south & open_south)
            from_south: i64 = open_south & (turn_level | north & open_north)
            from_east: i64 = open_east & (turn_upright | west & open_west)
            from_west: i64 = open_west & (turn_upright | east & open_east)
            into_north: i64 = from_south & empty | self.late_south
            into_south: i64 = from_north & empty | self.late_north
            into_east: i64 = from_west & empty | self.late_west
            into_west: i64 = from_east & empty | self.late_east
            # Whoever leaves a cell to the north comes into the next one from the south.
            next_north: i64 = north | (into_north << 7) & ALL
            next_south: i64 = south | into_south >> 7
            next_east: i64 = east | (into_east & NOT_WEST) >> 1
            next_west: i64 = west | (into_west & NOT_EAST) << 1
            if self.level_wrap:
                next_east |= (into_east & WEST_COLUMN) << 6
                next_west |= (into_west & EAST_COLUMN) >> 6
            else:
                next_north |= (into_north & SOUTH_ROW) >> 42
                next_south |= (into_south & NORTH_ROW) << 42
            news: i64 = (next_north ^ north) | (next_east ^ east)
            news |= (next_south ^ south) | (next_west ^ west)
            if not news:
                break
            north = next_north
            east = next_east
            south = next_south
            west = next_west
        self.north = north
        self.east = east
        self.south = south
        self.west = west
        self.from_north = from_north
        self.from_east = from_east
        self.from_south = from_south
        self.from_west = from_west

    def leaving(self) -> i64:
        """Return the cells whose carts get out."""
        leaving: i64 = self.north & self.open_north | self.east & self.open_east
        return leaving | self.south & self.open_south | self.west & self.open_west

    def entering(self) -> i64:
        """Return the cells at the seat's own side from which a cart at home finds a way."""
        if self.side == NORTH:
            return (self.from_north & self.empty | self.late_north) & NORTH_ROW
        if self.side == SOUTH:
            return (self.from_south & self.empty | self.late_south) & SOUTH_ROW
        if self.side == WEST:
            return (self.from_west & self.empty | self.late_west) & WEST_COLUMN
        return (self.from_east & self.empty | self.late_east) & EAST_COLUMN

    def act(self, occupied: i64) -> None:
        """Extend the ways through rotated tiles for one action, through occupied cells for two."""
        level: i64 = (self.east | self.west) & self.round_corner
        upright: i64 = (self.north | self.south) & self.round_corner
        self.late_north = self.held_north | level | self.south & self.straight_on
        self.late_south = self.held_south | level | self.north & self.straight_on
        self.late_east = self.held_east | upright | self.west & self.straight_on
        self.late_west = self.held_west | upright | self.east & self.straight_on
        self.held_north = self.from_north & occupied
        self.held_east = self.from_east & occupied
        self.held_south = self.from_south & occupied
        self.held_west = self.from_west & occupied


def actions_to_exit(race: Race, seat: i64) -> int:
    """Add up how many actions each cart of a seat that is not out is away from leaving."""
    ways = ways_out(race, seat)
    return int(ways.carts + 2 * ways.home + ways.hindered)


def ways_out(race: Race, seat: i64) -> Ways:
    """Find the way out for each cart of a seat."""
    ways = Ways(race, seat)
    occupied: i64 = race.occupied
    carts: i64 = race.carts[seat]
    home: i64 = ways.home
    cost: i64 = 0
    while cost < FARTHEST and (carts or home):
        ways.spread()
        leaving: i64 = carts & ways.leaving()
        if leaving:
            ways.hindered += cost * count(leaving)
            ways.worst = cost
            carts &= ~leaving
        if home and ways.entering():
            ways.hindered += home * cost
            ways.worst = cost
            home = 0
        if not carts and not home:
            return ways
        ways.act(occupied)
        cost += 1
    if carts or home:
        ways.hindered += (count(carts) + home) * (FARTHEST - 1)
        ways.worst = FARTHEST - 1
    return ways
