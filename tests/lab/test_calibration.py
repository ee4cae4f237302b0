"""Advice held against what happened."""

from __future__ import annotations

import json

import pytest

from bocamina.cli import app
from bocamina.games import find_game
from bocamina.lab.calibration import Forecast, brier, forecasts, tenths


def test_forecasts_are_of_the_moves_that_were_made_and_how_the_game_ended() -> None:
    game = find_game("diamant")
    settings = game.settle(3, {})
    found = list(forecasts(game, settings, ["novice", "regular"], 1, "held", 0.002, 5))
    assert len(found) >= 3
    assert all(0.0 <= each.promised <= 1.0 for each in found)
    assert {each.seat for each in found if each.happened} != {0, 1, 2}, "not everybody wins"
    again = list(forecasts(game, settings, ["novice", "regular"], 1, "held", 0.002, 5))
    assert [each.promised for each in again] == [each.promised for each in found]


def test_tenths_tell_what_came_of_promises() -> None:
    found = [Forecast(game, 0, 0.25, float(game % 4 == 0), 0.0) for game in range(40)]
    found += [Forecast(game, 1, 1.0, 1.0, 0.0) for game in range(10)]
    told = tenths(found)
    assert [each.forecasts for each in told] == [0, 0, 40, 0, 0, 0, 0, 0, 0, 10]
    assert told[2].happened.share == pytest.approx(0.25)
    assert told[2].happened.low < 0.25 < told[2].happened.high
    assert brier(found) == pytest.approx(0.15)


def test_the_bench_prints_what_it_found(capfd: pytest.CaptureFixture[str]) -> None:
    words = ["bench", "advice", "diamant", "--games", "2", "--seats", "2"]
    words += ["--seconds", "0.002", "--every", "9"]
    app(words, standalone_mode=False)
    assert "Games: 2, forecasts: " in capfd.readouterr().out
    app([*words, "--json"], standalone_mode=False)
    told = json.loads(capfd.readouterr().out)
    assert len(told["tenths"]) == 10
