"""`bocamina study`: what Saboteur's bots judge by, how well, and what beats them."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console as Screen
from rich.table import Table

from bocamina.commands.words import AsJson, GameName, say
from bocamina.core.errors import BadSetting
from bocamina.games import find_game
from bocamina.parts import needing

if TYPE_CHECKING:
    from bocamina.lab.saboteur_exploit import RoundsWon

study = typer.Typer(help=say("cli-study"), no_args_is_help=True)

# The laboratory is imported lazily, and may not be installed at all.
Seed = Annotated[str, typer.Option(help=say("cli-arena-seed"))]
SeatsOfRounds = Annotated[str, typer.Option("--seats", help=say("cli-arena-seats"))]


@study.command(help=say("cli-study-habits"))
def habits(
    rounds: Annotated[int, typer.Option(min=1, help=say("cli-study-rounds"))] = 1600,
    seed: Seed = "habits",
    scheme: Annotated[
        list[str] | None, typer.Option(metavar="NUMBERS", help=say("cli-study-scheme"))
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Count how often diggers and saboteurs of all kinds do what, and how much it may tell."""
    with needing("lab"):
        from bocamina.commands.climbing import bar_of
        from bocamina.lab.saboteur_habits import habits_of, left_out, population, source_of
        from bocamina.lab.saboteur_kinds import read_scheme

    exploiters = [read_scheme(text) for text in scheme or []]
    with bar_of("saboteur-habits") as show:
        seen = population(rounds, seed, show, exploiters)
    table, losses = habits_of(seen), left_out(seen)
    if as_json:
        typer.echo(json.dumps({"rounds": rounds, "habits": table, "losses": losses}))
        return
    typer.echo(source_of(table))
    told = Table(say("cli-study-power"), say("cli-study-loss"), box=None)
    for power, loss in losses.items():
        told.add_row(f"{power}", f"{loss:.3f}")
    Screen(stderr=True).print(told)


@study.command(help=say("cli-study-belief"))
def belief(
    table: Annotated[str, typer.Option(help=say("cli-study-table"))] = "strangers",
    seats: SeatsOfRounds = "4",
    rounds: Annotated[int, typer.Option(min=1, help=say("cli-study-rounds"))] = 40,
    seed: Seed = "belief",
    as_json: AsJson = False,
) -> None:
    """Tell how well an expert's judgement knows who is who at a table of some kind."""
    with needing("lab"):
        from bocamina.lab.fixtures import read_seats
        from bocamina.lab.saboteur_inference import measure
        from bocamina.lab.saboteur_kinds import TABLES

    if table not in TABLES:
        raise BadSetting(f"a table ({', '.join(TABLES)})", repr(table))
    rows = [row for count in read_seats(seats) for row in measure(rounds, count, seed, table)]
    if as_json:
        typer.echo(json.dumps([asdict(row) for row in rows]))
        return
    headings = ("seats", "turn", "rounds", "loss", "prior", "auc", "sure")
    told = Table(*(say(f"cli-study-column-{heading}") for heading in headings), box=None)
    for row in rows:
        turn = say("cli-study-end") if row.turn < 0 else str(row.turn)
        losses = f"{row.log_loss:.3f}", f"{row.prior_log_loss:.3f}", f"{row.auc:.3f}"
        told.add_row(str(row.seats), turn, str(row.rounds), *losses, f"{row.right} / {row.sure}")
    Screen().print(told)


@study.command(help=say("cli-study-exploit"))
def exploit(
    digger: Annotated[str, typer.Option(help=say("cli-study-digger"))] = "expert",
    seats: SeatsOfRounds = "4",
    turns: Annotated[int, typer.Option(min=1, help=say("cli-study-turns"))] = 2,
    schemes: Annotated[int, typer.Option(min=4, help=say("cli-study-schemes"))] = 16,
    rounds: Annotated[int, typer.Option(min=1, help=say("cli-study-fresh"))] = 60,
    seed: Seed = "exploit",
    as_json: AsJson = False,
) -> None:
    """Search a saboteur's numbers against diggers of a level, and tell what the best ones win."""
    with needing("lab"):
        from bocamina.commands.climbing import bar_of
        from bocamina.lab.fixtures import read_seats
        from bocamina.lab.saboteur_exploit import Exploiter

    exploiter = Exploiter(digger, read_seats(seats), seed)
    with bar_of("saboteur-exploit") as show:
        best = exploiter.search(turns, schemes, show)
    with bar_of("saboteur-exploit-fresh") as show:
        answer = exploiter.confirm(best, rounds, show)
    if as_json:
        typer.echo(json.dumps(asdict(answer)))
        return
    facts = {"tried": answer.tried, "played": exploiter.played, "rounds": rounds}
    typer.echo(say("cli-study-searched", **facts))
    typer.echo(say("cli-study-won", share=share_of(answer.best)))
    typer.echo(say("cli-study-own", level=digger, share=share_of(answer.own)))
    typer.echo(say("cli-study-numbers"))
    typer.echo(" ".join(f"{name}={number}" for name, number in answer.scheme.items()))


def share_of(won: RoundsWon) -> str:
    """Return what part of the rounds somebody won, with its interval."""
    return f"{100 * won.won / won.rounds:.0f} % ({100 * won.low:.0f}–{100 * won.high:.0f})"


@study.command(help=say("cli-study-values"))
def values(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help=say("cli-bench-advice-games"))] = 1000,
    seed: Seed = "values 1",
    costs: Annotated[bool, typer.Option("--costs", help=say("cli-study-values-costs"))] = False,
) -> None:
    """Fit the chances of analyses to games between bots, and print the coefficients."""
    with needing("lab"):
        from bocamina.lab.usual_costs import costly, costs_of
        from bocamina.lab.value_fitting import fit, fitted_games

    known = fitted_games()
    if game not in known:
        raise BadSetting(f"a game whose chances are fitted ({', '.join(known)})", repr(game))
    rules = find_game(game)
    if costs:
        found = list(costs_of(rules, range(games), seed))
        typer.echo(json.dumps({game: {"costly": costly(found), "decisions": len(found)}}))
    else:
        typer.echo(json.dumps({game: fit(rules, games, seed)}))
