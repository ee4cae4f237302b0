"""What games tell clients is what their types say: not one fact more, fewer or different."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bocamina.core.dealer import Dealer
from bocamina.core.game import TAKE_BACK, Game
from bocamina.core.match import Match
from bocamina.core.rng import Rng
from bocamina.games import GAMES
from bocamina.testing.walks import NAMES, new_matches, walk

if TYPE_CHECKING:
    from bocamina.core.game import Facts

# A game that only gives its notation needs no types.
TYPED = [name for name in NAMES if find_spec(f"{type(GAMES[name]).__module__[:-5]}.facts")]


def check(told: Facts, kinds: Any) -> None:
    """Refuse facts that match none of some types; converting drops what a type does not know."""
    members = get_args(kinds) or (kinds,)
    problems = []
    for kind in members:
        try:
            plain = msgspec.to_builtins(told)
            if msgspec.to_builtins(msgspec.convert(plain, kind)) == plain:
                return
            problems.append(f"{kind.__name__}: unknown facts")
        except msgspec.ValidationError as problem:
            problems.append(f"{kind.__name__}: {problem}")
    raise AssertionError(f"{told}: {'; '.join(problems)}")


def check_course(match: Match, rng: Rng) -> None:
    """Check what is told now and then in the course of a game, and at its end."""
    for number, _ in enumerate(walk(match, rng, 400)):
        if number % 7 == 0 or match.turn.is_over:
            check_position(match)


def check_position(match: Match) -> None:
    """Check all that is told of a position, whoever may know it."""
    game, state = match.game, match.state
    types = import_module(f"{type(game).__module__[:-5]}.facts")
    check(game.describe_public(state.public), types.PublicFacts)
    if hasattr(types, "PrivateFacts"):
        for seat in range(state.public.settings.seats):
            check(game.describe_private(state.view(seat)), types.PrivateFacts)
    if hasattr(types, "HiddenFacts"):
        check(game.describe_hidden(state.public, state.hidden), types.HiddenFacts)
    for seat in match.turn.seats:
        moves = game.legal_moves(match.view(seat))
        told = list(game.describe_moves(state.public, moves))
        for each in told:
            check(each, types.MoveFacts)
        # Whatever else is described with it, a move is the same.
        assert told == [game.describe_move(state.public, move) for move in moves]


@pytest.mark.parametrize("name", TYPED)
def test_what_is_told_is_what_the_types_say(name: str) -> None:
    game = GAMES[name]
    for seats in game.seat_counts:
        check_course(Match(game, game.settle(seats, {}), Dealer(f"facts {seats}")), Rng(seats))


@pytest.mark.parametrize("name", TYPED)
@given(data=st.data())
def test_it_is_so_whatever_is_chosen(name: str, data: st.DataObject) -> None:
    check_course(data.draw(new_matches(name)), Rng(data.draw(st.integers(0, 99))))


@pytest.mark.parametrize("name", NAMES)
def test_to_take_back_is_described_by_nothing(name: str) -> None:
    game = GAMES[name]
    match = Match(game, game.settle(game.seat_counts[-1], {}), Dealer("back"))
    for here in walk(match, Rng(1), 60):
        assert game.describe_move(here.state.public, TAKE_BACK) == {}
    # A game describes its moves together: what else it had to say of one would not be asked for.
    assert type(game).describe_move is Game.describe_move


def test_a_fact_too_many_or_of_another_kind_is_found() -> None:
    types = import_module("bocamina.games.diamant.facts")
    check({"leaving": 1}, types.MoveFacts)
    for wrong in ({"leaving": 1, "more": 2}, {"leaving": "one"}, {}):
        with pytest.raises(AssertionError):
            check(wrong, types.MoveFacts)
