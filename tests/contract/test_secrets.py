"""States that look alike to a viewer give it the same view, legal moves and events."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bocamina.core.events import format_event, seen_by
from bocamina.core.match import Match
from bocamina.core.notation import format_view, parse_view
from bocamina.core.rng import Rng
from bocamina.core.state import SPECTATOR
from tests.contract.walks import NAMES, matches, viewers

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.events import Event
    from bocamina.core.game import AnyState


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
def test_what_is_imagined_looks_the_same(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    rng = Rng(data.draw(st.integers(0, 10**6)))
    for viewer in viewers(match):
        view = match.view(viewer)
        imagined = match.game.imagine(view, rng)
        match.game.check(imagined)
        assert format_view(match.game, imagined.view(viewer)) == format_view(match.game, view)
        assert imagined.public.turn == match.state.public.turn


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
def test_legality_follows_from_the_view_alone(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    rng = Rng(data.draw(st.integers(0, 10**6)))
    for seat in match.turn.seats:
        other = match.game.imagine(match.view(seat), rng)
        read = parse_view(match.game, format_view(match.game, match.view(seat)))
        for view in (other.view(seat), read):
            assert match.game.legal_moves(view) == match.game.legal_moves(match.view(seat))
            assert match.game.may_take_back(view) == match.game.may_take_back(match.view(seat))


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
def test_a_view_changes_alike_unless_an_event_tells_why(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    rng = Rng(data.draw(st.integers(0, 10**6)))
    if match.turn.is_over:
        return
    for viewer in viewers(match):
        other = match.game.imagine(match.view(viewer), rng)
        for seat, number in steps_possible_in_both(match, other, rng):
            told, seen = after(match, match.state.copy(), viewer, seat, number)
            told_there, seen_there = after(match, other.copy(), viewer, seat, number)
            if told == told_there:
                assert seen == seen_there


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
def test_a_sealed_choice_tells_the_others_nothing(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    if len(match.turn.seats) < 2:
        return
    seat = data.draw(st.sampled_from(match.turn.seats))
    for viewer in viewers(match):
        if viewer != seat:
            moves = match.game.legal_moves(match.view(seat))
            seen = {after(match, match.state.copy(), viewer, seat, move) for move in moves}
            assert len(seen) == 1


def steps_possible_in_both(
    match: Match, other: AnyState, rng: Rng
) -> Sequence[tuple[int | None, int]]:
    """Some next steps, by a seat or by chance, that both states allow."""
    game = match.game
    steps: list[tuple[int | None, int]] = []
    if match.turn.is_chance:
        here, there = game.outcome_weights(match.state), game.outcome_weights(other)
        steps = [
            (None, number)
            for number, weights in enumerate(zip(here, there, strict=True))
            if all(weights)
        ]
    for seat in match.turn.seats:
        both = set(game.legal_moves(match.view(seat))) & set(game.legal_moves(other.view(seat)))
        steps += [(seat, move) for move in sorted(both)]
    rng.shuffle(steps)
    return steps[:6]


def after(
    match: Match, state: AnyState, viewer: int, seat: int | None, number: int
) -> tuple[str, str]:
    """Carry out a step and return what the viewer is told of it, and what it sees then."""
    events: list[Event] = []
    if seat is None:
        match.game.resolve(state, number, events)
    else:
        match.game.play(state, seat, number, events)
    told = "\n".join(format_event(event) for event in seen_by(viewer, events))
    return told, format_view(match.game, state.view(viewer))


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
def test_a_spectator_is_told_what_everybody_is_told(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    for _ in range(20):
        if match.turn.is_over:
            break
        if match.turn.is_chance:
            events = match.resolve()
        else:
            seat = match.turn.seats[0]
            events = match.play(seat, match.legal(seat)[0])
        public = [event for event in events if event.audience() is None]
        assert seen_by(SPECTATOR, events) == public
