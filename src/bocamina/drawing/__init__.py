"""Drawings of positions and views as SVG, with the browser's own pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.drawing.boards import BOARDS, board_of
from bocamina.drawing.canvas import Canvas, document
from bocamina.drawing.picture import Drawing
from bocamina.drawing.scene import Look, scene_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.game import AnyState, AnyView

__all__ = ["BOARDS", "Drawing", "draw"]


def draw(
    shown: AnyView | AnyState,
    *,
    theme: str = "lamp",
    language: str = "en",
    names: Sequence[str] = (),
) -> Drawing:
    """Draw only what a view knows, or everything in a state."""
    scene = scene_of(shown, Look(theme, language, names))
    canvas = Canvas(scene.game, theme)
    width, height = board_of(scene.game)(canvas, scene)
    page = Canvas(scene.game, theme)
    page.box(0, 0, width, height, "var(--night)", 16)
    markup = page.markup() + canvas.markup()
    return Drawing(document(markup, canvas.defs, width, height, scene.title, scene.text))
