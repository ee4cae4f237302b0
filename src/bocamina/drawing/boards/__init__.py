"""How each game is drawn; a game that is not here shows its text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.drawing.boards.diamant import draw_cave
from bocamina.drawing.boards.plain import draw_text
from bocamina.drawing.boards.racing_dwarfs import draw_race
from bocamina.drawing.boards.saboteur import draw_mine

if TYPE_CHECKING:
    from collections.abc import Callable

    from bocamina.drawing.canvas import Canvas
    from bocamina.drawing.scene import Scene

    # Draws a scene from 0,0 on, and returns its width and height.
    Board = Callable[[Canvas, Scene], tuple[float, float]]

BOARDS: Final[dict[str, Board]] = {
    "diamant": draw_cave,
    "racing_dwarfs": draw_race,
    "saboteur": draw_mine,
}


def board_of(game: str) -> Board:
    """Return the function that draws a game."""
    return BOARDS.get(game, draw_text)
