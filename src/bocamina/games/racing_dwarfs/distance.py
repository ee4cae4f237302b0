"""How many actions a seat's carts are away from the far side, as a player alone would count.

A way out costs one action for the ride and one for each tile to be rotated on it. Tiles of others
that lie wrong bar the way; whatever stands on a cell costs as if it had to be sent away. Tiles that
are not known yet count as if they had to be rotated. Bots compare positions by it.
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

FARTHEST: Final = 9  # a cart that finds no way counts as so many actions away


@final
class Ways:
    """What stands between a seat's carts and the far side, beyond riding there."""

    def __init__(self, carts: i64, home: i64) -> None:
        self.carts: i64 = carts  # on the board
        self.home: i64 = home
        self.hindered: i64 = 0  # actions that each cart needs beyond its rides, all together
        self.worst: i64 = 0  # the same for the cart that needs most


def actions_to_exit(race: Race, seat: i64) -> int:
    """Add up how many actions each cart of a seat that is not out is away from leaving."""
    ways = ways_out(race, seat)
    return int(ways.carts + 2 * ways.home + ways.hindered)


def ways_out(race: Race, seat: i64) -> Ways:
    """Find the way out for each cart of a seat.

    The search goes backwards from the far side. `north` and so on are the cells from which leaving
    to that side leads out at the present cost; `from_north` are those that lead out when entered
    from the north.
    """
    side: i64 = race.sides[seat]
    far: i64 = side ^ 2
    level_wrap = wrap_of(side) == 1
    open_north: i64 = race.north
    open_east: i64 = race.east
    open_south: i64 = race.south
    open_west: i64 = race.west
    empty: i64 = ALL & ~race.occupied
    unknown: i64 = ALL & ~(open_north | open_east | open_south | open_west)
    mine: i64 = race.tiles[seat]
    mine = (mine | race.green) & empty
    # Rotatable tiles by kind: a T lets one through any way, an I straight on, an L round a corner.
    opposite: i64 = open_north & open_south | open_east & open_west
    tees: i64 = opposite & (open_north | open_south) & (open_east | open_west) & mine | unknown
    bars: i64 = opposite & mine & ~tees
    bends: i64 = mine & ~opposite & ~unknown
    straight_on: i64 = tees | bars
    round_corner: i64 = tees | bends
    turning: i64 = ALL if race.plus_turns else ALL & ~race.pluses

    north: i64 = NORTH_ROW if far == NORTH else 0
    east: i64 = EAST_COLUMN if far == EAST else 0
    south: i64 = SOUTH_ROW if far == SOUTH else 0
    west: i64 = WEST_COLUMN if far == WEST else 0
    # What can be entered one action later, and what two actions later.
    late_north: i64 = 0
    late_east: i64 = 0
    late_south: i64 = 0
    late_west: i64 = 0
    held_north: i64 = 0
    held_east: i64 = 0
    held_south: i64 = 0
    held_west: i64 = 0
    carts: i64 = race.carts[seat]
    home: i64 = race.home[seat]
    ways = Ways(count(carts), home)
    cost: i64 = 0
    while cost < FARTHEST and (carts or home):
        while True:
            # Through cells as they lie.
            turn_level: i64 = (east & open_east | west & open_west) & turning
            turn_upright: i64 = (north & open_north | south & open_south) & turning
            from_north: i64 = open_north & (turn_level | south & open_south)
            from_south: i64 = open_south & (turn_level | north & open_north)
            from_east: i64 = open_east & (turn_upright | west & open_west)
            from_west: i64 = open_west & (turn_upright | east & open_east)
            into_north: i64 = from_south & empty | late_south
            into_south: i64 = from_north & empty | late_north
            into_east: i64 = from_west & empty | late_west
            into_west: i64 = from_east & empty | late_east
            # Whoever leaves a cell to the north comes into the next one from the south.
            next_north: i64 = north | (into_north << 7) & ALL
            next_south: i64 = south | into_south >> 7
            next_east: i64 = east | (into_east & NOT_WEST) >> 1
            next_west: i64 = west | (into_west & NOT_EAST) << 1
            if level_wrap:
                next_east |= (into_east & WEST_COLUMN) << 6
                next_west |= (into_west & EAST_COLUMN) >> 6
            else:
                next_north |= (into_north & SOUTH_ROW) >> 42
                next_south |= (into_south & NORTH_ROW) << 42
            if (
                next_north == north
                and next_east == east
                and next_south == south
                and next_west == west
            ):
                break
            north = next_north
            east = next_east
            south = next_south
            west = next_west
        leaving: i64 = north & open_north | east & open_east
        leaving |= south & open_south | west & open_west
        if carts & leaving:
            ways.hindered += cost * count(carts & leaving)
            ways.worst = cost
            carts &= ~leaving
        entering: i64
        if side == NORTH:
            entering = (from_north & empty | late_north) & NORTH_ROW
        elif side == SOUTH:
            entering = (from_south & empty | late_south) & SOUTH_ROW
        elif side == WEST:
            entering = (from_west & empty | late_west) & WEST_COLUMN
        else:
            entering = (from_east & empty | late_east) & EAST_COLUMN
        if entering and home:
            ways.hindered += home * cost
            ways.worst = cost
            home = 0
        # Through rotated tiles, for one more action; through what stands there, for two.
        late_north = held_north
        late_east = held_east
        late_south = held_south
        late_west = held_west
        held_north = from_north & race.occupied
        held_east = from_east & race.occupied
        held_south = from_south & race.occupied
        held_west = from_west & race.occupied
        late_north |= (east | west) & round_corner | south & straight_on
        late_south |= (east | west) & round_corner | north & straight_on
        late_east |= (north | south) & round_corner | west & straight_on
        late_west |= (north | south) & round_corner | east & straight_on
        cost += 1
    if carts or home:
        ways.hindered += (count(carts) + home) * (FARTHEST - 1)
        ways.worst = FARTHEST - 1
    return ways
