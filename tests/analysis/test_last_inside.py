"""The last one inside the cave may walk out: what the curve makes of that."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bocamina import new_match
from bocamina.analysis.value_diamant_alone import brought_home
from bocamina.analysis.valuing import result_of, valuation_of, worth
from bocamina.core.turn import CHANCE, OVER
from bocamina.games import find_game
from bocamina.games.diamant.components import EXPEDITIONS, IDOL_WORTH
from bocamina.games.diamant.moves import LEAVE
from bocamina.lab.value_games import mixed_games, tables_of

if TYPE_CHECKING:
    from bocamina.analysis.course import Replayed

GAMES = 240


@pytest.fixture(scope="module")
def courses() -> list[Replayed]:
    game = find_game("diamant")
    return list(mixed_games(game, tables_of(game), range(GAMES), "last inside"))


def alone_in(course: Replayed) -> list[tuple[int, int]]:
    """Return the steps before which only one seat had to choose, and which."""
    found = []
    for step, state in enumerate(course.states[:-1]):
        inside = [seat for seat, many in enumerate(state.public.inside) if many]
        if state.public.turn != CHANCE and len(inside) == 1:
            found.append((step, inside[0]))
    return found


def test_whoever_is_alone_wins_as_often_as_the_curve_says(courses: list[Replayed]) -> None:
    valuation = valuation_of(courses[0].game, "")
    said = [0.0, 0.0, 0.0]  # in thirds of certainty
    won, many = [0.0, 0.0, 0.0], [0, 0, 0]
    for course in courses:
        for step, seat in alone_in(course):
            share = worth(course.games[step], valuation, course.states[step])[seat]
            third = min(2, int(3 * share))
            said[third] += share
            won[third] += course.results[seat]
            many[third] += 1
    assert min(many) > 100
    for third in range(3):
        assert said[third] / many[third] == pytest.approx(won[third] / many[third], abs=0.1)


def test_to_walk_out_with_what_wins_turns_a_risk_into_certainty(courses: list[Replayed]) -> None:
    valuation = valuation_of(courses[0].game, "")
    seen = 0
    for course in courses:
        for step, seat in alone_in(course):
            before, game = course.states[step], course.games[step]
            if before.public.expedition != EXPEDITIONS or before.public.inside[seat] != 1:
                continue
            after = before.copy()
            game.play(after, seat, LEAVE, None)
            assert after.public.turn == OVER
            if result_of(game, after)[seat] < 1.0:
                continue
            seen += 1
            # More gems change nothing: what is missing to 1 is how often bots are driven out.
            fled = brought_home(before.public)[0]
            assert fled == pytest.approx(0.23 + 0.8 * before.public.danger())
            share = valuation.shares(before)[seat]
            assert share >= 1.0 - fled - 1e-9
    assert seen > 50


def test_what_is_brought_home_is_all_that_leaving_brings_or_more_or_nothing() -> None:
    match = new_match("diamant", seats=2, seed="alone", idols=True)
    cave = match.state.public
    cave.inside, cave.inside_total, cave.carried, cave.lying = [1, 0], 1, 7, 4
    cave.idol_lies = True
    found = brought_home(cave)
    assert sum(found.values()) == pytest.approx(1.0)
    assert min(gems for gems in found if gems) == 7 + 4 + IDOL_WORTH
    assert found[11 + IDOL_WORTH] == pytest.approx(2 / 5 * 0.77)  # no hazard was met
    cave.inside, cave.inside_total = [2, 0], 2
    assert min(gems for gems in brought_home(cave) if gems) == 2 * 7 + 4  # nobody takes the idol
