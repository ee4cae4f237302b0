"""Means with their standard errors, of moves tried in the same worlds; words for chances."""

from __future__ import annotations

from bisect import bisect
from math import sqrt
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

# Words for how certain a belief is, with the lowest probability of each.
SCALE: Final = ("hardly", "maybe", "likely", "sure", "certain")
BOUNDS: Final = (0.4, 0.75, 0.995, 1.0 - 1e-9)


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean of some values and its standard error."""
    count = len(values)
    mean = sum(values) / count
    if count == 1:
        return mean, 0.5  # one try tells next to nothing about a chance
    spread = sum((value - mean) ** 2 for value in values) / (count - 1)
    return mean, sqrt(spread / count)


def error_of_difference(values: Sequence[float], others: Sequence[float]) -> float:
    """Return the standard error of the difference of two means over the same worlds."""
    # A move that was dropped early was tried only in the first worlds.
    pairs = list(zip(values, others, strict=False))
    return mean_and_error([one - other for one, other in pairs])[1]


def certainty(chance: float) -> str:
    """Return a word for how likely something is."""
    return SCALE[bisect(BOUNDS, chance)]
