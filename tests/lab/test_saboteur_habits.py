"""What bots do is counted by who they are."""

from __future__ import annotations

import pytest

from bocamina.lab.saboteur_habits import LEAST, HabitCounts, count_game, habits_of
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


def test_bots_are_counted_as_they_play() -> None:
    rows = habits_of("strong", 2, "count")
    assert len(rows) == len(COUNTED)
    much_help = rows[deeds.DUG + 4]
    assert much_help[DIGGER] > 3 * much_help[2 + SABOTEUR]


def test_only_bots_with_a_witness_can_be_counted() -> None:
    with pytest.raises(TypeError, match="regular"):
        count_game(3, "count", "regular", HabitCounts())
