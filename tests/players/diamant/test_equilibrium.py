"""The bot that asks the solver during play."""

from __future__ import annotations

import time

import pytest

from bocamina import new_match
from bocamina.players.diamant.equilibrium import rest_of
from bocamina.players.roster import seat_player
from tests.games.diamant.cave import DIAMANT, cave


def test_a_cave_is_handed_to_the_solver_as_it_is() -> None:
    match = cave(
        "seats=4 idols=true",
        expedition=3,
        removed="gas snake",
        path="11:2 rockfall 1:idol 17",
        carried="5",
        inside="1 0 1 1",
        chests="0 9 0 0",
    )
    rest = rest_of(match.state.public)
    assert rest.adventurers == 3
    assert sorted(rest.treasures) == [2, 3, 4, 5, 5, 7, 7, 9, 11, 13, 14, 15]
    assert rest.hazards == (2, 3, 2, 2, 3)
    assert rest.met == (False, False, True, False, False)
    assert (rest.loot, rest.path, rest.idols, rest.idols_on_path) == (5, 2, 0, 1)


def test_a_lone_adventurer_stops_by_the_exact_rule() -> None:
    # Alone, leave when loot x busting cards >= treasure left: 17 x 2 < 107, 97 x 2 >= 27.
    stay = cave("seats=1", path="17 gas", carried="17", inside="1", chests="0")
    leave = cave("seats=1", path="17 gas 15 14 13 11 11 9 7", carried="97", inside="1", chests="0")
    for match, move in ((stay, "stay"), (leave, "leave")):
        bot = seat_player("equilibrium", DIAMANT, 0, "x")
        view = match.view(0)
        assert DIAMANT.format_move(bot.choose(view, DIAMANT.legal_moves(view), 1.0)) == move


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (5, {"idols": True}), (8, {})])
def test_whole_games_are_played_in_time(seats: int, options: dict[str, bool]) -> None:
    match = new_match("diamant", seats, seed="equilibrium", **options)
    bots = [seat_player("equilibrium", DIAMANT, seat, "x") for seat in range(seats)]
    longest = 0.0
    while not match.turn.is_over:
        match.deal()
        for seat in match.turn.seats:
            start = time.process_time()
            view = match.view(seat)
            match.play(seat, bots[seat].choose(view, DIAMANT.legal_moves(view), 0.01))
            longest = max(longest, time.process_time() - start)
    assert match.turn.is_over
    assert longest < 2
