"""An assistant's handle on one game: a seat from which it looks, moves and speaks."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from bocamina.core.errors import BocaminaError


class Declined(BocaminaError):
    """A request that an assistant was refused, with the reason in words."""


@dataclass
class Sight:
    """What a seat may know now, and what it can do."""

    game: str
    seat: int
    players: list[str]  # by seat
    turn: str  # `yours`, `others` or `over`; `waiting` before a table's start
    position: str  # the view, in notation or as facts
    legal_moves: list[str] = field(default_factory=list)
    news: list[str] = field(default_factory=list)  # since the last look
    result: str = ""


class Chair(Protocol):
    """A seat at a game, wherever that is played."""

    def look(self, wait_seconds: float) -> Sight:
        """Return what the seat may know, after waiting for its turn up to a timeout."""

    def move(self, text: str) -> None:
        """Make a move, or raise Declined with the reason."""

    def say(self, phrase: str, about: int | None) -> None:
        """Say a ready phrase to all, about a seat or a thing counted from 0."""

    def hint(self) -> list[str]:
        """Say what to think about, where to look, what to do and why, or raise Declined."""

    def phrases(self) -> dict[str, str]:
        """Return the ready phrases with what they say; `…` is what `about` names."""

    def leave(self) -> None:
        """Let go of the seat."""
