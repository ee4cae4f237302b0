"""Any game as its notation, on a plate of stone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bocamina.drawing.canvas import Canvas
    from bocamina.drawing.scene import Scene

SIZE: Final = 15
LINE: Final = 20
LETTER: Final = 9.1  # wide, at that size
MARGIN: Final = 24


def draw_text(canvas: Canvas, scene: Scene) -> tuple[float, float]:
    """Draw the text of a scene."""
    lines = scene.text.splitlines()
    width = 2 * MARGIN + max(28, *(len(line) for line in lines)) * LETTER
    height = 2 * MARGIN + len(lines) * LINE
    canvas.rock_face(0, 0, width, height)
    canvas.box(
        10, 10, width - 20, height - 20, "var(--rock)", 10, stroke="var(--seam)", opacity="0.92"
    )
    for number, line in enumerate(lines):
        canvas.text(
            line,
            MARGIN,
            MARGIN + (number + 0.75) * LINE,
            SIZE,
            family="monospace",
            style="white-space:pre",
        )
    return width, height
