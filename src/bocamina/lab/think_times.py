"""A histogram of think times, so compact that millions of moves fit in a line."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable

STEPS_PER_DECADE: Final = 40  # logarithmic bins: each spans 6 % of time
SHORTEST: Final = 1e-6


class ThinkTimes(msgspec.Struct):
    """CPU seconds of choices: their number, sum, maximum and histogram.

    A turn is a run of choices by one seat.
    """

    moves: int = 0
    total: float = 0.0
    longest: float = 0.0
    turn: float = 0.0  # the one under way
    longest_turn: float = 0.0
    counts: dict[int, int] = {}  # a Struct gives each instance its own

    def add(self, seconds: float, *, goes_on: bool = False) -> None:
        """Count one choice, which may continue a turn."""
        self.turn = self.turn + seconds if goes_on else seconds
        self.longest_turn = max(self.longest_turn, self.turn)
        self.moves += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)
        length = round(math.log10(max(seconds, SHORTEST)) * STEPS_PER_DECADE)
        self.counts[length] = self.counts.get(length, 0) + 1

    def mean(self) -> float:
        """Return the mean time of a choice."""
        return self.total / self.moves if self.moves else 0.0

    def within(self, share: float) -> float:
        """Return the quantile of times for a share of the choices, to 3 %."""
        left = share * self.moves
        for length, number in sorted(self.counts.items()):
            left -= number
            if left <= 0:
                return min(self.longest, 10 ** (length / STEPS_PER_DECADE))
        return self.longest


def together(parts: Iterable[ThinkTimes]) -> ThinkTimes:
    """Return the sum of several histograms."""
    whole = ThinkTimes()
    for part in parts:
        whole.moves += part.moves
        whole.total += part.total
        whole.longest = max(whole.longest, part.longest)
        whole.longest_turn = max(whole.longest_turn, part.longest_turn)
        for length, number in part.counts.items():
            whole.counts[length] = whole.counts.get(length, 0) + number
    return whole
