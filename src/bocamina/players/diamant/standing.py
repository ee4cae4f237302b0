"""What scores are worth in shares of the victory, rather than gems."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

import numpy as np

if TYPE_CHECKING:
    from bocamina.players.diamant.deck import Real, Whole

# How far a seat's gains of one expedition lie from the others' at the same table, by the number
# of seats: a standard deviation in gems, from 150 games of various bots each.
SPREAD: Final = (0.0, 0.0, 6.7, 5.4, 4.3, 4.1, 3.6, 3.3, 3.3)
# The normal distribution in seven points, and the logistic curve closest to its sum.
POINTS, WEIGHTS = np.polynomial.hermite_e.hermegauss(7)
STEEPNESS: Final = 1.702


def win_share(scores: Whole, seat: int) -> Real:
    """Return the share of the victory that `seat` gets for each row of final scores."""
    best = scores.max(axis=-1)
    winners = (scores == best[..., None]).sum(axis=-1)
    return np.asarray((scores[..., seat] == best) / winners, np.float64)


def hope(scores: Whole, seat: int, expeditions_left: int) -> Real:
    """Return the expected share of the victory of `seat` with some expeditions to come.

    Future gains are assumed to be normal and identically distributed for all seats.
    """
    if expeditions_left == 0:
        return win_share(scores, seat)
    seats = scores.shape[-1]
    spread = SPREAD[seats] * sqrt(expeditions_left)
    lead = (scores[..., seat, None] - scores) * (STEEPNESS / spread)
    hoped = np.zeros(scores.shape[:-1])
    for point, weight in zip(POINTS, WEIGHTS, strict=True):
        ahead = np.ones(scores.shape[:-1])
        for other in range(seats):
            if other != seat:
                ahead /= 1.0 + np.exp(-(lead[..., other] + STEEPNESS * point))
        hoped += weight * ahead
    return np.asarray(hoped / WEIGHTS.sum(), np.float64)
