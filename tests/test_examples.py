"""What a failing property prints can be pasted into a test."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
import schemathesis.pytest.plugin  # noqa: F401  (which would have Hypothesis print nothing)
from hypothesis import given, settings
from hypothesis import strategies as st

from bocamina.games import read_match
from bocamina.testing.walks import matches

if TYPE_CHECKING:
    from bocamina.core.match import Match


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
