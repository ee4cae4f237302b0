"""Everything that is printed can be read back, and what cannot be read is said to be so."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bocamina.core.dealer import Dealer
from bocamina.core.errors import BocaminaError, BrokenRecord
from bocamina.core.match import Match
from bocamina.core.notation import (
    format_position,
    format_view,
    parse_position,
    parse_settings,
    parse_view,
)
from bocamina.core.record import Record, Step, format_record, parse_record
from bocamina.core.replay import replay, verify
from bocamina.core.rng import Rng
from bocamina.games import GAMES
from bocamina.testing.walks import NAMES, matches, new_matches, viewers, walk


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
def test_positions_and_views_round_trip(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    game = match.game
    text = format_position(game, match.state)
    again = parse_position(game, text)
    assert format_position(game, again) == text
    for viewer in viewers(match):
        seen = format_view(game, match.view(viewer))
        assert format_view(game, parse_view(game, seen)) == seen
        assert format_view(game, again.view(viewer)) == seen


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
def test_a_position_that_was_read_plays_on_alike(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    seed = str(data.draw(st.integers(0, 99)))
    again = Match.at(
        match.game, parse_position(match.game, format_position(match.game, match.state))
    )
    again.dealer = Dealer(match.dealer.seed, match.dealer.entropy, match.dealer.dealt)
    for here, there in zip(walk(match, Rng(seed), 60), walk(again, Rng(seed), 60), strict=True):
        assert format_position(here.game, here.state) == format_position(there.game, there.state)
        assert here.turn == there.turn
        for seat in here.turn.seats:
            assert here.legal(seat) == there.legal(seat)


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
def test_moves_and_outcomes_round_trip(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    for seat in match.turn.seats:
        texts = match.legal_texts(seat)
        assert [match.parse_move(text) for text in texts] == match.legal(seat)
        assert len(set(texts)) == len(texts)
    if match.turn.is_chance:
        public, weights = match.state.public, match.weights()
        for outcome in [outcome for outcome, weight in enumerate(weights) if weight]:
            text = match.game.format_outcome(public, outcome)
            assert match.game.parse_outcome(public, text) == outcome


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
def test_a_record_replays_and_verifies(name: str, data: st.DataObject) -> None:
    match = data.draw(new_matches(name))
    for _ in walk(match, Rng(data.draw(st.integers(0, 99)))):
        pass
    text = format_record(match.record())
    record = parse_record(text)
    assert format_record(record) == text
    final = format_position(match.game, match.state)
    assert format_position(match.game, replay(match.game, record).state) == final
    assert format_position(match.game, verify(match.game, record).state) == final


@pytest.mark.parametrize("name", NAMES)
def test_a_record_with_a_changed_outcome_is_refused_at_its_line(name: str) -> None:
    game = GAMES[name]
    match = Match(game, game.settle(game.seat_counts[-1], {}))
    while not match.turn.is_chance or len(match.outcomes()) < 2:
        if match.turn.is_over:
            pytest.skip("in this game nothing is left to chance")
        match.resolve() if match.turn.is_chance else next_move(match)
    at, others = len(match.steps), list(match.outcomes())
    for _ in walk(match, Rng(0)):
        pass
    record = match.record()
    changed = next(text for text in others if text != record.steps[at].text)
    record.steps[at] = Step(None, changed)
    with pytest.raises(BrokenRecord, match="which follows from the seed") as refused:
        verify(game, parse_record(format_record(record)))
    assert format_record(record).split("\n")[refused.value.line - 1] == f"* {changed}"


def next_move(match: Match) -> None:
    """Make the first legal move of the first seat to act."""
    seat = match.turn.seats[0]
    match.play(seat, match.legal(seat)[0])


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
def test_garbled_texts_raise_errors_that_say_so(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    text = format_position(match.game, match.state)
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 12)))
    filling = data.draw(st.text(max_size=6) | st.sampled_from(["?", "-", "\n", "0", "99", " "]))
    garbled = text[:start] + filling + text[end:]
    for parse in (parse_position, parse_view):
        with contextlib.suppress(BocaminaError):
            parse(match.game, garbled)


@pytest.mark.parametrize("name", NAMES)
@given(words=st.text(max_size=40))
def test_garbage_raises_errors_that_say_so(name: str, words: str) -> None:
    game = GAMES[name]
    match = Match(game, game.settle(game.seat_counts[0], {}))
    for read in (
        lambda: match.parse_move(words),
        lambda: match.resolve(words),
        lambda: parse_settings(game, words),
        lambda: parse_record(words),
        lambda: parse_record(format_record(Record(f"{name} {words}", 1)) + words),
    ):
        with contextlib.suppress(BocaminaError):
            read()
