"""What a failing property prints can be pasted into a test."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import schemathesis.pytest.plugin  # noqa: F401  (which would have Hypothesis print nothing)
from hypothesis import given, settings
from hypothesis import strategies as st

from bocamina import new_match
from bocamina.games import read_match
from bocamina.testing.walks import matches

if TYPE_CHECKING:
    from bocamina.core.match import Match

ROOT = Path(__file__).parents[1]
FAILING = """
from bocamina import new_match

def test_that_fails():
    match = new_match("saboteur", seats=5, seed="paste")
    match.deal()
    assert match.turn.is_over, match
"""


def test_a_failing_property_prints_a_match_to_paste() -> None:
    met: list[Match] = []

    @settings(database=None, derandomize=True, max_examples=20)
    @given(match=matches("diamant"), most=st.just(30))
    def is_short(match: Match, most: int) -> None:
        met.append(match)
        assert len(match.steps) < most

    with pytest.raises(AssertionError) as failed:
        is_short()
    printed = "\n".join(failed.value.__notes__).partition("match=")[2].partition(",\n    most=")[0]
    assert eval(printed, {"read_match": read_match}) == met[-1]


def test_a_failing_assertion_prints_a_match_to_paste(tmp_path: Path) -> None:
    failing = tmp_path / "test_failing.py"
    failing.write_text(FAILING, "utf-8")
    words = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", str(ROOT / "pyproject.toml")]
    told = subprocess.run(
        [sys.executable, *words, str(failing)], capture_output=True, text=True, check=False
    ).stdout
    lines = [line.removeprefix("E").strip() for line in told.splitlines() if line.startswith("E ")]
    printed = "\n".join(lines).partition("AssertionError: ")[2].partition("\nassert ")[0]
    match = new_match("saboteur", seats=5, seed="paste")
    match.deal()
    assert eval(printed, {"read_match": read_match}) == match
