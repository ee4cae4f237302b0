"""Moves that were taken back, and games with more decisions than are judged."""

from __future__ import annotations

import json

import pytest

from bocamina import analyse, new_match
from bocamina.analysis import specialist
from bocamina.analysis.analysis import Analysis
from bocamina.analysis.examining import Examination
from bocamina.analysis.racing_dwarfs import turns_of
from bocamina.core.errors import BadSetting
from bocamina.core.game import TAKE_BACK
from bocamina.core.notation import parse_assignments
from bocamina.core.record import Record
from bocamina.core.rng import Rng
from tests.analysis.games import add_up, finished


def hesitant(game: str, options: str = "") -> Record:
    """Return the record of a game at random in which all take their first idea back at once."""
    match, rng = new_match(game, 2, "hesitant", **parse_assignments(options)), Rng("ideas")

    def play_an_idea(seat: int) -> None:
        ideas = [move for move in match.legal(seat) if move != TAKE_BACK]
        match.play(seat, ideas[int(rng.below(len(ideas)))])

    match.deal()
    while not match.turn.is_over:
        seat = match.turn.seats[0]
        play_an_idea(seat)
        if TAKE_BACK in match.legal(seat):
            match.play(seat, TAKE_BACK)
            play_an_idea(seat)
        match.deal()
    return match.record()


def some_of(examination: Examination, most: int) -> Analysis:
    """Return an analysis of which only the first parts are done."""
    rows = {part: examination.compute(part) for part in examination.parts[:most]}
    return examination.assemble(json.loads(json.dumps(rows)))


def test_a_choice_that_is_taken_back_is_no_decision() -> None:
    examination = Examination(hesitant("diamant"), seconds=0.001)
    back = {step for step, each in enumerate(examination.course.steps, 1) if each.text == "back"}
    assert len(back) > 5
    assert not set(examination.specialist.judged) & {*back, *(step - 1 for step in back)}
    # Everybody's choice is shown once, whatever they thought of first.
    for seats in examination.specialist.owners().values():
        assert len(set(seats)) == len(seats)
    add_up(some_of(examination, 8))


def test_a_turn_of_a_race_is_what_was_not_taken_back() -> None:
    record = hesitant("racing_dwarfs", "setup=quick turn_cap=10")
    course = Examination(record, seconds=0.001).course
    turns = list(turns_of(course))
    back = [step for step, each in enumerate(course.steps, 1) if each.text == "back"]
    assert len(back) > 5
    for turn in turns:
        own = sum(turn.first <= step <= turn.last for step in back)
        assert len(turn.moves) == turn.last - turn.first + 1 - 2 * own
        assert TAKE_BACK not in turn.moves


def test_decisions_beyond_the_most_that_are_judged_are_counted_and_add_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record = finished("diamant", 2, "many", "random")
    everything = Examination(record, seconds=0.001).specialist
    monkeypatch.setattr(specialist, "MOST_JUDGED", 3)
    examination = Examination(record, seconds=0.001)
    assert examination.specialist.judged == everything.judged[:3]
    analysis = some_of(examination, 5)
    assert analysis.omitted.decisions == len(everything.judged) - 3
    add_up(analysis)


def test_a_whole_analysis_is_all_of_its_parts() -> None:
    record = finished("diamant", 1, "alone", "random")
    examination = Examination(record, seconds=0.001)
    assert analyse(record, seconds=0.001) == some_of(examination, len(examination.parts))


def test_what_no_analysis_can_do_is_refused() -> None:
    record = finished("diamant", 1, "alone", "random")
    for seconds in (0.0, -1.0, 61.0, float("nan")):
        with pytest.raises(BadSetting, match="seconds above 0 and up to 60"):
            Examination(record, seconds=seconds)
    with pytest.raises(BadSetting, match="a part of this analysis, got 'decision 999'"):
        Examination(record, seconds=0.001).compute("decision 999")
