"""What bots do is counted by who they are."""

from __future__ import annotations

import pytest

from bocamina.lab.saboteur_habits import (
    LEAST,
    HabitCounts,
    SeenDeed,
    SeenRound,
    habits_of,
    left_out,
    population,
    source_of,
    surprise,
)
from bocamina.players.saboteur.reckoning import deeds
from bocamina.players.saboteur.reckoning.habits import COUNTED

DIGGER, SABOTEUR = 0, 1


def test_a_deed_counts_for_the_role_of_who_did_it() -> None:
    tally = HabitCounts()
    for _ in range(3):
        tally.add(deeds.DUG + 4, 0, 0, [DIGGER, SABOTEUR])
    tally.add(deeds.PASSED, 0, 0, [DIGGER, SABOTEUR])
    tally.add(deeds.PASSED, 1, 1, [DIGGER, SABOTEUR])
    rows = tally.habits()
    assert rows[deeds.DUG + 4][:2] == pytest.approx([LEAST + (1 - 20 * LEAST) * 0.75] * 2)
    assert rows[deeds.DUG + 4][2:] == [LEAST] * 2
    assert rows[deeds.PASSED][2] == pytest.approx(1 - 19 * LEAST)


def test_breaking_tells_of_whom_it_hits() -> None:
    tally = HabitCounts()
    roles = [DIGGER, DIGGER, DIGGER, SABOTEUR]
    tally.add(deeds.BROKE, 0, 1, roles)
    tally.add(deeds.BROKE, 0, 3, roles)
    towards_digger, towards_saboteur = tally.habits()[deeds.BROKE][:2]
    # Two of three others are diggers, yet only half of the tools broken were theirs.
    assert towards_saboteur == pytest.approx(2 * towards_digger)


def test_nothing_is_impossible() -> None:
    tally = HabitCounts()
    tally.add(deeds.BROKE, 0, 3, [DIGGER, DIGGER, DIGGER, SABOTEUR])
    assert min(min(row) for row in tally.habits()) == LEAST
    assert min(min(row) for row in COUNTED) >= LEAST


def test_kinds_of_all_sorts_are_counted_as_they_play() -> None:
    seen = population(4, "count")
    assert [len(each.roles) for each in seen] == [3, 4, 5, 6]
    assert all(len(each.kinds) == len(each.roles) for each in seen)
    rows = habits_of(seen)
    assert len(rows) == len(COUNTED)
    # By far most tunnels that help much are laid by diggers.
    assert rows[deeds.DUG + 4][0] > rows[deeds.DUG + 4][3]
    assert source_of(COUNTED).count("# passed") == deeds.STAGES


def test_a_table_that_knows_surprises_less_than_one_that_tells_nothing() -> None:
    roles = [DIGGER, DIGGER, SABOTEUR]
    seen = SeenRound(False, ["strong"] * 3, roles, 0)
    seen.deeds = [SeenDeed(0, 2, 2, (deeds.DEAD_END,) * 3), SeenDeed(0, 0, 0, (deeds.DUG + 4,) * 3)]
    tells_nothing = [[0.05] * 4 for _ in COUNTED]
    assert surprise(seen, COUNTED, 0.5) < surprise(seen, tells_nothing, 0.5)
    # Every kind is left out in turn; the round is then judged by the other one.
    other = SeenRound(False, ["regular"] * 3, roles, 0, seen.deeds)
    assert left_out([seen, other], [0.5])[0.5] < surprise(seen, tells_nothing, 0.5)
