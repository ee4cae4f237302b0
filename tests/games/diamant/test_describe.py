"""What clients are told of one more card."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.diamant.cave import cave

BOX = 30
GEMS = 124


def odds(**drawn: Any) -> dict[str, float] | None:
    match = cave(**drawn)
    told: dict[str, float] | None = match.game.describe_public(match.state.public)["odds"]
    return told


def test_no_hazard_met_is_no_risk() -> None:
    told = odds(path="5:1", carried="1")
    assert told is not None
    assert told["bust"] == told["loss"] == 0
    # Among four: 4, the other 5 and both 7 bring 1; 9 and both 11 2; 13, 14 and 15 3; 17 4.
    assert told["gain"] == pytest.approx((4 * 1 + 3 * 2 + 3 * 3 + 4) / (BOX - 1))


def test_each_hazard_met_counts_with_what_is_left_of_it() -> None:
    told = odds(expedition=2, path="snake gas", removed="snake")
    assert told is not None
    assert told["bust"] == pytest.approx((1 + 2) / (BOX - 3))


def test_a_bust_costs_what_is_carried() -> None:
    told = odds(path="17:1 gas", carried="4", inside="1 0 0 0", chests="0 4 4 4")
    assert told is not None
    assert told["loss"] == pytest.approx(4 * 2 / (BOX - 2))
    assert told["gain"] == pytest.approx((GEMS - 17) / (BOX - 2))


def test_there_are_no_odds_while_a_card_is_drawn() -> None:
    assert odds(phase="draw") is None


def test_where_idols_lie_is_told_where_there_are_any() -> None:
    for settings, card in (("seats=4", None), ("seats=4 idols=true", "1")):
        match = cave(settings, phase="draw")
        assert match.game.describe_public(match.state.public)["idol_card"] == card
