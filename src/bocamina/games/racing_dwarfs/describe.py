"""The board and the race as plain facts, for clients that draw them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from bocamina.games.racing_dwarfs.board import (
    CELLS,
    bit,
    cells_in,
    format_cell,
    parse_cell,
)
from bocamina.games.racing_dwarfs.cart_duty import owes_cart
from bocamina.games.racing_dwarfs.components import (
    CARTS,
    FACING_OF,
    FACINGS,
    KINDS,
    ORIENTATIONS,
    colour,
)
from bocamina.games.racing_dwarfs.rails import Tracks, rock_wrap, wrap_of
from bocamina.games.racing_dwarfs.reach import names, reach_of
from bocamina.games.racing_dwarfs.route import Routes
from bocamina.games.racing_dwarfs.state import KIND, LOT, PHASES, RACE
from bocamina.games.racing_dwarfs.state import ORIENT as ORIENTING
from bocamina.games.racing_dwarfs.trail import describe_taken

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.games.racing_dwarfs.facts import (
        CellFacts,
        Facing,
        Kind,
        Phase,
        RaceFacts,
        ReachFacts,
        Side,
        TileOwner,
        UncoveredFacts,
    )
    from bocamina.games.racing_dwarfs.state import Race

SIDE_NAMES: Final = cast("list[Side]", FACINGS[:4])
PHASE_NAMES: Final = cast("list[Phase]", PHASES)
# The open sides as letters, by the rails.
SIDES_OF: Final = [
    "".join(letter for side, letter in enumerate("NESW") if rails >> side & 1)
    for rails in range(16)
]


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
        "colours": [colour(seats, seat) for seat in range(seats)],
        "cells": describe_cells(race),
        "rock": format_cell(race.rock),
        "carts": CARTS[seats],
        "home": list(race.home),
        "out": list(race.out),
        "kinds": list(KINDS),
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


def describe_cells(race: Race) -> list[CellFacts]:
    """Return all cells: whose tile lies there, its rails, and who stands on it."""
    seats = race.settings.seats
    tiles: list[TileOwner] = ["free"] * CELLS
    carts: list[int | None] = [None] * CELLS
    for cell in cells_in(race.printed):
        tiles[cell] = "printed"
    for cell in cells_in(race.green):
        tiles[cell] = "face-down" if race.down & bit(cell) else "green"
    for seat in range(seats):
        for cell in cells_in(race.tiles[seat]):
            tiles[cell] = colour(seats, seat)
        for cell in cells_in(race.carts[seat]):
            carts[cell] = seat
    return [
        {
            "cell": format_cell(cell),
            "tile": tiles[cell],
            "rails": SIDES_OF[race.rails(cell)],
            "cart": carts[cell],
        }
        for cell in range(CELLS)
    ]


TILE_WAYS: Final[dict[Kind, list[tuple[Facing, str]]]] = {
    kind: [(FACINGS[FACING_OF[rails]], SIDES_OF[rails]) for rails in ORIENTATIONS[number]]
    for number, kind in enumerate(KINDS)
}


def describe_uncovered(race: Race) -> UncoveredFacts:
    """Return the green tile that is being turned over."""
    kind = KINDS[race.uncovered_kind] if race.phase == ORIENTING else None
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
    routes = Routes(Tracks(race, wrap), cell)
    return {
        "stops": list(reach.stops),
        "ways": [routes.to(bit(parse_cell(stop))) for stop in reach.stops],
        "out": routes.out(race, side ^ 2) if leaves else "",
        "back": routes.out(race, side) if leaves else "",
        "exits": list(reach.exits),
        "returns": list(reach.returns),
        "wraps": list(reach.wraps),
        "blockers": list(reach.blockers),
    }
