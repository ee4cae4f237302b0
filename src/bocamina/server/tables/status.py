"""How far a table has come."""

from __future__ import annotations

from enum import StrEnum


class Status(StrEnum):
    """Whether people still gather, a game is on, or it has ended."""

    OPEN = "open"
    PLAYING = "playing"
    OVER = "over"
