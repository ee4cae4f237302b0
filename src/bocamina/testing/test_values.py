"""What a test prints can be pasted back; copies and pickles are equal and live on their own."""

from __future__ import annotations

import contextlib
import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bocamina.core.dealer import Dealer
from bocamina.core.errors import BrokenRecord, IllegalMove, IllegalPosition, NotYourTurn, Unreadable
from bocamina.core.events import format_event, parse_event
from bocamina.core.match import Match
from bocamina.core.rng import Rng, rng_at
from bocamina.games import (
    GAMES,
    read_match,
    read_position,
    read_settings,
    read_view,
)
from bocamina.testing.walks import (
    NAMES,
    happenings,
    matches,
    new_matches,
    some_moves,
    step,
    viewers,
)

READERS = {
    "Dealer": Dealer,
    "read_match": read_match,
    "read_position": read_position,
    "read_settings": read_settings,
    "read_view": read_view,
    "rng_at": rng_at,
}


def assert_is_a_value(thing: object) -> None:
    """Check that pasting, pickling and copying give something equal."""
    assert eval(repr(thing), dict(READERS)) == thing
    for again in (pickle.loads(pickle.dumps(thing)), copy.deepcopy(thing), copy.copy(thing)):
        assert type(again) is type(thing)
        assert again == thing


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
def test_positions_views_and_settings_are_values(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    assert_is_a_value(match.state)
    assert_is_a_value(match.state.public.settings)
    for viewer in viewers(match):
        assert_is_a_value(match.view(viewer))
        assert match.view(viewer) != match.state


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
def test_a_match_is_a_value_and_goes_on_alike(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    assert_is_a_value(match)
    again, twin = copy.deepcopy(match), pickle.loads(pickle.dumps(match))
    before = repr(match)
    for _ in range(5):
        if not again.turn.is_over:
            step(again, Rng(1))
            step(twin, Rng(1))
            assert again == twin != match
    assert repr(match) == before


def test_a_pasted_match_whose_record_leads_elsewhere_is_refused() -> None:
    game = GAMES["diamant"]
    match = Match(game, game.settle(3, {}), Dealer("lamp"))
    match.deal()
    text = repr(match)
    assert str(match.state) in text
    match.play(0, "stay")
    with pytest.raises(IllegalPosition, match="the position that the record leads to"):
        read_match(text.split('"""')[1], str(match))


def test_equal_numbers_of_a_game_are_not_equal_positions() -> None:
    game = GAMES["diamant"]
    one, other = (game.setup(game.settle(seats, {})) for seats in (3, 4))
    assert one != other
    assert one.public.settings != other.public.settings
    assert one != "diamant"


def test_dealers_and_rngs_are_values() -> None:
    rng, dealer = Rng(7), Dealer("lamp", {1: "dust"}, 5)
    rng.word()
    assert_is_a_value(rng)
    assert_is_a_value(dealer)
    assert pickle.loads(pickle.dumps(rng)).word() == rng.word()
    assert Dealer("lamp", {1: "dust"}, 6) != dealer
    assert Rng(7) != Rng(8)


@pytest.mark.parametrize(
    "error",
    [
        Unreadable("a move", "'x'"),
        BrokenRecord(3, "nothing"),
        IllegalMove("D5", "not-inside", {"seat": "2"}),
        NotYourTurn("D5", "not-your-turn", {}),
    ],
)
def test_an_error_can_go_to_another_process(error: Exception) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert (str(again), again.args) == (str(error), error.args)


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
def test_every_event_can_be_read_back(name: str, data: st.DataObject) -> None:
    match = data.draw(new_matches(name))
    rng = Rng(data.draw(st.integers(0, 99)))
    for event in happenings(match, rng, 200):
        assert parse_event(match.game.events, format_event(event)) == event


@pytest.mark.parametrize("name", NAMES)
@given(words=st.text(max_size=40), cut=st.integers(0, 60))
def test_what_is_no_event_is_said_to_be_none(name: str, words: str, cut: int) -> None:
    kinds = GAMES[name].events
    for kind in kinds:
        text = f"to all: {kind} {words}"
        for garbled in (text, text[:cut], words):
            with contextlib.suppress(Unreadable):
                assert format_event(parse_event(kinds, garbled)) == garbled


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
def test_a_number_is_a_move_just_when_it_has_a_text(name: str, data: st.DataObject) -> None:
    game = GAMES[name]
    near = st.sampled_from(some_moves(name)).flatmap(lambda move: st.integers(move - 99, move + 99))
    number = data.draw(near | st.integers(0, 2**20) | st.integers())

    def has_a_text() -> bool:
        try:
            return game.parse_move(game.format_move(number)) == number
        except (ArithmeticError, AssertionError, LookupError, TypeError, Unreadable):
            return False

    assert game.is_move(number) == has_a_text()
