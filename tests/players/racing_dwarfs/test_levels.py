"""Every level of Racing Dwarfs' bots does the sensible thing, and plays by the rules."""

from __future__ import annotations

import pytest

from bocamina.core.dealer import Dealer
from bocamina.core.match import Match
from bocamina.core.notation import format_view, parse_view
from bocamina.core.rng import Rng
from bocamina.games.racing_dwarfs.distance import actions_to_exit
from bocamina.games.racing_dwarfs.state import RACE, Race
from bocamina.players.player import Player
from bocamina.players.racing_dwarfs.expert import EFFORTS, USUAL_SECONDS, effort_for
from bocamina.players.roster import LEVELS, find_player
from tests.games.racing_dwarfs.drawing import DWARFS, race, table

USUAL = float("inf")  # seconds: as at a table, and by no clock
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
# Red could bring out a cart through d1, and Blue would win through the cell that it leaves.
A_CART_THAT_HAD_BETTER_STAY = """
*┼. r│B b┌. g┐. b┌. g┌. *┼.
b│. *┼. r┤. b┴. g─. *┼. g│.
g│. g─. *┼. r│. *┼. r┐. g┬.
g┤. g┌. r┌. *┼. g└. g┌. r┘.
r│. g├. *┼. g┤. *┼. b│. g┐.
b┴. *┼. r└@ g┴. b└. *┼. b┐.
*┼. r├. g│R b│R g┐. g─. *┼.
"""
# Blue can turn e4 or f3 to bring carts out, but opens a way to Red's with it.
A_STANDOFF = """
*┼B r┌. ... ... g│. r└B *┼.
... *┼. ... ... g└B *┼. ...
... b┘. *┼. ... *┼. g┤. ...
... g─. g┴@ *┼. b─. r│B ...
r─R b┌. *┼R b┬. *┼. b┐. r┌.
... *┼. ... ... ... *┼. g┤.
*┼. g┘. g┬R ... r┬R ... *┼.
"""
# Each last cart stands between tiles that only the rival could rotate.
CARTS_IN_A_TRAP = """
*┼. r┐. b┌B r└. b│. r┌. *┼.
g┌. *┼. r─. g└. r┌. *┼. g─.
g│. g│. *┼. g┤. *┼. r─. b│.
b┴. g┌. r─. *┼. g│. g│. g┌.
g│R g└. *┼. g┌. *┼. g┬. g┴.
b┐. *┼. b─@ r┴. b┴. *┼. b┌.
*┼. g┴. g┘. g┴. r├. b┌. *┼.
"""


def bot_of(level: str, seat: int = 0, seed: str = "bot") -> Player:
    """Return a bot of a level."""
    return find_player(level, DWARFS)(DWARFS, seat, Rng(seed))


def take_turn(
    level: str, match: Match, seed: str = "bot", rebuilt: bool = False, seconds: float = USUAL
) -> list[str]:
    """Let a bot play a turn, made anew for every move or not, and return its moves."""
    seat = match.turn.seats[0]
    bot = bot_of(level, seat, seed)
    number = table(match).turn_number
    moves: list[str] = []
    while table(match).turn_number == number and match.turn.seats == (seat,):
        if rebuilt:
            bot = bot_of(level, seat, seed)
        move = bot.choose(match.view(seat), match.legal(seat), seconds)
        moves.append(match.format_move(move))
        match.play(seat, move)
    return moves


def finish(match: Match, levels: list[str]) -> Race:
    """Let bots play a game to its end, without much time to think, and return the table."""
    bots = [bot_of(level, seat) for seat, level in enumerate(levels)]
    while not match.turn.is_over:
        match.deal()
        seat = match.turn.seats[0]
        match.play(seat, bots[seat].choose(match.view(seat), match.legal(seat), 0.0))
    return table(match)


def is_lost_to(level: str, match: Match) -> bool:
    """Tell whether a bot whose turn it is wins with it."""
    seat = match.turn.seats[0]
    take_turn(level, match)
    return match.turn.is_over and str(match.result()).endswith(f"winners {seat}")


@pytest.mark.parametrize("level", LEVELS[1:])
def test_a_turn_is_planned_as_a_whole(level: str) -> None:
    match = race(A_ROTATION_AWAY, out="3 0")
    assert take_turn(level, match)[-2:] == ["rotate d6 north", "exit d5"]
    assert str(match.result()).endswith("winners 0")


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
    assert match.turn.seats == (1,)
    assert not is_lost_to("regular", match)


def test_an_expert_sees_what_a_turn_leaves_to_the_rival() -> None:
    hasty, wise = (race(A_CART_THAT_HAD_BETTER_STAY, turn="15 red", out="2 3") for _ in range(2))
    take_turn("strong", hasty)
    assert is_lost_to("regular", hasty)
    take_turn("expert", wise)
    assert not is_lost_to("regular", wise)


def test_an_expert_is_not_held_up_by_who_only_goes_to_and_fro() -> None:
    match = race(A_STANDOFF, turn="10 blue")
    for ride in ("a3-b3", "b3-a3", "a3-b3"):
        take_turn("expert", match, seconds=0.0)  # quicker; it sees such turns at first sight
        if table(match).out[1]:
            break
        match.play(0, f"move {ride}")
        match.play(0, "done")
    assert table(match).out[1]


@pytest.mark.parametrize("level", LEVELS[1:])
def test_a_bot_that_is_made_anew_finishes_the_turn_as_well(level: str) -> None:
    match = race(A_ROTATION_AWAY, out="3 0")
    take_turn(level, match, rebuilt=True)
    assert str(match.result()).endswith("winners 0")


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_and_seed_lead_to_the_same_turn(level: str) -> None:
    first, second = (race(A_RIVAL_ABOUT_TO_WIN, out="1 3") for _ in range(2))
    told = format_view(DWARFS, second.view(0))
    heard = bot_of(level).choose(parse_view(DWARFS, told), second.legal(0), USUAL)
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
    match = Match(DWARFS, DWARFS.settle(len(levels), settings), Dealer("all"))
    after = finish(match, levels)
    all_out = max(after.out) == (4 if len(levels) == 2 else 3)
    assert all_out or after.turn_number == settings["turn_cap"]


def test_a_race_that_nobody_can_win_is_given_up_in_time() -> None:
    match = race(CARTS_IN_A_TRAP, turn="41 red", out="3 3")
    assert finish(match, ["regular", "strong"]).turn_number < 60
    assert str(match.result()).endswith("winners 0 1")


def test_an_expert_does_more_in_more_time_and_the_same_in_the_same() -> None:
    for seats, efforts in EFFORTS.items():
        works = [effort.work() for effort in efforts]
        assert works == sorted(set(works))
        found = [effort_for(seats, seconds).work() for seconds in (0.001, 0.05, 0.4, 1.0, 4.0)]
        assert found == sorted(found)
        assert found[0] < found[2] < found[4]
        assert effort_for(seats, float("inf")) == effort_for(seats, USUAL_SECONDS)
