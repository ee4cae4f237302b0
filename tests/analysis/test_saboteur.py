"""Who could have known, and what a lie did."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from bocamina.analysis import moments
from bocamina.analysis.analysis import WATCHER
from bocamina.analysis.examining import CURVE, Examination
from bocamina.analysis.fates import fate_of
from bocamina.analysis.saboteur_beliefs import (
    LIKELY,
    beliefs_of_round,
    believed_lies,
    rounds_of,
)
from bocamina.analysis.value_saboteur import role_deals, role_mask
from bocamina.analysis.words import AnalysisWording
from bocamina.core.notation import format_position
from bocamina.core.record import parse_record
from bocamina.core.replay import begin, follow
from bocamina.games.saboteur.components import ROLE_NAMES
from bocamina.games.saboteur.events import DwarvesRevealed, MapRead
from bocamina.games.saboteur.state import ROLES
from bocamina.language import speaker_for
from bocamina.story.tale import Assertion
from tests.analysis.games import finished

TREASURE, STONE = "saboteur-phrase-treasure", "saboteur-phrase-stone"


def test_beliefs_follow_every_step_of_every_round() -> None:
    examination = Examination(finished("saboteur", 5, "beliefs", "regular", "rounds=2"))
    course = examination.course
    revealed = [
        event.saboteur_seats
        for taken in course.steps
        for event in taken.events
        if isinstance(event, DwarvesRevealed)
    ]
    rounds = rounds_of(course)
    assert list(rounds) == [1, 2]
    for number, saboteurs in zip(rounds, revealed, strict=True):
        told = beliefs_of_round(course, number, rounds)
        assert told.saboteurs == saboteurs
        assert [each.step for each in told.beliefs] == list(range(told.began, told.ended + 1))
        for point in told.beliefs:
            assert sum(point.treasure) == pytest.approx(1.0, abs=1e-3)
            for seat, row in enumerate(point.seats):
                assert row[seat] == float(seat in saboteurs)  # who knows its own role
        for each in told.knowable:
            truth = float(each.suspect in saboteurs)
            if each.likely is None:
                continue
            point = told.beliefs[each.likely - told.began]
            row = point.watcher if each.observer == WATCHER else point.seats[each.observer]
            assert abs(row[each.suspect] - truth) <= 1.0 - LIKELY + 1e-9


def test_a_lie_about_a_goal_moves_the_belief_and_the_truth_about_it_too() -> None:
    record = finished("saboteur", 5, "lies", "regular", "rounds=1")
    course = Examination(record).course
    step, seat, goal = next(
        (number, event.seat, event.goal - 1)
        for number, taken in enumerate(course.steps, 1)
        for event in taken.events
        if isinstance(event, MapRead)
    )
    goals = int(course.states[step].hidden.goals)
    is_gold = goals >> 2 * goal & 3 == 0
    for says_gold in (True, False):
        said = Assertion(
            step, 1, seat, TREASURE if says_gold else STONE, goal, says_gold == is_gold
        )
        examination = Examination(record, [said])
        told = beliefs_of_round(examination.course, 1, rounds_of(examination.course))
        (claim,) = told.claims
        assert (claim.of, claim.target, claim.holds) == ("goal", goal, says_gold == is_gold)
        assert (claim.after > claim.before) == says_gold
        assert len(believed_lies([told])) == (says_gold != is_gold)
        point = told.beliefs[step - told.began]
        assert point.treasure[goal] == pytest.approx(claim.after, abs=1e-3)
        assert examination.key != Examination(record).key


def test_the_example_of_a_lie_is_as_the_documentation_tells_it() -> None:
    examples = Path(__file__).parents[2] / "examples"
    record = parse_record((examples / "a_lie_decides.txt").read_text("utf-8"))
    claims = json.loads((examples / "a_lie_decides.claims.json").read_text("utf-8"))
    course = Examination(record, [Assertion(**each) for each in claims]).course
    told = beliefs_of_round(course, 3, rounds_of(course))
    assert (told.saboteurs, told.treasure, course.results[0]) == ((0,), 1, 1.0)
    lie = told.claims[0]
    assert (lie.seat, lie.about, lie.holds) == (0, 0, False)
    assert (round(lie.before, 2), round(lie.after, 2)) == (0.33, 0.69)
    # Until another map spoke against it, the watcher thought the gold to be there rather than not.
    answer = next(each for each in told.claims if each.of == "goal" and each.step == 334)
    believed = [each.treasure for each in told.beliefs if lie.step <= each.step < answer.step]
    assert all(odds[0] == max(odds) for odds in believed)
    assert answer.holds
    assert answer.after < 0.1
    moment = believed_lies([told])[0]
    assert (moment.kind, moment.step, moment.seat) == ("lie", lie.step, 0)
    was = {"number": 1, "before": 33, "after": 69}
    assert moment.facts == {**was, "until": 334, "winner": "saboteur"}
    assert "33" in AnalysisWording(speaker_for("es"), "saboteur", "ABCDE").moment(moment)


def test_a_move_that_changed_a_chance_tells_the_role_and_what_became_of_the_round() -> None:
    examination = Examination(finished("saboteur", 4, "report", options="rounds=1"))
    course = examination.course
    points = examination.assemble({CURVE: examination.compute(CURVE)}).points
    step = next(number for number, each in enumerate(course.steps, 1) if each.seat is not None)
    moment = fate_of(examination.specialist, points, step, step, 2, 0.06)
    role = "saboteur" if role_mask(course.states[step]) >> 2 & 1 else "digger"
    before, after = (round(100 * points[each].sides["digger"]) for each in (step - 1, step))
    told = {"role": role, "in_round": "yes", "diggers_before": before, "diggers_after": after}
    assert told.items() <= moment.facts.items()
    words = AnalysisWording(speaker_for("en"), "saboteur", "ABCD").moment(moment)
    assert f"this round from {before} to {after}\N{NO-BREAK SPACE}%: C (" in words
    # The move that ends the round is told with the role that somebody had until then.
    end = next(
        number
        for number, each in enumerate(course.steps, 1)
        if any(isinstance(event, DwarvesRevealed) for event in each.events)
    )
    for seat in range(4):
        role = "saboteur" if role_mask(course.states[end - 1]) >> seat & 1 else "digger"
        assert fate_of(examination.specialist, points, end, end, seat, 0.1).facts["role"] == role
    # The card that ends a round leaves no round to win.
    last = fate_of(examination.specialist, points, step, len(course.steps), 2, 0.1)
    assert last.facts["in_round"] == "no"


def test_a_chance_that_changes_by_more_than_the_round_does_is_about_who_is_first() -> None:
    examination = Examination(finished("saboteur", 4, "report", options="rounds=1"))
    course = examination.course
    points = examination.assemble({CURVE: examination.compute(CURVE)}).points
    step = next(number for number, each in enumerate(course.steps, 1) if each.seat is not None)
    for found, told in ((0.62, "changes who may be first"), (1.0, "decides who is first")):
        now = replace(points[step], sides={"digger": found, "saboteur": 1.0 - found})
        known = (*points[: step - 1], replace(now, step=step - 1, sides={"digger": 0.63}), now)
        moment = fate_of(examination.specialist, known, step, step, 2, 0.5)
        words = AnalysisWording(speaker_for("en"), "saboteur", "ABCD").moment(moment)
        assert told in words
        assert "gold diggers’ chance in this round: from 63 to" in words


def test_taking_the_gold_that_is_left_is_no_turn_of_fate(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moments, "FATEFUL", 1e-9)
    monkeypatch.setattr(moments, "MOST_FATES", 10**6)
    examination = Examination(finished("saboteur", 4, "left over", options="rounds=2"))
    course = examination.course
    left = [
        step for step in range(1, len(course.steps) + 1) if examination.specialist.is_foreseen(step)
    ]
    assert left
    for step in left:
        assert course.steps[step - 1].text.startswith("take")
    fates = examination.assemble({CURVE: examination.compute(CURVE)}).fates
    assert len(fates) > len(left)
    assert not {each.step for each in fates} & set(left)


def test_a_decision_is_told_with_the_role_of_whoever_made_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(moments, "is_costly", lambda _course, decision: decision.cost > 0.0)
    record = finished("saboteur", 4, "report", options="rounds=1")
    examination = Examination(record, seconds=0.001)
    some = [each for each in examination.parts if each.startswith("decision")][:24]
    analysis = examination.assemble({each: examination.compute(each) for each in (CURVE, *some)})
    roles = role_mask(examination.course.states[analysis.decisions[0].step])
    called = ("(buscador de oro)", "(saboteador)")
    wording = AnalysisWording(speaker_for("es"), "saboteur", "ABCD")
    assert {roles >> each.seat & 1 for each in analysis.costly} == {0, 1}
    for each in analysis.decisions:
        assert each.facts["role"] == ROLE_NAMES[roles >> each.seat & 1]
    for moment in analysis.costly:
        told = f"{'ABCD'[moment.seat]} {called[roles >> moment.seat & 1]}"
        assert wording.moment(moment).startswith(told)
    # Whose move changed another's chance is told, too.
    points, step = analysis.points, analysis.decisions[0].step
    deed = fate_of(examination.specialist, points, step, step, 3, 0.1)
    doer = analysis.decisions[0].seat
    assert deed.facts["doer_role"] == ROLE_NAMES[roles >> doer & 1]
    assert f"jugada de {'ABCD'[doer]} {called[roles >> doer & 1]}" in wording.moment(deed)


def test_roles_are_dealt_as_likely_as_the_rules_have_it() -> None:
    examination = Examination(finished("saboteur", 5, "roles", options="rounds=1"))
    course = examination.course
    looked = 0
    for state in course.states[:10]:
        if state.public.phase == ROLES:
            deals = list(role_deals(state))
            assert sum(chance for _, chance in deals) == pytest.approx(1.0)
            weights = course.game.outcome_weights(state)
            seat = int(state.public.dealt)
            hidden = sum(chance for mask, chance in deals if mask >> seat & 1)
            assert hidden == pytest.approx(weights[1] / sum(weights))
            looked += 1
    assert looked == 5
    assert role_mask(course.states[8]).bit_count() in (1, 2)


def test_a_record_that_begins_in_a_later_round_is_analysed_from_there() -> None:
    record = finished("saboteur", 3, "later", options="rounds=2")
    whole = Examination(record, seconds=0.001).course
    match = begin(whole.game, record)
    began = rounds_of(whole)[2][0]
    for step in record.steps[:began]:
        follow(match, step, proven=True)
    later = replace(
        record,
        position=format_position(whole.game, match.state),
        dealt=sum(step.seat is None for step in record.steps[:began]),
        steps=record.steps[began:],
    )
    course = Examination(later, seconds=0.001).course
    assert list(rounds_of(course)) == [2]
    told = beliefs_of_round(course, 2, rounds_of(course))
    assert told.winner == beliefs_of_round(whole, 2, rounds_of(whole)).winner
