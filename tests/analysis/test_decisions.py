"""Decisions are judged by what their seats could know, and by nothing else."""

from __future__ import annotations

from copy import copy
from dataclasses import replace

import pytest

from bocamina.analysis import moments
from bocamina.analysis.analysis import Decision
from bocamina.analysis.examining import CURVE, Examination
from bocamina.analysis.saboteur_beliefs import beliefs_of_round, rounds_of
from bocamina.core.events import seen_by
from bocamina.core.game import TAKE_BACK
from bocamina.core.rng import Rng
from bocamina.core.state import SPECTATOR
from bocamina.games.diamant.events import ExpeditionFled, TreasureFound
from tests.analysis.games import finished


def with_another_truth(examination: Examination, step: int, seat: int, last: int) -> Examination:
    """Return the same examination of a game that a seat could not tell from this one.

    Nothing is there of what came after the `last` step: who looks at it breaks down.
    """
    other = copy(examination)
    course = copy(examination.course)
    rng = Rng(f"truth {step}")
    course.states = list(course.states[: last + 1])
    for number in range(step):
        course.states[number] = course.game.imagine(course.states[number].view(seat), rng)
    course.steps = [
        replace(taken, events=tuple(seen_by(seat, taken.events))) for taken in course.steps[:last]
    ]
    other.course = course
    other.specialist = copy(examination.specialist)
    vars(other.specialist).update(course=course, bots={}, searched=(-1, None))
    return other


TABLES = [
    ("saboteur", 3, "rounds=1"),
    ("saboteur", 5, "rounds=1"),
    ("saboteur", 7, "rounds=1 face_up_discards=true"),
    ("diamant", 2, "idols=true"),
    ("diamant", 4, ""),
    ("diamant", 4, "chests=hidden idols=true"),
    ("racing_dwarfs", 2, "turn_cap=10"),
    ("racing_dwarfs", 3, "setup=quick turn_cap=12"),
]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_two_truths_that_a_seat_cannot_tell_apart_get_the_same_judgement(
    game: str, seats: int, options: str
) -> None:
    record = finished(game, seats, "truths", options=options)
    examination = Examination(record, seconds=0.001)
    judged = examination.specialist.judged
    differed = 0
    for step in judged[:: max(1, len(judged) // 5)]:
        seat = examination.course.steps[step - 1].seat
        assert seat is not None
        told = examination.specialist.decision(step)
        # A turn of several moves is judged as a whole, and what was sealed when it was shown.
        other = with_another_truth(examination, step, seat, max(told.last, told.counted))
        one, two = examination.course.states[step - 1], other.course.states[step - 1]
        differed += str(one) != str(two)
        assert str(one.view(seat)) == str(two.view(seat))
        assert without_next_card(told) == without_next_card(other.specialist.decision(step))
    assert differed or game != "saboteur"


def without_next_card(decision: Decision) -> Decision:
    """Return a decision without what the next card made of it, which is told besides."""
    facts = {name: fact for name, fact in decision.facts.items() if name not in ("later", "luck")}
    return replace(decision, facts=facts)


def test_what_everybody_could_believe_depends_on_nothing_hidden() -> None:
    record = finished("saboteur", 5, "believed", "regular", "rounds=1")
    course = Examination(record).course
    rounds = rounds_of(course)
    told = beliefs_of_round(course, 1, rounds)
    for observer in (SPECTATOR, 0, 3):
        other = copy(course)
        rng = Rng(f"believed {observer}")
        other.states = [course.game.imagine(each.view(observer), rng) for each in course.states]
        other.steps = [
            replace(taken, events=tuple(seen_by(observer, taken.events))) for taken in course.steps
        ]
        again = beliefs_of_round(other, 1, rounds)
        assert again.saboteurs != told.saboteurs or again.treasure != told.treasure
        for one, two in zip(told.beliefs, again.beliefs, strict=True):
            assert (one.watcher, one.treasure) == (two.watcher, two.treasure)
            assert one.certain[-1] == two.certain[-1]
            if observer != SPECTATOR:
                assert one.seats[observer] == two.seats[observer]
                assert one.certain[observer] == two.certain[observer]


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


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("diamant", 4, ""), ("racing_dwarfs", 2, "turn_cap=10"), ("saboteur", 4, "rounds=1")],
)
def test_who_tries_again_is_answered_whatever_the_move(
    game: str, seats: int, options: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moments, "is_costly", lambda _course, decision: decision.cost > 0.0)
    examination = Examination(finished(game, seats, "again", "random", options), seconds=0.001)
    course, parts = examination.course, examination.parts
    some = [part for part in parts if part.startswith("decision")][-6:]
    rows = {part: examination.compute(part) for part in (CURVE, *some)}
    analysis = examination.assemble(rows)
    key = {(each.seat, each.step) for each in analysis.costly}
    assert key
    for decision in analysis.decisions:
        known = {move for each in decision.alternatives for move in each.moves}
        if (decision.seat, decision.step) not in key:
            assert len(decision.alternatives) <= moments.FEW
            continue
        view = course.view_before(decision.step, decision.seat)
        legal = course.games[decision.step - 1].legal_moves(view)
        assert known == {course.game.format_move(move) for move in legal if move != TAKE_BACK}
        assert decision.alternatives[0].win == decision.best_win
        # Whatever comes later in the same turn has words, too.
        later = {move for each in decision.alternatives for move in each.then}
        assert later <= set(decision.described)


def test_a_moment_holds_all_steps_that_belong_to_it_and_no_others() -> None:
    examination = Examination(finished("diamant", 5, "moments", "regular"), seconds=0.001)
    analysis = examination.assemble({CURVE: examination.compute(CURVE)})
    course = examination.course
    assert analysis.fates
    for each in analysis.fates:
        # What is told to have changed a chance is seen to change on the curve.
        before, after = (analysis.points[at].chances for at in (each.began - 1, each.ended))
        assert (after[each.seat] - before[each.seat]) * each.size > 0.0
        assert abs(after[each.seat] - before[each.seat]) >= moments.FATEFUL / 5
        parts = {course.part_of_step(step) for step in range(each.began, each.ended + 1)}
        assert parts == {each.part}
        if each.kind == "fled":
            events = [
                e
                for step in range(each.began, each.ended + 1)
                for e in course.steps[step - 1].events
            ]
            assert any(isinstance(event, ExpeditionFled) for event in events)
            assert not any(isinstance(event, TreasureFound) for event in events)
