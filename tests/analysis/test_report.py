"""The report at the terminal: what was said, names of any kind, and numbers of one."""

from __future__ import annotations

import json
from dataclasses import replace
from io import StringIO
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from rich.console import Console as Screen
from rich.console import Group
from rich.padding import Padding
from typer.testing import CliRunner

from bocamina.analysis.analysis import Analysis, CheckedClaim, ExpeditionAccount, Spoken
from bocamina.analysis.examining import CURVE, Examination
from bocamina.analysis.moments import told as in_words
from bocamina.analysis.plain import from_plain
from bocamina.analysis.rows import decision_rows
from bocamina.analysis.words import AnalysisWording
from bocamina.cli import app
from bocamina.commands.analysing import examine
from bocamina.commands.analysis_report import Report, signed
from bocamina.commands.prose import Prose
from bocamina.commands.refusals.why_not import why_not
from bocamina.core.errors import BadSetting, BocaminaError
from bocamina.core.record import format_record
from bocamina.language import speaker_for
from tests.analysis.games import finished

EXAMPLES = Path(__file__).parents[2] / "examples"
RECORD, CLAIMS = EXAMPLES / "a_lie_decides.txt", EXAMPLES / "a_lie_decides.claims.json"
CLAIM = {"step": 1, "part": 1, "seat": 0, "phrase": "phrase-suspect", "about": 1, "holds": True}


def printed(report: Report, width: int = 200) -> str:
    """Return what a report prints."""
    paper = StringIO()
    report.show(Screen(file=paper, width=width))
    return paper.getvalue().replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(
    ("language", "lie", "claim"),
    [
        ("en", "Dora lies about goal 1", "“The treasure lies under goal 1.” (false)"),
        ("es", "Dora miente sobre el destino 1", "«El tesoro está bajo el destino 1.» (falso)"),
    ],
)
def test_what_was_said_is_compared_with_the_truth(language: str, lie: str, claim: str) -> None:
    examination = examine(RECORD, 0.001, language, CLAIMS)
    rows = {part: examination.compute(part) for part in (CURVE, "beliefs 3")}
    told = printed(Report(examination.assemble(rows), examination.course, language, ["Dora"]))
    assert lie in told
    assert claim in told


@pytest.mark.parametrize(
    "held",
    [
        "{",
        "3",
        "[" * 100_000,
        '{"claims": []}',
        "[1]",
        *(json.dumps([{**CLAIM, **bad}]) for bad in ({"phrase": "x"}, {"seat": 9}, {"seat": -1})),
        *(json.dumps([{**CLAIM, **bad}]) for bad in ({"step": "1"}, {"holds": 3})),
        json.dumps([{"step": 1}]),
    ],
)
def test_what_cannot_have_been_said_is_refused(held: str, tmp_path: Path) -> None:
    file = tmp_path / "claims.json"
    file.write_text(held, "utf-8")
    with pytest.raises(BocaminaError) as refused:
        examine(RECORD, 0.001, "en", file)
    assert len(str(refused.value)) < 400


def test_a_claim_about_nobody_at_the_table_has_words() -> None:
    claim = CheckedClaim(3, 1, 0, "phrase-suspect", 99, None, "seat", 99, 0.0, 0.0)
    assert "100" in AnalysisWording(speaker_for("en"), "saboteur", ["Ana", "Bea"]).claim(claim)


@pytest.mark.parametrize("game", ["saboteur", "racing_dwarfs", "diamant"])
def test_names_are_told_as_they_are(game: str) -> None:
    options = {"saboteur": "rounds=1", "racing_dwarfs": "setup=quick turn_cap=10"}.get(game, "")
    examination = Examination(finished(game, 3, "names", options=options), seconds=0.001)
    parts = [each for each in examination.parts if not each.startswith("decision")]
    analysis = examination.assemble({part: examination.compute(part) for part in parts})
    names = ["[/]", "[red]Bea", ":smile:"]
    told = printed(Report(analysis, examination.course, "en", names))
    assert all(name in told for name in names)


def test_one_of_anything_is_told_as_one() -> None:
    for language, one, gem in (("en", "1 player,", "1 gem."), ("es", "1 jugador,", "1 gema.")):
        say = speaker_for(language).say
        assert one in say("analysis-title", game="Diamant", seats=1, steps=9)
        assert say("analysis-cards-off", earlier=1, now=1, later="none").count(gem) == 2


@pytest.mark.parametrize(
    ("expected", "told"),
    [
        (12.34, "1 card, everybody left; each adventurer could expect 12.3 gems\n"),
        (0.0, "1 card, everybody left\n"),
    ],  # without the solver
)
def test_what_could_be_expected_is_told_where_it_is_known(expected: float, told: str) -> None:
    examination = Examination(finished("diamant", 3, "names"), seconds=0.001)
    analysis = examination.assemble({CURVE: examination.compute(CURVE)})
    account = ExpeditionAccount(1, 1, 2, ("treasure 5",), "", (5, 0, 0), expected, (0.0, 0.0, 0.0))
    report = Report(replace(analysis, expeditions=(account,)), examination.course, "en")
    assert f"Expedition 1: {told}" in printed(report)


def test_a_table_of_decisions_can_be_a_parquet_file(tmp_path: Path) -> None:
    file, out = tmp_path / "game.txt", tmp_path / "decisions.parquet"
    file.write_text(format_record(finished("diamant", 3, "names")), "utf-8")
    asked = ["analyse", str(file), "--seconds", "0.001", "--json", "--out", str(out)]
    done = CliRunner().invoke(app, asked)
    assert done.exit_code == 0, done.output
    told = from_plain(Analysis, json.loads(done.stdout.splitlines()[-1]))
    assert pq.read_table(out).to_pylist() == list(decision_rows(told))


def test_the_same_mistake_of_several_is_told_once_and_smaller_ones_in_a_line() -> None:
    examination = Examination(finished("diamant", 3, "names"), seconds=0.001)
    judged = [part for part in examination.parts if part.startswith("decision")][:6]
    rows = {part: examination.compute(part) for part in (CURVE, *judged)}
    analysis = examination.assemble(rows)
    alike = [
        replace(each, move="stay", best="leave", is_clear=True, cost=0.2, best_win=0.5)
        for each in analysis.decisions
    ]
    decisions = [replace(each, win=0.3 + 0.01 * each.seat) for each in alike]
    first = decisions[0].counted
    costly = tuple(in_words(each) for each in decisions if each.counted == first and each.seat < 2)
    analysis = replace(analysis, decisions=tuple(decisions), costly=costly)
    names = ["Ana", "Bea", "Carlos"]
    told = printed(Report(analysis, examination.course, "en", names))
    assert told.count("Ana and Bea each give away about 19–20 points with the same choice.") == 1
    assert "told to Ana and Bea" in told or "told to" not in told
    assert "Clear mistakes that cost less: Ana at step" in told
    rest = [str(each.last) for each in decisions if each.seat == 2]
    assert f"Carlos at steps {' and '.join(rest)}." in told
    told = printed(Report(analysis, examination.course, "es", names))
    assert told.count("Ana y Bea regalan cada cual unos 19–20 puntos con la misma elección.") == 1
    assert "Errores claros que costaron menos: Ana en el paso" in told


def test_what_was_written_is_told_in_the_language_asked_for(tmp_path: Path) -> None:
    file, out = tmp_path / "game.txt", tmp_path / "decisions.csv"
    # As editors on Windows store it, with a mark in front.
    file.write_text("\ufeff" + format_record(finished("diamant", 3, "names")), "utf-8")
    asked = ["analyse", str(file), "--seconds", "0.001", "--out", str(out), "--lang"]
    assert "decisiones están en" in CliRunner().invoke(app, [*asked, "es"]).output
    assert "decisions are in" in CliRunner().invoke(app, [*asked, "en"]).output


@pytest.mark.parametrize("out", ["decisions.xls", "nowhere/decisions.csv"])
def test_a_table_that_cannot_be_written_is_refused_before_all_thinking(
    out: str, tmp_path: Path
) -> None:
    asked = ["analyse", str(tmp_path / "missing.txt"), "--out", str(tmp_path / out)]
    refused = CliRunner().invoke(app, asked).exception
    assert isinstance(refused, BocaminaError)
    assert "missing.txt" not in str(refused)


def test_no_line_begins_with_a_sign_of_its_own() -> None:
    paper = StringIO()
    words = "from 20 to 30\N{NO-BREAK SPACE}%, and so on"
    Screen(file=paper, width=14).print(Group(Prose(words), Padding(Prose(words), (0, 0, 0, 1))))
    lines = paper.getvalue().splitlines()
    assert not [line for line in lines if line.strip().startswith("%")]
    assert [line.strip() for line in lines[:2]] == ["from 20 to", "30\N{NO-BREAK SPACE}%, and so"]


def test_what_speaks_against_one_move_names_it_once() -> None:
    examination = Examination(finished("diamant", 3, "names"), seconds=0.001)
    part = next(each for each in examination.parts if each.startswith("decision"))
    decision = examination.assemble({part: examination.compute(part)}).decisions[0]
    bad = Spoken("danger", {"busting": 3, "cards": 12, "percent": 25, "carried": 4}, "stay")
    wording = AnalysisWording(speaker_for("en"), "diamant", ["Ana", "Bea", "Carlos"])
    told = wording.reasons(replace(decision, reasons=(bad, replace(bad, against=""), bad)))
    assert len(told) == 2
    assert told[0].count("Worse: stay.") == 1
    assert told[0].count("The next card") == 2
    assert not told[1].startswith("Worse")


def test_alone_there_is_a_result_and_nobody_else_to_tell_of() -> None:
    examination = Examination(finished("diamant", 1, "names"), seconds=0.001)
    analysis = examination.assemble({CURVE: examination.compute(CURVE)})
    told = printed(Report(analysis, examination.course, "en"))
    assert f"Result: {analysis.subject.scores[0]}." in told
    assert "Twists of fate" not in told


def test_a_belief_that_did_not_move_is_told_to_have_stayed() -> None:
    claim = CheckedClaim(3, 1, 0, "phrase-suspect", 1, True, "seat", 1, 0.311, 0.314)
    words = AnalysisWording(speaker_for("en"), "saboteur", ["Ana", "Bea"]).claim(claim)
    assert words.endswith("the odds that Bea was a saboteur stayed at 31\N{NO-BREAK SPACE}%")


def test_nothing_has_no_sign() -> None:
    assert [signed(points) for points in (-3, 0, 12)] == ["-3", "0", "+12"]


@pytest.mark.parametrize("language", ["en", "es"])
def test_more_names_than_seats_are_refused_at_once(language: str) -> None:
    with pytest.raises(BadSetting) as refused:
        app(["analyse", str(RECORD), "--names", "A,B,C,D,E,F"], standalone_mode=False)
    say = speaker_for(language).say
    expected = say("cli-expected-names", seats=5)
    assert why_not(refused.value, say) == say("cli-expected", expected=expected, got="6")


def test_whoever_is_not_named_goes_by_their_letter() -> None:
    examination = Examination(finished("diamant", 3, "report"), seconds=0.001)
    analysis = examination.assemble({CURVE: examination.compute(CURVE)})
    assert Report(analysis, examination.course, "en", ["Ana", ""]).names == ["Ana", "B", "C"]
