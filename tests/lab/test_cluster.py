"""The arena on a Ray cluster, which this machine is the whole of."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import pytest

from bocamina.core.errors import BadSetting
from bocamina.lab.arena import Arena
from bocamina.lab.fixtures import Contest
from bocamina.lab.scorebook import Scorebook

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from bocamina.lab.contest import Played


@pytest.fixture(autouse=True)
def logs_as_before() -> Iterator[None]:
    """Keep Ray, which stamps every record of whoever imports it, out of the tests that follow."""
    factory = logging.getLogRecordFactory()
    yield
    logging.setLogRecordFactory(factory)


def games(arena: Arena) -> list[tuple[object, list[int], list[int]]]:
    """Return everything about an arena's games but the time they took."""

    def told(game: Played) -> tuple[object, list[int], list[int]]:
        return game.fixture, game.scores, game.winners

    arena.run()
    return [told(game) for game in arena.book.in_order()]


def test_ray_plays_the_same_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))  # where Ray leaves a token
    contest = Contest(game="diamant", players=("random", "threshold"), seats=(3,), seed="lamp")
    on_ray = games(Arena(Scorebook(contest, 4), workers=1, ray="local"))
    assert len(on_ray) == 4
    assert on_ray == games(Arena(Scorebook(contest, 4), workers=1))


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1"])
def test_a_cluster_that_is_not_there_is_refused_at_once(address: str) -> None:
    contest = Contest(game="diamant", players=("random",), seats=(3,), seed="lamp")
    with pytest.raises(BadSetting, match=f"expected the address of a Ray cluster, got {address}"):
        Arena(Scorebook(contest, 4), workers=1, ray=address).run()
