"""How long bots think."""

from __future__ import annotations

import pytest

from bocamina.lab.think_times import ThinkTimes, together


def test_what_is_counted_in_two_places_is_counted() -> None:
    one, other = ThinkTimes(), ThinkTimes()
    for milliseconds in range(1, 1001):
        (one if milliseconds % 2 else other).add(milliseconds / 1000)
    both = together([one, other])
    assert both.moves == 1000
    assert both.mean() == pytest.approx(0.5005)
    assert both.longest == 1.0
    assert both.within(0.99) == pytest.approx(0.99, rel=0.03)
    assert both.within(0.5) == pytest.approx(0.5, rel=0.03)


def test_a_turn_is_all_that_a_seat_decides_before_another_does() -> None:
    times = ThinkTimes()
    times.add(0.2)
    times.add(0.3, goes_on=True)
    times.add(0.4)
    assert times.longest == 0.4
    assert times.longest_turn == 0.5
