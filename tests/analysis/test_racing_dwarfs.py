"""Every cart's way before and after each turn, and turns held against better ones."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bocamina.advice.advice import BETWEEN
from bocamina.advice.racing_dwarfs import LOOKING
from bocamina.analysis.analysis import Decision
from bocamina.analysis.examining import CURVE, Examination
from bocamina.analysis.moments import costly_decisions, turns_of_fate
from bocamina.analysis.plain import from_plain
from bocamina.analysis.racing_dwarfs import UNTOLD, actions_by_cart, after_turn
from bocamina.analysis.racing_dwarfs_replies import COST_ERROR, looks, promise
from bocamina.analysis.words import AnalysisWording
from bocamina.games.racing_dwarfs.distance import actions_to_exit
from bocamina.games.racing_dwarfs.state import RACE
from bocamina.language import speaker_for
from tests.analysis.games import finished


def test_carts_together_need_what_their_seat_needs() -> None:
    course = Examination(finished("racing_dwarfs", 3, "carts", options="setup=quick")).course
    looked = 0
    for state in course.states:
        race = state.public
        if race.phase != RACE:
            continue
        for seat in range(3):
            by_cart = actions_by_cart(race, seat)
            assert sum(by_cart) == actions_to_exit(race, seat)
            assert len(by_cart) + int(race.out[seat]) == len(by_cart) + race.out[seat]
            looked += 1
    assert looked > 20


def test_turns_follow_each_other_and_cost_no_less_than_nothing() -> None:
    examination = Examination(
        finished("racing_dwarfs", 3, "carts", options="setup=quick"), seconds=0.01
    )
    rows = {part: examination.compute(part) for part in examination.parts[:6]}
    analysis = examination.assemble(rows)
    numbers = [turn.number for turn in analysis.turns]
    assert numbers == list(range(1, len(numbers) + 1))
    for turn, following in zip(analysis.turns, analysis.turns[1:], strict=False):
        assert following.began == turn.ended + 1
        assert following.before == turn.after
    judged = [turn for turn in analysis.turns if turn.cost is not None]
    assert len(judged) == len(analysis.decisions) >= 4
    for turn in judged:
        assert turn.best
        assert turn.cost is not None
        assert turn.cost >= 0.0
        if turn.best == turn.moves:
            assert turn.cost == 0.0


def test_a_turn_and_the_best_one_are_held_against_each_other_by_the_same_replies() -> None:
    examination = Examination(
        finished("racing_dwarfs", 2, "replies", options="setup=quick turn_cap=10"), seconds=0.01
    )
    game, costs = examination.course.game, []
    for part in [each for each in examination.parts if each.startswith("decision")]:
        told = from_plain(Decision, examination.compute(part))
        start = examination.course.states[told.step - 1].public
        ends = [
            after_turn(start, told.seat, [game.parse_move(move) for move in turn])
            for turn in ((told.move, *told.then), (told.best, *told.best_then))
        ]
        win, best_win = (promise(race, told.seat) for race in ends)
        assert told.win == pytest.approx(win, abs=1e-5)
        assert told.best_win == pytest.approx(best_win, abs=1e-5)
        assert told.cost == pytest.approx(best_win - win, abs=1e-5)
        assert told.alternatives[0].cost == 0.0
        assert told.alternatives[0].win == pytest.approx(told.best_win, abs=1e-5)
        # Nothing that was played is worse than a best that the search has missed.
        assert (told.cost == 0.0) == ((told.best, *told.best_then) == (told.move, *told.then))
        assert told.cost_error == (COST_ERROR if told.cost else 0.0)
        costs.append(told.cost)
    assert max(costs) > 0.0 == min(costs)


def test_three_looks_of_different_minds_reach_as_far_as_they_say() -> None:
    for seats in (2, 3, 4):
        far = [len(look.counts) for look in looks(seats)]
        assert far == [len(LOOKING[seats].counts), 1 + 2 * seats, 1 + 2 * seats]


def test_what_is_told_as_a_costly_decision_is_not_told_again_for_another() -> None:
    examination = Examination(
        finished("racing_dwarfs", 3, "carts", options="setup=quick"), seconds=0.01
    )
    course = examination.course
    curve = examination.assemble({"curve": examination.compute("curve")})
    deed = next(each for each in curve.fates if each.kind == "deed")
    doer = course.steps[deed.step - 1].seat
    assert doer is not None
    costly = replace(deed, kind="decision", step=deed.began, seat=doer)
    fates = turns_of_fate(examination.specialist, curve.points, curve.divisions, [costly])
    assert deed.step not in [each.step for each in fates]
    fates = turns_of_fate(examination.specialist, curve.points, curve.divisions, [])
    assert deed.step in [each.step for each in fates]


def test_a_turn_that_changed_a_chance_tells_what_it_did_to_the_way_across() -> None:
    examination = Examination(
        finished("racing_dwarfs", 3, "carts", options="setup=quick"), seconds=0.01
    )
    analysis = examination.assemble({"curve": examination.compute("curve")})
    deeds = [each for each in analysis.fates if each.kind == "deed"]
    turns = {each.ended: each for each in analysis.turns}
    wording = AnalysisWording(speaker_for("en"), "racing_dwarfs", "ABC")
    ways = set()
    for deed in deeds:
        turn, way = turns[deed.step], deed.facts["way"]
        seat = turn.seat if way == "nearer" else deed.seat
        farther = sum(turn.after[seat]) - sum(turn.before[seat])
        if way != "same":
            assert abs(farther) == deed.facts["actions"]
            assert (way == "longer") == (farther > 0)
            # What helps somebody is never told as the reason why they lost.
            assert (way == "shorter") == (deed.size > 0.0)
            assert f"{abs(farther)} action" in wording.moment(deed)
        ways.add(way)
    assert ways - {"same"}


def test_every_clear_mistake_that_cost_more_than_usual_is_a_key_moment() -> None:
    """A turn's cost is uncertain: what counts is that it was a mistake, and what it cost."""
    examination = Examination(
        finished("racing_dwarfs", 3, "carts", options="setup=quick"), seconds=0.01
    )
    part = next(each for each in examination.parts if each.startswith("decision"))
    decision = from_plain(Decision, examination.compute(part))
    for cost, clear, told in ((0.33, True, True), (0.33, False, False), (0.1, True, False)):
        judged = replace(decision, cost=cost, cost_error=COST_ERROR, is_clear=clear)
        assert bool(costly_decisions(examination.course, [judged])) == told


def test_each_move_of_a_turn_is_described_on_the_board_as_it_is_then() -> None:
    record = finished("racing_dwarfs", 2, "ways", "regular", "turn_cap=16 setup=quick")
    examination = Examination(record, seconds=0.001)
    rows = {part: examination.compute(part) for part in (CURVE, *examination.parts[-2:])}
    course, turned = examination.course, 0
    for decision in examination.assemble(rows).decisions:
        game = course.games[decision.step - 1]
        lines = [(decision.move, *decision.then), (decision.best, *decision.best_then)]
        lines += [(each.moves[0], *each.then) for each in decision.alternatives if each.then]
        for line in lines:
            start = course.states[decision.step - 1].public
            for place, text in enumerate(line[1:], 1):
                earlier = [game.parse_move(each) for each in line[:place]]
                then = after_turn(start, decision.seat, earlier)
                by_turn = BETWEEN.join(line[: place + 1])
                told = decision.described.get(by_turn, decision.described[text])
                about = game.describe_move(then, game.parse_move(text))
                assert told == {**about, **UNTOLD}
                turned += by_turn in decision.described
    assert turned > 0
