"""`bocamina solve` and `bocamina bench`: the exact solver, and benchmarks."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console as Screen
from rich.table import Table

from bocamina.commands.words import AsJson, GameName, HouseRules, Seats, say
from bocamina.core.errors import BadSetting
from bocamina.core.notation import parse_assignments
from bocamina.games import find_game
from bocamina.lab.playouts import measure
from bocamina.parts import needing

if TYPE_CHECKING:
    from bocamina.core.game import AnyGame

solve = typer.Typer(help=say("cli-solve"), no_args_is_help=True)
bench = typer.Typer(help=say("cli-bench"), no_args_is_help=True)


@solve.command(name="diamant", help=say("cli-solve-diamant"))
def solve_diamant(
    adventurers: Annotated[int, typer.Option(min=1, max=8, help=say("cli-adventurers"))] = 3,
    idols: Annotated[bool, typer.Option("--idols", help=say("cli-idols"))] = False,
    as_json: AsJson = False,
) -> None:
    """Solve one expedition with a fresh deck: what each adventurer can expect from it."""
    with needing("solver"):
        from bocamina.players.diamant.command import progress_bar, solve_command

    with progress_bar("expedition", Screen(stderr=True)) as progress:
        solution = solve_command(adventurers, idols=idols, progress=progress)
    if as_json:
        typer.echo(json.dumps({"adventurers": adventurers, "idols": idols, **asdict(solution)}))
    else:
        gems = f"{solution.value:.4f}"
        typer.echo(say("cli-solved", adventurers=adventurers, gems=gems))


@bench.command(help=say("cli-bench-playouts"))
def playouts(
    game: GameName,
    seats: Seats = None,
    option: HouseRules = None,
    seconds: Annotated[float, typer.Option(min=0.05, max=3600, help=say("cli-seconds"))] = 6.0,
    as_json: AsJson = False,
) -> None:
    """Play random games as fast as the engine can, and copy and imagine states."""
    rules = find_game(game)
    count = rules.usual_seats if seats is None else seats
    speeds = measure(rules, count, parse_assignments(" ".join(option or [])), seconds)
    told: dict[str, Any] = asdict(speeds)
    if as_json:
        typer.echo(json.dumps(told))
        return
    engine = "compiled" if speeds.compiled else "plain"
    typer.echo(say("cli-bench-playouts-of", game=game, seats=count, engine=engine))
    table = Table(box=None)
    table.add_column(say("cli-bench-playouts-what"))
    for column in ("speed", "yardsticks"):
        table.add_column(say(f"cli-bench-playouts-{column}"), justify="right")
    for name in ("decisions", "copies", "imagined"):
        speed = told[f"{name}_per_cpu_second"]
        row = f"{speed:,.0f}", f"{speed / speeds.yardstick:.3f}"
        table.add_row(say(f"cli-bench-playouts-{name}"), *row)
    table.add_row(say("cli-bench-playouts-yardstick"), f"{speeds.yardstick:,.0f}", "1")
    Screen().print(table)


def counts_for(rules: AnyGame, seats: int | None) -> list[int]:
    """Return the numbers of seats with which somebody can win, or refuse a lone bot."""
    counts = [count for count in rules.seat_counts if count > 1]
    if seats is None:
        return counts
    if seats not in counts:
        raise BadSetting(f"{counts[0]} to {counts[-1]} seats for {rules.name}", str(seats))
    return [seats]


@bench.command(help=say("cli-bench-advice"))
def advice(
    game: GameName,
    players: Annotated[
        str, typer.Option(metavar="NAME,...", help=say("cli-arena-players"))
    ] = "novice,regular",
    games: Annotated[int, typer.Option(min=1, help=say("cli-bench-advice-games"))] = 100,
    seats: Seats = None,
    option: HouseRules = None,
    seed: Annotated[str, typer.Option(help=say("cli-arena-seed"))] = "advice",
    seconds: Annotated[
        float, typer.Option(min=0.001, max=60, help=say("cli-bench-advice-seconds"))
    ] = 0.05,
    every: Annotated[int, typer.Option(min=1, help=say("cli-bench-advice-every"))] = 20,
    as_json: AsJson = False,
) -> None:
    """Compare advice with what happened in games between bots."""
    with needing("lab"):
        from bocamina.commands.forecasting import hold_forecasts

    rules = find_game(game)
    counts = counts_for(rules, seats)
    given = parse_assignments(" ".join(option or []))
    tables = [rules.settle(count, given) for count in counts]
    hold_forecasts(tables, players.split(","), games, seed, seconds, every, as_json=as_json)


@bench.command(help=say("cli-bench-analysis"))
def analysis(
    game: GameName,
    players: Annotated[
        str | None, typer.Option(metavar="NAME,...", help=say("cli-arena-players"))
    ] = None,
    games: Annotated[int, typer.Option(min=1, help=say("cli-bench-advice-games"))] = 200,
    seats: Seats = None,
    option: HouseRules = None,
    seed: Annotated[str, typer.Option(help=say("cli-arena-seed"))] = "analysis",
    svg: Annotated[
        Path | None, typer.Option(metavar="FILE", help=say("cli-bench-analysis-svg"))
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Compare the chances in analyses with how games between bots ended."""
    with needing("lab"):
        from bocamina.commands.forecasting import hold_chances
        from bocamina.lab.value_games import tables_of

    rules = find_game(game)
    counts = counts_for(rules, seats)
    if option:
        given = parse_assignments(" ".join(option))
        tables = [rules.settle(count, given) for count in counts]
    else:
        tables = [each for each in tables_of(rules) if each.seats in counts]
    levels = players.split(",") if players else []
    hold_chances(rules, tables, levels, games, seed, svg, as_json=as_json)
