"""Saboteur's mine in the terminal, drawn large or small."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from bocamina.games.saboteur.cells import GOAL_CELLS, HOME, cell_at, x_of, y_of
from bocamina.games.saboteur.components import CONDUCTS, FACE_DOWN, OPENINGS, TREASURE
from bocamina.games.saboteur.drawing import BOXES
from bocamina.games.saboteur.state import PLAY
from bocamina.games.saboteur.tunnels import JOINED, cell_of_face

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console, ConsoleOptions, RenderResult

    from bocamina.games.saboteur.state import Mine


class Scale(NamedTuple):
    """How large a card is drawn: its width, and which of its three lines."""

    width: int
    lines: Sequence[int]


LARGE: Final = Scale(5, (0, 1, 2))
FLAT: Final = Scale(5, (1,))
SMALL: Final = Scale(3, (1,))
TINY: Final = Scale(2, (1,))


def width_of(drawn: Text) -> int:
    """Return the width of a drawing in columns."""
    return max(len(line.rstrip()) for line in drawn.plain.splitlines())


class Beside:
    """The largest of some drawings that fits beside a table, with the table."""

    gap = 2

    def __init__(self, drawn: Sequence[Text], table: Table) -> None:
        self.drawn = drawn
        self.table = table

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        room = options.max_width - self.gap
        room -= Measurement.get(console, options, self.table).maximum
        fitting = (each for each in self.drawn if width_of(each) <= room)
        beside = Table.grid(padding=(0, self.gap))
        beside.add_row(next(fitting, self.drawn[-1]), self.table)
        yield beside


def placed(sign: str, scale: Scale) -> str:
    """Return a sign centred in the width of a card."""
    return f"{sign:>{scale.width}}" if scale is TINY else f"{sign:^{scale.width}}"


def draw_mine(mine: Mine, scale: Scale) -> Text:
    """Draw every card, with coordinates, and dots where one may dig."""
    cells = dict(mine.tunnels.cards())
    faces = {cell_of_face(face) for face in mine.tunnels.faces} if mine.phase == PLAY else set()
    xs = [x_of(cell) for cell in {*cells, *faces}]
    ys = [y_of(cell) for cell in {*cells, *faces}]
    columns = range(min(xs), max(xs) + 1)
    text = Text(no_wrap=True, overflow="crop")
    # With tiny cards, adjacent numbers would run together.
    names = ["" if scale is TINY and x % 2 else str(x) for x in columns]
    text.append(" " * 4 + "".join(placed(name, scale) for name in names) + "\n", "dim")
    for y in range(max(ys), min(ys) - 1, -1):
        for line in scale.lines:
            text.append(f"{y:>3} " if line == 1 else "    ", "dim")
            for x in columns:
                cell = cell_at(x, y)
                if cell in cells:
                    joined = bool(mine.tunnels.at(cell) & JOINED)
                    text.append(*card_line(cell, cells[cell], line, scale, joined=joined))
                else:
                    mark = "·" if cell in faces and line == 1 else " "
                    text.append(placed(mark, scale))
            text.append("\n")
    text.rstrip()
    return text


def card_line(cell: int, code: int, line: int, scale: Scale, *, joined: bool) -> tuple[str, str]:
    """Return one of the three lines of a card, or its only line, and its style."""
    if code == FACE_DOWN:
        number = GOAL_CELLS.index(cell) + 1
        drawn = ("╭───╮", f"│ {number} │", "╰───╯")[line]
        if scale.width < LARGE.width:
            drawn = f"[{number}]" if scale.width == SMALL.width else f"?{number}"
        return drawn, "bold magenta"
    north, east, south, west = (OPENINGS[code] >> side & 1 for side in range(4))
    dead_end = not CONDUCTS[code]
    upright, across = ("║", "═") if dead_end else ("│", "─")
    style = "red" if dead_end else "bold white" if joined else "dim"
    if line != 1:
        return (upright if (north if line == 0 else south) else " ").center(scale.width), style
    middle = "✖" if dead_end else BOXES[code]
    if cell == HOME or cell in GOAL_CELLS:
        style = "bold yellow"
        middle = "S" if cell == HOME else "$" if code == TREASURE else "●"
    if len(scale.lines) == 1:
        middle = BOXES[code]
    left = (across if west else " ") * (scale.width // 2)
    right = (across if east else " ") * ((scale.width - 1) // 2)
    return f"{left}{middle}{right}", style
