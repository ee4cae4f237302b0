"""The four levels at the table: sensible where it is plain what to do, each in its own way."""

from __future__ import annotations

import pytest

from bocamina.core.notation import format_view, parse_view
from bocamina.core.rng import Rng
from bocamina.players.diamant.novice import NovicePlayer
from bocamina.players.roster import LEVELS, ROSTER, seat_player
from tests.games.diamant.cave import DIAMANT, cave
from tests.players.diamant.table import leaves, play, seated

THINKING = ("regular", "strong", "expert")


@pytest.mark.parametrize("name", ROSTER["diamant"])
@pytest.mark.parametrize(("seats", "idols"), [(1, False), (2, True)])
def test_games_are_played_to_their_end(name: str, seats: int, idols: bool) -> None:
    assert play(seated([name] * seats), {"idols": idols}).result()


def test_all_play_at_one_table_and_the_same_again() -> None:
    names = [*LEVELS, "random", "threshold"]
    first, again = (play(seated(names), {"chests": "hidden"}) for _ in range(2))
    assert first.result()
    assert [step.text for step in first.steps] == [step.text for step in again.steps]


@pytest.mark.parametrize("name", ROSTER["diamant"])
def test_nobody_runs_from_nothing(name: str) -> None:
    # Nothing lies on the path, and no card can end the expedition.
    assert leaves(name, cave(path="4", carried="1"), times=5) == 0


@pytest.mark.parametrize("name", THINKING)
def test_riches_are_brought_home_when_four_hazards_wait(name: str) -> None:
    path = "17:1 15:3 14:2 13:1 11:3 11:3 9:1 snake gas rockfall scorpion"
    match = cave(path=path, carried="19")
    assert leaves(name, match, times=8) > 0.5


@pytest.mark.parametrize("name", THINKING)
def test_a_first_hazard_frightens_nobody_who_counts(name: str) -> None:
    assert leaves(name, cave(path="5:1 gas", carried="1"), times=8) < 0.5


def test_the_first_hazard_frightens_a_novice() -> None:
    assert 0.4 < leaves("novice", cave(path="9:1 gas", carried="2"), times=100) < 0.8


def test_a_novice_feels_lucky_after_a_find_and_does_not_count() -> None:
    hot = cave(path="17:1 15:3 gas rockfall scorpion snake 13:1", carried="10")
    assert leaves("novice", hot, times=20) == 0


def test_a_novice_who_lost_everything_is_timid() -> None:
    match = cave(expedition=2, phase="draw", inside="1 1 1 1", path="7:3 gas", carried="1")
    bot = seat_player("novice", DIAMANT, 0, "bitten")
    assert isinstance(bot, NovicePlayer)
    bot.notice(match.view(0), match.resolve("gas"))
    assert bot.timid_in == 3


def test_with_many_inside_a_regular_leaves_sooner() -> None:
    few = cave(path="17:1 gas snake", carried="4", inside="1 0 0 1", chests="0 4 4 0")
    many = cave(
        "seats=8",
        path="17:1 11:3 14:6 gas snake",
        carried="4",
        inside="1 " * 7 + "1",
        chests="0 " * 7 + "0",
    )
    assert leaves("regular", few, times=20) == 0
    assert leaves("regular", many, times=20) > 0.5


@pytest.mark.parametrize("name", LEVELS)
def test_a_bot_knows_its_view_alone(name: str) -> None:
    match = cave(
        "seats=4 chests=hidden", expedition=2, path="17:1 gas", carried="4", chests="5 6 7 8"
    )
    match.play(1, "leave")
    told = format_view(DIAMANT, match.view(0))
    other = DIAMANT.imagine(parse_view(DIAMANT, told), Rng("elsewhere"))
    assert [fist.chest for fist in other.private] != [fist.chest for fist in match.state.private]
    moves = DIAMANT.legal_moves(match.view(0))
    bots = [seat_player(name, DIAMANT, 0, "alike") for _ in range(2)]
    assert bots[0].choose(match.view(0), moves, 1.0) == bots[1].choose(other.view(0), moves, 1.0)
