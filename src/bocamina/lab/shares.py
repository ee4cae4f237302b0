"""Shares of what could be won, with the interval that chance leaves open."""

from __future__ import annotations

import math
from statistics import NormalDist
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable

# What was won, out of how much, in one deal: games of the same deal are not independent.
Won: TypeAlias = tuple[float, float]

NORMAL: Final = NormalDist().inv_cdf(0.975)  # standard errors either side of 95 %
NOTHING: Final = 1e-12


class Share(msgspec.Struct, frozen=True):
    """What was won, as a share, and the ends of its 95 % interval."""

    share: float
    low: float
    high: float


def share_of(deals: Iterable[Won]) -> Share:
    """Return the share won over all deals, with Wilson's interval.

    It uses the effective number of independent trials, estimated from the variance between deals;
    if they are all alike, the number of trials.
    """
    parts = [(won, trials) for won, trials in deals if trials]
    trials = sum(trials for _, trials in parts)
    if not parts:
        return Share(0.0, 0.0, 1.0)
    share = sum(won for won, _ in parts) / trials
    scatter = sum((won - share * tried) ** 2 for won, tried in parts) / trials**2
    freedom = len(parts) - 1
    if freedom and scatter > NOTHING:
        variance = scatter * len(parts) / freedom
        low, high = wilson(share, share * (1 - share) / variance, student(freedom))
    else:
        low, high = wilson(share, trials, NORMAL)
    return Share(share, low, high)


def share_beyond_luck(deals: Iterable[Won]) -> Share:
    """Return the share won over all deals, without luck, with Student's interval.

    With few games it may be outside 0 to 1, and is clamped.
    """
    parts = [(won, trials) for won, trials in deals if trials]
    trials = sum(tried for _, tried in parts)
    share = sum(won for won, _ in parts) / (trials or 1.0)
    if len(parts) < 2:
        return Share(min(1.0, max(0.0, share)), 0.0, 1.0)
    scatter = sum((won - share * tried) ** 2 for won, tried in parts) / trials**2
    error = student(len(parts) - 1) * math.sqrt(scatter * len(parts) / (len(parts) - 1))
    low, middle, high = (min(1.0, max(0.0, share + side * error)) for side in (-1, 0, 1))
    return Share(middle, low, high)


def wilson(share: float, trials: float, z: float) -> tuple[float, float]:
    """Return Wilson's score interval."""
    centre = (share + z * z / (2 * trials)) / (1 + z * z / trials)
    spread = math.sqrt(share * (1 - share) / trials + (z / (2 * trials)) ** 2)
    spread *= z / (1 + z * z / trials)
    return max(0.0, min(share, centre - spread)), min(1.0, max(share, centre + spread))


def student(freedom: int) -> float:
    """Return the quantile of Student's distribution, by the Cornish-Fisher expansion."""
    if freedom == 1:
        return math.tan(0.475 * math.pi)
    if freedom == 2:
        return 0.95 * math.sqrt(2 / (1 - 0.95**2))
    z = NORMAL
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
