"""The three phases before the race: greens fall, colours are placed, greens are turned over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.core.turn import CHANCE
from bocamina.games.racing_dwarfs.board import (
    CELLS,
    bit,
    count,
    format_cell,
)
from bocamina.games.racing_dwarfs.components import (
    FACING_OF,
    FACINGS,
    GREEN_TILES,
    KIND_OF,
    KINDS,
    ORIENTATIONS,
    RAILS,
    TILES,
)
from bocamina.games.racing_dwarfs.events import (
    GreenChosen,
    GreenFell,
    GreenFlipped,
    GreenOriented,
    GreensSweptUp,
    GreenUncovered,
    StarterDrawn,
    TilePlaced,
)
from bocamina.games.racing_dwarfs.moves import (
    orient_facing,
    orient_move,
    put_cell,
    put_move,
    put_rails,
    uncover_cell,
    uncover_move,
)
from bocamina.games.racing_dwarfs.placing import can_fill, placeable
from bocamina.games.racing_dwarfs.racing import begin_race
from bocamina.games.racing_dwarfs.state import (
    DEAL,
    FLIP,
    GREENS,
    KIND,
    LOT,
    NO_CELL,
    PLACE,
)
from bocamina.games.racing_dwarfs.state import (
    ORIENT as ORIENTING,
)
from bocamina.games.racing_dwarfs.state import (
    UNCOVER as UNCOVERING,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.core.events import Log
    from bocamina.games.racing_dwarfs.state import Race

# R11: weights that make all orientations of a kind equally likely; an I has half as many.
ORIENTATION_WEIGHTS: Final = [1, 2, 1]


# --- What a seat may choose


def setting_up_moves(race: Race) -> list[int]:
    """List the mover's choices before the race."""
    if race.phase == PLACE:
        return putting_moves(race)
    if race.phase == UNCOVERING:
        return [int(uncover_move(cell)) for cell in range(CELLS) if race.down >> cell & 1]
    kind: i64 = race.uncovered_kind
    return [int(orient_move(facing)) for facing in range(8) if RAILS[kind * 8 + facing]]


def putting_moves(race: Race) -> list[int]:
    """R7: list every kind in stock in every orientation on every cell that is allowed."""
    moves: list[int] = []
    good: i64 = placeable(race, race.mover)
    tiles: list[int] = []
    for kind in range(3):
        if race.stock[race.mover * 3 + kind]:
            tiles += ORIENTATIONS[kind]
    cell: i64 = 0
    rails: i64
    while cell < CELLS:
        if good >> cell & 1:
            for rails in tiles:
                moves.append(int(put_move(cell, rails)))
        cell += 1
    return moves


def play_setting_up(race: Race, seat: i64, move: i64, log: Log) -> None:
    """Carry out a choice before the race."""
    if race.phase == PLACE:
        put_tile(race, put_cell(move), put_rails(move), log)
    elif race.phase == UNCOVERING:
        race.uncovered = uncover_cell(move)
        race.phase = KIND
        race.turn = CHANCE
        if log is not None:
            log.append(GreenChosen(int(seat), format_cell(race.uncovered)))
    else:
        orient_green(race, orient_facing(move), log)


# --- Outcomes of chance


def setting_up_weights(race: Race) -> list[int]:
    """Return how likely each outcome is: a seat, a cell, a tile on a cell, a kind, rails."""
    if race.phase == LOT:
        return [1] * race.settings.seats
    if race.phase == GREENS:
        free: i64 = race.free()
        return [1 if free >> cell & 1 else 0 for cell in range(CELLS)]
    if race.phase == DEAL:
        return dealing_weights(race)
    if race.phase == KIND:
        return race.green_stock
    return tile_weights(race.green_stock, 0)


def tile_weights(stock: list[int], first: i64) -> list[int]:
    """R11: every tile in stock is equally likely, and so is every orientation of it."""
    return [stock[first + KIND_OF[rails]] * ORIENTATION_WEIGHTS[KIND_OF[rails]] for rails in TILES]


def dealing_weights(race: Race) -> list[int]:
    """R11: every cell where the mover may place a tile is equally likely."""
    weights: list[int] = []
    nothing = [0] * len(TILES)
    tiles = tile_weights(race.stock, race.mover * 3)
    good: i64 = placeable(race, race.mover)
    for _ in range(CELLS):
        weights.extend(tiles if good & 1 else nothing)
        good >>= 1
    return weights


def resolve_setting_up(race: Race, outcome: i64, log: Log) -> None:
    """Carry out what chance brought."""
    if race.phase == LOT:
        race.starter = outcome
        race.mover = outcome
        race.phase = GREENS
        if log is not None:
            log.append(StarterDrawn(int(outcome)))
    elif race.phase == GREENS:
        let_green_fall(race, outcome, log)
    elif race.phase == DEAL:
        put_tile(race, outcome // len(TILES), TILES[outcome % len(TILES)], log)
    elif race.phase == KIND:
        show_kind(race, outcome, log)
    else:
        flip_green(race, TILES[outcome], log)


def let_green_fall(race: Race, cell: i64, log: Log) -> None:
    """R5, R6: put a green tile face down; start over if the colours cannot all be placed."""
    race.green |= bit(cell)
    race.down = race.green
    if log is not None:
        log.append(GreenFell(format_cell(cell)))
    if count(race.green) < sum(GREEN_TILES[race.settings.seats]):
        return
    if can_fill(race):
        race.phase = DEAL if race.quick else PLACE
        race.turn = CHANCE if race.quick else 1 << race.mover
        return
    race.green = 0
    race.down = 0
    if log is not None:
        log.append(GreensSweptUp())


def put_tile(race: Race, cell: i64, rails: i64, log: Log) -> None:
    """R7: put a tile of the mover's colour on the board; the next seat follows."""
    seat: i64 = race.mover
    kind: i64 = KIND_OF[rails]
    tiles = race.tiles[:]
    tiles[seat] |= int(bit(cell))
    race.tiles = tiles
    stock = race.stock[:]
    stock[seat * 3 + kind] -= 1
    race.stock = stock
    race.set_rails(cell, rails)
    if log is not None:
        told = format_cell(cell)
        log.append(TilePlaced(int(seat), told, KINDS[kind], FACINGS[FACING_OF[rails]]))
    if any(race.stock):
        race.mover = (seat + 1) % race.seats
        if not race.quick:
            race.turn = 1 << race.mover
        return
    race.mover = race.starter
    race.phase = FLIP if race.quick else UNCOVERING
    race.turn = CHANCE if race.quick else 1 << race.mover


def show_kind(race: Race, kind: i64, log: Log) -> None:
    """R10: the green tile that the mover chose shows its kind."""
    stock = race.green_stock[:]
    stock[kind] -= 1
    race.green_stock = stock
    race.uncovered_kind = kind
    race.phase = ORIENTING
    race.turn = 1 << race.mover
    if log is not None:
        log.append(GreenUncovered(int(race.mover), format_cell(race.uncovered), KINDS[kind]))


def orient_green(race: Race, facing: i64, log: Log) -> None:
    """R10: orient the green tile that was turned over; the next seat follows."""
    cell: i64 = race.uncovered
    kind: i64 = race.uncovered_kind
    race.set_rails(cell, RAILS[kind * 8 + facing])
    race.down ^= bit(cell)
    race.uncovered = NO_CELL
    race.uncovered_kind = -1
    if log is not None:
        told = format_cell(cell)
        log.append(GreenOriented(int(race.mover), told, KINDS[kind], FACINGS[facing]))
    if not race.down:
        begin_race(race, log)
        return
    race.phase = UNCOVERING
    race.mover = (race.mover + 1) % race.seats
    race.turn = 1 << race.mover


def flip_green(race: Race, rails: i64, log: Log) -> None:
    """R11: turn over the first green tile that is face down, with a random kind and orientation."""
    cell: i64 = 0
    while not race.down >> cell & 1:
        cell += 1
    kind: i64 = KIND_OF[rails]
    stock = race.green_stock[:]
    stock[kind] -= 1
    race.green_stock = stock
    race.set_rails(cell, rails)
    race.down ^= bit(cell)
    if log is not None:
        log.append(GreenFlipped(format_cell(cell), KINDS[kind], FACINGS[FACING_OF[rails]]))
    if not race.down:
        begin_race(race, log)
