"""The analysis as work in parts."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bocamina.analysis.course import NotToBeAnalysed
from bocamina.analysis.examining import CURVE, Examination
from tests.analysis.games import add_up, finished

GAMES = [
    ("diamant", 4, ""),
    ("diamant", 2, "chests=hidden"),
    ("racing_dwarfs", 3, "setup=quick"),
    ("saboteur", 5, "rounds=2"),
]


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_all_columns_add_up_to_what_happened_whatever_has_been_judged(
    game: str, seats: int, options: str
) -> None:
    examination = Examination(finished(game, seats, "sum", options=options), seconds=0.001)
    rows = {CURVE: examination.compute(CURVE)}
    for part in examination.parts[1:12]:
        rows[part] = examination.compute(part)
        analysis = examination.assemble(json.loads(json.dumps(rows)))
        assert set(analysis.missing) == set(examination.parts) - set(rows)
        assert [each.result for each in analysis.balances] == list(analysis.subject.results)
        add_up(analysis)


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_whoever_computes_a_part_gets_the_same(game: str, seats: int, options: str) -> None:
    record = finished(game, seats, "sum", options=options)
    one, other = Examination(record, seconds=0.001), Examination(record, seconds=0.001)
    assert one.key == other.key != Examination(record, seconds=0.002).key
    for part in reversed(one.parts[-3:]):
        assert one.compute(part) == other.compute(part)
    assert one.compute(CURVE) == other.compute(CURVE)


def test_what_cannot_be_analysed_is_refused_with_the_reason() -> None:
    record = finished("diamant", 3, "refused")
    broken = replace(record, steps=[*record.steps[:-1], record.steps[-1]._replace(text="climb")])
    refusals = {
        "unfinished": replace(record, steps=record.steps[:-2], result=""),
        "unproven": replace(record, seed=""),
        "broken": broken,
        "unknown": replace(record, settings="chess seats=2"),
    }
    for reason, bad in refusals.items():
        with pytest.raises(NotToBeAnalysed) as refused:
            Examination(bad)
        assert refused.value.reason == reason
        assert str(refused.value)
    scores = record.result.replace("winners", "0 winners")
    with pytest.raises(NotToBeAnalysed, match="expected the result 'scores ") as refused:
        Examination(replace(record, result=scores))
    assert refused.value.reason == "broken"
    with pytest.raises(NotToBeAnalysed) as refused:
        Examination(replace(record, rules=99, notation=99))
    assert "99" in str(refused.value)
