"""The puzzles that come with the program, and the one of the day."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from bocamina.puzzles.puzzle import KINDS, Puzzle, parse_puzzle

if TYPE_CHECKING:
    from datetime import date

PACKAGE: Final = "bocamina.puzzles"
# Days step through a set by this much, so that neighbours in it are weeks apart.
STRIDE: Final = 37


def file_of(kind: str) -> str:
    """Return the name of the file that holds a kind."""
    return f"{kind.replace('-', '_')}.txt"


@cache
def puzzles_of(kind: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a kind, the easy ones first."""
    file = files(PACKAGE) / file_of(kind)
    lines = file.read_text("utf-8").splitlines() if file.is_file() else []
    return tuple(parse_puzzle(line) for line in lines)


@cache
def all_puzzles() -> dict[str, Puzzle]:
    """Return all puzzles by name."""
    return {puzzle.id: puzzle for kind in KINDS for puzzle in puzzles_of(kind)}


def find_puzzle(name: str) -> Puzzle | None:
    """Return the puzzle of a name, if there is one."""
    return all_puzzles().get(name)


def puzzle_of(day: date) -> Puzzle | None:
    """Return the puzzle of a day, the same for everybody; kinds take turns."""
    kinds = [kind for kind in KINDS if puzzles_of(kind)]
    if not kinds:
        return None
    number = day.toordinal()
    known = puzzles_of(kinds[number % len(kinds)])
    return known[number // len(kinds) * STRIDE % len(known)]
