"""How each game is drawn: by the module of its name; a game without one shows its text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from bocamina.additions import module_with
from bocamina.drawing.boards.plain import draw_text

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bocamina.drawing.canvas import Canvas
    from bocamina.drawing.scene import Scene

    # Draws a scene from 0,0 on, and returns its width and height.
    Board = Callable[[Canvas, Scene], tuple[float, float]]

PACKAGE: Final = "bocamina.drawing.boards"
# Those of games in other packages, by the names of the games.
BOARDS: Final[dict[str, Board]] = {}


def board_of(game: str) -> Board:
    """Return the function that draws a game."""
    if game in BOARDS:
        return BOARDS[game]
    own = module_with("draw_board", PACKAGE, game)
    return draw_text if own is None else cast("Board", own.draw_board)


def finest_of(game: str, scenes: Sequence[Scene]) -> Scene:
    """Return the scene to remember a game by: the last one, unless the game has a finer one."""
    own = module_with("finest", PACKAGE, game)
    return scenes[-1] if own is None else cast("Scene", own.finest(scenes))
