"""What holds in every position of every game: it goes on, it ends, nothing is lost."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bocamina.core.errors import IllegalMove, IllegalOutcome, NotYourTurn, WrongTurn
from bocamina.core.match import Match
from bocamina.core.notation import format_position
from bocamina.core.playout import play_out
from bocamina.core.rng import Rng
from bocamina.testing.walks import NAMES, matches, new_matches, some_moves, step, walk


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
def test_every_game_ends(name: str, data: st.DataObject) -> None:
    match = data.draw(new_matches(name))
    for _ in walk(match, Rng(data.draw(st.integers(0, 99)))):
        pass
    seats = match.state.public.settings.seats
    assert match.turn.is_over
    assert len(match.game.scores(match.state.public)) == seats
    assert set(match.game.winners(match.state.public)) <= set(range(seats))


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
def test_everything_is_conserved_at_every_step(name: str, data: st.DataObject) -> None:
    match = data.draw(new_matches(name))
    for here in walk(match, Rng(data.draw(st.integers(0, 99))), 250):
        here.game.check(here.state)


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
def test_somebody_can_always_act(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    if match.turn.is_chance:
        weights = match.weights()
        assert min(weights) >= 0
        assert sum(weights) > 0
    else:
        assert match.turn.is_over or match.turn.seats
        for seat in match.turn.seats:
            moves = match.game.legal_moves(match.view(seat))
            assert moves
            assert len(set(moves)) == len(moves)


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
def test_legal_moves_are_just_those_that_no_clause_forbids(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    for seat in match.turn.seats:
        view = match.view(seat)
        legal = set(match.game.legal_moves(view))
        for move in {*legal, *some_moves(name)}:
            refusal = match.game.why_not(view, move)
            assert (refusal is None) == (move in legal), match.format_move(move)
            assert refusal is None or refusal.clause


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
def test_a_refused_move_changes_nothing(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    before, steps = format_position(match.game, match.state), len(match.steps)
    for seat in range(match.state.public.settings.seats):
        legal = match.legal(seat)
        expected = IllegalMove if seat in match.turn.seats else NotYourTurn
        for move in [move for move in some_moves(name) if move not in legal][:20]:
            with pytest.raises(expected):
                match.play(seat, move)
    if match.turn.is_chance:
        public, weights = match.state.public, match.weights()
        for outcome in [number for number, weight in enumerate(weights) if not weight][:5]:
            with pytest.raises(IllegalOutcome):
                match.resolve(match.game.format_outcome(public, outcome))
    else:
        with pytest.raises(WrongTurn):
            match.resolve()
    assert format_position(match.game, match.state) == before
    assert len(match.steps) == steps


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
def test_a_copy_lives_on_its_own(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    before = format_position(match.game, match.state)
    copy = match.state.copy()
    assert format_position(match.game, copy) == before
    play_out(match.game, copy, Rng(0), 200)
    assert format_position(match.game, match.state) == before
    copy = match.state.copy()
    for _ in range(5):
        if not match.turn.is_over:
            step(match, Rng(1))
    assert format_position(match.game, copy) == before


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
def test_a_take_back_returns_to_the_position_before(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    for seat in match.turn.seats:
        for move in match.game.legal_moves(match.view(seat))[:8]:
            again = Match.at(match.game, match.state.copy())
            before = format_position(match.game, again.state)
            again.play(seat, move)
            if not again.turn.is_chance and again.game.may_take_back(again.view(seat)):
                again.play(seat, "back")
                assert format_position(match.game, again.state) == before
