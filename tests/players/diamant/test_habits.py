"""How the levels are asked for the ladder."""

from __future__ import annotations

import pytest

from bocamina.players.diamant.equilibrium import rest_of
from bocamina.players.diamant.expedition import Expedition
from bocamina.players.diamant.exploit import exploitability
from bocamina.players.diamant.habits import HABITS, cave_of

LATE = Expedition(3, (4, 7, 11), (0, 2, 2, 3), (True, True, True, False), loot=6, path=2)


def test_a_cave_is_what_the_solver_has() -> None:
    cave = cave_of(LATE)
    back = rest_of(cave)
    assert sorted(back.treasures) == sorted(LATE.treasures)
    assert (back.busting, back.cards) == (LATE.busting, LATE.cards)
    assert (back.adventurers, back.loot, back.path) == (3, 6, 2)


@pytest.mark.parametrize(("level", "most"), [("strong", 1e-6), ("expert", 2.0)])
def test_how_much_a_level_can_be_exploited(level: str, most: float) -> None:
    found = exploitability(LATE, HABITS[level], 10)
    assert -1e-9 <= found.gain < most
    assert found.asked > 0.5
