"""Decisions are judged by what their seats could know, and by nothing else."""

from __future__ import annotations

from copy import copy
from dataclasses import replace

import pytest

from bocamina.analysis.analysis import Decision
from bocamina.analysis.examining import Examination
from bocamina.core.events import seen_by
from bocamina.core.rng import Rng
from tests.analysis.games import finished


def with_another_truth(examination: Examination, step: int, seat: int) -> Examination:
    """Return the same examination of a game that a seat could not tell from this one."""
    other = copy(examination)
    course = copy(examination.course)
    rng = Rng(f"truth {step}")
    course.states = list(course.states)
    for number in range(step):
        course.states[number] = course.game.imagine(course.states[number].view(seat), rng)
    course.steps = [
        replace(taken, events=tuple(seen_by(seat, taken.events))) for taken in course.steps
    ]
    other.course = course
    other.specialist = type(examination.specialist)(course, examination.seconds, examination.key)
    return other


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("saboteur", 5, "rounds=1"), ("saboteur", 3, "rounds=1"), ("diamant", 4, "")],
)
def test_two_truths_that_a_seat_cannot_tell_apart_get_the_same_judgement(
    game: str, seats: int, options: str
) -> None:
    record = finished(game, seats, "truths", options=options)
    examination = Examination(record, seconds=0.001)
    judged = examination.specialist.judged
    differed = 0
    for step in judged[:: max(1, len(judged) // 6)]:
        seat = examination.course.steps[step - 1].seat
        assert seat is not None
        other = with_another_truth(examination, step, seat)
        one, two = examination.course.states[step - 1], other.course.states[step - 1]
        differed += str(one) != str(two)
        assert str(one.view(seat)) == str(two.view(seat))
        assert examination.specialist.decision(step) == other.specialist.decision(step)
    assert differed or game == "diamant"


def test_what_is_forced_is_no_decision_and_costs_are_never_negative() -> None:
    examination = Examination(finished("saboteur", 4, "forced", options="rounds=1"), seconds=0.001)
    course = examination.course
    for step in examination.specialist.judged:
        seat = course.steps[step - 1].seat
        assert seat is not None
        assert len(course.games[step - 1].legal_moves(course.view_before(step, seat))) > 1
    for part in examination.parts[-4:]:
        told = examination.compute(part)
        assert told["cost"] >= 0.0
        assert told["legal"] >= told["classes"] >= 1


def costly(examination: Examination) -> list[Decision]:
    return [examination.specialist.decision(step) for step in examination.specialist.judged]


def test_alone_in_the_cave_gems_count() -> None:
    examination = Examination(finished("diamant", 1, "alone"), seconds=0.01)
    decisions = costly(examination)
    assert {each.by for each in decisions} == {"gain"}
    analysis = examination.assemble({part: examination.compute(part) for part in examination.parts})
    assert analysis.fates == ()
    assert [each.chances for each in analysis.points[:2]] == [(0.0,), (0.0,)]
