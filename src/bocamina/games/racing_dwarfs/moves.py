"""What a seat decides, as a number and as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.core.errors import Unreadable
from bocamina.games.racing_dwarfs.board import CELLS, format_cell, parse_cell
from bocamina.games.racing_dwarfs.components import BOX, FACING_OF, FACINGS, KIND_OF, KINDS, RAILS

if TYPE_CHECKING:
    from mypy_extensions import i64

# Numbers from each of these up to the next belong to one kind of move. Only this module calculates
# with them, and only this folder sees them: what does something for every kind, and is hot, goes
# through the ranges in order.
DONE: Final = 0
ENTER: Final = 1  # + place along the own side
EXIT: Final = 64  # + cell of the cart
HOME: Final = 128  # + cell of the cart
ROCK: Final = 192  # + cell to go to
ORIENT: Final = 256  # + facing
UNCOVER: Final = 320  # + cell
ROTATE: Final = 384  # + cell * 8 + facing
PUT: Final = 1024  # + cell * 16 + rails
MOVE: Final = 2048  # + cell * 64 + cell to go to

EXPECTED: Final = (
    "'enter 1', 'move c4-b4', 'exit c4', 'home e3', 'rotate d6 east', 'rock e4', 'done', "
    "'place d6 T east', 'uncover d6' or 'orient east'"
)


# The parts of each kind of move. Compiled, these cost nothing: they are inlined.


def enter_place(move: i64) -> i64:
    """Return the place along its own side, from 0, where a move enters a cart."""
    return move - ENTER


def exit_cell(move: i64) -> i64:
    """Return the cell from which a cart leaves by the far side."""
    return move - EXIT


def home_cell(move: i64) -> i64:
    """Return the cell from which a cart rolls back home."""
    return move - HOME


def rock_cell(move: i64) -> i64:
    """Return the cell to which the Rock goes."""
    return move - ROCK


def orient_facing(move: i64) -> i64:
    """Return the facing that a move gives to an uncovered tile."""
    return move - ORIENT


def uncover_cell(move: i64) -> i64:
    """Return the cell whose green tile a move turns over."""
    return move - UNCOVER


def rotate_cell(move: i64) -> i64:
    """Return the cell whose tile a move rotates."""
    return (move - ROTATE) >> 3


def rotate_facing(move: i64) -> i64:
    """Return the facing that a move gives to a tile."""
    return (move - ROTATE) & 7


def put_cell(move: i64) -> i64:
    """Return the cell on which a move puts a tile."""
    return (move - PUT) >> 4


def put_rails(move: i64) -> i64:
    """Return the rails of the tile that a move puts down."""
    return (move - PUT) & 15


def move_start(move: i64) -> i64:
    """Return the cell from which a cart moves."""
    return (move - MOVE) >> 6


def move_end(move: i64) -> i64:
    """Return the cell to which a cart moves."""
    return (move - MOVE) & 63


# And the other way round.


def enter_move(place: i64) -> i64:
    """Return the move that enters a cart at a place, from 0, along its own side."""
    return ENTER + place


def exit_move(cell: i64) -> i64:
    """Return the move by which the cart on a cell leaves by the far side."""
    return EXIT + cell


def home_move(cell: i64) -> i64:
    """Return the move by which the cart on a cell rolls back home."""
    return HOME + cell


def rock_move(cell: i64) -> i64:
    """Return the move that takes the Rock to a cell."""
    return ROCK + cell


def orient_move(facing: i64) -> i64:
    """Return the move that gives an uncovered tile a facing."""
    return ORIENT + facing


def uncover_move(cell: i64) -> i64:
    """Return the move that turns over the green tile on a cell."""
    return UNCOVER + cell


def rotate_move(cell: i64, facing: i64) -> i64:
    """Return the move that rotates the tile on a cell to a facing."""
    return ROTATE + cell * 8 + facing


def put_move(cell: i64, rails: i64) -> i64:
    """Return the move that puts a tile with such rails on a cell."""
    return PUT + cell * 16 + rails


def ride_move(start: i64, end: i64) -> i64:
    """Return the move by which a cart goes from one cell to another."""
    return MOVE + start * 64 + end


# Of which kind a move is.


def is_enter(move: i64) -> bool:
    """Tell whether a move brings a cart onto the board."""
    return ENTER <= move < EXIT


def is_exit(move: i64) -> bool:
    """Tell whether by a move a cart leaves by the far side."""
    return EXIT <= move < HOME


def is_home(move: i64) -> bool:
    """Tell whether by a move a cart rolls back home."""
    return HOME <= move < ROCK


def is_rock(move: i64) -> bool:
    """Tell whether a move takes the Rock to a cell."""
    return ROCK <= move < ORIENT


def is_orient(move: i64) -> bool:
    """Tell whether a move gives an uncovered tile its facing."""
    return ORIENT <= move < UNCOVER


def is_uncover(move: i64) -> bool:
    """Tell whether a move turns over a green tile."""
    return UNCOVER <= move < ROTATE


def is_rotate(move: i64) -> bool:
    """Tell whether a move rotates a tile."""
    return ROTATE <= move < PUT


def is_put(move: i64) -> bool:
    """Tell whether a move puts a tile on the board."""
    return PUT <= move < MOVE


def is_ride(move: i64) -> bool:
    """Tell whether by a move a cart goes from one cell to another."""
    return move >= MOVE


def is_action(move: i64) -> bool:
    """Tell whether a move is an action of the race that leaves the turn going on (R13, R14)."""
    return ENTER <= move < ROCK or is_rotate(move) or is_ride(move)


def is_move(number: int) -> bool:
    """Tell whether a number is a move."""
    if number >= MOVE:
        return number < MOVE + CELLS * 64 and (number - MOVE) % 64 < CELLS
    if number >= PUT:
        return number < PUT + CELLS * 16 and KIND_OF[(number - PUT) % 16] >= 0
    if number >= ROTATE:
        return number < ROTATE + CELLS * 8
    if number >= EXIT and number // 64 * 64 != ORIENT:
        return number % 64 < CELLS
    return DONE <= number < ENTER + 7 or ORIENT <= number < ORIENT + len(FACINGS)


def format_move(move: i64) -> str:
    """Print a move."""
    if move == DONE:
        return "done"
    if move < EXIT:
        return f"enter {enter_place(move) + 1}"
    if move < HOME:
        return f"exit {format_cell(exit_cell(move))}"
    if move < ROCK:
        return f"home {format_cell(home_cell(move))}"
    if move < ORIENT:
        return f"rock {format_cell(rock_cell(move))}"
    if move < UNCOVER:
        return f"orient {FACINGS[orient_facing(move)]}"
    if move < ROTATE:
        return f"uncover {format_cell(uncover_cell(move))}"
    if move < PUT:
        return f"rotate {format_cell(rotate_cell(move))} {FACINGS[rotate_facing(move)]}"
    if move < MOVE:
        return f"place {format_cell(put_cell(move))} {format_tile(put_rails(move))}"
    return f"move {format_cell(move_start(move))}-{format_cell(move_end(move))}"


def format_tile(rails: i64) -> str:
    """Print a tile as it lies: its kind and its facing."""
    return f"{KINDS[KIND_OF[rails]]} {FACINGS[FACING_OF[rails]]}"


def parse_move(text: str) -> int:
    """Read what `format_move` prints; a tile may also be given as its box character."""
    words = text.split(" ")
    match words:
        case ["done"]:
            return DONE
        case ["enter", place] if len(place) == 1 and place in "1234567":
            return int(enter_move(int(place) - 1))
        case ["exit", cell]:
            return int(exit_move(parse_cell(cell)))
        case ["home", cell]:
            return int(home_move(parse_cell(cell)))
        case ["rock", cell]:
            return int(rock_move(parse_cell(cell)))
        case ["orient", facing]:
            return int(orient_move(parse_facing(facing)))
        case ["uncover", cell]:
            return int(uncover_move(parse_cell(cell)))
        case ["rotate", cell, facing]:
            return int(rotate_move(parse_cell(cell), parse_facing(facing)))
        case ["place", cell, *tile]:
            return int(put_move(parse_cell(cell), parse_tile(" ".join(tile))))
        case ["move", way] if way.count("-") == 1:
            start, _, end = way.partition("-")
            return int(ride_move(parse_cell(start), parse_cell(end)))
    raise Unreadable(EXPECTED, repr(text))


def parse_facing(text: str) -> int:
    """Read a facing, or the box character of a tile that lies so."""
    if len(text) == 1 and text in BOX and FACING_OF[BOX.index(text)] >= 0:
        return FACING_OF[BOX.index(text)]
    if text not in FACINGS:
        raise Unreadable(f"a facing ({', '.join(FACINGS)})", repr(text))
    return FACINGS.index(text)


def parse_tile(text: str) -> int:
    """Read what `format_tile` prints, or a box character; return the rails."""
    if len(text) == 1 and text in BOX and KIND_OF[BOX.index(text)] >= 0:
        return BOX.index(text)
    kind, _, facing = text.partition(" ")
    rails = 0
    if len(kind) == 1 and kind in KINDS:
        rails = RAILS[KINDS.index(kind) * 8 + parse_facing(facing)]
    if not rails:
        raise Unreadable("a tile such as 'L northeast', 'I north' or 'T east'", repr(text))
    return rails


def rotations_of(cell: int, rails: int) -> list[int]:
    """List the moves that rotate a tile with these rails."""
    kind = KIND_OF[rails]
    if kind < 0:
        return []
    facings = [facing for facing in range(8) if RAILS[kind * 8 + facing] not in (0, rails)]
    return [int(rotate_move(cell, facing)) for facing in facings]


# Precomputed, because a turn lists some sixty of them: index cell * 16 + rails.
ROTATIONS: Final = [rotations_of(cell, rails) for cell in range(CELLS) for rails in range(16)]
