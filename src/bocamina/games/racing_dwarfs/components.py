"""What is in the box, with the counts beside it, and the names of things."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bocamina.games.racing_dwarfs.facts import Colour, Facing, Kind

# Sides of a cell and of the board, clockwise. The rails of a cell are a bit for each open side.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
N: Final = 1
E: Final = 2
S: Final = 4
W: Final = 8
PLUS: Final = 15

# R3: the kinds of tiles.
L: Final = 0
I: Final = 1  # noqa: E741  # the rulebook's name
T: Final = 2
KINDS: Final[list[Kind]] = ["L", "I", "T"]
# By their rails; -1 is no tile (a printed + is none either).
KIND_OF: Final = [-1, -1, -1, L, -1, I, L, T, -1, L, I, T, L, T, T, -1]

# A facing names an orientation: a T points with its stem, an I runs north (and south) or east
# (and west), an L opens to two sides.
FACINGS: Final[list[Facing]] = [
    "north",
    "east",
    "south",
    "west",
    "northeast",
    "southeast",
    "southwest",
    "northwest",
]
# The rails of each kind by facing, 0 where the kind does not have it: index kind * 8 + facing.
RAILS: Final = (
    [0, 0, 0, 0, N | E, E | S, S | W, W | N]
    + [N | S, E | W, 0, 0, 0, 0, 0, 0]
    + [W | N | E, N | E | S, E | S | W, S | W | N, 0, 0, 0, 0]
)
# The facing by rails.
FACING_OF: Final = [-1, -1, -1, 4, -1, 0, 5, 1, -1, 7, 1, 0, 6, 3, 2, -1]
# Every orientation of every kind, as rails.
ORIENTATIONS: Final = [
    [N | E, E | S, S | W, W | N],
    [N | S, E | W],
    [W | N | E, N | E | S, E | S | W, S | W | N],
]
# The same in one list: chance deals them by their place here.
TILES: Final = [
    N | E,
    E | S,
    S | W,
    W | N,
    N | S,
    E | W,
    W | N | E,
    N | E | S,
    E | S | W,
    S | W | N,
]
BOX: Final = "???└?│┌├?┘─┴┐┤┬┼"  # rails as a character

# R2, R3, by the number of seats: where each seat sits, clockwise, its carts, and the tiles L, I, T
# of each player and in green.
SIDES: Final = [[], [], [SOUTH, NORTH], [SOUTH, WEST, NORTH], [SOUTH, WEST, NORTH, EAST]]
CARTS: Final = [0, 0, 4, 3, 3]
OWN_TILES: Final = [[], [], [4, 3, 2], [3, 2, 2], [2, 2, 1]]
GREEN_TILES: Final = [[], [], [7, 6, 5], [6, 6, 3], [7, 4, 5]]
COLOURS: Final[list[Colour]] = ["blue", "white", "red", "yellow"]  # by the side where they sit

ACTIONS: Final = 3  # R13
FIRST_ACTIONS: Final = 2
REPETITIONS: Final = 3  # R31


def colour(seats: int, seat: int) -> Colour:
    """Return the colour that a seat plays."""
    return COLOURS[SIDES[seats][seat]]
