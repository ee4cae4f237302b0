"""How each game looks in the terminal."""

from __future__ import annotations

from typing import cast

from bocamina.additions import module_with
from bocamina.terminal.face import Face


def face_of(game: str) -> type[Face]:
    """Return a game's face, or the plain one if it has none of its own."""
    own = module_with("FACE", "bocamina.terminal", game)
    return Face if own is None else cast("type[Face]", own.FACE)
