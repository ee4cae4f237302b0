"""The duty to use a cart (R27, R28), and what a turn can still do about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.games.racing_dwarfs.board import (
    ALL,
    CELLS,
    bit,
)
from bocamina.games.racing_dwarfs.components import KIND_OF, ORIENTATIONS
from bocamina.games.racing_dwarfs.rails import Tracks, open_edge, wrap_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.games.racing_dwarfs.state import Race

ANYHOW: Final = ALL


def rotatable(race: Race) -> i64:
    """R23, R24: return the cells whose tile the mover may rotate, apart from the duty."""
    own: i64 = race.tiles[race.mover]
    return (own | race.green) & ~(race.occupied | race.rotated)


def enterable(race: Race) -> i64:
    """R15, R24: return the cells where the mover may enter a cart."""
    if race.home[race.mover] <= race.returned:
        return 0
    return open_edge(race, race.sides[race.mover]) & ~race.occupied


def nearest(race: Race) -> i64:
    """Return the cells that one of the mover's carts can reach in one action, 0 if there are none.

    Each depends on its own tile alone, because a tile under a cart cannot be rotated, nor can the
    centre. ANYHOW means that a cart can leave the board from where it stands.
    """
    found: i64 = enterable(race)
    carts: i64 = race.carts[race.mover] & ~race.used
    if not carts:
        return found
    side: i64 = race.sides[race.mover]
    if carts & (open_edge(race, side) | open_edge(race, side ^ 2)):
        return ANYHOW
    return found | Tracks(race, wrap_of(side)).first_stops(carts)


def can_use_cart(race: Race, actions: i64) -> bool:
    """Tell whether the mover can use a cart within so many actions."""
    if actions < 1:
        return False
    if nearest(race):
        return True
    if actions < 2:
        return False
    cells: i64 = rotatable(race)
    cell: i64 = 0
    while cell < CELLS:
        if cells >> cell & 1:
            before: i64 = race.rails(cell)
            for rails in ORIENTATIONS[KIND_OF[before]]:
                if rails != before and can_use_cart(rotated(race, cell, rails), actions - 1):
                    return True
        cell += 1
    return False


def rotated(race: Race, cell: i64, rails: i64) -> Race:
    """Return a copy of the race after a rotation, without counting the action."""
    race = race.copy()
    race.set_rails(cell, rails)
    race.rotated |= bit(cell)
    return race


def owes_cart(race: Race) -> bool:
    """R27, R28: tell whether the mover has still to use a cart.

    If no cart could be used when the turn began, none can be now, so only the present matters.
    """
    return not race.cart_used and can_use_cart(race, race.actions_left)


def keeps_duty(race: Race, cell: i64, rails: i64) -> bool:
    """R27: tell whether a mover that owes a cart can still use one after this rotation."""
    near: i64 = nearest(race)
    if race.actions_left > 1 and near & ~bit(cell):
        return True
    return can_use_cart(rotated(race, cell, rails), race.actions_left - 1)
