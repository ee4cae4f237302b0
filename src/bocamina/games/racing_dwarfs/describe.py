"""The board and the race as plain facts, for clients that draw them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from bocamina.games.racing_dwarfs.board import (
    CELLS,
    CENTRE_BIT,
    bit,
    cells_in,
    edge_cell,
    format_cell,
    parse_cell,
)
from bocamina.games.racing_dwarfs.cart_duty import owes_cart
from bocamina.games.racing_dwarfs.components import (
    CARTS,
    FACING_OF,
    FACINGS,
    KIND_OF,
    KINDS,
    ORIENTATIONS,
    RAILS,
    colour,
)
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
    enter_place,
    exit_cell,
    home_cell,
    move_end,
    move_start,
    orient_facing,
    put_cell,
    put_rails,
    rock_cell,
    rotate_cell,
    rotate_facing,
    uncover_cell,
)
from bocamina.games.racing_dwarfs.racing import ends_turn
from bocamina.games.racing_dwarfs.rails import Tracks, rock_wrap, wrap_of
from bocamina.games.racing_dwarfs.reach import names, reach_of
from bocamina.games.racing_dwarfs.route import nearest, nearest_out, routes_from, way_out, way_to
from bocamina.games.racing_dwarfs.state import KIND, LOT, PHASES, RACE
from bocamina.games.racing_dwarfs.state import ORIENT as ORIENTING
from bocamina.games.racing_dwarfs.trail import describe_taken

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.games.racing_dwarfs.facts import (
        CellFacts,
        Colour,
        Kind,
        MoveFacts,
        Phase,
        RaceFacts,
        ReachFacts,
        RotateMove,
        Side,
        TileFacts,
        TileOwner,
        UncoveredFacts,
    )
    from bocamina.games.racing_dwarfs.state import Race

SIDE_NAMES: Final = cast("list[Side]", FACINGS[:4])
PHASE_NAMES: Final = cast("list[Phase]", PHASES)
KIND_NAMES: Final = cast("list[Kind]", list(KINDS))
SIDE_LETTERS: Final = "NESW"


def describe_public(race: Race) -> RaceFacts:
    """Return everything on the table."""
    seats = race.settings.seats
    racing = race.phase == RACE
    return {
        "phase": PHASE_NAMES[race.phase],
        "turn_number": int(race.turn_number),
        "starter": None if race.phase == LOT else int(race.starter),
        "mover": int(race.mover),
        "sides": [SIDE_NAMES[side] for side in race.sides],
        "goals": [SIDE_NAMES[side ^ 2] for side in race.sides],
        "colours": [colour_of(seats, seat) for seat in range(seats)],
        "cells": [describe_cell(race, cell) for cell in range(CELLS)],
        "rock": format_cell(race.rock),
        "carts": CARTS[seats],
        "home": list(race.home),
        "out": list(race.out),
        "stock": [race.stock[seat * 3 : seat * 3 + 3] for seat in range(seats)],
        "greens": list(race.green_stock),
        "tiles": {kind: ways.copy() for kind, ways in TILE_WAYS.items()},
        "uncovered": describe_uncovered(race) if race.phase in (KIND, ORIENTING) else None,
        "actions_left": int(race.actions_left),
        "cart_owed": racing and owes_cart(race),
        "trail": [describe_taken(race, move) for move in race.trail],
        "rotated": list(names(int(race.rotated))),
        "used": list(names(int(race.used))),
        "reaches": describe_reaches(race) if racing else {},
    }


def describe_cell(race: Race, cell: int) -> CellFacts:
    """Return a cell: whose tile lies there, its rails, and who stands on it."""
    here = bit(cell)
    tile: TileOwner = "free"
    if race.printed & here:
        tile = "printed"
    elif race.green & here:
        tile = "face-down" if race.down & here else "green"
    cart = None
    for seat in range(race.settings.seats):
        if race.tiles[seat] & here:
            tile = colour_of(race.settings.seats, seat)
        if race.carts[seat] & here:
            cart = seat
    return {
        "cell": format_cell(cell),
        "tile": tile,
        "rails": sides_of(race.rails(cell)),
        "cart": cart,
    }


def colour_of(seats: int, seat: int) -> Colour:
    """Return the colour of a seat's tiles and carts."""
    return cast("Colour", colour(seats, seat))


def sides_of(rails: i64) -> str:
    """Return open sides as letters."""
    return "".join(letter for side, letter in enumerate(SIDE_LETTERS) if rails >> side & 1)


TILE_WAYS: Final[dict[Kind, dict[str, str]]] = {
    kind: {FACINGS[FACING_OF[rails]]: sides_of(rails) for rails in ORIENTATIONS[number]}
    for number, kind in enumerate(KIND_NAMES)
}


def describe_uncovered(race: Race) -> UncoveredFacts:
    """Return the green tile that is being turned over."""
    kind = KIND_NAMES[race.uncovered_kind] if race.phase == ORIENTING else None
    return {"cell": format_cell(race.uncovered), "kind": kind}


def describe_reaches(race: Race) -> dict[str, ReachFacts]:
    """Return where each cart of the mover and the Rock could go, by cell."""
    side = race.sides[race.mover]
    wrap = wrap_of(side)
    reaches = {
        format_cell(cell): describe_reach(race, cell, wrap, leaves=True)
        for cell in cells_in(race.carts[race.mover])
    }
    rock = int(race.rock)
    reaches[format_cell(rock)] = describe_reach(race, rock, rock_wrap(race, side), leaves=False)
    return reaches


def describe_reach(race: Race, cell: int, wrap: i64, *, leaves: bool) -> ReachFacts:
    """Return the ways of one cart of the mover or of the Rock."""
    side = race.sides[race.mover]
    reach = reach_of(race, cell, side, int(wrap), leaves=leaves)
    routes = list(routes_from(Tracks(race, wrap), cell))
    return {
        "stops": list(reach.stops),
        "ways": [nearest(routes, bit(parse_cell(stop))) for stop in reach.stops],
        "out": nearest_out(race, routes, side ^ 2) if leaves else "",
        "back": nearest_out(race, routes, side) if leaves else "",
        "exits": list(reach.exits),
        "returns": list(reach.returns),
        "wraps": list(reach.wraps),
        "blockers": list(reach.blockers),
    }


def describe_move(race: Race, move: i64) -> MoveFacts:
    """Return what a move does."""
    if move == DONE:
        return {"does": "done"}
    if ORIENT <= move < UNCOVER:
        rails = RAILS[race.uncovered_kind * 8 + (orient_facing(move))]
        return {"does": "orient", "cell": format_cell(race.uncovered), **describe_tile(rails)}
    if UNCOVER <= move < ROTATE:
        return {"does": "uncover", "cell": format_cell(uncover_cell(move))}
    if PUT <= move < MOVE:
        rails = int(put_rails(move))
        return {"does": "place", "cell": format_cell(put_cell(move)), **describe_tile(rails)}
    return describe_action(race, move, ends=ends_turn(race, move))


def describe_action(race: Race, move: i64, *, ends: bool) -> MoveFacts:
    """Return what an action of the race does."""
    side = race.sides[race.mover]
    wrap = wrap_of(side)
    if move < EXIT:
        cell = format_cell(edge_cell(side, enter_place(move)))
        return {"does": "enter", "cell": cell, "way": cell, "ends_turn": ends}
    if move < HOME:
        gone = int(exit_cell(move))
        way = way_out(race, gone, side ^ 2, wrap)
        return {"does": "exit", "cell": format_cell(gone), "way": way, "ends_turn": ends}
    if move < ROCK:
        gone = int(home_cell(move))
        way = way_out(race, gone, side, wrap)
        return {"does": "home", "cell": format_cell(gone), "way": way, "ends_turn": ends}
    if move < ORIENT:
        to = int(rock_cell(move))
        way = way_to(race, int(race.rock), to, rock_wrap(race, side))
        return {"does": "rock", "to": format_cell(to), "way": way, "ends_turn": ends}
    if move < PUT:
        return describe_rotation(race, rotate_cell(move), rotate_facing(move), ends=ends)
    start, end = int(move_start(move)), int(move_end(move))
    return {
        "does": "move",
        "cell": format_cell(start),
        "to": format_cell(end),
        "way": way_to(race, start, end, wrap),
        "ends_turn": ends,
    }


def describe_tile(rails: int) -> TileFacts:
    """Return a tile with its orientation."""
    facing = FACINGS[FACING_OF[rails]]
    return {"kind": KIND_NAMES[KIND_OF[rails]], "facing": facing, "rails": sides_of(rails)}


def describe_rotation(race: Race, cell: i64, facing: i64, *, ends: bool) -> RotateMove:
    """Return a rotation and the cells that it opens and closes to the mover's carts."""
    rails = RAILS[KIND_OF[race.rails(cell)] * 8 + facing]
    before = reached(race)
    turned = race.copy()
    turned.set_rails(cell, rails)
    after = reached(turned)
    return {
        "does": "rotate",
        "cell": format_cell(cell),
        **describe_tile(rails),
        "opens": list(names(after & ~before)),
        "closes": list(names(before & ~after)),
        "ends_turn": ends,
    }


def reached(race: Race) -> int:
    """Return the cells that some cart of the mover can reach."""
    tracks = Tracks(race, wrap_of(race.sides[race.mover]))
    cells = 0
    for cart in cells_in(race.carts[race.mover]):
        cells |= int(tracks.travel(bit(cart)).cells() & ~(CENTRE_BIT | bit(cart)))
    return cells
