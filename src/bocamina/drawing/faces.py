"""The dwarf that stands for who sits in a seat, as in the browser."""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Any

from bocamina.drawing.palette import ART

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bocamina.drawing.canvas import Canvas

ACROSS, MIDDLE, HEIGHT = 24.0, 23.5, 47.0  # of the piece


@cache
def faces() -> Mapping[str, Any]:
    """Return the faces that people choose from, and those of the bots."""
    read: Mapping[str, Any] = json.loads((ART / "faces.json").read_text("utf-8"))
    return read


def face_of(seat: int, face: int, player: str, colour: str) -> Mapping[str, str]:
    """Return the face of a seat: the chosen one, from 1, a default, or that of a bot's level."""
    bots, people, beards = faces()["bots"], faces()["people"], faces()["beards"]
    own: Mapping[str, str] = people[(face - 1 if face and not player else seat) % len(people)]
    if not player:
        return own
    level = bots.get(player, bots["other"])["words"].split()
    worn = [word for word in level if word not in beards]
    words = " ".join([*worn, beards[seat % len(beards)]])
    return {**own, "words": words, "cloth": colour}


def draw_face(
    canvas: Canvas, parts: Mapping[str, str], mood: str, x: float, y: float, size: float
) -> None:
    """Draw a face around a point, calm, glad or sad."""
    scale = size / HEIGHT
    colours = {name: parts[name] for name in ("cloth", "hair", "skin")}
    words = [*parts["words"].split(), mood]
    canvas.piece("face", words, x - ACROSS * scale, y - MIDDLE * scale, scale, **colours)
