"""What `bocamina bench advice` does once the laboratory is known to be there."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import msgspec
import typer
from rich.console import Console as Screen
from rich.progress import Progress
from rich.table import Table

from bocamina.commands.words import say
from bocamina.lab.calibration import brier, forecasts, tenths

if TYPE_CHECKING:
    from collections.abc import Sequence

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
    """Play games at tables of every size in turn, and print what was promised and what happened."""
    found: list[Forecast] = []
    with Progress(console=Screen(stderr=True), transient=True) as bar:
        for number in bar.track(range(games)):
            table = tables[number % len(tables)]
            found += forecasts(table.game, table, players, number, seed, seconds, every)
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
