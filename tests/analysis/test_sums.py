"""Luck, skill, the unknowable and others add up to what happened, at tables of every kind."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

from bocamina.analysis.examining import CURVE, Examination
from bocamina.core.rng import Rng
from tests.analysis.games import finished

POINT = 0.001  # a tenth of a point of the chance to win: what may be missing at the most
TABLES = [
    *(("saboteur", seats, "rounds=1") for seats in range(3, 11)),
    ("saboteur", 3, "rounds=2 saboteur_pay=automatic"),
    ("saboteur", 4, "rounds=2 gold_cards=diggers broken_tools_forfeit=true"),
    ("saboteur", 5, "rounds=1 spare_dwarf=always_a_digger round_end=lap_of_passes"),
    ("saboteur", 6, "rounds=1 connection=adjacent face_up_discards=true gold_direction=clockwise"),
    *(("diamant", seats, "") for seats in range(1, 9)),
    ("diamant", 2, "idols=true"),
    ("diamant", 4, "idols=true chests=hidden"),
    ("diamant", 6, "chests=hidden"),
    ("racing_dwarfs", 2, "turn_cap=10"),
    ("racing_dwarfs", 2, "setup=quick turn_cap=10 rock_wraps=false"),
    ("racing_dwarfs", 3, "setup=quick turn_cap=12 plus_turns=false"),
    ("racing_dwarfs", 4, "setup=quick turn_cap=12"),
]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_every_seat_and_every_step_adds_up_however_much_was_judged(
    game: str, seats: int, options: str
) -> None:
    record = finished(game, seats, f"sums{options}", "random", options)
    examination = Examination(record, seconds=0.001)
    rng, left = Rng(f"{game} {seats} {options}"), list(examination.parts[1:])
    rows = {CURVE: examination.compute(CURVE)}
    for _ in range(3):
        analysis = examination.assemble(json.loads(json.dumps(rows)))
        assert [each.result for each in analysis.balances] == list(analysis.subject.results)
        for each in analysis.balances:
            total = each.luck + each.play + each.unknowable + each.others + each.open
            assert total == pytest.approx(each.result - each.start, abs=POINT)
        # While some moves were not judged, nobody's skill is held against the others'.
        if any(each.open for each in analysis.balances):
            rows_of_play = [each.play for each in analysis.divisions]
            plays = [sum(column) for column in zip(*rows_of_play, strict=True)]
            assert [each.play for each in analysis.balances] == pytest.approx(plays, abs=1e-9)
        steps = zip(analysis.divisions, pairwise(analysis.points), strict=True)
        for step, (before, after) in steps:
            columns = (step.luck, step.play, step.unknowable, step.others, step.open)
            for seat in range(seats):
                change = after.chances[seat] - before.chances[seat]
                assert sum(column[seat] for column in columns) == pytest.approx(change, abs=1e-9)
        if seats > 1:
            for point in analysis.points:
                assert sum(point.chances) == pytest.approx(1.0, abs=1e-9)
        if not left:
            break
        part = left.pop(int(rng.below(len(left))))
        rows[part] = examination.compute(part)


@pytest.mark.parametrize(
    ("game", "seats", "options"), [("diamant", 3, "idols=true"), ("saboteur", 3, "rounds=1")]
)
def test_a_whole_analysis_leaves_nothing_open(game: str, seats: int, options: str) -> None:
    examination = Examination(finished(game, seats, "whole", "random", options), seconds=0.001)
    analysis = examination.assemble({part: examination.compute(part) for part in examination.parts})
    for each in analysis.balances:
        assert each.open == 0.0
        whole = each.start + each.luck + each.play + each.unknowable + each.others
        assert whole == pytest.approx(each.result, abs=POINT)
    # Whoever plays as well as the table has a skill of nothing.
    assert sum(each.play for each in analysis.balances) == pytest.approx(0.0, abs=1e-9)
    assert any(each.play for each in analysis.balances)
