"""Every level of Racing Dwarfs' bots does the sensible thing, and plays by the rules."""

from __future__ import annotations

import pytest

from bocamina.core.dealer import Dealer
from bocamina.core.match import Match
from bocamina.core.notation import format_view, parse_view
from bocamina.core.rng import Rng
from bocamina.games.racing_dwarfs.distance import actions_to_exit
from bocamina.games.racing_dwarfs.moves import EXIT, HOME
from bocamina.games.racing_dwarfs.state import RACE
from bocamina.games.racing_dwarfs.turns import expand_turns
from bocamina.players.player import Player
from bocamina.players.roster import LEVELS, find_player
from tests.games.racing_dwarfs.drawing import DWARFS, race, table

A_ROTATION_AWAY = """
*┼. ... ... r│. ... ... *┼.
... *┼. ... g─. ... *┼. ...
... ... *┼. r│R *┼. ... ...
... ... ... *┼. ... ... ...
... ... *┼. ... *┼@ ... ...
... *┼. ... ... ... *┼. ...
*┼. ... ... ... b─. ... *┼.
"""
# Blue's last cart is a ride away; a green tile that is turned would be turned back.
A_RIVAL_ABOUT_TO_WIN = """
*┼. ... ... ... ... ... *┼.
... *┼. ... ... ... *┼. ...
... ... *┼. g─. *┼. ... ...
... ... ... *┼. ... ... ...
... ... *┼. r─. *┼@ ... ...
... *┼. ... b│B ... *┼. ...
*┼. r┌. r─. g│. b─. ... *┼.
"""


def bot_of(level: str, seat: int = 0, seed: str = "bot") -> Player:
    """Return a bot of a level."""
    return find_player(level, DWARFS)(DWARFS, seat, Rng(seed))


def take_turn(level: str, match: Match, seed: str = "bot", rebuilt: bool = False) -> list[str]:
    """Let a bot play a turn, made anew for every move or not, and return its moves."""
    seat = match.turn.seats[0]
    bot = bot_of(level, seat, seed)
    number = table(match).turn_number
    moves: list[str] = []
    while table(match).turn_number == number and match.turn.seats == (seat,):
        if rebuilt:
            bot = bot_of(level, seat, seed)
        move = bot.choose(match.view(seat), match.legal(seat), 60.0)
        moves.append(match.format_move(move))
        match.play(seat, move)
    return moves


def play(levels: list[str], settings: dict[str, bool | int | str], seed: str) -> Match:
    """Let bots play a game to its end, without much time to think."""
    match = Match(DWARFS, DWARFS.settle(len(levels), settings), Dealer(seed))
    bots = [bot_of(level, seat, f"{seed} {seat}") for seat, level in enumerate(levels)]
    while not match.turn.is_over:
        match.deal()
        seat = match.turn.seats[0]
        match.play(seat, bots[seat].choose(match.view(seat), match.legal(seat), 0.0))
    return match


@pytest.mark.parametrize("level", LEVELS[1:])
def test_a_turn_is_planned_as_a_whole(level: str) -> None:
    match = race(A_ROTATION_AWAY, out="3 0")
    assert take_turn(level, match)[-2:] == ["rotate d6 north", "exit d5"]
    assert match.result().endswith("winners 0")


def test_a_novice_often_finds_the_way_and_sometimes_overlooks_it() -> None:
    won = 0
    for seed in range(20):
        match = race(A_ROTATION_AWAY, out="3 0")
        take_turn("novice", match, str(seed))
        won += match.turn.is_over
    assert 5 <= won < 20


@pytest.mark.parametrize("level", LEVELS[2:])
def test_a_rival_who_is_about_to_win_is_barred(level: str) -> None:
    match = race(A_RIVAL_ABOUT_TO_WIN, out="0 3")
    take_turn(level, match)
    after = table(match)
    assert after.mover == 1
    turns = expand_turns(after).values()
    assert turns
    assert not any(EXIT <= move < HOME for moves in turns for move in moves)


@pytest.mark.parametrize("level", LEVELS[1:])
def test_a_bot_that_is_made_anew_finishes_the_turn_as_well(level: str) -> None:
    match = race(A_ROTATION_AWAY, out="3 0")
    take_turn(level, match, rebuilt=True)
    assert match.result().endswith("winners 0")


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_and_seed_lead_to_the_same_turn(level: str) -> None:
    first, second = (race(A_RIVAL_ABOUT_TO_WIN, out="1 3") for _ in range(2))
    told = format_view(DWARFS, second.view(0))
    heard = bot_of(level).choose(parse_view(DWARFS, told), second.legal(0), 60.0)
    assert take_turn(level, first)[0] == second.format_move(heard)
    take_turn(level, second)
    assert DWARFS.format_public(first.state.public) == DWARFS.format_public(second.state.public)


def test_own_tiles_serve_the_own_carts_more_than_those_of_others() -> None:
    lead = 0
    for seed in ("one", "two"):
        match = Match(DWARFS, DWARFS.settle(2, {}), Dealer(seed))
        bots = [bot_of("strong", 0), bot_of("random", 1, seed)]
        bots[0].boards = 4  # type: ignore[attr-defined]  # quicker
        match.deal()
        while table(match).phase != RACE:
            seat = match.turn.seats[0]
            match.play(seat, bots[seat].choose(match.view(seat), match.legal(seat), 0.0))
            match.deal()
        lead += actions_to_exit(table(match), 1) - actions_to_exit(table(match), 0)
    assert lead >= 6


@pytest.mark.parametrize(
    ("levels", "settings"),
    [
        (["expert", "novice"], {"setup": "quick", "turn_cap": 10}),
        (["regular", "strong"], {"setup": "quick", "layout": "cross", "plus_turns": False}),
        (["novice", "regular", "strong"], {"setup": "quick", "layout": "diagonals_l"}),
        (["novice", "random", "regular", "novice"], {"rock_wraps": False}),
    ],
)
def test_games_between_levels_end(levels: list[str], settings: dict[str, bool | int | str]) -> None:
    race = play(levels, settings, "all").state.public
    all_out = max(race.out) == (4 if len(levels) == 2 else 3)
    assert all_out or race.turn_number == settings["turn_cap"]
