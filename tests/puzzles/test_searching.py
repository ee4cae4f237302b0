"""Puzzles are found in games of bots and checked, by `bocamina puzzles`."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from typer.testing import CliRunner

from bocamina.cli import app
from bocamina.core.errors import BadSetting
from bocamina.puzzles import shelf
from bocamina.puzzles.checking import check_shape
from bocamina.puzzles.puzzle import GOLD, OUT, STAY, WHO, parse_puzzle

if TYPE_CHECKING:
    from pathlib import Path

RUNNER = CliRunner()


def found(*words: str) -> tuple[str, str]:
    """Search, and return what is printed and what is said of it."""
    result = RUNNER.invoke(app, ["puzzles", "find", *words])
    assert result.exit_code == 0, result.output
    return result.stdout, result.stderr


@pytest.mark.parametrize(("kind", "games"), [(OUT, "1"), (STAY, "4")])
def test_a_puzzle_is_found_in_the_games_of_bots(kind: str, games: str) -> None:
    printed, said = found(kind, "--count", "1", "--games", games)
    assert said == "1 puzzle found.\n"
    puzzle = parse_puzzle(printed.rstrip("\n"))
    assert puzzle.kind == kind
    assert check_shape(puzzle) == ""


def test_the_same_seed_finds_the_same_and_writes_it_into_a_file(tmp_path: Path) -> None:
    file, words = tmp_path / "found.txt", (STAY, "--count", "1", "--games", "4")
    printed, _ = found(*words)
    assert found(*words, "--into", str(file)) == ("", "1 puzzle found.\n")
    assert file.read_text("utf-8") == printed


@pytest.mark.parametrize("kind", [GOLD, STAY, WHO])
def test_a_search_that_finds_nothing_says_so(kind: str) -> None:
    assert found(kind, "--games", "1", "--seed", "bocamina") == ("", "0 puzzles found.\n")


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("find riddle", "expected a kind of puzzles (stay-or-leave, who-is-it, "),
        ("check riddle", "expected a kind of puzzles (stay-or-leave, who-is-it, "),
        ("find who-is-it --into no/where", "expected a folder that is there, got 'no'"),
    ],
)
def test_what_cannot_be_is_refused_before_the_search(words: str, expected: str) -> None:
    refused = RUNNER.invoke(app, ["puzzles", *words.split()]).exception
    assert isinstance(refused, BadSetting)
    assert str(refused).startswith(expected)


def test_puzzles_are_checked_one_in_so_many() -> None:
    every = str(len(shelf.puzzles_of(OUT)))
    checked = RUNNER.invoke(app, ["puzzles", "check", OUT, "--every", every])
    assert (checked.exit_code, checked.stdout) == (0, "")
    assert checked.stderr == "1 puzzle checked, 0 wrong.\n"


def test_a_wrong_puzzle_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    first, *_ = shelf.puzzles_of(OUT)
    wrong = replace(first, facts={**first.facts, "actions": 9})
    unreadable = replace(first, start="no position")
    known = {OUT: (wrong, unreadable)}
    monkeypatch.setattr(shelf, "puzzles_of", lambda kind: known.get(kind, ()))
    checked = RUNNER.invoke(app, ["puzzles", "check"])
    assert checked.exit_code == 1
    assert checked.stderr == "2 puzzles checked, 2 wrong.\n"
    assert checked.stdout.splitlines() == [
        f"{OUT} {wrong.id}: {first.facts['actions']} actions are enough",
        f"{OUT} {unreadable.id}: expected 'racing_dwarfs seats=...', got 'no position'",
    ]
