"""The actions that the mover may choose from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bocamina.games.racing_dwarfs.board import CELLS, CENTRE_BIT, bit, edge_place
from bocamina.games.racing_dwarfs.cart_duty import (
    ANYHOW,
    can_use_cart,
    enterable,
    keeps_duty,
    nearest,
    rotatable,
)
from bocamina.games.racing_dwarfs.components import KIND_OF, RAILS
from bocamina.games.racing_dwarfs.moves import (
    DONE,
    ROTATIONS,
    enter_move,
    exit_move,
    home_move,
    ride_move,
    rock_move,
    rotate_facing,
)
from bocamina.games.racing_dwarfs.rails import Tracks, rock_wrap, wrap_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.games.racing_dwarfs.state import Race

# By the cell where a cart starts and the one where it ends; made once, because a turn lists many.
RIDES: Final[list[list[Any]]] = [
    [ride_move(start, end) for end in range(CELLS)] for start in range(CELLS)
]


def race_moves(race: Race) -> list[int]:
    """List the mover's actions."""
    moves: list[int] = []
    side: i64 = race.sides[race.mover]
    add_cart_moves(race, side, moves)
    if race.cart_used or not can_use_cart(race, race.actions_left):
        add_rotations(race, rotatable(race), moves)
        add_rock_moves(race, side, moves)
        moves.append(DONE)
    elif race.actions_left > 1:
        add_dutiful_rotations(race, moves)
    return moves


def add_cart_moves(race: Race, side: i64, moves: list[Any]) -> None:
    """R15 to R22: add what every cart may do that was not used in this turn."""
    cells: i64 = enterable(race)
    cell: i64 = 0
    while cells:
        if cells & 1:
            moves.append(int(enter_move(edge_place(side, cell))))
        cells >>= 1
        cell += 1
    carts: i64 = race.carts[race.mover] & ~race.used
    if not carts:
        return
    tracks = Tracks(race, wrap_of(side))
    start: i64 = 0
    while carts:
        if carts & 1:
            trip = tracks.travel(bit(start))
            if trip.reaches(race, side ^ 2):
                moves.append(int(exit_move(start)))
            if trip.reaches(race, side):
                moves.append(int(home_move(start)))
            cells = trip.cells() & ~(CENTRE_BIT | bit(start))
            rides = RIDES[start]
            end: i64 = 0
            while cells:
                if cells & 1:
                    moves.append(rides[end])
                cells >>= 1
                end += 1
        carts >>= 1
        start += 1


def add_rotations(race: Race, cells: i64, moves: list[int]) -> None:
    """R23: add every rotation of the tiles on some cells."""
    cell: i64 = 0
    while cells:
        if cells & 1:
            moves.extend(ROTATIONS[cell * 16 + race.rails(cell)])
        cells >>= 1
        cell += 1


def add_dutiful_rotations(race: Race, moves: list[int]) -> None:
    """R27: add the rotations after which a cart can still be used."""
    cells: i64 = rotatable(race)
    near: i64 = nearest(race)
    doubtful: i64 = 0  # cells whose rotation may bar the only way to use a cart
    if not near & (near - 1):
        doubtful = near or ANYHOW
    add_rotations(race, cells & ~doubtful, moves)
    cells &= doubtful
    cell: i64 = 0
    move: i64
    while cell < CELLS:
        if cells >> cell & 1:
            kind: i64 = KIND_OF[race.rails(cell)]
            for move in ROTATIONS[cell * 16 + race.rails(cell)]:
                if keeps_duty(race, cell, RAILS[kind * 8 + rotate_facing(move)]):
                    moves.append(int(move))
        cell += 1


def add_rock_moves(race: Race, side: i64, moves: list[int]) -> None:
    """R25: add every place where the mover may put the Rock."""
    cells: i64 = rock_stops(race, side)
    cell: i64 = 0
    while cells:
        if cells & 1:
            moves.append(int(rock_move(cell)))
        cells >>= 1
        cell += 1


def rock_stops(race: Race, side: i64) -> i64:
    """R18, R25, R26: return where a seat on that side may put the Rock."""
    tracks = Tracks(race, rock_wrap(race, side))
    rock: i64 = bit(race.rock)
    return tracks.travel(rock).cells() & ~(CENTRE_BIT | rock)
