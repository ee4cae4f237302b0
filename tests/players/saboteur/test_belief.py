"""Who is what and where the treasure lies, as a witness comes to believe it."""

from __future__ import annotations

import pytest

from bocamina.games.saboteur.events import CardPassed, MapRead
from bocamina.players.player import Remark
from bocamina.players.saboteur.observer import Observer
from bocamina.players.saboteur.reckoning.belief import new_belief, role_worlds
from tests.games.saboteur.mine import mine, table


@pytest.mark.parametrize(("seats", "worlds"), [(3, 4), (4, 5), (5, 15), (9, 120), (10, 330)])
def test_every_set_of_saboteurs_that_can_be_dealt_is_a_world(seats: int, worlds: int) -> None:
    found, odds = role_worlds(seats, spare_is_digger=False)
    assert len(found) == worlds
    assert sum(odds) == pytest.approx(1)


def test_before_anything_happens_everybody_is_alike() -> None:
    # Four seats: one saboteur among five dwarf cards, so that each seat has it one time in five.
    belief = new_belief(4, False)
    assert belief.saboteurs() == pytest.approx([0.2] * 4)
    assert belief.treasure() == pytest.approx([1 / 3] * 3)


def test_knowing_the_own_role_changes_the_odds_of_the_others() -> None:
    belief = new_belief(5, False)  # two saboteurs among six dwarf cards
    digger = belief.of_seat(0, 0, [1.0, 1.0, 1.0])
    saboteur = belief.of_seat(0, 1, [1.0, 1.0, 1.0])
    assert digger.saboteurs() == pytest.approx([0, 0.4, 0.4, 0.4, 0.4])
    assert saboteur.saboteurs() == pytest.approx([1, 0.2, 0.2, 0.2, 0.2])


def test_bayes_rule_holds() -> None:
    belief = new_belief(4, True)  # one saboteur, each seat alike
    # A deed that saboteurs do three times as often as diggers, by seat 2.
    belief.judge(2, 2, [0.1] * 6 + [0.3] * 6)
    assert belief.saboteurs() == pytest.approx([1 / 6, 1 / 6, 1 / 2, 1 / 6])


def test_suspicion_falls_on_a_dead_end_and_on_a_rockfall_that_hurts() -> None:
    match = mine(hands=["EW", "nesw", "EW"], seats=3)
    witness = Observer(table(match))
    for seat, move in ((0, "dig EW 1,0"), (1, "dig nesw 2,0")):
        witness.notice(table(match), match.play(seat, move))
        match.deal()
    first, second, third = witness.belief.saboteurs()
    assert second > 0.35
    assert first < third < 0.25


def test_no_number_of_harmless_moves_makes_anything_certain() -> None:
    match = mine(seats=4)
    for deed in (CardPassed(1), MapRead(1, 1)):
        witness = Observer(table(match))
        for _ in range(20):
            witness.notice(table(match), [deed])
        suspicion = witness.belief.saboteurs()
        assert 0.05 < suspicion[1] < 0.8
        # Nor does anybody come to think that nobody sabotages.
        assert sum(suspicion) > 0.5


def test_two_who_contradict_each_other_cannot_both_be_believed() -> None:
    match = mine(seats=5, saw=["1:treasure", "1:treasure"], goals="treasure stone-ES stone-SW")
    witness = Observer(table(match))
    witness.hear(Remark(0, "saboteur-phrase-treasure", 0))
    trusting = witness.belief.treasure()[0]
    assert trusting > 0.5
    witness.hear(Remark(1, "saboteur-phrase-stone", 0))
    assert witness.belief.treasure()[0] < trusting
    suspicion = witness.belief.saboteurs()
    assert min(suspicion[0], suspicion[1]) > max(suspicion[2:])
    # Somebody who saw it knows who lied.
    own = witness.belief.of_seat(2, 0, [1.0, 0.0, 0.0]).saboteurs()
    assert own[1] > 0.7 > 0.3 > own[0]


def test_what_somebody_says_who_has_not_looked_counts_for_nothing() -> None:
    witness = Observer(table(mine()))
    witness.hear(Remark(0, "saboteur-phrase-treasure", 0))
    assert witness.belief.treasure() == pytest.approx([1 / 3] * 3)
