"""The luck of the cards: what chance alone brought each seat, subtracted from what it won.

Before chance decides, everything that may come is looked at; what comes is luck as far as it is
better than that on average. So luck is 0 on average whatever the players do, and whatever the
prospects are worth as a guess; the better they guess, the fewer games are needed.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from bocamina.core.events import Event
    from bocamina.core.game import AnyGame
    from bocamina.core.match import Match


def measure_of(game: AnyGame) -> Any:
    """Return the module `luck` among a game's players, with `prospects` and `WEIGHT`, or None."""
    folder = f"bocamina.players.{game.name}"
    known = find_spec(folder) and find_spec(f"{folder}.luck")
    return import_module(f"{folder}.luck") if known else None


class Luck:
    """Adds up the luck of every seat of a match, in shares of the victory."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.measure = measure_of(match.game)
        seats = match.state.public.settings.seats
        self.by_seat = [0.0] * seats if self.measure is not None else []

    def deal(self, deal: Callable[[], list[Event]]) -> list[Event]:
        """Let chance decide, and note by how much that was luck."""
        if not self.by_seat:
            return deal()
        expected = self.expected()
        events = deal()
        for seat, now in enumerate(self.measure.prospects(self.match.state)):
            self.by_seat[seat] += self.measure.WEIGHT * (now - expected[seat])
        return events

    def expected(self) -> list[float]:
        """Return the prospects of all seats after what chance may decide, on average."""
        weights = self.match.weights()
        whole = sum(weights)
        total = [0.0] * len(self.by_seat)
        for outcome, weight in enumerate(weights):
            if weight:
                state = self.match.state.copy()
                self.match.game.resolve(state, outcome, None)
                for seat, worth in enumerate(self.measure.prospects(state)):
                    total[seat] += weight * worth / whole
        return total
