"""The board, the carts and the course of the race, all of it public."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from bocamina.core.state import Hidden, Private, Public, State, View
from bocamina.core.turn import CHANCE
from bocamina.games.racing_dwarfs.board import (
    ALL,
    CENTRE,
    bit,
)
from bocamina.games.racing_dwarfs.components import (
    CARTS,
    GREEN_TILES,
    OWN_TILES,
    SIDES,
    E,
    N,
    S,
    W,
)
from bocamina.games.racing_dwarfs.layout import load_layout
from bocamina.games.racing_dwarfs.zobrist import CART_KEYS, OUT_KEYS, RAIL_KEYS, ROCK_KEYS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.core.options import Settings

# The phases, in this order; the quick setup uses DEAL and FLIP.
LOT: Final = 0  # chance draws the starter
GREENS: Final = 1  # chance lets a green tile fall
PLACE: Final = 2  # a seat puts a tile of its colour on the board
DEAL: Final = 3  # chance does so
UNCOVER: Final = 4  # a seat chooses a green tile to turn over
KIND: Final = 5  # chance tells its kind
ORIENT: Final = 6  # the seat orients it
FLIP: Final = 7  # chance turns over and orients the next green tile
RACE: Final = 8
FINISHED: Final = 9
PHASES: Final = [
    "lot",
    "greens",
    "place",
    "deal",
    "uncover",
    "kind",
    "orient",
    "flip",
    "race",
    "over",
]

NO_CELL: Final = -1
NOTHING_YET: Final[list[int]] = []


class Race(Public):
    """Everything on the table. Cells are bits; a list marked `replaced` is not changed in place."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.turn = CHANCE
        self.seats: i64 = 0
        self.plus_turns = True
        self.rock_wraps = True
        self.quick = False
        self.turn_cap: i64 = 0
        self.printed: i64 = 0
        self.pluses: i64 = 0  # printed cells with four rails
        self.sides = NOTHING_YET  # where each seat sits; replaced
        self.phase: i64 = LOT
        self.starter: i64 = 0
        self.mover: i64 = 0  # who places, turns over or races now
        # The cells whose rails open to each side.
        self.north: i64 = 0
        self.east: i64 = 0
        self.south: i64 = 0
        self.west: i64 = 0
        self.green: i64 = 0
        self.down: i64 = 0  # green cells that are face down
        self.tiles = NOTHING_YET  # the cells of each seat's colour; replaced
        self.stock = NOTHING_YET  # tiles not yet on the board, at seat * 3 + kind; replaced
        self.green_stock = NOTHING_YET  # L, I, T among the greens face down; replaced
        self.uncovered: i64 = NO_CELL  # the green tile that is being turned over
        self.uncovered_kind: i64 = -1
        self.carts = NOTHING_YET  # the cells of each seat's carts
        self.occupied: i64 = 0  # the same together, and the Rock
        self.home = NOTHING_YET
        self.out = NOTHING_YET
        self.rock: i64 = CENTRE
        self.key: i64 = 0  # a Zobrist key of tiles, carts and the Rock; see zobrist.py
        self.turn_number: i64 = 0
        self.actions_left: i64 = 0
        self.used: i64 = 0  # cells of carts used in this turn
        self.returned: i64 = 0  # carts sent home in this turn
        self.cart_used = False
        self.rotated: i64 = 0  # cells rotated in this turn
        self.trail: list[int] = NOTHING_YET  # this turn's moves; replaced
        self.before: list[int] = NOTHING_YET  # for each of them the rails it replaced; replaced
        self.seen: list[int] = NOTHING_YET  # keys at the start of turns since a cart left; replaced

    def prepare(self) -> None:
        """Set up the empty board and everybody's components."""
        settings = self.settings
        seats = settings.seats
        self.seats = seats
        self.plus_turns = settings.flag("plus_turns")
        self.rock_wraps = settings.flag("rock_wraps")
        self.quick = settings.word("setup") == "quick"
        self.turn_cap = settings.number("turn_cap")
        layout = load_layout(settings.word("layout"))
        self.printed = layout.printed
        self.pluses = layout.pluses
        self.sides = SIDES[seats]
        self.tiles = [0] * seats
        self.stock = OWN_TILES[seats] * seats
        self.green_stock = GREEN_TILES[seats]
        self.carts = [0] * seats
        self.home = [CARTS[seats]] * seats
        self.out = [0] * seats
        self.occupied = 1 << CENTRE
        self.key = ROCK_KEYS[CENTRE]
        for seat in range(seats):
            self.key ^= OUT_KEYS[seat * 8]
        for cell, rails in enumerate(layout.rails):
            if rails:
                self.set_rails(cell, rails)

    def copy(self) -> Race:
        """Return a race that shares nothing that changes with this one."""
        race = Race(self.settings)
        race.turn = self.turn
        race.seats = self.seats
        race.plus_turns = self.plus_turns
        race.rock_wraps = self.rock_wraps
        race.quick = self.quick
        race.turn_cap = self.turn_cap
        race.printed = self.printed
        race.pluses = self.pluses
        race.sides = self.sides
        race.phase = self.phase
        race.starter = self.starter
        race.mover = self.mover
        race.north = self.north
        race.east = self.east
        race.south = self.south
        race.west = self.west
        race.green = self.green
        race.down = self.down
        race.tiles = self.tiles
        race.stock = self.stock
        race.green_stock = self.green_stock
        race.uncovered = self.uncovered
        race.uncovered_kind = self.uncovered_kind
        race.carts = self.carts[:]
        race.occupied = self.occupied
        race.home = self.home[:]
        race.out = self.out[:]
        race.rock = self.rock
        race.key = self.key
        race.turn_number = self.turn_number
        race.actions_left = self.actions_left
        race.used = self.used
        race.returned = self.returned
        race.cart_used = self.cart_used
        race.rotated = self.rotated
        race.trail = self.trail
        race.before = self.before
        race.seen = self.seen
        return race

    def rails(self, cell: i64) -> i64:
        """Return the open sides of a cell."""
        open_sides: i64 = self.north >> cell & 1
        open_sides |= (self.east >> cell & 1) << 1
        open_sides |= (self.south >> cell & 1) << 2
        return open_sides | (self.west >> cell & 1) << 3

    def free(self) -> i64:
        """Return the cells that have no tile yet."""
        covered: i64 = self.printed | self.green
        tiles: i64
        for tiles in self.tiles:
            covered |= tiles
        return ALL & ~covered

    def set_rails(self, cell: i64, rails: i64) -> None:
        """Give a cell these open sides."""
        self.key ^= RAIL_KEYS[cell * 16 + self.rails(cell)] ^ RAIL_KEYS[cell * 16 + rails]
        here: i64 = bit(cell)
        rest: i64 = ALL ^ here
        self.north = self.north & rest | (here if rails & N else 0)
        self.east = self.east & rest | (here if rails & E else 0)
        self.south = self.south & rest | (here if rails & S else 0)
        self.west = self.west & rest | (here if rails & W else 0)

    def put_cart(self, seat: i64, cell: i64) -> None:
        """Put a cart of a seat on an empty cell."""
        here: i64 = bit(cell)
        self.carts[seat] |= int(here)
        self.occupied |= here
        self.key ^= CART_KEYS[seat * 64 + cell]

    def lift_cart(self, seat: i64, cell: i64) -> None:
        """Take a cart of a seat off its cell."""
        here: i64 = bit(cell)
        self.carts[seat] ^= int(here)
        self.occupied ^= here
        self.key ^= CART_KEYS[seat * 64 + cell]

    def put_rock(self, cell: i64) -> None:
        """Put the Rock on another cell."""
        self.occupied ^= bit(self.rock) | bit(cell)
        self.key ^= ROCK_KEYS[self.rock] ^ ROCK_KEYS[cell]
        self.rock = cell

    def count_out(self, seat: i64, change: i64) -> None:
        """Count carts of a seat that left the game, or came back when that is taken back."""
        out: i64 = self.out[seat]
        self.key ^= OUT_KEYS[seat * 8 + out] ^ OUT_KEYS[seat * 8 + out + change]
        self.out[seat] = int(out + change)


class Nothing(Private):
    """The private part of a seat, which is empty."""

    def copy(self) -> Nothing:
        """Return the same, since there is nothing to change."""
        return self


RaceState: TypeAlias = State[Race, Nothing, Hidden]
RaceView: TypeAlias = View[Race, Nothing]
