"""What is imagined of others: any choice they may have sealed, and chests that could be theirs."""

from __future__ import annotations

from collections import Counter

from bocamina.core.rng import Rng
from tests.games.diamant.cave import DIAMANT, cave

SAMPLES = 600


def test_a_sealed_choice_may_be_any_that_the_seat_had() -> None:
    match = cave(path="17:1 gas", carried="4", inside="1 1 1 1")
    match.play(1, "leave")
    rng = Rng("sealed")
    found = Counter(DIAMANT.imagine(match.view(0), rng).private[1].choice for _ in range(SAMPLES))
    assert set(found) == {0, 1}
    assert min(found.values()) > SAMPLES / 3


def test_both_adventurers_of_a_seat_may_have_been_told_to_leave() -> None:
    match = cave("seats=2", path="17:1", carried="4", inside="2 2", chests="0 0")
    match.play(1, "stay")
    rng = Rng("sealed")
    found = Counter(DIAMANT.imagine(match.view(0), rng).private[1].choice for _ in range(SAMPLES))
    assert set(found) == {0, 1, 2}
    assert min(found.values()) > SAMPLES / 5


def test_one_s_own_choice_is_not_imagined() -> None:
    match = cave(path="17:1 gas", carried="4", inside="1 1 1 1")
    match.play(1, "leave")
    rng = Rng("sealed")
    assert all(DIAMANT.imagine(match.view(1), rng).private[1].choice == 1 for _ in range(50))


def test_hidden_chests_of_others_are_imagined_and_one_s_own_is_not() -> None:
    match = cave("seats=4 chests=hidden", expedition=3, path="17:1", carried="4", chests="9 8 7 6")
    rng = Rng("chests")
    worlds = [DIAMANT.imagine(match.view(2), rng) for _ in range(50)]
    assert {world.private[2].chest for world in worlds} == {7}
    assert len({world.private[0].chest for world in worlds}) > 5


def test_no_more_is_imagined_in_chests_than_there_was_to_find() -> None:
    match = cave(
        "seats=3 chests=hidden", expedition=3, inside="1 1 1", chests="190 0 50", phase="draw"
    )
    rng = Rng("chests")
    for _ in range(200):
        DIAMANT.check(DIAMANT.imagine(match.view(0), rng))
