"""Gems: what leaving earlier or later would have brought, and the luck of the deck."""

from __future__ import annotations

import pytest

from bocamina.analysis.diamant import DiamantSpecialist
from bocamina.analysis.diamant_cards import account_of, expeditions_of, one_card_off
from bocamina.analysis.examining import Examination
from bocamina.analysis.valuing import worth
from bocamina.games.diamant.events import TreasureBanked
from tests.analysis.games import finished


def test_who_left_banked_what_leaving_is_said_to_bring() -> None:
    examination = Examination(finished("diamant", 4, "gems", "regular"))
    course, specialist = examination.course, examination.specialist
    assert isinstance(specialist, DiamantSpecialist)
    left = 0
    for step, shown in specialist.shown.items():
        taken = course.steps[step - 1]
        if taken.text == "leave":
            told = one_card_off(course, step, shown)
            banked = [
                event.gems
                for event in course.steps[shown - 1].events
                if isinstance(event, TreasureBanked) and event.seat == taken.seat
            ]
            assert banked == [told["now"]]
            left += 1
    assert left >= 5


def test_what_one_card_later_brought_is_what_the_next_card_made_of_it() -> None:
    examination = Examination(finished("diamant", 4, "gems", "regular"))
    course, specialist = examination.course, examination.specialist
    assert isinstance(specialist, DiamantSpecialist)
    seen = {"caught": 0, "more": 0}
    for step, shown in specialist.shown.items():
        told = one_card_off(course, step, shown)
        if "later" not in told:
            continue
        fled = any(type(e).__name__ == "ExpeditionFled" for e in course.steps[shown].events)
        assert (told["later"] == 0) or not fled
        seen["caught" if fled else "more"] += 1
    assert all(seen.values())


def test_the_deck_owes_nobody_anything() -> None:
    examination = Examination(finished("diamant", 4, "gems", "regular"))
    course = examination.course
    assert list(expeditions_of(course)) == [1, 2, 3, 4, 5]
    banked = [account_of(course, number).banked for number in expeditions_of(course)]
    assert tuple(map(sum, zip(*banked, strict=True))) == course.scores


def test_chance_is_worth_the_mean_of_what_it_may_bring() -> None:
    examination = Examination(finished("diamant", 4, "gems", "regular"))
    course, valuation = examination.course, examination.specialist.valuation
    looked = 0
    for state in course.states[:60]:
        if state.public.turn != -1:
            continue
        weights = course.game.outcome_weights(state)
        total = [0.0] * 4
        for outcome, weight in enumerate(weights):
            if weight:
                after = state.copy()
                course.game.resolve(after, outcome, None)
                for seat, share in enumerate(valuation.shares(after)):
                    total[seat] += share * weight / sum(weights)
        assert worth(course.game, valuation, state) == pytest.approx(total, abs=1e-12)
        looked += 1
    assert looked > 5
