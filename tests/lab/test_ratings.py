"""Ratings."""

from __future__ import annotations

from bocamina.lab.contest import Played
from bocamina.lab.fixtures import Fixture
from bocamina.lab.ratings import rate


def game(seating: str, scores: list[int], *winners: int) -> Played:
    return Played(Fixture(0, 0, tuple(seating.split())), scores, list(winners), [], [])


def test_who_wins_more_is_rated_higher() -> None:
    games = [game("a b a b", [4, 9, 3, 8], 1), game("b a b a", [7, 1, 0, 6], 0)] * 20
    ratings = rate(games)
    assert ratings["b"].mu > 30 > 20 > ratings["a"].mu
    assert ratings["a"].sigma < 25 / 3


def test_a_game_among_equals_changes_nothing() -> None:
    assert rate([game("a a", [1, 2], 1)])["a"].mu == 25


def test_only_winning_counts() -> None:
    near, far = ([game("a b", [9, score], 0)] for score in (8, 0))
    assert rate(near) == rate(far)
