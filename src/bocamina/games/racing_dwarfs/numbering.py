"""Compact numbers of moves on the board as the mover sees it, its own side in the south."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.core.encoding import CODE, NOT_OFFERED, Field
from bocamina.games.racing_dwarfs.board import CELLS, SIZE, edge_cell, edge_place
from bocamina.games.racing_dwarfs.components import FACINGS, KIND_OF, SOUTH, TILES
from bocamina.games.racing_dwarfs.moves import (
    DONE,
    EXIT,
    HOME,
    MOVE,
    ORIENT,
    PUT,
    ROCK,
    ROTATE,
    UNCOVER,
    enter_move,
    enter_place,
    exit_cell,
    exit_move,
    home_cell,
    home_move,
    move_end,
    move_start,
    orient_facing,
    orient_move,
    put_cell,
    put_move,
    put_rails,
    ride_move,
    rock_cell,
    rock_move,
    rotate_cell,
    rotate_facing,
    rotate_move,
    uncover_cell,
    uncover_move,
)
from bocamina.games.racing_dwarfs.turning import (
    QUARTERS,
    quarters_for,
    turned_cell,
    turned_facing,
    turned_rails,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.games.racing_dwarfs.state import Race

# The first number of each sort, as `fields_of_moves` lays them out.
ENTERS: Final = 1
EXITS: Final = 8
HOMES: Final = 57
ROCKS: Final = 106
ORIENTS: Final = 155
UNCOVERS: Final = 163
ROTATES: Final = 212
PUTS: Final = 604
RIDES: Final = 1094
TILE_PLACE: Final = [TILES.index(rails) if rails in TILES else -1 for rails in range(16)]


def fields_of_moves() -> list[Field]:
    """Return what the numbers of moves mean, in order."""
    board = (SIZE, SIZE)
    facings = ", ".join(FACINGS)
    return [
        Field("done", CODE, (1,), 0, "R13: end the turn"),
        Field("enter", CODE, (SIZE,), 0, "R15: by place along one's own side, from the west"),
        Field("exit", CODE, board, 0, "R21: by the cart's cell"),
        Field("home", CODE, board, 0, "R22: by the cart's cell"),
        Field("rock", CODE, board, 0, "R25: by the cell to go to"),
        Field("orient", CODE, (len(FACINGS),), 0, f"R10: by facing ({facings})"),
        Field("uncover", CODE, board, 0, "R10: by cell"),
        Field("rotate", CODE, (SIZE, SIZE, len(FACINGS)), 0, "R23: by cell and facing"),
        Field("place", CODE, (SIZE, SIZE, len(TILES)), 0, "R7: by cell, and tile as it lies"),
        Field("move", CODE, (CELLS, CELLS), 0, "R16: by the cart's cell and the one to go to"),
    ]


def number_of(race: Race, side: i64, move: i64) -> i64:
    """Return the number of a move for a seat on a side, or NOT_OFFERED."""
    quarters: i64 = quarters_for(side)
    if move == DONE:
        return 0
    if move < EXIT:
        cell: i64 = turned_cell(edge_cell(side, enter_place(move)), quarters)
        return ENTERS + edge_place(SOUTH, cell)
    if move < HOME:
        return EXITS + turned_cell(exit_cell(move), quarters)
    if move < ROCK:
        return HOMES + turned_cell(home_cell(move), quarters)
    if move < ORIENT:
        return ROCKS + turned_cell(rock_cell(move), quarters)
    if move < UNCOVER:
        kind: i64 = race.uncovered_kind
        facing: i64 = turned_facing(orient_facing(move), kind, quarters)
        return ORIENTS + facing if facing >= 0 else NOT_OFFERED
    if move < ROTATE:
        return UNCOVERS + turned_cell(uncover_cell(move), quarters)
    if move < PUT:
        cell = rotate_cell(move)
        kind = KIND_OF[race.rails(cell)]
        facing = turned_facing(rotate_facing(move), kind, quarters)
        if facing < 0:
            return NOT_OFFERED
        return ROTATES + turned_cell(cell, quarters) * 8 + facing
    if move < MOVE:
        place: i64 = TILE_PLACE[turned_rails(put_rails(move), quarters)]
        return PUTS + turned_cell(put_cell(move), quarters) * 10 + place
    start: i64 = turned_cell(move_start(move), quarters)
    return RIDES + start * CELLS + turned_cell(move_end(move), quarters)


def move_of(race: Race, side: i64, number: i64) -> i64:
    """Return the move with a number for a seat on a side; undoes `number_of`."""
    back: i64 = (QUARTERS - quarters_for(side)) % QUARTERS
    if number < ENTERS:
        return DONE
    if number < EXITS:
        return enter_move(edge_place(side, turned_cell(edge_cell(SOUTH, number - ENTERS), back)))
    if number < HOMES:
        return exit_move(turned_cell(number - EXITS, back))
    if number < ROCKS:
        return home_move(turned_cell(number - HOMES, back))
    if number < ORIENTS:
        return rock_move(turned_cell(number - ROCKS, back))
    if number < UNCOVERS:
        return orient_move(turned_facing(number - ORIENTS, race.uncovered_kind, back))
    if number < ROTATES:
        return uncover_move(turned_cell(number - UNCOVERS, back))
    if number < PUTS:
        cell: i64 = turned_cell((number - ROTATES) >> 3, back)
        facing: i64 = turned_facing((number - ROTATES) & 7, KIND_OF[race.rails(cell)], back)
        return rotate_move(cell, facing)
    if number < RIDES:
        tile: i64 = number - PUTS
        rails: i64 = TILES[tile % 10]
        return put_move(turned_cell(tile // 10, back), turned_rails(rails, back))
    ride: i64 = number - RIDES
    return ride_move(turned_cell(ride // CELLS, back), turned_cell(ride % CELLS, back))
