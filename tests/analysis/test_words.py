"""The report at the terminal, the same facts as data, and words for all of it."""

from __future__ import annotations

import csv
import json
import re
from dataclasses import replace
from pathlib import Path
from typing import get_type_hints

import pytest
from typer.testing import CliRunner

from bocamina.analysis.analysis import (
    Analysis,
    ChoiceDetails,
    Decision,
    KeyMoment,
    MomentDetails,
)
from bocamina.analysis.diamant import luck_of
from bocamina.analysis.examining import CURVE, Examination
from bocamina.analysis.fates import fate_of
from bocamina.analysis.insight import insight_of
from bocamina.analysis.moments import told
from bocamina.analysis.plain import from_plain, to_plain
from bocamina.analysis.words import AnalysisWording, own_part, points_of, rise_of
from bocamina.cli import app
from bocamina.commands.analysis_deeds import Deeds
from bocamina.core.errors import BocaminaError
from bocamina.core.record import format_record
from bocamina.language import LANGUAGES, message_id, message_text, speaker_for
from bocamina.story.telling import course_of, tell
from bocamina.terminal.faces import face_of
from tests.analysis.games import finished

SOURCES = Path(__file__).parents[2] / "src/bocamina/analysis"
RECORDS = {
    "diamant": ("diamant", 3, "report", "novice", ""),
    "racing_dwarfs": ("racing_dwarfs", 2, "report", "novice", "setup=quick"),
    "saboteur": ("saboteur", 4, "report", "novice", "rounds=1"),
}


# Drawn tunnels, coordinates, kinds of tiles by their letters, and compass points.
TYPED = re.compile(r"[─-╿]|-?\d,-?\d|\b[LIT] |\b[a-g]\d (north|south|east|west)")


def test_both_languages_have_words_for_the_same() -> None:
    names = [
        set(re.findall(r"^([a-z-]+) =", message_text("bocamina.analysis", language), re.MULTILINE))
        for language in LANGUAGES
    ]
    assert names[0] == names[1]


@pytest.mark.parametrize("game", RECORDS)
def test_every_kind_of_fate_has_words(game: str) -> None:
    file = SOURCES / f"{game}_fates.py"
    kinds = re.findall(r'return "([a-z]+)", ', file.read_text("utf-8")) if file.exists() else []
    assert len(kinds) >= {"diamant": 5, "saboteur": 2}.get(game, 0)
    speaker = speaker_for("es")
    for kind in (*kinds, "deed", "card", "deal", "decision"):
        own, shared = message_id("analysis", game, kind), message_id("analysis", kind)
        assert speaker.knows(own) or speaker.knows(shared), kind


@pytest.mark.parametrize(
    ("game", "language"),
    [("diamant", "en"), ("diamant", "es"), ("racing_dwarfs", "es"), ("saboteur", "en")],
)
def test_the_report_tells_everything_in_either_language(
    game: str, language: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(format_record(finished(*RECORDS[game])), "utf-8")
    words = ["analyse", str(file), "--seconds", "0.001", "--lang", language, "--names", "Ana,Bea"]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 0, result.output
    speaker = speaker_for(language)
    for message in ("analysis-curve", "analysis-moments", "analysis-balance"):
        assert speaker.say(message) in result.output
    assert "Ana" in result.output
    assert "█" in result.output


def test_choices_about_two_adventurers_have_words() -> None:
    examination = Examination(finished("diamant", 2, "report", "novice", ""), seconds=0.001)
    course = examination.course
    judged = [part for part in examination.parts if part.startswith("decision")][:1]
    decision = examination.assemble({judged[0]: examination.compute(judged[0])}).decisions[0]
    deeds = Deeds(course, face_of("diamant")(course.game, speaker_for("en"), ["Ana", "Bea"], -1))
    told = [
        words for move in ("stay", "leave", "leave 2") for words in deeds.turn(decision, [move])
    ]
    assert told == ["both stay", "one leaves, one stays", "both leave"]


@pytest.mark.parametrize("game", RECORDS)
def test_moves_are_told_in_words_and_never_as_they_are_typed(game: str) -> None:
    examination = Examination(finished(*RECORDS[game]), seconds=0.001)
    course = examination.course
    names = ["Ana", "Bea", "Carlos", "Dora"][: course.seats]
    judged = [part for part in examination.parts if part.startswith("decision")][:6]
    analysis = examination.assemble({part: examination.compute(part) for part in (CURVE, *judged)})
    assert analysis.decisions
    for language in LANGUAGES:
        deeds = Deeds(course, face_of(game)(course.game, speaker_for(language), names, -1))
        for decision in analysis.decisions:
            for moves in ((decision.move, *decision.then), (decision.best, *decision.best_then)):
                told = dict(zip(moves, deeds.turn(decision, moves), strict=True))
                assert not TYPED.search(" ".join(told.values())), told
                # A sealed choice, and the end of a turn, are one word.
                deed = [told[move] for move in told if move not in ("stay", "leave", "done")]
                assert all(names[decision.seat] in each and each[-1] == "." for each in deed), told
        happened = " ".join(deeds.happened(each) for each in analysis.fates)
        assert not TYPED.search(happened), happened


def choice_of(move: str, now: int, later: int | None, cost: float) -> Decision:
    """Return a choice with what leaving now and a card later would have brought."""
    examination = Examination(finished(*RECORDS["diamant"]), seconds=0.001)
    first = next(part for part in examination.parts if part.startswith("decision"))
    rows = {part: examination.compute(part) for part in (CURVE, first)}
    facts: dict[str, int | float | str] = {"now": now}
    if later is not None:
        facts["later"] = later
    found = examination.assemble(rows).decisions[0]
    return replace(found, seat=1, move=move, facts=facts, cost=cost, is_clear=cost > 0.1, legal=2)


@pytest.mark.parametrize(
    ("move", "now", "later", "cost", "luck"),
    [
        ("leave", 9, 0, 0.2, "good"),  # the next card would have taken all of it
        ("stay", 9, 12, 0.2, "good"),
        ("leave", 9, 12, 0.2, ""),  # a mistake that went badly needs no word more
        ("leave", 9, 12, 0.0, "bad"),
        ("stay", 9, 0, 0.0, "bad"),
        ("stay", 9, 0, 0.05, ""),  # perhaps a mistake
        ("leave", 9, 9, 0.2, ""),
        ("leave", 9, None, 0.2, ""),  # nobody saw the next card
    ],
)
def test_a_choice_that_went_well_is_still_judged_by_what_could_be_known(
    move: str, now: int, later: int | None, cost: float, luck: str
) -> None:
    choice = choice_of(move, now, later, cost)
    assert luck_of(choice) == luck
    choice = replace(choice, facts={**choice.facts, "luck": luck} if luck else choice.facts)
    assert luck_of(replace(choice, legal=3)) == ""  # some of several adventurers
    words = {
        "en": {"good": "favoured", "bad": "against"},
        "es": {"good": "favoreció", "bad": "en contra"},
    }
    for language, went in words.items():
        wording = AnalysisWording(speaker_for(language), "diamant", ["Ana", "Bea", "Carlos"])
        told = wording.hindsight([choice])
        assert bool(told) == bool(luck)
        assert not luck or ("Bea" in told and went[luck] in told)


@pytest.mark.parametrize(
    ("cost", "play", "points"), [(0.3, 0.12, 12), (0.3, -0.12, 0), (0.3, 0.001, 0), (0.05, 0.12, 0)]
)
def test_a_curve_that_rises_at_a_bad_turn_is_explained(
    cost: float, play: float, points: int
) -> None:
    turn = replace(choice_of("stay", 9, None, cost), play=play)
    assert rise_of(turn) == points
    for language in ("en", "es"):
        for game in ("racing_dwarfs", "diamant"):
            wording = AnalysisWording(speaker_for(language), game, ["Ana", "Bea", "Carlos"])
            told = wording.rise(turn)
            assert bool(told) == (bool(points) and game == "racing_dwarfs")
            assert not told or ("Bea" in told and str(points) in told)


def test_what_somebody_chose_themselves_is_told_beside_what_befell_them() -> None:
    facts: dict[str, int | float | str] = {"before": 10, "after": 0, "leaving": 2, "staying": 3}
    moment = KeyMoment("choices", 7, 7, 7, 1, 0, -0.3, facts)
    wording = AnalysisWording(speaker_for("en"), "diamant", ["Ana"])
    words = wording.moment(moment).replace("\N{NO-BREAK SPACE}", " ")
    assert "loses 30 points (from 10 to 0 %, including +20 by their own choice)" in words
    fate = replace(moment, size=-0.1)
    assert wording.moment(fate).endswith("loses 10 points (from 10 to 0\N{NO-BREAK SPACE}%).")


def test_a_page_reads_only_facts_that_are_told() -> None:
    examination = Examination(finished(*RECORDS["diamant"]), seconds=0.001)
    course = examination.course
    points = examination.assemble({CURVE: examination.compute(CURVE)}).points
    lie = {"number": 1}  # as the example of a lie is tested to have it
    moments = {**lie, **told(choice_of("leave", 9, 0, 0.2)).facts}
    for step in range(1, len(course.steps) + 1):
        moments |= fate_of(examination.specialist, points, step, step, 0, 0.1).facts
    # As it is tested of a game of Saboteur, and of choices that went well.
    choices: dict[str, object] = {"role": "digger", "luck": "good"}
    for part in [each for each in examination.parts if each.startswith("decision")]:
        choices |= from_plain(Decision, examination.compute(part)).facts
    for details, found in ((MomentDetails, moments), (ChoiceDetails, choices)):
        for name, kind in get_type_hints(details).items():
            assert isinstance(found[name], kind), name


def test_the_same_facts_as_data(tmp_path: Path) -> None:
    record = finished(*RECORDS["diamant"])
    file, table = tmp_path / "game.txt", tmp_path / "rows.csv"
    file.write_text(format_record(record), "utf-8")
    words = ["analyse", str(file), "--seconds", "0.001", "--json", "--out", str(table)]
    result = CliRunner().invoke(app, words)
    told = from_plain(Analysis, json.loads(result.stdout.splitlines()[-1]))
    assert to_plain(told) == json.loads(result.stdout.splitlines()[-1])
    with table.open(encoding="utf-8") as rows:
        found = list(csv.DictReader(rows))
    assert len(found) == len(told.decisions)
    assert [int(row["step"]) for row in found] == [each.step for each in told.decisions]
    assert float(found[0]["cost"]) == told.decisions[0].cost


@pytest.mark.parametrize(
    ("pattern", "instead", "reason"),
    [
        (r"(\n[^\n]+){3}\n*$", "\n", "it was never finished."),
        (r"\nresult: .*", "\nresult: scores 1 2 3 winners 2", "expected the result"),
        (r"\nseed: .*", "\nseed: another", "nobody can check how it was dealt."),
        (r"\nseed: .*", "", "nobody can check how it was dealt."),
        (r"\n0 (stay|leave)", "\n0 climb", "climb"),
        (r"\n\* .*", "\n* dragon", "dragon"),
        (r"diamant seats=3", "chess seats=3", "chess"),
        (r"diamant seats=3", "diamant seats=30", "30"),
        (r"\nrules: .*", "\nrules: 99", "does not know its rules"),
        (r"^bocamina record 1", "bocamina record 99", "99"),
        (r"(?s).*", "", "got"),
    ],
)
def test_what_cannot_be_analysed_is_said_in_one_line(
    pattern: str, instead: str, reason: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    text = format_record(finished(*RECORDS["diamant"]))
    assert re.search(pattern, text), text[:200]
    file.write_text(re.sub(pattern, instead, text, count=1), "utf-8")
    assert reason in refusal_of(file)
    assert refusal_of(file, "es").startswith("Esta partida no se puede analizar: ")


def refusal_of(file: Path, language: str = "en") -> str:
    """Return the one sentence with which a file is refused."""
    result = CliRunner().invoke(app, ["analyse", str(file), "--lang", language])
    assert result.exit_code != 0
    assert isinstance(result.exception, BocaminaError)
    assert "\n" not in str(result.exception)
    assert result.stdout == ""
    return str(result.exception)


@pytest.mark.parametrize("held", [b"\x89PNG\r\n\x1a\n\x00", b"x" * 100_000, b"\n\n\n"])
def test_what_is_no_record_at_all_is_said_in_one_short_line(held: bytes, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(held)
    assert "not a record that this program can read" in refusal_of(file)
    assert "codec" not in refusal_of(file)
    assert len(refusal_of(file, "es")) < 350


def test_a_story_takes_its_turning_point_and_titles_from_an_analysis() -> None:
    record = finished(*RECORDS["diamant"])
    examination = Examination(record, seconds=0.001)
    rows = {part: examination.compute(part) for part in examination.parts}
    partial = examination.assemble({"curve": rows["curve"]})
    assert insight_of(partial) is None
    analysis = examination.assemble(rows)
    insight = insight_of(analysis)
    assert insight is not None
    plain, told = tell("diamant", course_of(record)), tell("diamant", course_of(record), insight)
    assert len(told.highlights) == len(plain.highlights) + bool(insight.turning_step)
    luck = [each.luck for each in analysis.balances]
    given = {each.kind: each.seat for each in told.honours}
    if insight.luckiest >= 0:
        assert given["luckiest"] == luck.index(max(luck))
    # Whoever was the luckiest may have played best as well, and both are told.
    both = replace(insight, luckiest=1, luck_points=20, best=1, skill_points=30)
    titles = tell("diamant", course_of(record), both).honours
    assert [(each.kind, each.seat) for each in titles[:2]] == [("best-player", 1), ("luckiest", 1)]
    assert all(each.seat != 1 for each in titles[2:])


def test_points_are_the_difference_of_the_chances_told_beside_them() -> None:
    facts: dict[str, int | float | str] = {"by": "win", "cost": 8, "win": 23, "best_win": 31}
    mistake = KeyMoment("decision", 9, 9, 9, 1, 0, 0.074, facts)
    fate = KeyMoment("card", 9, 9, 9, 1, 0, 0.2249, {"before": 30, "after": 51})
    chosen = KeyMoment("choices", 9, 9, 9, 1, 0, 0.2149, {"before": 54, "after": 81})
    assert [points_of(each) for each in (mistake, fate, chosen)] == [-8, 21, 21]
    assert own_part(chosen) == 6


def test_whose_choices_brought_most_played_best() -> None:
    examination = Examination(finished(*RECORDS["diamant"]), seconds=0.001)
    rows = {part: examination.compute(part) for part in examination.parts}
    analysis = examination.assemble(rows)

    def best(*skills: float) -> tuple[int, int]:
        seats = zip(analysis.balances, skills, strict=True)
        balances = tuple(replace(each, play=skill, decisions=9) for each, skill in seats)
        insight = insight_of(replace(analysis, balances=balances))
        assert insight is not None
        return insight.best, insight.skill_points

    assert best(-0.2, 0.3, -0.1) == (1, 30)
    assert best(0.15, 0.16, -0.31) == (-1, 0)  # two who played alike
    assert best(0.02, -0.01, -0.01) == (-1, 0)  # next to nothing
