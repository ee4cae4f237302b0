"""`bocamina tables` and `bocamina keep-out`: what a host does while the server runs."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.console import Console as Screen
from rich.table import Table as Grid
from rich.text import Text

from bocamina.commands.hosting import Data, Database
from bocamina.commands.words import AsJson, say
from bocamina.parts import needing

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bocamina.server.journal.acts import KeptOut

WIDEST: Final = 200  # output for programs has a line for each row

tables = typer.Typer(no_args_is_help=True, help=say("cli-tables"))
keep_out = typer.Typer(no_args_is_help=True, help=say("cli-keep-out"))

TableWord = Annotated[str, typer.Argument(metavar="TABLE", help=say("cli-tables-table"))]
Who = Annotated[str, typer.Argument(metavar="WHO", help=say("cli-keep-out-who"))]


def print_json(told: Any) -> None:
    """Print something for programs."""
    import msgspec

    typer.echo(msgspec.json.encode(told).decode())


def print_grid(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Print rows for people; a terminal that is too narrow wraps them."""
    grid = Grid(*(say(name) for name in columns), box=None, pad_edge=False)
    for row in rows:
        grid.add_row(*(Text(cell) for cell in row))
    screen = Screen()
    if not screen.is_terminal:
        screen.width = WIDEST
    screen.print(grid)


def date(seconds: float) -> str:
    """Format a time in this machine's time zone."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))


def yes_or_no(answer: bool) -> str:
    """Return a word for it."""
    return say("cli-yes" if answer else "cli-no")


def be_sure(question: str) -> None:
    """Stop unless the answer is yes in one of the languages, or begins it."""
    answer = typer.prompt(say("cli-sure", question=question), default="", show_default=False)
    given = answer.strip().lower()
    if not given or not any(word.startswith(given) for word in ("yes", "si", "sí")):
        raise typer.Abort


@tables.command("list", help=say("cli-tables-list"))
def list_tables(as_json: AsJson = False, data: Data = None, database: Database = None) -> None:
    """List all tables, most recently used first."""
    with needing("server"):
        from bocamina.server import oversight

        rows = oversight.on_journal({"data": data, "database": database}, oversight.list_tables)
    if as_json:
        print_json(rows)
        return
    if not rows:
        typer.echo(say("cli-tables-none"))
        return
    names = ("table", "game", "status", "seats", "public", "created", "updated")
    print_grid(
        [f"cli-column-{name}" for name in names],
        [
            (
                row.table,
                row.game,
                say(f"cli-status-{row.status}"),
                f"{row.taken}/{row.seats}",
                yes_or_no(row.public),
                date(row.created),
                date(row.updated),
            )
            for row in rows
        ],
    )


@tables.command("show", help=say("cli-tables-show"))
def show_table(
    table: TableWord, as_json: AsJson = False, data: Data = None, database: Database = None
) -> None:
    """Print everything about one table, apart from its game."""
    with needing("server"):
        from bocamina.server import oversight

        sheet = oversight.on_journal(
            {"data": data, "database": database},
            lambda journal: oversight.show_table(journal, table),
        )
    if as_json:
        print_json(sheet)
        return
    facts = {
        "table": sheet.table,
        "code": sheet.code,
        "game": sheet.game,
        "status": say(f"cli-status-{sheet.status}"),
        "seats": f"{sheet.taken}/{sheet.seats}",
        "public": yes_or_no(sheet.public),
        "watchers": yes_or_no(sheet.watchers),
        "games": str(sheet.games),
        "entries": str(sheet.entries),
        "created": date(sheet.created),
        "updated": date(sheet.updated),
        "removed": ", ".join(sheet.removed),
    }
    for name, fact in facts.items():
        if fact:
            typer.echo(f"{say(f'cli-column-{name}')}: {fact}")
    for seat in sheet.people:
        about = seat.player or (say("cli-was-removed") if seat.was_removed else "")
        typer.echo(f"  {seat.seat}  {seat.name}{f' ({about})' if about else ''}")


@tables.command("remove", help=say("cli-tables-remove"))
def remove_table(
    table: TableWord,
    yes: Annotated[bool, typer.Option("--yes", "-y", help=say("cli-without-asking"))] = False,
    as_json: AsJson = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Delete a table permanently and notify everybody at it."""
    if sys.stdin.isatty() and not yes and not as_json:
        be_sure(say("cli-tables-remove-sure", table=table))
    with needing("server"):
        from bocamina.server import oversight

        label = oversight.on_journal(
            {"data": data, "database": database},
            lambda journal: oversight.remove_table(journal, table, time.time()),
        )
    if as_json:
        print_json({"table": label, "removed": True})
    else:
        typer.echo(say("cli-tables-removed", table=label))


@keep_out.command("add", help=say("cli-keep-out-add"))
def add(
    who: Who,
    days: Annotated[float | None, typer.Option(min=0.0, help=say("cli-keep-out-days"))] = None,
    note: Annotated[str, typer.Option(help=say("cli-keep-out-note"))] = "",
    as_json: AsJson = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Keep somebody out: their requests are refused and their sockets closed."""
    with needing("server"):
        from bocamina.server import oversight

        kept = oversight.on_journal(
            {"data": data, "database": database},
            lambda journal: oversight.keep_out(journal, who, days, note, time.time()),
        )
    if as_json:
        print_json(kept)
        return
    for each in kept:
        typer.echo(say("cli-keep-out-added", who=each.who, until=until(each)))


@keep_out.command("remove", help=say("cli-keep-out-remove"))
def remove(who: Who, as_json: AsJson = False, data: Data = None, database: Database = None) -> None:
    """Unblock somebody."""
    with needing("server"):
        from bocamina.server import oversight

        found = oversight.on_journal(
            {"data": data, "database": database},
            lambda journal: oversight.let_in(journal, who, time.time()),
        )
    if as_json:
        print_json({"who": found, "kept_out": False})
    else:
        typer.echo(say("cli-keep-out-removed", who=found))


@keep_out.command("list", help=say("cli-keep-out-list"))
def list_kept_out(as_json: AsJson = False, data: Data = None, database: Database = None) -> None:
    """List who is blocked."""
    with needing("server"):
        from bocamina.server import oversight

        kept = oversight.on_journal(
            {"data": data, "database": database},
            lambda journal: oversight.kept_out(journal, time.time()),
        )
    if as_json:
        print_json(kept)
    elif not kept:
        typer.echo(say("cli-keep-out-nobody"))
    else:
        print_grid(
            [f"cli-column-{name}" for name in ("who", "since", "until", "note")],
            [(each.who, date(each.since), until(each), each.note) for each in kept],
        )


def until(kept: KeptOut) -> str:
    """Say for how long somebody is kept out."""
    return say("cli-for-ever") if kept.until is None else date(kept.until)
