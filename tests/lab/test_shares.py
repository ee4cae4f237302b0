"""Shares and their intervals."""

from __future__ import annotations

import pytest

from bocamina.core.rng import Rng
from bocamina.lab.shares import share_beyond_luck, share_of, student


def test_independent_games_get_wilsons_interval() -> None:
    # 80 of 100: Wilson's own 95 % interval is 0.711 to 0.867.
    found = share_of([(1.0, 1)] * 80 + [(0.0, 1)] * 20)
    assert found.share == 0.8
    assert found.low == pytest.approx(0.711, abs=0.005)
    assert found.high == pytest.approx(0.867, abs=0.005)


def test_games_of_a_deal_that_go_together_count_as_one() -> None:
    alone = share_of([(1.0, 1)] * 30 + [(0.0, 1)] * 20)
    together = share_of([(4.0, 4)] * 30 + [(0.0, 4)] * 20)
    assert together.low == pytest.approx(alone.low)
    assert together.high == pytest.approx(alone.high)


def test_games_of_a_deal_that_balance_each_other_say_more() -> None:
    apart = share_of([(1.0, 1), (0.0, 1)] * 50)
    mirrored = share_of([(1.0, 2)] * 46 + [(2.0, 2)] * 2 + [(0.0, 2)] * 2)
    assert mirrored.share == apart.share == 0.5
    assert mirrored.high - mirrored.low < (apart.high - apart.low) / 2


def test_winning_everything_proves_no_certainty() -> None:
    found = share_of([(2.0, 2)] * 20)
    assert found.share == found.high == 1.0
    assert found.low == pytest.approx(0.912, abs=0.002)


def test_one_deal_of_several_games_has_their_mean_beyond_luck() -> None:
    assert share_beyond_luck([(0.6, 2)]).share == 0.3
    assert share_beyond_luck([(0.6, 2), (1.0, 2)]).share == 0.4
    assert share_beyond_luck([]).share == 0.0


@pytest.mark.parametrize(("freedom", "errors"), [(1, 12.706), (2, 4.303), (3, 3.182), (30, 2.042)])
def test_few_deals_want_wider_intervals(freedom: int, errors: float) -> None:
    assert student(freedom) == pytest.approx(errors, rel=0.02)


def test_nothing_says_nothing() -> None:
    found = share_of([])
    assert (found.low, found.high) == (0.0, 1.0)


@pytest.mark.parametrize(("chance", "deals"), [(0.5, 10), (0.5, 100), (0.9, 40)])
def test_the_interval_holds_the_truth_about_19_times_of_20(chance: float, deals: int) -> None:
    rng = Rng(f"coverage {chance} {deals}")
    held = 0
    for _ in range(1000):
        parts = []
        for _ in range(deals):
            # Half of the deals decide both of their games, the others leave them free.
            first = rng.chance() < chance
            second = first if rng.below(2) else rng.chance() < chance
            parts.append((float(first + second), 2))
        found = share_of(parts)
        held += found.low <= chance <= found.high
    assert 925 <= held <= 985
