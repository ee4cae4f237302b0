"""What is analysed in a game of Saboteur besides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.analysis.specialist import Specialist

if TYPE_CHECKING:
    from bocamina.analysis.course import Replayed


def specialist(course: Replayed, seconds: float, key: str) -> Specialist:
    """Return who analyses the game."""
    return Specialist(course, seconds, key)
