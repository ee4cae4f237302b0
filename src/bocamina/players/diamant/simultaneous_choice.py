"""One simultaneous choice between staying and leaving, for many places at once.

With n adventurers inside who all leave with chance p, leaving rather than staying gains

    D(p) = sum over k of C(n-1, k) p^k (1-p)^(n-1-k) (leaving[k] - staying[k])

where k others leave. A symmetric equilibrium is p = 0 with D(0) <= 0, p = 1 with D(1) >= 0, or
a root of D. Where there are several, the smallest p is meant: the boldest equilibrium. In the
fresh deck there is never a second one, so the choice of rule moves no value there.
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Final

import numpy as np

if TYPE_CHECKING:
    from bocamina.players.diamant.deck import Real

# Differences below this are rounding, in sums of a few thousand gems at most.
NOTHING: Final = 1e-11
CLOSE: Final = 1e-13
MOST_STEPS: Final = 60


def averaged(outcomes: Real, leave_chance: Real) -> Real:
    """Return the mean of `outcomes[:, k]` over the number k of others who leave."""
    others = outcomes.shape[1] - 1
    stay_chance = 1.0 - leave_chance
    # Horner's rule in p and 1-p together.
    total = np.array(outcomes[:, others])
    power = np.ones_like(leave_chance)
    for k in range(others - 1, -1, -1):
        power *= stay_chance
        total *= leave_chance
        total += comb(others, k) * power * outcomes[:, k]
    return total


def leave_chances(leaving: Real, staying: Real) -> Real:
    """Return the smallest chance of leaving that is a symmetric equilibrium of each row."""
    gains = leaving - staying
    gains[np.abs(gains) < NOTHING] = 0.0
    chances = np.where(gains[:, 0] > 0.0, 1.0, 0.0)
    changes = _sign_changes(gains)
    # Descartes' rule for this form of D: roots in (0, 1) are at most the changes of sign.
    mixed = np.flatnonzero((gains[:, 0] > 0.0) & (changes == 1))
    if len(mixed):
        chances[mixed] = _root(gains[mixed])
    for row in np.flatnonzero((gains[:, 0] > 0.0) & (changes > 1)):
        chances[row] = _smallest_root(gains[row])
    return chances


def _sign_changes(gains: Real) -> Real:
    signs = np.sign(gains)
    last = np.array(signs[:, 0])
    changes = np.zeros(len(gains))
    for k in range(1, gains.shape[1]):
        now = signs[:, k]
        changes += now * last < 0.0
        last = np.where(now == 0.0, last, now)
    return changes


def _root(gains: Real) -> Real:
    """Return where each D crosses zero, once, from above: Newton's steps inside a bracket."""
    gains = np.asfortranarray(gains)
    slopes = np.diff(gains, axis=1) * (gains.shape[1] - 1)
    low, high = np.zeros(len(gains)), np.ones(len(gains))
    root = np.full(len(gains), 0.5)
    for _ in range(MOST_STEPS):
        gain = averaged(gains, root)
        low = np.where(gain > 0.0, root, low)
        high = np.where(gain > 0.0, high, root)
        slope = averaged(slopes, root)
        better = root - gain / np.where(slope < 0.0, slope, np.inf)
        # Where D does not fall, or Newton's step goes too far, the bracket is halved.
        astray = (slope >= 0.0) | (better < low) | (better > high)
        better = np.where(astray, (low + high) / 2.0, better)
        moved = np.abs(better - root).max()
        root = better
        if moved < CLOSE:
            break
    return root


def _smallest_root(gains: Real) -> float:
    """Return the smallest root of one D that starts above zero, or 1 if it has none."""
    pieces = [(0.0, 1.0, gains)]
    while pieces:
        start, width, here = pieces.pop()
        changes = _sign_changes(here[None])[0]
        if changes == 0 and here[-1] != 0.0:
            continue
        if changes == 1 or width < 1e-9:
            return float(start + width * _root(here[None])[0])
        half = width / 2.0
        lower, upper = _halves(here)
        pieces.append((start + half, half, upper))
        pieces.append((start, half, lower))
    return 1.0


def _halves(gains: Real) -> tuple[Real, Real]:
    """Split one D at the middle of its range, by de Casteljau's rule."""
    lower, upper = [gains[0]], [gains[-1]]
    while len(gains) > 1:
        gains = (gains[:-1] + gains[1:]) / 2.0
        lower.append(gains[0])
        upper.append(gains[-1])
    return np.array(lower), np.array(upper[::-1])
