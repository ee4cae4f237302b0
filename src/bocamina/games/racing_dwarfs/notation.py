"""The table as lines of text, the board as a drawing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.core.notation import read_word
from bocamina.games.racing_dwarfs.board import CELLS, COLUMN_NAMES, SIZE, format_cell, parse_cell
from bocamina.games.racing_dwarfs.components import BOX, KINDS, TILES, colour
from bocamina.games.racing_dwarfs.moves import format_move, format_tile, parse_tile
from bocamina.games.racing_dwarfs.state import DEAL, GREENS, KIND, LOT, ORIENT, PHASES

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.core.options import Settings
    from bocamina.games.racing_dwarfs.state import Nothing, Race

LABELS: Final = [
    "phase",
    "turn",
    "starter",
    "/",
    *"7654321",
    "home",
    "out",
    "stock",
    "greens",
    "trail",
    "seen",
]
COLUMNS: Final = "   ".join(["", *COLUMN_NAMES])[2:]
NOTHING: Final = "-"
FREE_CELL: Final = "..."
PRINTED: Final = "*"
GREEN: Final = "g"
ROCK: Final = "@"
NOBODY: Final = "."


# --- Outcomes


def format_outcome(race: Race, outcome: i64) -> str:
    """Print a colour, a cell, a tile on a cell, a kind, or a tile."""
    if race.phase == LOT:
        return colour(race.settings.seats, int(outcome))
    if race.phase == GREENS:
        return format_cell(outcome)
    if race.phase == DEAL:
        return f"{format_cell(outcome // len(TILES))} {format_tile(TILES[outcome % len(TILES)])}"
    if race.phase == KIND:
        return KINDS[outcome]
    return format_tile(TILES[outcome])


def parse_outcome(race: Race, text: str) -> int:
    """Read what `format_outcome` prints."""
    if race.phase == LOT:
        return read_seat(race.settings, text)
    if race.phase == GREENS:
        return parse_cell(text)
    if race.phase == DEAL:
        cell, _, tile = text.partition(" ")
        return parse_cell(cell) * len(TILES) + TILES.index(parse_tile(tile))
    if race.phase == KIND:
        return KINDS.index(read_word(text, "a kind", KINDS))
    return TILES.index(parse_tile(text))


def read_seat(settings: Settings, text: str) -> int:
    """Read a colour that is in the game."""
    colours = [colour(settings.seats, seat) for seat in range(settings.seats)]
    return colours.index(read_word(text, "a colour", colours))


# --- The table


def format_public(race: Race) -> list[str]:
    """Print the table."""
    seats = race.settings.seats
    phase = PHASES[race.phase]
    if race.phase in (KIND, ORIENT):
        phase += f" {format_cell(race.uncovered)}"
    if race.phase == ORIENT:
        phase += f" {KINDS[race.uncovered_kind]}"
    squares = format_board(race)
    rows = [
        f"{SIZE - row} " + " ".join(squares[row * SIZE : row * SIZE + SIZE]) for row in range(SIZE)
    ]
    stock = [format_stock(race.stock[seat * 3 : seat * 3 + 3]) for seat in range(seats)]
    return [
        f"phase {phase}",
        f"turn {race.turn_number} {colour(seats, int(race.mover))}",
        f"starter {NOTHING if race.phase == LOT else colour(seats, int(race.starter))}",
        f"/ {COLUMNS}",
        *rows,
        "home " + " ".join(str(carts) for carts in race.home),
        "out " + " ".join(str(carts) for carts in race.out),
        "stock " + " ".join(stock),
        f"greens {format_stock(race.green_stock)}",
        f"trail {format_trail(race)}",
        "seen " + (" ".join(f"{key:015x}" for key in race.seen) or NOTHING),
    ]


def format_board(race: Race) -> list[str]:
    """Print each cell: whose tile, its rails, who stands on it."""
    free = race.free()
    letters = [colour(race.settings.seats, seat)[0] for seat in range(race.settings.seats)]
    squares = []
    for cell in range(CELLS):
        whose = GREEN if race.green >> cell & 1 else PRINTED
        stands = ROCK if race.rock == cell else NOBODY
        for seat, letter in enumerate(letters):
            if race.tiles[seat] >> cell & 1:
                whose = letter
            if race.carts[seat] >> cell & 1:
                stands = letter.upper()
        square = whose + BOX[race.rails(cell)] + stands
        squares.append(FREE_CELL if free >> cell & 1 else square)
    return squares


def format_stock(numbers: list[int]) -> str:
    """Print how many tiles there are of each kind, as in `L4,I3,T2`."""
    return ",".join(f"{kind}{number}" for kind, number in zip(KINDS, numbers, strict=True))


def format_trail(race: Race) -> str:
    """Print the turn's actions, a rotation with what it replaced."""
    told = []
    for move, before in zip(race.trail, race.before, strict=True):
        told.append(format_move(move) + (f" from {format_tile(before)}" if before else ""))
    return ", ".join(told) or NOTHING


def format_private(race: Race, private: Nothing) -> str:  # noqa: ARG001
    """Print the private part, which is empty."""
    return NOTHING
