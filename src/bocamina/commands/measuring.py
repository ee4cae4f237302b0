"""`bocamina arena`, `ladder` and `players`: who there is, and who is better."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console as Screen
from rich.table import Table
from rich.text import Text

from bocamina.commands.completing import complete_bot, complete_game
from bocamina.commands.words import AsJson, GameName, HouseRules, about_games, asking_for, say
from bocamina.games import GAMES, find_game
from bocamina.language import speaker_for
from bocamina.parts import needing
from bocamina.players.roster import bots_of, find_player, players_of

app = typer.Typer()

# The laboratory is imported lazily, and may not be installed at all.


@dataclass(frozen=True, kw_only=True)
class Asked:
    """The options of an arena; a file that is continued has most of them already."""

    game: GameName
    players: Annotated[
        str | None,
        typer.Option(
            metavar="NAME,...", help=say("cli-arena-players"), autocompletion=complete_bot
        ),
    ] = None
    games: Annotated[int | None, typer.Option(min=1, help=say("cli-arena-games"))] = None
    seats: Annotated[str | None, typer.Option(help=say("cli-arena-seats"))] = None
    option: HouseRules = None
    seed: Annotated[str | None, typer.Option(help=say("cli-arena-seed"))] = None
    seconds: Annotated[float | None, typer.Option(min=0.01, help=say("cli-arena-seconds"))] = None
    patience: Annotated[float | None, typer.Option(min=0.01, help=say("cli-arena-patience"))] = None
    roles: Annotated[str | None, typer.Option(metavar="ROLE,...", help=say("cli-arena-roles"))] = (
        None
    )
    workers: Annotated[int | None, typer.Option(min=1, help=say("cli-arena-workers"))] = None
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help=say("cli-arena-ray"))] = None
    out: Annotated[Path | None, typer.Option(metavar="FILE", help=say("cli-arena-out"))] = None
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help=say("cli-arena-resume"))] = (
        None
    )
    as_json: AsJson = False


@app.command(help=say("cli-arena"))
@asking_for(Asked)
def arena(asked: Asked) -> None:
    """Let bots play each other and tell how much each wins."""
    with needing("lab"):
        from bocamina.commands.contests import hold_arena

    hold_arena(asked)


@app.command(help=say("cli-ladder"))
def ladder(
    games: Annotated[
        list[str] | None,
        typer.Argument(metavar="GAME", help=about_games, autocompletion=complete_game),
    ] = None,
    each: Annotated[int, typer.Option("--games", min=1, help=say("cli-ladder-games"))] = 200,
    minutes: Annotated[float, typer.Option(min=0, help=say("cli-ladder-minutes"))] = 15.0,
    workers: Annotated[int | None, typer.Option(min=1, help=say("cli-arena-workers"))] = None,
    folder: Annotated[Path, typer.Option(help=say("cli-ladder-folder"))] = Path("ladder"),
    page: Annotated[Path | None, typer.Option(metavar="FILE", help=say("cli-ladder-page"))] = None,
    seed: Annotated[str, typer.Option(help=say("cli-arena-seed"))] = "ladder",
) -> None:
    """Let every level play every other, and write down what was found."""
    with needing("lab"):
        from bocamina.commands.climbing import climb_ladder

    climb_ladder(games or [], each, minutes, workers, folder, page, seed)


@app.command(name="players", help=say("cli-players"))
def list_players(
    game: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]", help=about_games, autocompletion=complete_game),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """List the bots of a game, or of all games."""
    games = [find_game(game)] if game else list(GAMES.values())
    if as_json:
        typer.echo(json.dumps({each.name: players_of(each) for each in games}))
        return
    table = Table(box=None)
    for heading in ("cli-record-game", "cli-players-name", "cli-players-about"):
        table.add_column(say(heading), style="bold" if heading == "cli-players-name" else None)
    for each in games:
        for name in players_of(each):
            message = f"cli-player-{name}"
            known = ":" not in name and speaker_for().knows(message)
            about = say(message) if known else (find_player(name, each).__doc__ or "")
            table.add_row(each.name, Text(name), Text(about.partition("\n")[0]))
        for name, bot in bots_of(each).items():
            if name not in players_of(each):
                missing = say("cli-player-missing", part=bot.part)
                table.add_row(each.name, Text(name, "dim"), Text(missing, "dim"))
    Screen().print(table)
