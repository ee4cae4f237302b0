"""Implements `bocamina ladder`: measures the levels of all games and saves the results."""

from __future__ import annotations

import os
import platform
import time
from contextlib import ExitStack, closing, contextmanager
from typing import TYPE_CHECKING, Final

import typer
from rich.console import Console as Screen
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from bocamina import __version__
from bocamina.commands.version import engine_name
from bocamina.commands.words import say
from bocamina.core import compiled
from bocamina.core.errors import BadSetting
from bocamina.lab.ladder import SEED, Climb, find_sections
from bocamina.lab.ladder_page import describe, section_of, split_page, write_page
from bocamina.lab.program import fingerprint
from bocamina.lab.studies import STUDIES, Means
from bocamina.lab.yardstick import yardstick

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from bocamina.lab.ladder import Section

GAMES_PART: Final = 0.75  # of the time; the rest is for the other studies


def climb_ladder(
    games: Sequence[str],
    each: int,
    minutes: float,
    workers: int | None,
    folder: Path,
    page: Path | None,
    seed: str = SEED,
) -> None:
    """Let every level play every other, and save the results."""
    climbed = find_sections(games)
    workers = workers or os.cpu_count() or 1
    seconds = 60 * minutes * GAMES_PART / sum(section.part for section in climbed)
    told = []
    with ExitStack() as files:
        # All files are checked first, so that no game is played in vain.
        if page is not None:
            split_page(page)
        climbs = [files.enter_context(closing(open_climb(one, folder, seed))) for one in climbed]
        made = made_by(seed)
        try:
            for climb in climbs:
                game = climb.section.game
                play(climb, each, seconds * climb.section.part, workers)
                if found := describe(climb) + look_closer(game, folder, each, workers, seed):
                    told.append(section_of(game, [made, "", *found]))
        except KeyboardInterrupt:
            typer.echo(say("cli-ladder-stopped"), err=True)
            raise typer.Exit(130) from None
    if page is None:
        typer.echo("\n".join(told))
    else:
        write_page(page, told)


def open_climb(section: Section, folder: Path, seed: str) -> Climb:
    """Open the files of a game."""
    try:
        return Climb(section, folder, seed)
    except OSError as error:
        raise BadSetting("a folder that can be written", f"{folder}: {error.strerror}") from error


def play(climb: Climb, games: int, seconds: float, workers: int) -> None:
    """Play a section's games with a bar on a terminal."""
    started = time.monotonic()
    with bar_of(climb.section.game) as show:
        climb.play(games, seconds, workers, lambda: show(time.monotonic() - started, seconds))


def look_closer(game: str, folder: Path, games: int, workers: int, seed: str) -> list[str]:
    """Run the studies of a game's bots besides who wins."""
    means = Means(folder, workers, games, seed)
    told: list[str] = []
    for name, study in STUDIES.get(game, {}).items():
        with bar_of(name) as show:
            told += study(means, show)
    return told


@contextmanager
def bar_of(what: str) -> Iterator[Callable[[float, float], None]]:
    """Show a progress bar on a terminal."""
    screen = Screen(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=screen, disable=not screen.is_terminal) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def made_by(seed: str) -> str:
    """Return the parameters of studies."""
    engine, python = engine_name(compiled()), platform.python_version()
    pace = f"yardstick {yardstick() / 1e6:.1f} M/s"
    program = f"Bocamina {__version__} ({fingerprint()})"
    return f"{program}, {engine}, Python {python}, {pace}, seed `{seed}`."
