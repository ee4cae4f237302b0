"""The actions of a turn so far as plain facts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.games.racing_dwarfs.board import edge_cell, format_cell
from bocamina.games.racing_dwarfs.moves import (
    enter_place,
    exit_cell,
    home_cell,
    is_exit,
    is_home,
    is_ride,
    is_rotate,
    move_end,
    move_start,
    rotate_cell,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.games.racing_dwarfs.facts import TakenFacts
    from bocamina.games.racing_dwarfs.state import Race


def describe_taken(race: Race, move: i64) -> TakenFacts:
    """Return an action of the turn so far."""
    if is_ride(move):
        start, end = format_cell(move_start(move)), format_cell(move_end(move))
        return {"does": "move", "cell": start, "to": end}
    if is_rotate(move):
        return {"does": "rotate", "cell": format_cell(rotate_cell(move)), "to": None}
    if is_home(move):
        return {"does": "home", "cell": format_cell(home_cell(move)), "to": None}
    if is_exit(move):
        return {"does": "exit", "cell": format_cell(exit_cell(move)), "to": None}
    cell = edge_cell(race.sides[race.mover], enter_place(move))
    return {"does": "enter", "cell": format_cell(cell), "to": None}
