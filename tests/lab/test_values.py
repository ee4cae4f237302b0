"""The chances of analyses are fitted to games, by `bocamina study values`."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from bocamina.analysis import value_diamant, value_racing_dwarfs, value_saboteur
from bocamina.cli import app
from bocamina.core.errors import BadSetting
from bocamina.games import GAMES, find_game
from bocamina.lab import fitting_racing_dwarfs, fitting_saboteur
from bocamina.lab.value_fitting import LEAST_GAMES
from bocamina.lab.value_games import mixed_games, tables_of

RUNNER = CliRunner()


def test_every_table_and_expedition_of_diamant_has_its_weights() -> None:
    games = LEAST_GAMES * len(tables_of(find_game("diamant")))
    result = RUNNER.invoke(app, ["study", "values", "diamant", "--games", str(games)])
    assert result.exit_code == 0, result.output
    told = json.loads(result.stdout)["diamant"]
    assert (told["games"], told["seed"]) == (games, "values 1")
    assert sorted(told["weights"]) == [str(seats) for seats in range(2, 9)]
    for weights in told["weights"].values():
        assert [len(each) for each in weights] == [len(value_diamant.FEATURES)] * 5


def test_a_race_has_weights_before_it_and_in_it() -> None:
    game = find_game("racing_dwarfs")
    tables = [each for each in tables_of(game) if each.seats == 2][:1]
    told = fitting_racing_dwarfs.fit_values(mixed_games(game, tables, range(2), "race", ["novice"]))
    assert list(told["weights"]) == ["2"]
    for weights in told["weights"]["2"].values():
        assert len(weights) == len(value_racing_dwarfs.FEATURES)
    assert sorted(told["weights"]["2"]) == ["race", "setup"]


def test_a_round_of_saboteur_has_weights_and_a_bias_for_each_table() -> None:
    game = find_game("saboteur")
    tables = [each for each in tables_of(game) if each.seats in (3, 4)][:2]
    told = fitting_saboteur.fit_values(mixed_games(game, tables, range(4), "mine", ["novice"]))
    assert len(told["round"]["weights"]) == len(value_saboteur.FEATURES)
    assert sorted(told["round"]["bias"]) == ["3", "4"]
    assert told["scales"] == []  # too few games to tell what gold is worth


def test_what_decisions_cost_is_told_with_how_many_were_judged() -> None:
    words = ["study", "values", "diamant", "--games", "1", "--costs"]
    told = json.loads(RUNNER.invoke(app, words).stdout)["diamant"]
    assert told["decisions"] > 0
    assert told["costly"] >= 0.0


@pytest.mark.parametrize("game", GAMES)
def test_too_few_games_are_refused_before_any_is_played(game: str) -> None:
    least = LEAST_GAMES * len(tables_of(find_game(game)))
    refused = RUNNER.invoke(app, ["study", "values", game, "--games", str(least - 1)]).exception
    assert isinstance(refused, BadSetting)
    expected = f"expected at least {least} games to fit the chances of {game}, got {least - 1}"
    assert str(refused) == expected


def test_a_game_without_fitted_chances_is_refused() -> None:
    refused = RUNNER.invoke(app, ["study", "values", "chess"]).exception
    assert isinstance(refused, BadSetting)
    assert "a game whose chances are fitted (diamant, racing_dwarfs, saboteur)" in str(refused)
