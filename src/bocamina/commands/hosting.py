"""`bocamina serve`, `backup` and `restore`: what a host needs."""

from __future__ import annotations

from dataclasses import fields
from inspect import Parameter, Signature
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bocamina.commands.words import say
from bocamina.parts import needing
from bocamina.server.settings import ServerSettings, about

if TYPE_CHECKING:
    from bocamina.server.journal.backup import Count

app = typer.Typer()

Data = Annotated[str | None, typer.Option(help=say("cli-data"))]
Database = Annotated[str | None, typer.Option(help=say("cli-database"))]
PrintConfig = Annotated[bool, typer.Option("--print-config", help=say("cli-print-config"))]

# The server is imported where it is needed: the other commands start faster without it.


def serve(*, print_config: bool = False, **given: Any) -> None:
    """Serve tables to browsers and programs."""
    with needing("server"):
        from bocamina.server.command import serve_tables

        serve_tables(given, print_config=print_config)


def usual(default: object) -> str:
    """Return a default as the help shows it."""
    return "" if default in ("", False) else f" \\[{default}]"


def options() -> Signature:
    """Return an option for each setting, with its type and default."""
    kinds = {"bool": bool, "int": int, "float": float, "str": str}
    parameters = [
        Parameter(
            each.name,
            Parameter.KEYWORD_ONLY,
            default=None,
            annotation=Annotated[
                kinds[str(each.type)] | None,
                typer.Option(
                    f"--{each.name.replace('_', '-')}",
                    help=f"{about(each.name)}{usual(each.default)}",
                    metavar={"int": "N", "float": "N", "str": "TEXT"}.get(str(each.type)),
                ),
            ],
        )
        for each in fields(ServerSettings)
    ]
    last = Parameter("print_config", Parameter.KEYWORD_ONLY, default=False, annotation=PrintConfig)
    return Signature([*parameters, last])


serve.__signature__ = options()  # type: ignore[attr-defined]
serve.__annotations__ = {name: each.annotation for name, each in options().parameters.items()}
app.command(help=say("cli-serve"))(serve)


@app.command(help=say("cli-backup"))
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("cli-backup-file"))],
    data: Data = None,
    database: Database = None,
    overwrite: Annotated[bool, typer.Option("--overwrite", help=say("cli-overwrite"))] = False,
) -> None:
    """Copy all tables of a server, running or not, into one file."""
    with needing("server"):
        from bocamina.server.command import back_up

        count = back_up(file, {"data": data, "database": database}, overwrite=overwrite)
    tell_count(file, count)


@app.command(help=say("cli-restore"))
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("cli-restore-file"))],
    data: Data = None,
    database: Database = None,
) -> None:
    """Restore the tables of a backup; existing tables are left untouched."""
    with needing("server"):
        from bocamina.server.command import put_back

        count = put_back(file, {"data": data, "database": database})
    tell_count(file, count)


def tell_count(file: Path, count: Count) -> None:
    """Say how much a backup holds."""
    typer.echo(say("cli-backup-holds", file=str(file), tables=count.tables, entries=count.entries))
