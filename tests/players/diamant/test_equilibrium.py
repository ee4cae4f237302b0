"""The bot that asks the solver during play."""

from __future__ import annotations

import time

import pytest

from bocamina.players.diamant.adviser import Adviser
from bocamina.players.diamant.equilibrium import MOST_SECONDS, rest_of
from bocamina.players.roster import seat_player
from tests.games.diamant.cave import DIAMANT, cave


def test_a_cave_is_handed_to_the_solver_as_it_is() -> None:
    match = cave(
        "seats=4 idols=true",
        expedition=3,
        removed="gas snake",
        path="11 rockfall 1:idol 17:2",
        carried="7",
        inside="1 0 1 1",
        chests="0 11 0 0",
    )
    rest = rest_of(match.state.public)
    assert rest.adventurers == 3
    assert sorted(rest.treasures) == [2, 3, 4, 5, 5, 7, 7, 9, 11, 13, 14, 15]
    assert rest.hazards == (2, 3, 2, 2, 3)
    assert rest.met == (False, False, True, False, False)
    assert (rest.loot, rest.path, rest.idols, rest.idols_on_path) == (7, 2, 0, 1)


def test_a_lone_adventurer_stops_by_the_exact_rule() -> None:
    # Alone, leave when loot x busting cards >= treasure left: 17 x 2 < 107, 97 x 2 >= 27.
    stay = cave("seats=1", path="17 gas", carried="17", inside="1", chests="0")
    leave = cave("seats=1", path="17 gas 15 14 13 11 11 9 7", carried="97", inside="1", chests="0")
    for match, move in ((stay, "stay"), (leave, "leave")):
        bot = seat_player("strong", DIAMANT, 0, "x")
        view = match.view(0)
        assert DIAMANT.format_move(bot.choose(view, DIAMANT.legal_moves(view), 1.0)) == move


def test_eight_inside_are_answered_in_time() -> None:
    # The widest tables took longest; the time granted bounds the work, and this the work's time.
    match = cave(
        "seats=8",
        path="9:1 gas 17:1 11:3",
        carried="4",
        inside="1 1 1 1 1 1 1 1",
        chests="0 0 0 0 0 0 0 0",
    )
    wide, narrow = Adviser(0.2), Adviser(MOST_SECONDS)
    start = time.process_time()
    advice = wide.advise(rest_of(match.state.public))
    assert time.process_time() - start < 0.6  # 0.1 where nothing else runs
    assert narrow.leave_chance(rest_of(match.state.public)) == pytest.approx(
        advice.leave_chance, abs=0.03
    )


def test_each_adventurer_decides_for_itself() -> None:
    match = cave("seats=2", path="17:1 gas 9:1", carried="6", inside="2 2", chests="0 0")
    view = match.view(0)
    bots = [seat_player("strong", DIAMANT, 0, str(n)) for n in range(60)]
    chosen = {bot.choose(view, DIAMANT.legal_moves(view), 1.0) for bot in bots}
    assert {0, 1} <= chosen
