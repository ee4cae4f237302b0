"""What an arena makes of the games that were played."""

from __future__ import annotations

import pytest

from bocamina.lab.contest import Played, Round
from bocamina.lab.fixtures import Fixture
from bocamina.lab.standings import in_role

SEATING = ("a", "a", "a", "b", "b")


def round_of(saboteurs: tuple[int, ...], won: str) -> Round:
    sides = ["saboteur" if seat in saboteurs else "digger" for seat in range(len(SEATING))]
    return Round(tuple(sides), won)


def played(deal: int, *rounds: Round) -> Played:
    return Played(Fixture(deal, 0, SEATING), [0] * 5, [0], [], list(rounds))


def test_a_round_counts_once_for_a_role_however_many_seats_share_it() -> None:
    games = [played(0, round_of((3, 4), "digger")), played(1, round_of((0, 1), "saboteur"))]
    found = in_role(None, "a", "digger", games)
    assert (found.rounds, found.win_share) == (2, 0.5)
    found = in_role(5, "a", "saboteur", games)
    assert (found.rounds, found.win_share) == (1, 1.0)
    found = in_role(5, "b", "saboteur", games)
    assert (found.rounds, found.win_share) == (1, 0.0)
    assert in_role(4, "a", "digger", games).rounds == 0


def test_seats_that_win_together_make_nothing_surer() -> None:
    rounds = [round_of((3,), "digger"), round_of((4,), "digger"), round_of((3,), "saboteur")]
    found = in_role(None, "a", "digger", [played(0, *rounds)])
    assert found.rounds == 3
    assert found.win_share == pytest.approx(2 / 3)
    # Wilson's own 95 % interval of two in three.
    assert (found.low, found.high) == pytest.approx((0.208, 0.939), abs=0.001)
