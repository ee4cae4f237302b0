"""`bocamina arena` and `bocamina players`: who there is, and who is better."""

from __future__ import annotations

import os
import re
import secrets
import shlex
import time
from contextlib import closing
from itertools import chain, count
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import msgspec
import typer
from rich.console import Console as Screen
from rich.table import Table
from rich.text import Text

from bocamina.commands.showing import progress_of, show_standings
from bocamina.commands.words import AsJson, GameName, HouseRules, say
from bocamina.core.errors import BadSetting, BocaminaError
from bocamina.games import GAMES, find_game
from bocamina.lab.arena import Arena
from bocamina.lab.fixtures import Contest, read_seats
from bocamina.lab.scorebook import Scorebook, reopen
from bocamina.language import speaker_for
from bocamina.players.roster import players_of

if TYPE_CHECKING:
    from bocamina.core.game import AnyGame

app = typer.Typer()

USUAL_GAMES: Final = 100
LONGEST_NAME: Final = 80


@app.command(help=say("cli-arena"))
def arena(
    game: GameName,
    players: Annotated[
        str | None, typer.Option(metavar="NAME,...", help=say("cli-arena-players"))
    ] = None,
    games: Annotated[int | None, typer.Option(min=1, help=say("cli-arena-games"))] = None,
    seats: Annotated[str | None, typer.Option(help=say("cli-arena-seats"))] = None,
    option: HouseRules = None,
    seed: Annotated[str | None, typer.Option(help=say("cli-arena-seed"))] = None,
    seconds: Annotated[float | None, typer.Option(min=0.01, help=say("cli-arena-seconds"))] = None,
    workers: Annotated[int | None, typer.Option(min=1, help=say("cli-arena-workers"))] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help=say("cli-arena-ray"))] = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help=say("cli-arena-out"))] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help=say("cli-arena-resume"))
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other and tell how much each wins."""
    if resume is None:
        names = [name.strip() for name in (players or "").split(",") if name.strip()]
        contest = Contest(
            game=game,
            players=tuple(names),
            seats=usual_seats(find_game(game), names) if seats is None else read_seats(seats),
            options=" ".join(option or []),
            seed=secrets.token_hex(4) if seed is None else seed,
            seconds=seconds,
        )
        contest.check()
        book = Scorebook(contest, games or USUAL_GAMES)
        if out is not None:
            book.keep_in(out)
    else:
        settled: dict[str, object] = {"players": players, "seats": seats, "option": option}
        settled |= {"seed": seed, "seconds": seconds, "out": out}
        if given := [name for name, value in settled.items() if value is not None]:
            raise BadSetting(f"--{given[0]} as {resume} has it, so left out", f"--{given[0]}")
        book = go_on(resume, game, games)
    run = Arena(book, workers or os.cpu_count() or 1, ray)
    started = time.monotonic()
    with closing(book):
        try:
            with progress_of(run) as show:
                found = run.run(show)
        except KeyboardInterrupt:
            tell_how_to_go_on(run, out or resume)
            raise typer.Exit(130) from None
        except BocaminaError:
            tell_how_to_go_on(run, out or resume)
            raise
    if as_json:
        # All that differs from run to run is in one place.
        told = msgspec.to_builtins(found)
        spent = round(time.monotonic() - started, 3)
        timing = {"seconds": spent, "workers": run.workers, "ray": ray, "think": told.pop("think")}
        typer.echo(msgspec.json.encode({**told, "timing": timing}))
    else:
        show_standings(found)


def go_on(file: Path, game: str, games: int | None) -> Scorebook:
    """Open the file of an arena that was stopped, or that is to play more."""
    book = reopen(file, "begin a new file")
    if book.contest.game != game:
        book.close()
        raise BadSetting(f"games of {game}", f"{file}, with games of {book.contest.game}")
    book.want(games or book.games)
    return book


def tell_how_to_go_on(run: Arena, file: Path | None) -> None:
    """Keep what was played, in a new file if there was none, and say how to play the rest."""
    contest = run.book.contest
    if file is None:
        if not run.book.played:
            return
        file = new_file(f"arena-{contest.game}-{contest.seed}")
        run.book.keep_in(file)
    told = say("cli-arena-stopped", played=len(run.book.played), games=len(run.fixtures))
    command = f"bocamina arena {contest.game} --resume {shlex.quote(str(file))}"
    Screen(stderr=True, soft_wrap=True).print(Text(f"{told}\n  {command}", "yellow"))


def new_file(name: str) -> Path:
    """Return a file of this folder that does not exist yet, named for something."""
    stem = re.sub(r"[^\w.-]+", "-", name)[:LONGEST_NAME]
    endings = chain([""], (f"-{number}" for number in count(2)))
    files = (Path(f"{stem}{ending}.jsonl") for ending in endings)
    return next(file for file in files if not file.exists())


def usual_seats(game: AnyGame, names: list[str]) -> tuple[int, ...]:
    """Return how many sit at a table if nobody says: as usual, or all the players that fit."""
    return (min(max(game.usual_seats, len(names)), game.seat_counts[-1]),)


@app.command(name="players", help=say("cli-players"))
def list_players(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help=say("cli-game", games=", ".join(GAMES)))
    ] = None,
    as_json: AsJson = False,
) -> None:
    """List the bots of a game, or of all games."""
    games = [find_game(game)] if game else list(GAMES.values())
    if as_json:
        told = {each.name: list(players_of(each)) for each in games}
        typer.echo(msgspec.json.encode(told))
        return
    table = Table(box=None)
    for heading in ("cli-record-game", "cli-players-name", "cli-players-about"):
        table.add_column(say(heading), style="bold" if heading == "cli-players-name" else None)
    for each in games:
        for name, kind in players_of(each).items():
            message = f"cli-player-{name}"
            known = ":" not in name and speaker_for().knows(message)
            about = say(message) if known else (kind.__doc__ or "")
            table.add_row(each.name, Text(name), Text(about.partition("\n")[0]))
    Screen().print(table)
