"""The rules of Pebbles, clause by clause."""

from __future__ import annotations

import pytest

from bocamina.core.errors import BadSetting, IllegalMove, IllegalPosition
from bocamina.core.match import Match
from bocamina.core.notation import parse_position
from bocamina.core.state import SPECTATOR, State
from bocamina_pebbles.game import Pebbles

GAME = Pebbles()


def position(*lines: str) -> Match:
    """Return a match of two at a position."""
    state = parse_position(GAME, "\n".join(["pebbles seats=2", *lines, "hidden -"]))
    assert isinstance(state, State)
    return Match.at(GAME, state)


@pytest.mark.clause("P1")
def test_a_heap_among_two_to_four() -> None:
    assert GAME.setup(GAME.settle(2, {})).public.left == 12
    assert GAME.setup(GAME.settle(4, {"heap": 20})).public.left == 20
    with pytest.raises(BadSetting, match="expected 2 to 4 seats"):
        GAME.settle(5, {})


@pytest.mark.clause("P2")
def test_a_lucky_number_is_known_to_its_seat_alone() -> None:
    match = position("heap 12", "stashes 0 0", "next draw 0", "seat 0 0", "seat 1 0")
    assert match.outcomes() == {"1": 1, "2": 1, "3": 1}
    (drawn,) = match.resolve("3")
    assert [drawn.reaches(viewer) for viewer in (0, 1, SPECTATOR)] == [True, False, False]
    assert "seat 0 3" in str(match.view(0))
    assert "seat 0 ?" in str(match.view(1))


@pytest.mark.clause("P3")
def test_one_to_three_and_no_more_than_there_are() -> None:
    match = position("heap 2", "stashes 4 6", "next seat 1", "seat 0 1", "seat 1 3")
    assert match.legal_texts(1) == ["take 1", "take 2"]
    with pytest.raises(IllegalMove, match=r"P3: too many \(left 2\)"):
        match.play(1, "take 3")
    match.play(1, "take 1")
    assert match.turn.seats == (0,)


@pytest.mark.clause("P4")
def test_the_last_pebble_ends_it() -> None:
    match = position("heap 2", "stashes 4 6", "next seat 1", "seat 0 1", "seat 1 3")
    match.play(1, "take 2")
    # Four can be divided by two, and eight by four.
    assert str(match.result()) == "scores 7 11 winners 1"


def test_a_position_that_cannot_be_is_refused() -> None:
    for lines in (
        ("heap 3", "stashes 4 6", "next seat 1", "seat 0 1", "seat 1 3"),
        ("heap 0", "stashes 6 6", "next seat 1", "seat 0 1", "seat 1 3"),
        ("heap 2", "stashes 4 6", "next seat 1", "seat 0 0", "seat 1 3"),
        ("heap 0", "stashes 6 6", "next over 1 2", "seat 0 1", "seat 1 3"),
    ):
        with pytest.raises(IllegalPosition):
            position(*lines)
