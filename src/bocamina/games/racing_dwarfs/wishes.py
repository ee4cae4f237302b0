"""Which move a wish names."""

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
    ENTER,
    EXIT,
    HOME,
    MOVE,
    ORIENT,
    PUT,
    ROCK,
    ROTATE,
    ROTATIONS,
    UNCOVER,
)

if TYPE_CHECKING:
    from bocamina.core.game import Facts
    from bocamina.games.racing_dwarfs.state import Race, RaceView


def wished_move(view: RaceView, wish: Facts) -> int:
    """Return the move that facts name.

    Where a cart comes in or goes, how a tile is turned and where the Rock goes may be left out.
    """
    race, does = view.public, told(wish, "does")
    match does:
        case "done":
            return DONE
        case "enter":
            return ENTER + place_in(race, view.seat, wish)
        case "exit":
            return EXIT + cell_in(wish)
        case "home":
            return HOME + cell_in(wish)
        case "rock":
            return ROCK + (cell_in(wish, "to") if "to" in wish else stop_of_rock(race, view.seat))
        case "orient":
            return ORIENT + FACING_OF[rails_in(wish)]
        case "uncover":
            return UNCOVER + cell_in(wish)
        case "rotate" if "rails" in wish:
            return ROTATE + cell_in(wish) * 8 + FACING_OF[rails_in(wish)]
        case "rotate":
            cell = cell_in(wish)
            return next(iter(ROTATIONS[cell * 16 + int(race.rails(cell))]), ROTATE + cell * 8)
        case "place":
            return PUT + cell_in(wish) * 16 + rails_in(wish)
        case "move":
            cell = cell_in(wish)
            return MOVE + cell * 64 + (cell_in(wish, "to") if "to" in wish else cell)
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
