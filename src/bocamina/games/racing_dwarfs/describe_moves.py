"""Moves as plain facts, for clients that draw what they would do."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from bocamina.games.racing_dwarfs.board import (
    CENTRE_BIT,
    bit,
    cells_in,
    edge_cell,
    format_cell,
)
from bocamina.games.racing_dwarfs.components import FACING_OF, FACINGS, KIND_OF, KINDS, RAILS
from bocamina.games.racing_dwarfs.describe import SIDES_OF
from bocamina.games.racing_dwarfs.moves import (
    DONE,
    enter_place,
    exit_cell,
    home_cell,
    is_enter,
    is_exit,
    is_home,
    is_orient,
    is_put,
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
from bocamina.games.racing_dwarfs.racing import ends_turn
from bocamina.games.racing_dwarfs.rails import Tracks, rock_wrap, wrap_of
from bocamina.games.racing_dwarfs.reach import names
from bocamina.games.racing_dwarfs.route import Routes, unhindered

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.games.racing_dwarfs.facts import MoveFacts, RotateMove, TileFacts
    from bocamina.games.racing_dwarfs.state import Race


@final
class MoveDescriber:
    """Describes the moves of one position; what several of them need is worked out once."""

    def __init__(self, race: Race) -> None:
        self.race = race
        self.side: i64 = race.sides[race.mover]
        self.wrap: i64 = wrap_of(self.side)
        self.routes: dict[int, Routes] = {}  # by the cell where they start
        self.turned = race.copy()  # on which tiles are turned to see what that does
        self.before: i64 = self.reached()

    def describe(self, move: i64) -> MoveFacts:
        """Return what a move does."""
        race = self.race
        if move == DONE:
            return {"does": "done"}
        if is_orient(move):
            rails = RAILS[race.uncovered_kind * 8 + orient_facing(move)]
            return {"does": "orient", "cell": format_cell(race.uncovered), **describe_tile(rails)}
        if is_uncover(move):
            return {"does": "uncover", "cell": format_cell(uncover_cell(move))}
        if is_put(move):
            rails = int(put_rails(move))
            return {"does": "place", "cell": format_cell(put_cell(move)), **describe_tile(rails)}
        return self.describe_action(move)

    def describe_action(self, move: i64) -> MoveFacts:
        """Return what an action of the race does."""
        race, ends = self.race, ends_turn(self.race, move)
        if is_enter(move):
            cell = format_cell(edge_cell(self.side, enter_place(move)))
            return {"does": "enter", "cell": cell, "way": cell, "ends_turn": ends}
        if is_exit(move):
            gone = int(exit_cell(move))
            way = self.way_out(gone, self.side ^ 2)
            return {"does": "exit", "cell": format_cell(gone), "way": way, "ends_turn": ends}
        if is_home(move):
            gone = int(home_cell(move))
            way = self.way_out(gone, self.side)
            return {"does": "home", "cell": format_cell(gone), "way": way, "ends_turn": ends}
        if is_rock(move):
            to = int(rock_cell(move))
            way = self.way(int(race.rock), to, rock_wrap(race, self.side))
            return {"does": "rock", "to": format_cell(to), "way": way, "ends_turn": ends}
        if is_rotate(move):
            return self.describe_rotation(rotate_cell(move), rotate_facing(move), ends=ends)
        start, end = int(move_start(move)), int(move_end(move))
        return {
            "does": "move",
            "cell": format_cell(start),
            "to": format_cell(end),
            "way": self.way(start, end, self.wrap),
            "ends_turn": ends,
        }

    def describe_rotation(self, cell: i64, facing: i64, *, ends: bool) -> RotateMove:
        """Return a rotation and the cells that it opens and closes to the mover's carts."""
        lies: i64 = self.race.rails(cell)
        rails = RAILS[KIND_OF[lies] * 8 + facing]
        self.turned.set_rails(cell, rails)
        after = self.reached()
        self.turned.set_rails(cell, lies)
        return {
            "does": "rotate",
            "cell": format_cell(cell),
            **describe_tile(rails),
            "opens": list(names(int(after & ~self.before))),
            "closes": list(names(int(self.before & ~after))),
            "ends_turn": ends,
        }

    def reached(self) -> i64:
        """Return the cells that some cart of the mover can reach, as the tiles are turned."""
        tracks = Tracks(self.turned, self.wrap)
        cells: i64 = 0
        for cart in cells_in(self.race.carts[self.race.mover]):
            cells |= tracks.travel(bit(cart)).cells() & ~(CENTRE_BIT | bit(cart))
        return cells

    def routes_of(self, start: int, wrap: i64) -> Routes:
        """Return the ways of the cart or the Rock on a cell."""
        routes = self.routes.get(start)
        if routes is None:
            routes = self.routes[start] = Routes(Tracks(self.race, wrap), start)
        return routes

    def way(self, start: int, end: int, wrap: i64) -> str:
        """Return the way of a move to a cell, even of one that is not allowed."""
        return (
            self.routes_of(start, wrap).to(bit(end))
            or unhindered(self.race, wrap, start).to(bit(end))
            or f"{format_cell(start)} {format_cell(end)}"
        )

    def way_out(self, start: int, side: i64) -> str:
        """Return the way of a move off the board by a side, even of one that is not allowed."""
        return (
            self.routes_of(start, self.wrap).out(self.race, side)
            or unhindered(self.race, self.wrap, start).out(self.race, side)
            or format_cell(start)
        )


def describe_tile(rails: int) -> TileFacts:
    """Return a tile with its orientation."""
    facing = FACINGS[FACING_OF[rails]]
    return {"kind": KINDS[KIND_OF[rails]], "facing": facing, "rails": SIDES_OF[rails]}
