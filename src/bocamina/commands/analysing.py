"""`bocamina analyse`: what happened in a finished game, what was luck, who could have known."""

from __future__ import annotations

import json
from pathlib import Path
from textwrap import shorten
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.console import Console as Screen
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bocamina.commands.words import AsJson, RecordFile, say
from bocamina.core.errors import BadSetting

if TYPE_CHECKING:
    from bocamina.analysis.analysis import Analysis
    from bocamina.analysis.examining import Examination

MOST_TOLD: Final = 200  # the most letters of an error about a file

app = typer.Typer()


@app.command(name="analyse", help=say("cli-analyse"))
@app.command(name="analyze", hidden=True)
def analyse(
    file: RecordFile,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help=say("cli-analyse-out"))] = None,
    seconds: Annotated[
        float | None, typer.Option(min=0.001, max=60, help=say("cli-analyse-seconds"))
    ] = None,
    names: Annotated[
        str | None, typer.Option(metavar="NAME,...", help=say("cli-analyse-names"))
    ] = None,
    claims: Annotated[
        Path | None, typer.Option(metavar="FILE", help=say("cli-analyse-claims"))
    ] = None,
    lang: Annotated[str | None, typer.Option(help=say("cli-play-lang"))] = None,
    as_json: AsJson = False,
) -> None:
    """Analyse the record of a finished game."""
    from bocamina.analysis.plain import to_plain
    from bocamina.commands.analysis_report import Report
    from bocamina.lab.decisions import check_out
    from bocamina.language import speaker_for

    if out is not None:
        check_out(out)  # before all the computation, not after it
    examination = examine(file, seconds, lang, claims)
    given = read_names(names, examination.course.seats)
    analysis = work_through(examination, lang)
    if out is not None:
        count = write_rows(analysis, out)
        done = speaker_for(lang).say("cli-analyse-done", rows=count, file=str(out))
        typer.echo(done, err=True)
    if as_json:
        typer.echo(json.dumps(to_plain(analysis)))
    elif out is None:
        Report(analysis, examination.course, lang, given).show(Screen())


def examine(
    file: Path, seconds: float | None, lang: str | None, claims: Path | None = None
) -> Examination:
    """Read a record and begin its analysis, or say why it cannot be analysed."""
    from bocamina.analysis.course import NotToBeAnalysed
    from bocamina.analysis.examining import Examination
    from bocamina.commands.claims import check_seats, read_claims
    from bocamina.commands.records import read_file
    from bocamina.commands.refusals.why_not import why_not
    from bocamina.core.errors import BrokenRecord, UnknownRules
    from bocamina.core.record import parse_record
    from bocamina.language import speaker_for

    say = speaker_for(lang).say
    text = read_file(file)
    try:
        record = parse_record(text.decode("utf-8-sig"))
        examination = Examination(record, seconds=seconds)
        if claims is None:
            return examination
        said = read_claims(claims, record.game)
        check_seats(said, examination.course.seats)
        return Examination(record, said, seconds)
    except BrokenRecord as error:
        reason, told = "unreadable", str(error)
    except UnicodeDecodeError:
        reason, told = "unreadable", ""
    except NotToBeAnalysed as error:
        reason, told = error.reason, str(error)
        if isinstance(error.__cause__, BadSetting | UnknownRules):
            told = why_not(error.__cause__, say)
        elif reason in ("unfinished", "unproven"):
            told = ""  # the details, such as whose turn it was, add nothing
    facts = {"reason": reason, "told": shorten(told, MOST_TOLD) or "none"}
    raise NotToBeAnalysed(reason, say("analysis-refused", **facts))


def read_names(text: str | None, seats: int) -> list[str]:
    """Read the names of the players, in the order of the seats; the last ones may be left out."""
    names = [each.strip() for each in text.split(",")] if text else []
    if len(names) > seats:
        raise BadSetting(f"at most one name for each seat ({seats})", str(len(names)))
    return names


def work_through(examination: Examination, lang: str | None) -> Analysis:
    """Compute all parts, showing the progress."""
    from bocamina.language import speaker_for

    speaker = speaker_for(lang)
    rows = {}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    screen = Screen(stderr=True)
    with Progress(*columns, TimeRemainingColumn(), console=screen, transient=True) as bar:
        task = bar.add_task("", total=len(examination.parts))
        for part in examination.parts:
            kind = part.partition(" ")[0]
            bar.update(task, description=speaker.say(f"analysis-progress-{kind}"))
            rows[part] = examination.compute(part)
            bar.advance(task)
    return examination.assemble(rows)


def write_rows(analysis: Analysis, out: Path) -> int:
    """Write a row for each decision, in the format of the file's extension."""
    from bocamina.analysis.rows import decision_rows
    from bocamina.lab.decisions import write_table

    return write_table(decision_rows(analysis), out)
