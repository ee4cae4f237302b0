"""The adviser: quick, repeatable, exact where it says so and close elsewhere."""

from __future__ import annotations

import pytest
from hypothesis import given

from bocamina.core.errors import BadSetting
from bocamina.players.diamant.adviser import Adviser
from bocamina.players.diamant.expedition import FRESH_TREASURES, Expedition
from bocamina.players.diamant.solver import solve
from tests.players.diamant.caves import caves

ONE_MET = (True, False, False, False, False)
TWO_MET = (True, True, False, False, False)
EARLY = (
    Expedition(3, FRESH_TREASURES[:-2], (2, 3, 3, 3, 3), ONE_MET, loot=10, path=2),
    Expedition(4, FRESH_TREASURES[2:], (2, 2, 3, 3, 3), TWO_MET, loot=0, path=3),
    Expedition(4, FRESH_TREASURES[:-2], (2, 2, 3, 3, 3), TWO_MET, loot=7, path=4),
    Expedition(5, FRESH_TREASURES[3:-1], (2, 2, 3, 3, 3), TWO_MET, loot=3, path=8),
)


@given(caves())
def test_small_remainders_are_exact(cave: Expedition) -> None:
    advice = Adviser().advise(cave)
    assert advice.exact
    assert advice == solve(cave)


@pytest.mark.parametrize("cave", EARLY)
def test_early_advice_is_close_to_the_solution(cave: Expedition) -> None:
    advice, solution = Adviser().advise(cave), solve(cave)
    assert not advice.exact
    assert advice.places < solution.places
    assert advice.leave_chance == pytest.approx(solution.leave_chance, abs=0.02)
    assert advice.value == pytest.approx(solution.value, abs=0.06)


def test_more_time_brings_it_closer() -> None:
    cave = EARLY[1]
    exact = solve(cave).value
    errors = [abs(Adviser(seconds).advise(cave).value - exact) for seconds in (0.01, 0.1, 1)]
    assert errors == sorted(errors, reverse=True)


def test_the_same_question_gets_the_same_answer() -> None:
    assert Adviser().advise(EARLY[0]) == Adviser().advise(EARLY[0])


@pytest.mark.parametrize("seconds", [0, -1, float("nan"), float("inf")])
def test_impossible_budgets_are_refused(seconds: float) -> None:
    with pytest.raises(BadSetting, match="expected seconds above 0"):
        Adviser(seconds)
