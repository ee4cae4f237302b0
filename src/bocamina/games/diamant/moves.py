"""What a seat decides: how many of its adventurers leave the cave now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.core.errors import Unreadable

if TYPE_CHECKING:
    from mypy_extensions import i64

STAY: Final = 0
LEAVE: Final = 1
LEAVE_BOTH: Final = 2
MOVE_NAMES: Final = ["stay", "leave", "leave 2"]


def is_move(number: int) -> bool:
    """Tell whether a number is a move."""
    return STAY <= number <= LEAVE_BOTH


def format_move(move: i64) -> str:
    """Print a move."""
    return MOVE_NAMES[move]


def parse_move(text: str) -> int:
    """Read what `format_move` prints."""
    if text not in MOVE_NAMES:
        raise Unreadable(" or ".join(repr(name) for name in MOVE_NAMES), repr(text))
    return MOVE_NAMES.index(text)
