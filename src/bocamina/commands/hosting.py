"""`bocamina serve`, `backup` and `restore`: what a host needs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bocamina.commands.words import say

app = typer.Typer()

Data = Annotated[str | None, typer.Option(help=say("cli-data"))]
Database = Annotated[str | None, typer.Option(help=say("cli-database"))]

# The server is imported where it is needed: the other commands start faster without it.


@app.command(
    help=say("cli-serve"),
    context_settings={"allow_extra_args": True, "ignore_unknown_options": True},
)
def serve(
    context: typer.Context,
    print_config: Annotated[
        bool, typer.Option("--print-config", help=say("cli-print-config"))
    ] = False,
) -> None:
    """Serve tables to browsers and programs; --print-config lists the settings."""
    from bocamina.server.command import serve_tables

    serve_tables(context.args, print_config=print_config)


@app.command(help=say("cli-backup"))
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("cli-backup-file"))],
    data: Data = None,
    database: Database = None,
) -> None:
    """Copy all tables of a server, running or not, into one file."""
    from bocamina.server.command import back_up

    typer.echo(back_up(file, {"data": data, "database": database}))


@app.command(help=say("cli-restore"))
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("cli-restore-file"))],
    data: Data = None,
    database: Database = None,
) -> None:
    """Put the tables of a backup back; none that is there already is touched."""
    from bocamina.server.command import put_back

    typer.echo(put_back(file, {"data": data, "database": database}))
