"""Luck is 0 on average whatever the players do, and is taken out of what they won."""

from __future__ import annotations

import pytest

from bocamina.core.dealer import Dealer
from bocamina.core.match import Match
from bocamina.core.rng import Rng
from bocamina.games import find_game
from bocamina.lab.contest import play
from bocamina.lab.fixtures import Contest, schedule
from bocamina.lab.luck import Luck
from bocamina.lab.standings import standings
from bocamina.players.diamant.luck import prospects

DIAMANT = find_game("diamant")


@pytest.mark.parametrize("options", [{}, {"chests": "hidden", "idols": True}])
def test_luck_is_nothing_on_average(options: dict[str, str | bool]) -> None:
    match = Match(DIAMANT, DIAMANT.settle(4, options), Dealer("luck"))
    rng = Rng("luck")
    dealt = 0
    while not match.turn.is_over:
        if match.turn.is_chance:
            weights, mean = match.weights()[:], [0.0] * 4
            for outcome, weight in enumerate(weights):
                if weight and dealt % 5 == 0:
                    other = match.copy()
                    luck = Luck(other)
                    text = DIAMANT.format_outcome(other.state.public, outcome)
                    luck.deal(lambda other=other, text=text: other.resolve(text))  # type: ignore[misc]
                    for seat, each in enumerate(luck.by_seat):
                        mean[seat] += weight * each
            assert mean == pytest.approx([0.0] * 4, abs=1e-9)
            match.resolve()
            dealt += 1
        else:
            match.play(match.turn.seats[0], int(rng.below(4) == 0))
    assert max(prospects(match.state)) > 0.3, "in the end those have it who won"


def test_games_of_diamant_need_fewer_games_without_their_luck() -> None:
    contest = Contest(game="diamant", players=("threshold", "random"), seats=(3, 4), seed="luck")
    games = [play(contest, fixture) for fixture in schedule(contest, 40)]
    assert all(sum(game.luck) == pytest.approx(0.0, abs=1e-9) for game in games)
    told = standings(contest, games)
    best = told.players[0]
    assert best.without_luck is not None
    assert best.without_luck.high - best.without_luck.low < best.high - best.low
    assert all(each.without_luck is not None for each in told.by_seats)


def test_a_game_that_cannot_tell_has_no_luck() -> None:
    contest = Contest(game="racing_dwarfs", players=("random",), seats=(2,), options="setup=quick")
    game = play(contest, schedule(contest, 1)[0])
    assert game.luck == []
    assert standings(contest, [game]).players[0].without_luck is None
