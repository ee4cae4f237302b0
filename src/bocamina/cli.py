"""The command `bocamina`."""

from __future__ import annotations

import os
import sys
from typing import Annotated, Any, Final

import typer
from rich.console import Console as Screen
from rich.text import Text
from typer.core import TyperGroup

from bocamina.commands import (
    analysing,
    assisting,
    drawing,
    hosting,
    measuring,
    overseeing,
    playing,
    probing,
    puzzling,
    reading,
    records,
    studying,
)
from bocamina.commands.frames import translate_frames
from bocamina.commands.refusals.why_not import why_not
from bocamina.commands.version import version_line
from bocamina.commands.words import say
from bocamina.core.errors import BocaminaError
from bocamina.language import LANGUAGES, speaker_for

COMPLETING: Final = {
    "install_completion": "cli-install-completion",
    "show_completion": "cli-show-completion",
}


class Commands(TyperGroup):
    """All commands; Ctrl-C ends any of them in one line."""

    def get_params(self, ctx: Any) -> Any:
        options: Any = super().get_params(ctx)
        for option in options:
            if option.name in COMPLETING:
                option.help = say(COMPLETING[option.name])
        return options

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            typer.echo(say("cli-stopped"), err=True)
            raise typer.Exit(130) from None


app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.add_typer(playing.app)
app.add_typer(reading.app)
app.add_typer(assisting.app)
app.add_typer(drawing.app)
app.add_typer(hosting.app)
app.add_typer(overseeing.tables, name="tables")
app.add_typer(overseeing.keep_out, name="keep-out")
app.add_typer(measuring.app)
app.add_typer(analysing.app)
app.add_typer(records.app, name="record")
app.add_typer(records.app, name="records", hidden=True)  # the plural works, too
app.add_typer(studying.solve, name="solve")
app.add_typer(studying.bench, name="bench")
app.add_typer(probing.study, name="study")
app.add_typer(puzzling.puzzles, name="puzzles")


def main() -> None:
    """Run the command; report the user's mistakes in one line."""
    fill_streams()
    translate_frames()
    try:
        app()
    except BocaminaError as error:
        told = why_not(error, speaker_for(language_asked(sys.argv[1:])).say)
        Screen(stderr=True, soft_wrap=True).print(Text(f"bocamina: {told}", "red"))
        sys.exit(2)


def language_asked(words: list[str]) -> str | None:
    """Return the language given by `--lang`, if it is supported."""
    asked = [
        said.partition("=")[2] or then
        for said, then in zip(words, [*words[1:], ""], strict=True)
        if said.partition("=")[0] == "--lang"
    ]
    return asked[-1] if asked and asked[-1] in LANGUAGES else None


def fill_streams() -> None:
    """Open closed standard streams on /dev/null, before a file takes their descriptors.

    Worker processes would take that file, even a database, for their own standard stream.
    """
    for stream in range(3):
        try:
            os.fstat(stream)
        except OSError:
            os.set_inheritable(os.open(os.devnull, os.O_RDWR), True)


def tell_version(wanted: bool) -> None:
    """Print the version and how the engine runs."""
    if wanted:
        typer.echo(version_line())
        raise typer.Exit


@app.callback(help=say("cli"))
def bocamina(
    version: Annotated[  # its callback does the work
        bool,
        typer.Option("--version", callback=tell_version, is_eager=True, help=say("cli-version")),
    ] = False,
) -> None:
    """Handle the options that come before any command."""
