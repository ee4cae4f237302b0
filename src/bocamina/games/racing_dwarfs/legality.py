"""Which moves are allowed, and the clause that forbids any other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.core.errors import IllegalMove
from bocamina.games.racing_dwarfs.actions import race_moves, rock_stops
from bocamina.games.racing_dwarfs.board import (
    CENTRE,
    bit,
    edge_cell,
    format_cell,
    format_cells,
    neighbours,
)
from bocamina.games.racing_dwarfs.cart_duty import keeps_duty, owes_cart
from bocamina.games.racing_dwarfs.components import FACINGS, KIND_OF, KINDS, RAILS, colour
from bocamina.games.racing_dwarfs.moves import (
    DONE,
    enter_place,
    exit_cell,
    home_cell,
    is_exit,
    is_home,
    is_move,
    is_orient,
    is_put,
    is_ride,
    is_rock,
    is_rotate,
    is_uncover,
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
from bocamina.games.racing_dwarfs.placing import can_put
from bocamina.games.racing_dwarfs.rails import Tracks, open_edge, wrap_of
from bocamina.games.racing_dwarfs.setting_up import setting_up_moves
from bocamina.games.racing_dwarfs.state import (
    ORIENT as ORIENTING,
)
from bocamina.games.racing_dwarfs.state import (
    PHASES,
    PLACE,
    RACE,
)
from bocamina.games.racing_dwarfs.state import (
    UNCOVER as UNCOVERING,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.games.racing_dwarfs.state import Race


def legal_moves(race: Race) -> list[int]:
    """List the moves of the seat whose turn it is."""
    return race_moves(race) if race.phase == RACE else setting_up_moves(race)


def why_not(race: Race, move: i64) -> IllegalMove | None:
    """Say what forbids a move of the mover, if anything does."""
    if phase_of(move) != race.phase:
        return IllegalMove("R13", "not-now", {"phase": PHASES[race.phase]})
    if race.phase == PLACE:
        return why_not_put(race, put_cell(move), put_rails(move))
    if race.phase == UNCOVERING:
        if race.down >> uncover_cell(move) & 1:
            return None
        return IllegalMove("R10", "not-face-down", {"cell": format_cell(uncover_cell(move))})
    if race.phase == ORIENTING:
        return why_not_facing(race.uncovered, race.uncovered_kind, orient_facing(move), "R10")
    if move == DONE:
        return IllegalMove("R27", "cart-owed", {}) if owes_cart(race) else None
    if is_ride(move):
        return why_not_move(race, move_start(move), move_end(move))
    if is_rotate(move):
        return why_not_rotate(race, rotate_cell(move), rotate_facing(move))
    if is_rock(move):
        return why_not_rock(race, rock_cell(move))
    if is_home(move):
        return why_not_leave(race, home_cell(move), race.sides[race.mover])
    if is_exit(move):
        return why_not_leave(race, exit_cell(move), race.sides[race.mover] ^ 2)
    return why_not_enter(race, edge_cell(race.sides[race.mover], enter_place(move)))


def phase_of(move: i64) -> i64:
    """Return the phase that a move belongs to, or -1 for a number that is no move."""
    if not is_move(move):
        return -1
    if is_put(move):
        return PLACE
    if is_uncover(move):
        return UNCOVERING
    return ORIENTING if is_orient(move) else RACE


# --- Setting up


def why_not_put(race: Race, cell: i64, rails: i64) -> IllegalMove | None:
    """Say why the mover may not put a tile here."""
    facts = {"cell": format_cell(cell)}
    if race.printed >> cell & 1:
        return IllegalMove("R1", "printed-cell", facts)
    if not race.free() >> cell & 1:
        return IllegalMove("R7", "cell-covered", facts)
    kind: i64 = KIND_OF[rails]
    if not race.stock[race.mover * 3 + kind]:
        return IllegalMove("R3", "kind-used-up", {"kind": KINDS[kind]})
    near: i64 = neighbours(bit(cell)) & race.tiles[race.mover]
    if near:
        return IllegalMove("R8", "same-colour-adjacent", {**facts, "tiles": format_cells(near)})
    if not can_put(race, race.mover, cell):
        return IllegalMove("R9", "jams-placing", facts)
    return None


def why_not_facing(cell: i64, kind: i64, facing: i64, clause: str) -> IllegalMove | None:
    """Say why a kind cannot have this facing."""
    if RAILS[kind * 8 + facing]:
        return None
    facts = {"cell": format_cell(cell), "kind": KINDS[kind]}
    return IllegalMove(clause, "no-such-facing", facts)


# --- Carts


def why_not_enter(race: Race, cell: i64) -> IllegalMove | None:
    """Say why no cart may enter here."""
    facts = {"cell": format_cell(cell)}
    if not race.home[race.mover]:
        return IllegalMove("R15", "no-cart-at-home", {})
    if race.home[race.mover] <= race.returned:
        return IllegalMove("R24", "cart-just-returned", {})
    if race.occupied >> cell & 1:
        return IllegalMove("R15", "cell-not-empty", {**facts, "holds": holder(race, cell)})
    if not open_edge(race, race.sides[race.mover]) >> cell & 1:
        return IllegalMove("R15", "no-entrance", facts)
    return None


def why_not_cart(race: Race, cell: i64) -> IllegalMove | None:
    """Say why the mover has no cart here that it may use."""
    if not race.carts[race.mover] >> cell & 1:
        return IllegalMove("R16", "no-cart-there", {"cell": format_cell(cell)})
    if race.used >> cell & 1:
        return IllegalMove("R24", "cart-already-used", {"cell": format_cell(cell)})
    return None


def why_not_move(race: Race, start: i64, end: i64) -> IllegalMove | None:
    """Say why a cart may not go from here to there."""
    refusal = why_not_cart(race, start)
    if refusal is not None:
        return refusal
    facts = {"cell": format_cell(end)}
    if start == end:
        return IllegalMove("R16", "already-there", facts)
    if end == CENTRE:
        return IllegalMove("R18", "centre-stays-empty", {})
    if race.occupied >> end & 1:
        return IllegalMove("R17", "cell-not-empty", {**facts, "holds": holder(race, end)})
    tracks = Tracks(race, wrap_of(race.sides[race.mover]))
    if not tracks.travel(bit(start)).cells() >> end & 1:
        return IllegalMove("R16", "no-way", {"start": format_cell(start), **facts})
    return None


def why_not_leave(race: Race, cell: i64, side: i64) -> IllegalMove | None:
    """Say why a cart may not leave the board by its own side or by the far one."""
    refusal = why_not_cart(race, cell)
    if refusal is not None:
        return refusal
    tracks = Tracks(race, wrap_of(side))
    if tracks.travel(bit(cell)).reaches(race, side):
        return None
    facts = {"cell": format_cell(cell)}
    if side == race.sides[race.mover]:
        return IllegalMove("R22", "no-way-home", facts)
    return IllegalMove("R21", "no-way-out", facts)


# --- Tiles and the Rock


def why_not_rotate(race: Race, cell: i64, facing: i64) -> IllegalMove | None:
    """Say why the mover may not rotate this tile so."""
    facts = {"cell": format_cell(cell)}
    if race.printed >> cell & 1:
        return IllegalMove("R1", "printed-cell", facts)
    if not (race.tiles[race.mover] | race.green) >> cell & 1:
        return IllegalMove("R23", "not-your-tile", facts)
    if race.occupied >> cell & 1:
        return IllegalMove("R23", "tile-not-empty", {**facts, "holds": holder(race, cell)})
    if race.rotated >> cell & 1:
        return IllegalMove("R24", "already-rotated", facts)
    kind: i64 = KIND_OF[race.rails(cell)]
    refusal = why_not_facing(cell, kind, facing, "R23")
    if refusal is not None:
        return refusal
    rails: i64 = RAILS[kind * 8 + facing]
    if rails == race.rails(cell):
        return IllegalMove("R23", "faces-so-already", {**facts, "facing": FACINGS[facing]})
    if owes_cart(race) and not keeps_duty(race, cell, rails):
        return IllegalMove("R27", "bars-every-cart", facts)
    return None


def why_not_rock(race: Race, cell: i64) -> IllegalMove | None:
    """Say why the mover may not put the Rock here."""
    facts = {"cell": format_cell(cell)}
    if cell == race.rock:
        return IllegalMove("R25", "already-there", facts)
    if cell == CENTRE:
        return IllegalMove("R18", "rock-not-back-to-centre", {})
    if race.occupied >> cell & 1:
        return IllegalMove("R17", "cell-not-empty", {**facts, "holds": holder(race, cell)})
    if not rock_stops(race, race.sides[race.mover]) >> cell & 1:
        return IllegalMove("R25", "no-way-for-rock", facts)
    if owes_cart(race):
        return IllegalMove("R27", "rock-comes-last", {})
    return None


def holder(race: Race, cell: i64) -> str:
    """Return the colour of the cart on a cell, or `rock`."""
    for seat, carts in enumerate(race.carts):
        if carts >> cell & 1:
            return colour(int(race.seats), seat)
    return "rock"
