"""The mine as a drawing, one character a card, `S` at 0,0 and the goals eight cells east of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.core.errors import IllegalPosition, Unreadable
from bocamina.games.saboteur.cells import (
    FARTHEST,
    GOAL_CELLS,
    HOME,
    cell_at,
    format_cell,
    x_of,
    y_of,
)
from bocamina.games.saboteur.components import FACE_DOWN, START, TREASURE

if TYPE_CHECKING:
    from bocamina.games.saboteur.tunnels import Tunnels

EMPTY: Final = "."
# By code: joined cards, dead ends, the start, a goal face down, the treasure, the stones.
BOXES: Final = "┼├┤┴┬│─└┐┘┌╬╠╣╩╦║═╚╗╝╔╵╷╶╴S?$┌┘┐└"
STONES: Final = {"┌": 29, "┘": 30, "┐": 31, "└": 32}


def draw_card(cell: int, code: int) -> str:
    """Return the character of what lies on a cell."""
    return str(GOAL_CELLS.index(cell) + 1) if code == FACE_DOWN else BOXES[code]


def format_drawing(tunnels: Tunnels) -> list[str]:
    """Draw all cards on the table, north up."""
    cards = tunnels.cards()
    xs = [x_of(cell) for cell, _ in cards]
    ys = [y_of(cell) for cell, _ in cards]
    west, north = min(xs), max(ys)
    rows = [[EMPTY] * (max(xs) - west + 1) for _ in range(north - min(ys) + 1)]
    for cell, code in cards:
        rows[north - y_of(cell)][x_of(cell) - west] = draw_card(cell, code)
    return ["".join(row) for row in rows]


def parse_drawing(rows: list[str]) -> list[tuple[int, int]]:
    """Read what `format_drawing` prints: the cells and codes of all cards."""
    starts = [(x, y) for y, row in enumerate(rows) for x, box in enumerate(row) if box == "S"]
    if len(starts) != 1:
        raise Unreadable("one start S in the drawing", f"{len(starts)} of them")
    home_x, home_y = starts[0]
    cards = []
    for y, row in enumerate(rows):
        for x, box in enumerate(row):
            if box != EMPTY:
                if abs(x - home_x) > FARTHEST or abs(y - home_y) > FARTHEST:
                    raise Unreadable(f"cards within {FARTHEST} cells of the start", f"{box} beyond")
                cell = cell_at(x - home_x, home_y - y)
                cards.append((cell, parse_card(cell, box)))
    for goal, cell in enumerate(GOAL_CELLS):
        if cell not in [at for at, _ in cards]:
            raise IllegalPosition(f"goal {goal + 1} at {format_cell(cell)}", "nothing there")
    return sorted(cards)


def parse_card(cell: int, box: str) -> int:
    """Read one character of a drawing."""
    if cell == HOME:
        return START
    if cell in GOAL_CELLS:
        if box == str(GOAL_CELLS.index(cell) + 1):
            return FACE_DOWN
        if box == BOXES[TREASURE]:
            return TREASURE
        if box in STONES:
            return STONES[box]
        raise Unreadable(f"a goal at {format_cell(cell)}", repr(box))
    code = BOXES.find(box, 0, START)
    if code < 0:
        raise Unreadable(f"a path card at {format_cell(cell)}", repr(box))
    return code
