"""`bocamina ladder`: measures the levels of all games and writes them down."""

from __future__ import annotations

import os
import platform
from contextlib import closing
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console as Screen
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from bocamina import __version__
from bocamina.commands.words import engine_name, say
from bocamina.core import compiled
from bocamina.games import GAMES
from bocamina.lab.findings import exploits, inference
from bocamina.lab.ladder import SECTIONS, SEED, Climb, find_section
from bocamina.lab.ladder_page import describe, describe_exploits, describe_inference, write_page
from bocamina.lab.program import fingerprint
from bocamina.lab.yardstick import yardstick

app = typer.Typer()

GAMES_PART: Final = 0.75  # of the time; the rest goes to what is measured otherwise
INFERENCE_SHARE: Final = 10  # one game in so many is watched for who suspects whom


@app.command(help=say("cli-ladder"))
def ladder(
    games: Annotated[
        list[str] | None,
        typer.Argument(metavar="GAME", help=say("cli-game", games=", ".join(GAMES))),
    ] = None,
    each: Annotated[int, typer.Option("--games", min=1, help=say("cli-ladder-games"))] = 200,
    minutes: Annotated[float, typer.Option(min=0, help=say("cli-ladder-minutes"))] = 15.0,
    workers: Annotated[int | None, typer.Option(min=1, help=say("cli-arena-workers"))] = None,
    folder: Annotated[Path, typer.Option(help=say("cli-ladder-folder"))] = Path("ladder"),
    page: Annotated[Path | None, typer.Option(metavar="FILE", help=say("cli-ladder-page"))] = None,
) -> None:
    """Let every level play every other, and write down what was found."""
    climbed = [find_section(game) for game in games] if games else list(SECTIONS)
    crew = workers or os.cpu_count() or 1
    seconds = 60 * minutes * GAMES_PART / sum(section.part for section in climbed)
    lines = made_by()
    try:
        for section in SECTIONS:
            chosen = section in climbed
            with closing(Climb(section, folder)) as climb:
                if chosen:
                    play(climb, each, seconds * section.part, crew)
                lines += describe(climb)
            if section.game == "diamant":
                lines += describe_exploits(exploits(folder, crew, measure=chosen))
            if section.game == "saboteur":
                few = max(1, each // INFERENCE_SHARE)
                lines += describe_inference(inference(folder, crew, few, SEED, measure=chosen))
    except KeyboardInterrupt:
        typer.echo(say("cli-ladder-stopped"), err=True)
        raise typer.Exit(130) from None
    if page is None:
        typer.echo("\n".join(lines))
    else:
        write_page(page, lines)


def play(climb: Climb, games: int, seconds: float, workers: int) -> None:
    """Play a section's games with a bar on a terminal."""
    screen = Screen(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=screen, disable=not screen.is_terminal) as bar:
        task = bar.add_task(climb.section.game, total=seconds)

        def show() -> None:
            bar.update(task, completed=bar.tasks[task].elapsed or 0.0)

        climb.play(games, seconds, workers, show)


def made_by() -> list[str]:
    """Return with what was measured."""
    engine, python = engine_name(compiled()), platform.python_version()
    pace = f"yardstick {yardstick() / 1e6:.1f} M/s"
    program = f"Bocamina {__version__} ({fingerprint()})"
    return [f"{program}, {engine}, Python {python}, {pace}, seed `{SEED}`.", ""]
