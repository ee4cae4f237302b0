"""`bocamina record`: records of games, shown, replayed, verified and turned into tables."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console as Screen
from rich.table import Table
from rich.text import Text

from bocamina.commands.words import RecordFile, say
from bocamina.core.errors import BadSetting, BrokenRecord
from bocamina.core.events import format_event
from bocamina.core.notation import format_position
from bocamina.core.record import Record, Step, format_step, parse_record
from bocamina.core.replay import replay as replay_record
from bocamina.core.replay import verify
from bocamina.games import find_game
from bocamina.parts import needing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bocamina.analysis.rows import Row
    from bocamina.core.events import Event
    from bocamina.core.game import AnyGame
    from bocamina.lab.decisions import DecisionTable

app = typer.Typer(help=say("cli-record"), no_args_is_help=True)


@app.command(help=say("cli-record-show"))
def show(file: RecordFile) -> None:
    """Print a record's header and how it ended."""
    record, _ = read_record(file)
    table = Table(box=None, show_header=False)
    for name, value in {
        "game": record.settings,
        "rules": str(record.rules),
        "steps": str(len(record.steps)),
        "commitment": record.commitment or "-",
        "seed": record.seed or "-",
        "result": record.result or "-",
    }.items():
        table.add_row(Text(say(f"cli-record-{name}"), "dim"), Text(value))
    Screen(soft_wrap=True).print(table)


@app.command(help=say("cli-record-replay"))
def replay(
    file: RecordFile,
    quiet: Annotated[bool, typer.Option("--quiet", help=say("cli-quiet"))] = False,
) -> None:
    """Play a record again, checking every step, and print what happened."""
    record, game = read_record(file)

    def tell(step: Step, events: list[Event]) -> None:
        typer.echo(format_step(step))
        for event in events:
            typer.echo(f"    {format_event(event)}")

    match = replay_record(game, record, watch=None if quiet else tell)
    typer.echo(format_position(game, match.state))
    typer.echo(str(match.result() or say("cli-not-over")))


@app.command(name="verify", help=say("cli-record-verify"))
def verify_file(file: RecordFile) -> None:
    """Prove from the revealed seed that every outcome of a record followed from it."""
    record, game = read_record(file)
    match = verify(game, record)
    outcomes = sum(step.seat is None for step in match.steps)
    typer.echo(say("cli-verified", outcomes=outcomes, result=str(match.result())))
    if record.dealt:
        typer.echo(say("cli-verified-since", dealt=record.dealt))


@app.command(help=say("cli-record-table"))
def table(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE...", help=say("cli-record-table-file"))
    ],
    out: Annotated[Path, typer.Option(metavar="FILE", help=say("cli-record-table-out"))],
    views: Annotated[str, typer.Option(help=say("cli-record-table-views"))] = "observation",
) -> None:
    """Write the decisions of some records as a table."""
    from bocamina.lab.decisions import DecisionTable, write_table

    decisions = DecisionTable(views)

    def rows() -> Iterator[Row]:
        for file in files:
            try:
                yield from rows_in(file, decisions)
            except BrokenRecord as broken:
                raise BadSetting("records that can be replayed", f"{file}: {broken}") from broken

    count = write_table(rows(), out)
    typer.echo(say("cli-record-table-done", rows=count, file=str(out)))


def rows_in(file: Path, decisions: DecisionTable) -> Iterator[Row]:
    """Yield the decisions of a record, or of all games in the file of an arena."""
    from bocamina.lab.decisions import is_of_arena

    text = read_file(file)
    if not is_of_arena(text):
        record, game = record_in(file, text)
        yield from decisions.rows(file.stem, game, record)
        return
    with needing("lab"):
        from bocamina.lab.scorebook import read_scorebook
    titles, games = read_scorebook(file, text)
    for played in games:
        name = f"{file.stem} {played.fixture.deal}.{played.fixture.rotation}"
        yield from decisions.rows_of_arena(name, titles[0].contest, played)


def read_record(file: Path) -> tuple[Record, AnyGame]:
    """Read a record and find its game."""
    return record_in(file, read_file(file))


def read_file(file: Path) -> bytes:
    """Return the content of a file, or of standard input."""
    try:
        return sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()
    except OSError as error:
        raise BadSetting("a record that can be read", f"{file}: {error.strerror}") from error


def record_in(file: Path, text: bytes) -> tuple[Record, AnyGame]:
    """Parse a record, and find its game."""
    try:
        record = parse_record(text.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise BadSetting("a record, which is text in UTF-8", str(file)) from error
    return record, find_game(record.game)
