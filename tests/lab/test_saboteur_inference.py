"""How the lab measures what Saboteur's bots know of each other."""

from __future__ import annotations

import math

import pytest

from bocamina.lab.saboteur_inference import Guess, auc, auc_of, log_loss, measure, scatter_of


def test_log_loss_is_the_mean_surprise() -> None:
    assert log_loss([0.5, 0.5], [True, False]) == pytest.approx(math.log(2))
    assert log_loss([0.9, 0.1], [True, False]) == pytest.approx(-math.log(0.9))


def test_auc_counts_pairs_in_the_right_order() -> None:
    assert auc([0.1, 0.2, 0.8, 0.9], [False, False, True, True]) == 1
    assert auc([0.1, 0.2, 0.8, 0.9], [True, True, False, False]) == 0
    assert auc([0.5, 0.5, 0.5], [True, False, False]) == 0.5
    assert auc([0.2, 0.6, 0.4, 0.8], [False, True, True, False]) == 0.5
    assert math.isnan(auc([0.5], [False]))


def test_strong_players_know_more_at_the_end_than_at_the_beginning() -> None:
    rows = measure(3, 5, "inference", "strong")
    first, end = rows[0], rows[-1]
    assert (first.seats, first.turn, end.turn) == (5, 0, -1)
    assert first.log_loss == pytest.approx(first.prior_log_loss)
    assert end.log_loss < end.prior_log_loss
    assert end.auc > 0.6 > first.auc
    assert all(row.low <= row.auc <= row.high for row in rows)
    assert first.rounds == end.rounds == 3
    assert all(row.rounds <= 3 for row in rows)


def test_the_auc_of_rounds_that_differ_scatters() -> None:
    right = [Guess(0.5, 0.9, is_saboteur=True), Guess(0.5, 0.1, is_saboteur=False)]
    wrong = [Guess(0.5, 0.1, is_saboteur=True), Guess(0.5, 0.9, is_saboteur=False)]
    assert scatter_of([right] * 5) == (1.0, 1.0)
    low, high = scatter_of([right, right, right, wrong])
    assert low < auc_of([*right * 3, *wrong]) < high == 1.0
    low, _ = scatter_of([*[right] * 300, *[wrong] * 100])
    assert 0.5 < low < auc_of([*right * 3, *wrong])


@pytest.mark.parametrize("table", ["novice", "strangers"])
def test_anybody_can_be_watched(table: str) -> None:
    first, *_, end = measure(2, 4, "watched", table)
    assert (first.table, first.rounds, end.rounds) == (table, 2, 2)
    assert first.log_loss == pytest.approx(first.prior_log_loss)
    assert 0 <= end.right <= end.sure <= end.guesses
