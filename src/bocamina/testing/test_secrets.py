"""States that look alike to a viewer give it the same view, legal moves and events."""

from __future__ import annotations

import itertools
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bocamina.core.events import seen_by
from bocamina.core.game import TAKE_BACK
from bocamina.core.match import Match
from bocamina.core.notation import format_view, parse_view
from bocamina.core.rng import Rng
from bocamina.core.state import SPECTATOR
from bocamina.games import GAMES
from bocamina.testing.walks import NAMES, matches, new_matches, viewers, walk

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
def test_states_that_look_alike_tell_alike(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    rng = Rng(data.draw(st.integers(0, 10**6)))
    if match.turn.is_over:
        return
    for viewer in viewers(match):
        other = match.game.imagine(match.view(viewer), rng)
        for seat, number in steps_possible_in_both(match, other, rng):
            told, seen = after(match, match.state.copy(), viewer, seat, number)
            told_there, seen_there = after(match, other.copy(), viewer, seat, number)
            if alike_until_revealed(name, told, told_there):
                assert seen == seen_there


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
def test_what_chance_brings_is_told_only_by_events_that_reveal(
    name: str, data: st.DataObject
) -> None:
    match = data.draw(new_matches(name))
    rng = Rng(data.draw(st.integers(0, 99)))
    for here in walk(match, rng, data.draw(st.integers(0, 300))):
        if not here.turn.is_chance:
            continue
        weights = here.weights()
        first, second = rng.weighted(weights), rng.weighted(weights)
        for viewer in viewers(here):
            told, seen = after(here, here.state.copy(), viewer, None, int(first))
            told_there, seen_there = after(here, here.state.copy(), viewer, None, int(second))
            if alike_until_revealed(name, told, told_there):
                assert seen == seen_there


@cache
def revealing_events(name: str) -> set[str]:
    """Return the events whose facts may be news to their audience, as when a card is turned over.

    All others must follow from what those who are told knew before.
    """
    return set((files(GAMES[name].package) / "revealing.txt").read_text("utf-8").split())


def alike_until_revealed(name: str, here: list[Event], there: list[Event]) -> bool:
    """Tell whether nothing was revealed; what is told up to the first revelation must be alike."""
    revealing = revealing_events(name)
    for one, other in itertools.zip_longest(here, there):
        if {each.name() for each in (one, other) if each is not None} & revealing:
            return False
        assert one == other
    return True


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
            told, seen = after(match, match.state.copy(), viewer, seat, moves[0])
            for move in moves[1:]:
                assert after(match, match.state.copy(), viewer, seat, move) == (told, seen)


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
    seats = range(match.state.public.settings.seats)
    takers = [seat for seat in seats if game.may_take_back(match.view(seat))]
    return steps[:6] + [
        (seat, TAKE_BACK) for seat in takers if game.may_take_back(other.view(seat))
    ]


def after(
    match: Match, state: AnyState, viewer: int, seat: int | None, number: int
) -> tuple[list[Event], str]:
    """Carry out a step and return what the viewer is told of it, and what it sees then."""
    events: list[Event] = []
    if seat is None:
        match.game.resolve(state, number, events)
    else:
        match.game.play(state, seat, number, events)
    return seen_by(viewer, events), format_view(match.game, state.view(viewer))


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
