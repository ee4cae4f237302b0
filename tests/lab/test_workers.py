"""Processes that play an arena's games may die, and nothing is lost by it."""

from __future__ import annotations

import multiprocessing
from typing import TYPE_CHECKING

import pytest

from bocamina.lab import workers
from bocamina.lab.fixtures import Contest, schedule
from bocamina.lab.workers import WorkerLost, play_all

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bocamina.lab.workers import Assignment

CONTEST = Contest(game="diamant", players=("random", "threshold"), seats=(3,), seed="x")


def jobs_with_a_death() -> Iterator[Assignment]:
    """Yield games, and end the only worker while it waits for the third."""
    for number, fixture in enumerate(schedule(CONTEST, 6)):
        if number == 2:
            (process,) = multiprocessing.active_children()
            process.kill()
        yield CONTEST, fixture


def test_a_process_that_dies_is_replaced_and_its_game_repeated() -> None:
    calm = list(play_all([(CONTEST, fixture) for fixture in schedule(CONTEST, 6)], 1))
    disturbed = list(play_all(jobs_with_a_death(), 1))
    assert [(each.fixture, each.scores) for _, each in disturbed] == [
        (each.fixture, each.scores) for _, each in calm
    ]


def test_a_game_that_ends_every_process_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "MOST_TRIES", 1)
    with pytest.raises(WorkerLost, match="processes that died playing it: deal 1, game 0"):
        list(play_all(jobs_with_a_death(), 1))
