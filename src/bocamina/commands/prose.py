"""Text in the terminal whose lines never break at a non-breaking space."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

if TYPE_CHECKING:
    from rich.console import Console
    from rich.containers import Lines

NO_BREAK: Final = "\N{NO-BREAK SPACE}"
HELD: Final = "\ue000"  # a private-use character, because rich breaks lines at every kind of space


class Prose(Text):
    """A text with numbers and their signs, such as 50 %, on one line."""

    def wrap(self, console: Console, width: int, **how: Any) -> Lines:
        """Break the text into lines."""
        held = self.copy()
        held.plain = self.plain.replace(NO_BREAK, HELD)
        lines = held.wrap(console, width, **how)
        for line in lines:
            line.plain = line.plain.replace(HELD, NO_BREAK)
        return lines
