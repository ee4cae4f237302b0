"""What the ends of a round are worth to somebody who wants to win the game."""

from __future__ import annotations

import pytest

from bocamina.players.saboteur.reckoning.belief import new_belief
from bocamina.players.saboteur.reckoning.stakes import PICKS, Stakes, gold_by_seat
from tests.games.saboteur.mine import mine, table

NO_GOLD = [0.0] * 4


def stakes(gold: list[float], round_number: int = 1, seat: int = 0, options: str = "") -> Stakes:
    """Return the stakes of a seat among four, with everybody's gold."""
    match = mine(seats=4, round_number=round_number, options=options)
    return Stakes(table(match), seat, gold)


def test_the_best_card_is_worth_most_and_all_are_worth_the_whole_box() -> None:
    first, second, third, last = PICKS[4]
    assert first > second > third > last > 1
    assert sum(PICKS[4]) == pytest.approx(4 * (16 + 2 * 8 + 3 * 4) / 28)


def test_the_finder_gains_most_and_the_one_before_it_comes_next() -> None:
    # S28: gold is handed on against the order of turns; seat 3 is the saboteur.
    ends = [stakes(NO_GOLD).if_found(0b1000, finder) for finder in range(3)]
    assert ends[0] > ends[1] > ends[2]
    turned = stakes(NO_GOLD, options="gold_direction=clockwise")
    assert turned.if_found(0b1000, 2) > turned.if_found(0b1000, 1)


def test_chances_sum_up_to_one() -> None:
    for finder in range(3):
        sides = [stakes([3.0, 1.0, 0.0, 4.0], seat=seat) for seat in range(4)]
        assert sum(side.if_found(0b1000, finder) for side in sides) == pytest.approx(1)
        assert sum(side.if_hindered(0b1000) for side in sides) == pytest.approx(1)


def test_a_lead_counts_more_the_fewer_rounds_are_left() -> None:
    ahead = [4.0, 0.0, 0.0, 0.0]
    chances = [stakes(ahead, number).if_found(0b1000, 1) for number in (1, 2, 3)]
    assert chances == sorted(chances)


def test_who_is_far_ahead_at_last_would_rather_see_the_saboteur_win() -> None:
    ahead = [6.0, 5.0, 5.0, 0.0]
    last = stakes(ahead, round_number=3)
    assert last.if_hindered(0b1000) > last.if_found(0b1000, 1)
    first = stakes(NO_GOLD)
    assert first.if_hindered(0b1000) < first.if_somebody_finds(0b1000)


def test_where_nobody_sabotages_losing_the_round_is_still_a_loss() -> None:
    for gold in (NO_GOLD, [4.0, 0.0, 0.0, 0.0], [0.0, 4.0, 4.0, 4.0]):
        for number in (1, 2, 3):
            ends = stakes(gold, number)
            assert ends.if_hindered(0) < 0.3 * ends.if_somebody_finds(0)


def test_who_knows_nothing_of_the_others_would_be_the_finder() -> None:
    belief = new_belief(4, True)
    digger = stakes(NO_GOLD).outlook(belief.of_seat(0, 0, [1.0] * 3))
    saboteur = stakes(NO_GOLD).outlook(belief.of_seat(0, 1, [1.0] * 3))
    assert digger[0] < digger[1] < digger[2]
    assert saboteur[0] > saboteur[1]


def test_the_own_gold_is_known_and_that_of_others_expected() -> None:
    # In the first round seats 2, 1 and 0 drafted four cards; in the second, seat 3 was paid.
    gold = "1:2 1:1 1:0 1:2 2:3=2/4"
    notes = ["12>1", "112>1", "1123>3 1>1", "1123>13"]
    match = mine(seats=4, round_number=3, gold=gold, notes=notes)
    first, second, third, last = PICKS[4]
    seen = gold_by_seat(table(match), 0, match.view(0).own().notes)
    assert seen == pytest.approx([1, second, first + last, 4])
    assert gold_by_seat(table(match), 2, match.view(2).own().notes) == pytest.approx(
        [third, second, 4, 4]
    )
