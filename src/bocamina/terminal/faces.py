"""The one list of faces: how each game looks in the terminal."""

from __future__ import annotations

from typing import Final

from bocamina.terminal.diamant import DiamantFace
from bocamina.terminal.face import Face
from bocamina.terminal.racing_dwarfs import RacingDwarfsFace
from bocamina.terminal.saboteur import SaboteurFace

FACES: Final[dict[str, type[Face]]] = {
    "diamant": DiamantFace,
    "saboteur": SaboteurFace,
    "racing_dwarfs": RacingDwarfsFace,
}


def face_of(game: str) -> type[Face]:
    """Return a game's face, or the plain one if it has none of its own."""
    return FACES.get(game, Face)
