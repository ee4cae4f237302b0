"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.events import Event
    from bocamina.core.game import AnyGame, AnyView
    from bocamina.core.rng import Rng


class Player(ABC):
    """A bot in one seat of one game: it sees views and events, and chooses moves."""

    def __init__(self, game: AnyGame, seat: int, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng

    @abstractmethod
    def choose(self, view: AnyView, moves: Sequence[int], seconds: float) -> int:
        """Return one of `moves`, the legal ones, after thinking for about `seconds` at most."""

    def notice(self, events: Sequence[Event]) -> None:  # noqa: B027  # most bots need no memory
        """Take in what happened since the last choice, as far as the seat may know of it."""
