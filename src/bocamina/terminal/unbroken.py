"""A row of cards and moves in which lines break only between two of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rich.console import Console, ConsoleOptions


class Unbroken:
    """Pieces of text wrapped into as few lines as possible."""

    def __init__(self, pieces: Sequence[Text | str], between: str = "   ") -> None:
        self.pieces = [Text(piece) if isinstance(piece, str) else piece for piece in pieces]
        self.between = between

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        line = Text()
        for piece in self.pieces:
            longer = Text.assemble(line, self.between, piece) if line else piece
            if line and longer.cell_len > options.max_width:
                yield line
                longer = piece
            line = longer
        yield line
