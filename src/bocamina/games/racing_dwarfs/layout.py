"""The printed cells of the board, read from drawings that a person can edit."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Final, final

from bocamina.core.errors import IllegalPosition
from bocamina.games.racing_dwarfs.board import CELLS, CENTRE, SIZE, bit
from bocamina.games.racing_dwarfs.components import BOX, PLUS

if TYPE_CHECKING:
    from mypy_extensions import i64

PRINTED_CELLS: Final = 13
DEFAULT: Final = "diagonals"
FREE: Final = "."
PRINTABLE: Final = "└│┌├┘─┴┐┤┬┼"


@final
class Layout:
    """A board before the tiles: the rails of its printed cells, and which of them are a +."""

    def __init__(self, name: str, rails: list[int]) -> None:
        self.name = name
        self.rails = rails
        self.printed: i64 = 0
        self.pluses: i64 = 0
        for cell in range(CELLS):
            if rails[cell]:
                self.printed |= bit(cell)
            if rails[cell] == PLUS:
                self.pluses |= bit(cell)


def parse_layout(name: str, text: str) -> Layout:
    """Read a drawing: seven rows from the north, a dot for each free cell, notes after `#`."""
    rows = [line.partition("#")[0].strip() for line in text.splitlines()]
    drawn = "".join(row for row in rows if row)
    if len(drawn) != CELLS or any(len(row) != SIZE for row in rows if row):
        raise IllegalPosition(f"7 rows of 7 cells in layout {name}", f"{len(drawn)} cells")
    for mark in drawn:
        if mark != FREE and mark not in PRINTABLE:
            raise IllegalPosition(f"cells {FREE} or {PRINTABLE} in layout {name}", repr(mark))
    rails = [0 if mark == FREE else BOX.index(mark) for mark in drawn]
    printed = CELLS - rails.count(0)
    if printed != PRINTED_CELLS:
        raise IllegalPosition(f"{PRINTED_CELLS} printed cells in layout {name}", str(printed))
    if not rails[CENTRE]:
        raise IllegalPosition(f"a printed centre in layout {name}", "a free one")
    return Layout(name, rails)


def layout_names() -> list[str]:
    """List the layouts there are a drawing of, the default first."""
    folder = files("bocamina.games.racing_dwarfs") / "layouts"
    files_there = [path.name for path in folder.iterdir()]
    names = [name.removesuffix(".txt") for name in files_there if name.endswith(".txt")]
    return sorted(names, key=lambda name: (name != DEFAULT, name))


LOADED: Final[dict[str, Layout]] = {}


def load_layout(name: str) -> Layout:
    """Return a layout, read once."""
    if name not in LOADED:
        path = files("bocamina.games.racing_dwarfs") / "layouts" / f"{name}.txt"
        LOADED[name] = parse_layout(name, path.read_text(encoding="utf-8"))
    return LOADED[name]
