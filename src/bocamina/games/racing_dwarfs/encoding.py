"""Racing Dwarfs as learners see it: one's own side in the south, seats counted from one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from bocamina.core.encoding import CODE, COUNT, FLAG, MOST, WHOLE, Encoding, Field
from bocamina.games.racing_dwarfs.board import CELLS, SIZE
from bocamina.games.racing_dwarfs.components import CARTS, TILES
from bocamina.games.racing_dwarfs.numbering import fields_of_moves, move_of, number_of
from bocamina.games.racing_dwarfs.state import FINISHED, Race
from bocamina.games.racing_dwarfs.turning import QUARTERS, quarters_for, turned_cell, turned_rails
from bocamina.games.racing_dwarfs.zobrist import MOVER_KEYS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.core.game import AnyState, AnyView
    from bocamina.core.options import Settings

PRINTED: Final = 1
GREEN: Final = 2
FACE_DOWN: Final = 3
FIRST_COLOUR: Final = 4
ROCK: Final = 1
FIRST_CART: Final = 2
# Where the fields stand, as `fields_of` lays them out.
PHASE: Final = 0
MOVER: Final = 1
TURN: Final = 2
ACTIONS_LEFT: Final = 3
CART_USED: Final = 4
RETURNED: Final = 5
REPEATED: Final = 6
UNCOVERED: Final = 7
UNCOVERED_KIND: Final = 8
GREEN_STOCK: Final = 9
RAILS_AT: Final = 12
TILES_AT: Final = 61
ON_CELLS: Final = 110
USED: Final = 159
ROTATED: Final = 208
SEATS: Final = 257
MOST_ACTIONS: Final = 4  # of a turn: three, and ending it early if allowed


def fields_of(seats: int) -> list[Field]:
    """Return the fields of an observation, in order."""
    board = (SIZE, SIZE)
    return [
        Field("phase", CODE, (1,), FINISHED, "what happens now, as positions name it, from 0"),
        Field("mover", CODE, (1,), seats - 1, "who acts, in seats after one's own"),
        Field("turn", COUNT, (1,), MOST, "the turn of the race, from 1"),
        Field("actions left", COUNT, (1,), 3, "in this turn"),
        Field("cart used", FLAG, (1,), 1, "in this turn"),
        Field("returned", COUNT, (1,), 4, "carts sent home in this turn"),
        Field("repeated", COUNT, (1,), 3, "turns that began as the board lies now"),
        Field("uncovered", CODE, (1,), CELLS, "0, or 1 + the cell of the tile being turned over"),
        Field("uncovered kind", CODE, (1,), 3, "0 unknown, L, I, T from 1"),
        Field("green stock", COUNT, (3,), 7, "L, I, T among the greens face down"),
        Field("rails", CODE, board, 15, "open sides of a cell: 1 north, 2 east, 4 south, 8 west"),
        Field(
            "tiles",
            CODE,
            board,
            FIRST_COLOUR + seats - 1,
            "0 none, 1 printed, 2 green, 3 green face down, from 4 a colour by seat",
        ),
        Field("on cells", CODE, board, 1 + seats, "0 nothing, 1 the Rock, from 2 a cart by seat"),
        Field("used", FLAG, board, 1, "a cart stands here that was used in this turn"),
        Field("rotated", FLAG, board, 1, "the tile was rotated in this turn"),
        Field("sides", CODE, (seats,), 3, "where a seat sits: 0 north, 1 east, 2 south, 3 west"),
        Field("home", COUNT, (seats,), 4, "carts at home, by seat"),
        Field("out", COUNT, (seats,), 4, "carts that left the game, by seat"),
        Field("stock", COUNT, (seats, 3), 4, "tiles L, I, T still to be placed, by seat"),
    ]


@final
class RacingDwarfsEncoding(Encoding):
    """Observations, moves and rewards of Racing Dwarfs."""

    def __init__(self, settings: Settings) -> None:
        seats = settings.seats
        # Every tile is placed, every green one chosen and oriented, then the turns are counted.
        longest = 3 * CELLS + MOST_ACTIONS * settings.number("turn_cap")
        outcomes = CELLS * len(TILES)
        super().__init__(settings, fields_of(seats), fields_of_moves(), longest, outcomes)
        self.seats: i64 = seats
        self.carts: i64 = CARTS[seats]

    def write(self, view: AnyView, buffer: bytearray) -> None:
        race: Race = view.public
        buffer[WHOLE] = self.blank
        own: i64 = max(view.seat, 0)
        quarters: i64 = quarters_for(race.sides[own])
        buffer[PHASE] = race.phase
        buffer[MOVER] = (race.mover - own + self.seats) % self.seats
        buffer[TURN] = min(race.turn_number, MOST)
        buffer[ACTIONS_LEFT] = race.actions_left
        buffer[CART_USED] = 1 if race.cart_used else 0
        buffer[RETURNED] = race.returned
        key: i64 = race.key ^ MOVER_KEYS[race.mover]
        buffer[REPEATED] = min(race.seen.count(int(key)), 3)
        if race.uncovered >= 0:
            buffer[UNCOVERED] = 1 + turned_cell(race.uncovered, quarters)
        buffer[UNCOVERED_KIND] = race.uncovered_kind + 1
        for kind in range(3):
            buffer[GREEN_STOCK + kind] = race.green_stock[kind]
        self.write_board(race, own, quarters, buffer)
        self.write_seats(race, own, quarters, buffer)

    def write_board(self, race: Race, own: i64, quarters: i64, buffer: bytearray) -> None:
        """Write the tiles, carts and Rock on the cells."""
        cell: i64 = 0
        while cell < CELLS:
            there: i64 = turned_cell(cell, quarters)
            rails: i64 = race.rails(cell)
            if rails:
                buffer[RAILS_AT + there] = turned_rails(rails, quarters)
            if race.printed >> cell & 1:
                buffer[TILES_AT + there] = PRINTED
            elif race.down >> cell & 1:
                buffer[TILES_AT + there] = FACE_DOWN
            elif race.green >> cell & 1:
                buffer[TILES_AT + there] = GREEN
            if race.used >> cell & 1:
                buffer[USED + there] = 1
            if race.rotated >> cell & 1:
                buffer[ROTATED + there] = 1
            cell += 1
        buffer[ON_CELLS + turned_cell(race.rock, quarters)] = ROCK
        seat: i64 = own
        place: i64 = 0
        while place < self.seats:
            mark(race.tiles[seat], TILES_AT, FIRST_COLOUR + place, quarters, buffer)
            mark(race.carts[seat], ON_CELLS, FIRST_CART + place, quarters, buffer)
            seat = (seat + 1) % self.seats
            place += 1

    def write_seats(self, race: Race, own: i64, quarters: i64, buffer: bytearray) -> None:
        """Write the fields with an entry for each seat, beginning with the viewer's."""
        seats: i64 = self.seats
        place: i64 = 0
        while place < seats:
            seat: i64 = (own + place) % seats
            side: i64 = race.sides[seat]
            buffer[SEATS + place] = (side + quarters) % QUARTERS
            buffer[SEATS + seats + place] = race.home[seat]
            buffer[SEATS + 2 * seats + place] = race.out[seat]
            for kind in range(3):
                buffer[SEATS + 3 * seats + 3 * place + kind] = race.stock[3 * seat + kind]
            place += 1

    def number(self, view: AnyView, move: i64) -> i64:
        race: Race = view.public
        return number_of(race, race.sides[view.seat], move)

    def move(self, view: AnyView, number: i64) -> i64:
        race: Race = view.public
        return move_of(race, race.sides[view.seat], number)

    def points(self, state: AnyState) -> list[int]:
        race: Race = state.public
        return race.out[:]


def mark(cells: i64, at: i64, what: i64, quarters: i64, buffer: bytearray) -> None:
    """Write the same code for every cell of a set."""
    cell: i64 = 0
    while cells:
        if cells & 1:
            buffer[at + turned_cell(cell, quarters)] = what
        cells >>= 1
        cell += 1
