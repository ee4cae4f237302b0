"""Variance reduction: the part of each seat's result due to chance alone, to be subtracted.

Luck is the value of an outcome less the mean over all outcomes. So luck is 0 on average whatever
the players do, and however bad the prospects are as an estimate; the better they are, the fewer
games are needed.
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
        """Resolve chance, and add up the luck."""
        if not self.by_seat:
            return deal()
        expected = self.expected()
        events = deal()
        for seat, now in enumerate(self.measure.prospects(self.match.state)):
            self.by_seat[seat] += self.measure.WEIGHT * (now - expected[seat])
        return events

    def expected(self) -> list[float]:
        """Return the mean prospects of all seats over the outcomes of chance."""
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
