"""Chances fitted to games, held against others, and drawn."""

from __future__ import annotations

from xml.etree import ElementTree

import numpy as np
import pytest

from bocamina import new_match
from bocamina.analysis import curve, value_diamant, value_racing_dwarfs, value_saboteur
from bocamina.analysis.examining import CURVE, Examination
from bocamina.analysis.valuing import coefficients
from bocamina.core.rng import Rng
from bocamina.games import find_game
from bocamina.games.racing_dwarfs.state import RACE
from bocamina.lab.chances import Reliability, reliability_of
from bocamina.lab.fitting_saboteur import fit_scale
from bocamina.lab.reliability_curve import draw_reliability
from bocamina.lab.usual_costs import costly
from bocamina.lab.value_fitting import Examples, fit_chance, fit_shares
from bocamina.lab.value_games import tables_of
from tests.analysis.games import finished


@pytest.fixture(scope="module")
def found() -> Reliability:
    game = find_game("diamant")
    tables = [table for table in tables_of(game) if table.seats == 4]
    return reliability_of(game, tables, ["novice", "regular"], 60, "fresh", lambda _: None)


def test_chances_say_more_than_fair_shares_do(found: Reliability) -> None:
    assert found.games == 60
    assert found.brier_halfway < 0.9 * found.brier_halfway_of_fair_share
    assert sum(each.forecasts for each in found.tenths) == found.forecasts == 60 * 8 * 4
    for mean, error in zip(found.mean_luck, found.luck_error, strict=True):
        assert abs(mean) < 4 * error


def test_the_reliability_curve_is_a_drawing(found: Reliability) -> None:
    drawn = ElementTree.fromstring(draw_reliability([found, found], ["one", "two"]))
    circles = [each for each in drawn.iter() if each.tag.endswith("circle")]
    assert len(circles) == 2 * sum(each.forecasts >= 100 for each in found.tenths)


def test_a_fit_finds_the_weights_that_made_the_examples() -> None:
    rng, weights = Rng("fit"), np.array([1.0, -0.5])
    examples: Examples = []
    happened: list[float] = []
    columns: list[list[float]] = []
    for _ in range(4000):
        seen = [[rng.chance() * 4, rng.chance() * 4] for _ in range(3)]
        worths = np.exp(np.array(seen) @ weights)
        pick = int((np.cumsum(worths / worths.sum()) <= rng.chance()).sum())
        examples.append((seen, [float(seat == pick) for seat in range(3)]))
        chance = 1.0 / (1.0 + np.exp(-(np.array(seen[0]) @ weights)))
        columns.append(seen[0])
        happened.append(float(rng.chance() < chance))
    assert fit_shares(examples) == pytest.approx([1.0, -0.5], abs=0.12)
    fitted, (constant,) = fit_chance(
        np.array(columns), np.array(happened), np.ones((len(columns), 1))
    )
    assert fitted == pytest.approx([1.0, -0.5], abs=0.15)
    assert constant == pytest.approx(0.0, abs=0.2)
    scaled: Examples = [([[gold] for gold, _ in seen], won) for seen, won in examples]
    assert 0.7 < fit_scale(scaled) < 1.6


def test_what_was_fitted_fits_what_is_looked_at() -> None:
    told = coefficients()
    for weights in told["diamant"]["weights"].values():
        assert [len(each) for each in weights] == [len(value_diamant.FEATURES)] * 5
    for phases in told["racing_dwarfs"]["weights"].values():
        known = [len(phases[phase]) for phase in ("setup", "race")]
        assert known == [len(value_racing_dwarfs.FEATURES)] * 2
    assert len(told["saboteur"]["round"]["weights"]) == len(value_saboteur.FEATURES)
    assert costly([float(number) for number in range(100)]) == 94.0


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_gold_is_worth_the_same_at_the_end_of_a_round_and_at_the_start_of_the_last(
    seats: int,
) -> None:
    judge = value_saboteur.valuation(coefficients()["saboteur"], "")
    state = new_match("saboteur", seats, "gold").state
    for gold in ([3, 1, 1, 1, 0, 0], [5, 3, 2, 0, 0, 0], [4, 3, 2, 2, 1, 0]):
        held = [float(each) for each in gold[:seats]]
        begun = [0.0] * seats
        for mask, chance in value_saboteur.role_deals(state):
            shares = judge.in_round(state, mask, held, 0)
            begun = [known + chance * share for known, share in zip(begun, shares, strict=True)]
        ended = judge.standings(held, 1)
        assert max(abs(a - b) for a, b in zip(begun, ended, strict=True)) < 0.1


def test_a_race_is_judged_by_how_the_turn_under_way_may_end() -> None:
    course = Examination(finished("racing_dwarfs", 2, "ahead", options="setup=quick")).course
    needs = len(value_racing_dwarfs.NEEDS)
    racing = [each for each in course.states[:-1] if each.public.phase == RACE]
    before_the_end = value_racing_dwarfs.features(racing[-1])
    assert [each[-1] for each in before_the_end] == list(course.results)
    for state in racing[::5]:
        mover = value_racing_dwarfs.features(state)[int(state.public.mover)]
        assert mover[needs] <= mover[0]  # carts that are not across


def test_a_record_that_is_too_long_says_what_was_left_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record = finished("diamant", 4, "sum")
    monkeypatch.setattr(curve, "MOST_STEPS", 30)
    examination = Examination(record, seconds=0.001)
    analysis = examination.assemble({CURVE: examination.compute(CURVE)})
    assert analysis.omitted.steps == len(record.steps) - 30
    assert analysis.points[-1].step == len(record.steps)
    for each in analysis.balances:
        total = each.luck + each.play + each.unknowable + each.others + each.open
        assert total == pytest.approx(each.result - each.start, abs=1e-9)
