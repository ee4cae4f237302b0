"""The board turned in quarters, so that whoever looks at it sits in the south."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.games.racing_dwarfs.board import CELLS, SIZE
from bocamina.games.racing_dwarfs.components import FACING_OF, RAILS, SOUTH

if TYPE_CHECKING:
    from mypy_extensions import i64

QUARTERS: Final = 4


def quarters_for(side: i64) -> i64:
    """Return how many quarters clockwise bring a side to the south."""
    return (SOUTH - side + QUARTERS) % QUARTERS


def once(cell: int) -> int:
    """Return the position of a cell when the board is turned clockwise by a quarter."""
    return cell % SIZE * SIZE + SIZE - 1 - cell // SIZE


def table() -> list[int]:
    """Return the turned position of every cell: index quarters * CELLS + cell."""
    turned = list(range(CELLS))
    whole = list(turned)
    for _ in range(QUARTERS - 1):
        turned = [once(cell) for cell in turned]
        whole += turned
    return whole


TURNED: Final = table()


def turned_cell(cell: i64, quarters: i64) -> i64:
    """Return the position of a turned cell."""
    return TURNED[quarters * CELLS + cell]


def turned_rails(rails: i64, quarters: i64) -> i64:
    """Return the open sides of a turned cell."""
    return (rails << quarters | rails >> (QUARTERS - quarters)) & 15


def turned_facing(facing: i64, kind: i64, quarters: i64) -> i64:
    """Return the facing of a turned tile of a kind, or -1 where the kind has no such facing."""
    rails: i64 = RAILS[kind * 8 + facing]
    return FACING_OF[turned_rails(rails, quarters)]
