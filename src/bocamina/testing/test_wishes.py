"""A move is recognised by the facts that clients are told of it, and nonsense is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bocamina.core.errors import Unreadable
from bocamina.games import GAMES
from bocamina.testing.walks import NAMES, matches

if TYPE_CHECKING:
    from bocamina.core.game import Facts

WORDS = st.text(max_size=6) | st.sampled_from(
    ["dig", "rockfall", "map", "break", "mend", "discard", "take", "collect", "lamp", "NES", "e"]
    + ["enter", "exit", "home", "rock", "orient", "uncover", "rotate", "place", "move", "d4", "g9"]
)
FACTS = WORDS | st.integers(-(10**9), 10**9) | st.booleans() | st.lists(WORDS | st.integers(0, 9))
FIELDS = ["does", "card", "path", "x", "y", "goal", "tool", "seat", "gold", "cell", "to", "rails"]
WISHES = st.dictionaries(st.sampled_from([*FIELDS, "leaving"]) | WORDS, FACTS, max_size=8)


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
def test_what_is_told_of_a_legal_move_names_it(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    game, public = match.game, match.state.public
    for seat in match.turn.seats:
        view = match.view(seat)
        for move in game.legal_moves(view):
            about = game.describe_move(public, move)
            if about:  # a game need not describe its moves
                assert game.wished_move(view, about) == move, about


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
def test_any_wish_is_answered_or_refused(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    for wish in data.draw(st.lists(WISHES, max_size=20)):
        for seat in range(match.state.public.settings.seats):
            try:
                move = match.game.wished_move(match.view(seat), wish)
            except Unreadable:
                continue
            assert match.game.is_move(move)
            assert (match.why_not(seat, move) is None) == (move in match.legal(seat))


@pytest.mark.parametrize(
    ("name", "wish", "expected"),
    [
        ("diamant", {}, "a wish that tells 'leaving', got nothing"),
        ("diamant", {"leaving": 3}, "adventurers who leave (0, 1, 2), got '3'"),
        ("saboteur", {"does": "dance"}, "something to do with a card or with gold, got 'dance'"),
        ("saboteur", {"does": "dig", "x": 1, "y": 2}, "a wish that tells 'path', got does, x, y"),
        ("saboteur", {"does": "map", "goal": True}, "a wish that tells 'goal', got goal True"),
        ("racing_dwarfs", {"does": "rotate", "cell": "d9"}, "a cell (a1 to g7), got 'd9'"),
        ("racing_dwarfs", {"does": "place", "cell": "d2", "rails": "N"}, "got 'N'"),
    ],
)
def test_what_is_wrong_with_a_wish_is_said(name: str, wish: Facts, expected: str) -> None:
    game: Any = GAMES[name]
    state = game.setup(game.settle(game.usual_seats, {}))
    with pytest.raises(Unreadable) as refused:
        game.wished_move(state.view(0), wish)
    assert expected in str(refused.value)
