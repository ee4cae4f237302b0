"""Random games of every kind, for tests that hold in any position."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from hypothesis import reject
from hypothesis import strategies as st

from bocamina.core.dealer import Dealer
from bocamina.core.errors import BadSetting
from bocamina.core.match import Match
from bocamina.core.rng import Rng
from bocamina.core.state import SPECTATOR
from bocamina.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bocamina.core.events import Event
    from bocamina.core.options import Value

NAMES = list(GAMES)


@st.composite
def new_matches(draw: st.DrawFn, name: str) -> Match:
    """Any settings of a game, before the first step."""
    game = GAMES[name]
    given: dict[str, Value] = {
        option.name: draw(st.sampled_from(list(option.values)))
        for option in game.options
        if draw(st.booleans())
    }
    seats = draw(st.sampled_from(list(game.seat_counts)))
    try:
        settings = game.settle(seats, given)
    except BadSetting:  # such as a first seat that this number of seats does not have
        reject()
    return Match(game, settings, Dealer(str(draw(st.integers(0, 10**6)))))


@st.composite
def matches(draw: st.DrawFn, name: str) -> Match:
    """Any settings of a game, some way into it."""
    match = draw(new_matches(name))
    rng = Rng(draw(st.integers(0, 10**6)))
    for _ in walk(match, rng, draw(st.integers(0, 400))):
        pass
    return match


def walk(match: Match, rng: Rng, steps: int = 10**6) -> Iterator[Match]:
    """Play at random, yielding the match before every step and at the end."""
    for _ in range(steps):
        if match.turn.is_over:
            break
        yield match
        step(match, rng)
    yield match


def happenings(match: Match, rng: Rng, steps: int) -> Iterator[Event]:
    """Play at random, yielding all that happens."""
    for _ in range(steps):
        if match.turn.is_over:
            break
        yield from step(match, rng)


def step(match: Match, rng: Rng) -> list[Event]:
    """Make one random move, or let the dealer decide."""
    if match.turn.is_chance:
        return match.resolve()
    seats = match.turn.seats
    seat = seats[int(rng.below(len(seats)))]
    # Take-backs are rare, as they are among people, so that games come to an end.
    moves = match.legal(seat) if rng.below(20) == 0 else match.game.legal_moves(match.view(seat))
    return match.play(seat, moves[int(rng.below(len(moves)))])


def viewers(match: Match) -> list[int]:
    """Every seat, and the spectator."""
    return [SPECTATOR, *range(match.state.public.settings.seats)]


@cache
def some_moves(name: str) -> list[int]:
    """Moves that are legal in some position or other of a game."""
    game, moves = GAMES[name], set[int]()
    for seats in game.seat_counts:
        match = Match(game, game.settle(seats, {}), Dealer("some moves"))
        for _ in walk(match, Rng(seats), 300):
            for seat in match.turn.seats:
                moves.update(match.game.legal_moves(match.view(seat)))
    return sorted(moves)
