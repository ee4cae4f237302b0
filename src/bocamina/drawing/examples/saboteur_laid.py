"""Cards of Saboteur's mine for examples: framed, or in motion."""

from __future__ import annotations

from bocamina.drawing.boards.saboteur import ACROSS, ALONG
from bocamina.drawing.canvas import Canvas


def draw_ring(canvas: Canvas, x: float, y: float, colour: str, *, dashed: bool = False) -> None:
    """Draw a frame around a card."""
    canvas.box(
        x - ACROSS / 2,
        y - ALONG / 2,
        ACROSS,
        ALONG,
        "none",
        5,
        stroke=colour,
        stroke_width="4",
        **({"stroke_dasharray": "9 7"} if dashed else {}),
    )


def path_words(path: str) -> list[str]:
    """Return the words by which a path card is drawn."""
    return [*path.upper(), *(["dead"] if path.islower() else [])]


def scratch(canvas: Canvas) -> Canvas:
    """Return a new canvas that shares another's pieces."""
    return Canvas(canvas.game, canvas.theme, canvas.defs)


def piece(canvas: Canvas, name: str, words: list[str]) -> str:
    """Return a piece around 0,0."""
    beside = scratch(canvas)
    beside.piece(name, words)
    return beside.markup()
