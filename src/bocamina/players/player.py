"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.events import Event
    from bocamina.core.game import AnyGame, AnyView
    from bocamina.core.rng import Rng


@dataclass(frozen=True)
class Remark:
    """A ready phrase that a seat said to all, perhaps about a seat or a thing."""

    seat: int
    phrase: str
    about: int = -1


class Player(ABC):
    """A bot in one seat of one game: it sees views and events, and chooses moves."""

    games: ClassVar[tuple[str, ...]] = ()  # the games it can play; empty for all

    def __init__(self, game: AnyGame, seat: int, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng

    @abstractmethod
    def choose(self, view: AnyView, moves: Sequence[int], seconds: float) -> int:
        """Return one of `moves`, the legal ones, after thinking for about `seconds` at most."""

    # Most bots need no memory and do not talk.

    def notice(self, view: AnyView, events: Sequence[Event]) -> None:  # noqa: B027
        """Take in a step of the game: what the seat was told of it, and how things look after."""

    def hear(self, remark: Remark) -> None:  # noqa: B027
        """Take in what somebody said, oneself included."""

    def speak(self, view: AnyView) -> Sequence[Remark]:
        """Return remarks to make after the bot's own move."""
        return ()
