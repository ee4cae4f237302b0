"""What `bocamina bench` prints, and what it refuses before it plays."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from bocamina.cli import app
from bocamina.core.errors import BadSetting
from bocamina.lab.seated_bots import SeatedBots

RUNNER = CliRunner()


def told(*words: str) -> str:
    """Run a bench and return what it prints, which is nothing but its answer."""
    result = RUNNER.invoke(app, ["bench", *words])
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return result.stdout


@pytest.mark.parametrize(
    ("language", "first", "words"),
    [
        (
            "en",
            r"diamant, 1 seat, (compiled engine|engine in plain Python)",
            ["per CPU second", "decisions played", "states copied", "one yardstick"],
        ),
        (
            "es_ES",
            r"diamant, 1 asiento, (motor compilado|motor en Python corriente)",
            ["por segundo de procesador", "decisiones jugadas", "varas de medir"],
        ),
    ],
)
def test_speeds_are_told_in_the_persons_language(
    language: str, first: str, words: list[str]
) -> None:
    bench = ["bench", "playouts", "diamant", "--seats", "1", "--seconds", "0.05"]
    environment = {**os.environ, "LC_ALL": f"{language}.UTF-8", "PYTHONUTF8": "1"}
    shown = subprocess.run(
        [sys.executable, "-m", "bocamina", *bench],
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=True,
        env=environment,
    ).stdout
    assert re.fullmatch(first, shown.splitlines()[0])
    for each in words:
        assert each in shown


def test_chances_are_compared_with_results_and_drawn(tmp_path: Path) -> None:
    svg = tmp_path / "curve.svg"
    words = ["analysis", "diamant", "--players", "random", "--games", "6", "--seats", "8"]
    shown = told(*words, "--svg", str(svg))
    about = shown.splitlines()[-1]
    assert about.startswith("Games: 6, forecasts: 384, largest gap: ")
    assert "points, Brier score half-way: 0." in about
    drawn = ElementTree.parse(svg).getroot()
    assert [each.text for each in drawn.iter() if each.text and ":" in each.text] == ["diamant: 6"]
    data = json.loads(told(*words, "--json"))
    assert (data["game"], data["games"], data["forecasts"]) == ("diamant", 6, 384)
    assert data["largest_gap"] == max(
        abs(tenth["promised"] - tenth["happened"]["share"])
        for tenth in data["tenths"]
        if tenth["forecasts"] >= 100
    )


def test_of_few_games_no_gap_is_told(tmp_path: Path) -> None:
    svg = tmp_path / "curve.svg"
    words = ["analysis", "diamant", "--players", "random", "--games", "1", "--seats", "3"]
    about = told(*words, "-o", "idols=true", "--svg", str(svg)).splitlines()[-1]
    assert about.startswith("Games: 1, forecasts: 24, largest gap: not known from so few, Brier ")
    assert "circle" not in svg.read_text("utf-8")
    assert json.loads(told(*words, "--json"))["largest_gap"] is None


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("analysis diamant --seats 1", "expected 2 to 8 seats for diamant, got 1"),
        ("analysis saboteur --seats 11", "expected 3 to 10 seats for saboteur, got 11"),
        ("advice diamant --seats 1", "expected 2 to 8 seats for diamant, got 1"),
        ("analysis diamant --svg no/where.svg", "expected a folder that is there, got 'no'"),
        ("analysis diamant --players hal", "expected a player of diamant ("),
    ],
)
def test_what_cannot_be_measured_is_refused_before_a_game_is_played(
    words: str, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: object) -> None:
        raise AssertionError("a game was played")

    monkeypatch.setattr(SeatedBots, "deal", never)
    refused = RUNNER.invoke(app, ["bench", *words.split()]).exception
    assert isinstance(refused, BadSetting), refused
    assert str(refused).startswith(expected)
