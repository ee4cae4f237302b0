"""What a cart, the Rock or a seat can reach, asked for one at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.games.racing_dwarfs.board import format_cell
from bocamina.games.racing_dwarfs.cart_duty import enterable
from bocamina.games.racing_dwarfs.rails import NO_WRAP, wrap_of
from bocamina.games.racing_dwarfs.reach import names, reach_of

if TYPE_CHECKING:
    from bocamina.games.racing_dwarfs.reach import Reach
    from bocamina.games.racing_dwarfs.state import RaceView


def entrances(view: RaceView) -> tuple[str, ...]:
    """Return the cells where the seat whose turn it is may enter a cart."""
    return names(enterable(view.public))


def cart_reach(view: RaceView, cell: int) -> Reach:
    """Return what the cart on a cell could do in its owner's turn, were it not used yet."""
    race = view.public
    for seat in range(race.settings.seats):
        if race.carts[seat] >> cell & 1:
            return reach_of(race, cell, race.sides[seat], wrap_of(race.sides[seat]), leaves=True)
    raise ValueError(f"expected a cart on {format_cell(cell)}, got none")


def rock_reach(view: RaceView, seat: int) -> Reach:
    """Return where a seat could move the Rock."""
    race = view.public
    wrap = wrap_of(race.sides[seat]) if race.rock_wraps else NO_WRAP
    return reach_of(race, race.rock, race.sides[seat], wrap, leaves=False)
