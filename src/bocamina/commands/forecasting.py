"""Implements `bocamina bench advice` and `bench analysis`, once the laboratory is installed."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import msgspec
import typer
from rich.console import Console as Screen
from rich.table import Table

from bocamina.commands.climbing import bar_of
from bocamina.commands.words import say
from bocamina.lab.calibration import brier, forecasts, tenths
from bocamina.lab.chances import reliability_of
from bocamina.lab.reliability_curve import draw_reliability
from bocamina.writing import check_folder, writing

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from bocamina.core.game import AnyGame
    from bocamina.core.options import Settings
    from bocamina.lab.calibration import Forecast, Tenth


def hold_forecasts(
    tables: Sequence[Settings],
    players: Sequence[str],
    games: int,
    seed: str,
    seconds: float,
    every: int,
    *,
    as_json: bool,
) -> None:
    """Play games at tables of every size in turn, and print predictions and results."""
    found: list[Forecast] = []
    with bar_of(tables[0].game.name) as show:
        for number in range(games):
            table = tables[number % len(tables)]
            found += forecasts(table.game, table, players, number, seed, seconds, every)
            show(number + 1, games)
    told = tenths(found)
    if as_json:
        facts = {"games": games, "brier": brier(found), "tenths": msgspec.to_builtins(told)}
        typer.echo(json.dumps(facts))
        return
    Screen().print(picture(told))
    spent = sum(each.cpu_seconds for each in found) / max(1, len(found))
    typer.echo(
        say(
            "cli-bench-advice-about",
            games=games,
            forecasts=len(found),
            brier=round(brier(found), 4),
            spent=round(spent, 3),
        )
    )


def picture(told: Sequence[Tenth]) -> Table:
    """Return the tenths as a table, in percent."""
    table = Table(box=None)
    for heading in ("forecasts", "promised", "happened"):
        table.add_column(say(f"cli-bench-advice-{heading}"), justify="right")
    for each in told:
        if each.forecasts:
            share = each.happened
            low, high = 100 * share.low, 100 * share.high
            happened = f"{100 * share.share:.1f} ({low:.0f}-{high:.0f})"
            table.add_row(str(each.forecasts), f"{100 * each.promised:.1f}", happened)
    return table


def hold_chances(
    game: AnyGame,
    tables: Sequence[Settings],
    players: Sequence[str],
    games: int,
    seed: str,
    svg: Path | None,
    *,
    as_json: bool,
) -> None:
    """Play games at tables of every size in turn, and print the reliability of curves."""
    if svg is not None:
        check_folder(svg)
    with bar_of(game.name) as show:
        found = reliability_of(game, tables, players, games, seed, lambda done: show(done, games))
    if svg is not None:
        with writing(svg):
            svg.write_text(draw_reliability([found], [f"{game.name}: {found.games:,}"]), "utf-8")
    if as_json:
        typer.echo(json.dumps(msgspec.to_builtins(found)))
        return
    Screen().print(picture(found.tenths))
    typer.echo(
        say(
            "cli-bench-analysis-about",
            games=games,
            forecasts=found.forecasts,
            gap="none" if found.largest_gap is None else round(100 * found.largest_gap, 1),
            brier=round(found.brier_halfway, 4),
            fair=round(found.brier_halfway_of_fair_share, 4),
        )
    )
