"""Shares of a victory from how strong each seat stands."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def softmax(strengths: Sequence[float]) -> list[float]:
    """Return shares that add up to 1, e times as large for each unit of strength."""
    most = max(strengths)
    worths = [exp(max(-700.0, each - most)) for each in strengths]
    whole = sum(worths)
    return [each / whole for each in worths]


def dot(weights: Sequence[float], features: Sequence[float]) -> float:
    """Return the weighted sum of features."""
    return sum(weight * feature for weight, feature in zip(weights, features, strict=True))
