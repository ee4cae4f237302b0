"""Finding the move that a wish names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.core.errors import Unreadable
from bocamina.core.wishes import told
from bocamina.games.racing_dwarfs.actions import rock_stops
from bocamina.games.racing_dwarfs.board import SIZE, cells_in, edge_cell, format_cell, parse_cell
from bocamina.games.racing_dwarfs.components import FACING_OF, KIND_OF
from bocamina.games.racing_dwarfs.describe import SIDES_OF
from bocamina.games.racing_dwarfs.moves import (
    DONE,
    ROTATIONS,
    enter_move,
    exit_move,
    home_move,
    orient_move,
    put_move,
    ride_move,
    rock_move,
    rotate_move,
    uncover_move,
)

if TYPE_CHECKING:
    from bocamina.core.game import Facts
    from bocamina.games.racing_dwarfs.state import Race, RaceView


def wished_move(view: RaceView, wish: Facts) -> int:
    """Return the move that facts name.

    Where a cart enters or goes, how a tile is turned and where the Rock goes may be left out.
    """
    race, does = view.public, told(wish, "does")
    match does:
        case "done":
            return DONE
        case "enter":
            return enter_move(place_in(race, view.seat, wish))
        case "exit":
            return exit_move(cell_in(wish))
        case "home":
            return home_move(cell_in(wish))
        case "rock":
            stop = cell_in(wish, "to") if "to" in wish else stop_of_rock(race, view.seat)
            return rock_move(stop)
        case "orient":
            return orient_move(FACING_OF[rails_in(wish)])
        case "uncover":
            return uncover_move(cell_in(wish))
        case "rotate" if "rails" in wish:
            return rotate_move(cell_in(wish), FACING_OF[rails_in(wish)])
        case "rotate":
            cell = cell_in(wish)
            turned = ROTATIONS[cell * 16 + int(race.rails(cell))]
            return turned[0] if turned else rotate_move(cell, 0)
        case "place":
            return put_move(cell_in(wish), rails_in(wish))
        case "move":
            cell = cell_in(wish)
            return ride_move(cell, cell_in(wish, "to") if "to" in wish else cell)
        case _:
            raise Unreadable("something to do with a cart, a tile or the Rock", repr(does))


def cell_in(wish: Facts, name: str = "cell") -> int:
    """Return a cell that a wish is about."""
    return parse_cell(told(wish, name))


def rails_in(wish: Facts) -> int:
    """Return how a tile should lie."""
    letters = told(wish, "rails")
    for rails, kind in enumerate(KIND_OF):
        if kind >= 0 and letters == SIDES_OF[rails]:
            return rails
    raise Unreadable("the open sides of a tile, such as 'NE', 'NS' or 'NEW'", repr(letters))


def place_in(race: Race, seat: int, wish: Facts) -> int:
    """Return where along its side a seat wants a cart to come in; the first place by default."""
    if "cell" not in wish:
        return 0
    cells = [int(edge_cell(race.sides[seat], place)) for place in range(SIZE)]
    cell = cell_in(wish)
    if cell not in cells:
        expected = f"one of {', '.join(format_cell(each) for each in cells)}"
        raise Unreadable(expected, repr(format_cell(cell)))
    return cells.index(cell)


def stop_of_rock(race: Race, seat: int) -> int:
    """Return a cell to which rails lead the Rock, or its own where there is none."""
    return next(iter(cells_in(rock_stops(race, race.sides[seat]))), int(race.rock))
