"""Implements `bocamina arena`: opens a scorebook, plays the rest of it, and prints the result."""

from __future__ import annotations

import os
import re
import secrets
import shlex
import time
from contextlib import closing
from itertools import chain, count
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
import typer
from rich.console import Console as Screen
from rich.text import Text

from bocamina.commands.showing import progress_of, show_standings
from bocamina.commands.words import say
from bocamina.core.errors import BadSetting, BocaminaError
from bocamina.games import find_game
from bocamina.lab.arena import Arena
from bocamina.lab.fixtures import Contest, read_seats
from bocamina.lab.scorebook import Scorebook, reopen

if TYPE_CHECKING:
    from bocamina.commands.measuring import Asked
    from bocamina.core.game import AnyGame

USUAL_GAMES: Final = 100
USUAL_PATIENCE: Final = 60.0
LONGEST_NAME: Final = 80


def hold_arena(asked: Asked) -> None:
    """Let bots play each other and print how much each wins."""
    book = begin(asked) if asked.resume is None else go_on(asked, asked.resume)
    run = Arena(book, asked.workers or os.cpu_count() or 1, asked.ray)
    started = time.monotonic()
    with closing(book):
        try:
            with progress_of(run) as show:
                found = run.run(show)
        except KeyboardInterrupt:
            tell_how_to_go_on(run, asked.out or asked.resume)
            raise typer.Exit(130) from None
        except BocaminaError:
            tell_how_to_go_on(run, asked.out or asked.resume)
            raise
    if asked.as_json:
        # Everything that differs between runs is in one place.
        told = msgspec.to_builtins(found)
        spent = round(time.monotonic() - started, 3)
        timing = {
            "seconds": spent,
            "workers": run.workers,
            "ray": asked.ray,
            "think": told.pop("think"),
        }
        typer.echo(msgspec.json.encode({**told, "timing": timing}))
    else:
        show_standings(found)


def begin(asked: Asked) -> Scorebook:
    """Open a new scorebook."""
    names, roles = words_in(asked.players), words_in(asked.roles)
    game, seats = find_game(asked.game), asked.seats
    contest = Contest(
        game=asked.game,
        players=tuple(names),
        seats=usual_seats(game, names, roles) if seats is None else read_seats(seats),
        options=" ".join(asked.option or []),
        seed=secrets.token_hex(4) if asked.seed is None else asked.seed,
        seconds=asked.seconds,
        patience=USUAL_PATIENCE if asked.patience is None else asked.patience,
        roles=tuple(roles),
    )
    contest.check()
    book = Scorebook(contest, asked.games or USUAL_GAMES)
    if asked.out is not None:
        book.keep_in(asked.out)
    return book


def words_in(text: str | None) -> list[str]:
    """Split a list at commas."""
    return [word.strip() for word in (text or "").split(",") if word.strip()]


def go_on(asked: Asked, file: Path) -> Scorebook:
    """Reopen the file of an arena, to resume or extend it."""
    for name in ("players", "seats", "option", "seed", "seconds", "patience", "roles", "out"):
        if getattr(asked, name) is not None:
            raise BadSetting(f"--{name} as {file} has it, so left out", f"--{name}")
    book = reopen(file, "begin a new file")
    if book.contest.game != asked.game:
        book.close()
        raise BadSetting(f"games of {asked.game}", f"{file}, with games of {book.contest.game}")
    book.want(asked.games or book.games)
    return book


def tell_how_to_go_on(run: Arena, file: Path | None) -> None:
    """Save the games played, in a new file if there was none, and print how to resume."""
    contest = run.book.contest
    if file is None:
        if not run.book.played:
            typer.echo(say("cli-stopped"), err=True)
            return
        file = new_file(f"arena-{contest.game}-{contest.seed}")
        run.book.keep_in(file)
    told = say("cli-arena-stopped", played=len(run.book.played), games=len(run.fixtures))
    command = f"bocamina arena {contest.game} --resume {shlex.quote(str(file))}"
    Screen(stderr=True, soft_wrap=True).print(Text(f"{told} {command}", "yellow"))


def new_file(name: str) -> Path:
    """Return an unused file name in this folder, with a given stem."""
    stem = re.sub(r"[^\w.-]+", "-", name)[:LONGEST_NAME]
    endings = chain([""], (f"-{number}" for number in count(2)))
    files = (Path(f"{stem}{ending}.jsonl") for ending in endings)
    return next(file for file in files if not file.exists())


def usual_seats(game: AnyGame, names: list[str], roles: list[str]) -> tuple[int, ...]:
    """Return the default number of seats: the game's usual one, or all the players that fit.

    Who says what everybody is means these and nobody else, or as many of each.
    """
    shared = [seats for seats in game.seat_counts if names and seats % len(names) == 0]
    if roles and len(names) in shared:
        return (len(names),)
    if roles and shared:
        return (min(shared, key=lambda seats: abs(seats - game.usual_seats)),)
    return (min(max(game.usual_seats, len(names)), game.seat_counts[-1]),)
