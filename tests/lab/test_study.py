"""`bocamina study` tells people and programs what it finds."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from bocamina.cli import app
from bocamina.core.errors import BadSetting
from bocamina.lab import saboteur_exploit
from bocamina.lab.saboteur_habits import population
from bocamina.lab.saboteur_kinds import read_scheme
from bocamina.players.saboteur.reckoning.habits import COUNTED
from bocamina.players.saboteur.schemer import Scheme

RUNNER = CliRunner()


def told(*words: str) -> str:
    """Run a study and return what it prints."""
    result = RUNNER.invoke(app, ["study", *words])
    assert result.exit_code == 0, result.output
    return result.stdout


def test_habits_are_printed_as_they_stand_in_the_source_or_as_data() -> None:
    assert told("habits", "--rounds", "1").count("# passed") == 4
    data = json.loads(told("habits", "--rounds", "1", "--json"))
    assert len(data["habits"]) == len(COUNTED)
    assert data["losses"].keys() >= {"0.3", "0.5"}


def test_an_exploiter_that_was_found_is_counted_as_one_more_kind() -> None:
    found = Scheme(wait_far=1.0, strike_at=2.0)
    kinds = {kind for each in population(6, "mended", exploiters=[found]) for kind in each.kinds}
    assert "exploiter 1" in kinds
    numbers = "wait_far=1.0 strike_at=2.0"
    assert read_scheme(numbers) == found
    assert told("habits", "--rounds", "1", "--scheme", numbers).count("# passed") == 4
    refused = RUNNER.invoke(app, ["study", "habits", "--scheme", "cunning=1"])
    assert isinstance(refused.exception, BadSetting)


def test_belief_is_told_turn_by_turn() -> None:
    words = ("belief", "--table", "novice", "--seats", "3", "--rounds", "1")
    assert "AUC" in told(*words)
    first, *_, end = json.loads(told(*words, "--json"))
    assert (first["turn"], first["table"], end["turn"]) == (0, "novice", -1)
    refused = RUNNER.invoke(app, ["study", "belief", "--table", "nobody"])
    assert isinstance(refused.exception, BadSetting)


def test_the_best_answer_is_told_with_its_interval(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saboteur_exploit, "FIRST_ROUNDS", 1)
    words = ("exploit", "--digger", "novice", "--seats", "3", "--turns", "1", "--schemes", "4")
    plain = told(*words, "--rounds", "1")
    assert "strike_at=" in plain
    best, own = plain.splitlines()[1:3]
    assert best.startswith("the best of them won ")
    assert own.startswith("novice’s own saboteurs won ")
    data = json.loads(told(*words, "--rounds", "1", "--json"))
    assert data["tried"] == 4
    assert data["best"]["low"] <= data["best"]["won"] <= data["best"]["high"]
