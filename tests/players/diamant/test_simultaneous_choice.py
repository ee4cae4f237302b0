"""One simultaneous choice: the smallest chance of leaving that is an equilibrium."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bocamina.players.diamant.simultaneous_choice import averaged, leave_chances

GAINS = st.integers(2, 8).flatmap(
    lambda n: st.lists(st.lists(st.integers(-9, 9), min_size=n, max_size=n), min_size=1, max_size=5)
)


@given(GAINS)
def test_nobody_gains_by_another_choice(rows: list[list[int]]) -> None:
    gains = np.array(rows, float)
    chances = leave_chances(gains, np.zeros_like(gains))
    for chance, gain in zip(chances, averaged(gains, chances), strict=True):
        assert chance == 0 or gain > -1e-6
        assert chance == 1 or gain < 1e-6


@given(GAINS)
def test_no_smaller_chance_is_an_equilibrium(rows: list[list[int]]) -> None:
    gains = np.array(rows, float)
    chances = leave_chances(gains, np.zeros_like(gains))
    for share in np.linspace(0, 0.999, 23):
        smaller = chances * share
        assert ((averaged(gains, smaller) > 0) | (chances == 0)).all()


@pytest.mark.parametrize(
    ("gains", "chance"),
    [
        ([1, -1], 0.5),
        ([1, -3], 0.25),
        ([-1, 1], 0.0),
        ([0, 1], 0.0),
        ([1, 0], 1.0),
        ([2, 1, 3], 1.0),
        ([1, 0, -1], 0.5),
        # Three roots: 1/4, 1/2 and 3/4.
        ([9, -13, 13, -9], 0.25),
        # Touches zero at 1/2 and rises again.
        ([1, -1, 1], 0.5),
    ],
)
def test_drawn_by_hand(gains: list[float], chance: float) -> None:
    row = np.array([gains], float)
    assert leave_chances(row, np.zeros_like(row))[0] == pytest.approx(chance, abs=1e-6)
