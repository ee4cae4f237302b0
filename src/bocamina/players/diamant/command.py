"""What `bocamina solve diamant` does, apart from its words."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from bocamina.players.diamant.expedition import FRESH_HAZARDS, FRESH_TREASURES, Expedition
from bocamina.players.diamant.solver import Solution, solve

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rich.console import Console


def solve_command(
    adventurers: int,
    *,
    idols: bool = False,
    hazards: tuple[int, ...] = FRESH_HAZARDS,
    progress: Callable[[int, int], None] | None = None,
) -> Solution:
    """Solve a whole expedition from its first card, with `hazards` cards of each kind."""
    treasures: tuple[int, ...] = FRESH_TREASURES
    if idols:
        # The treasure card 1 carries an idol instead of a ruby.
        treasures = tuple(value for value in treasures if value != 1)
    expedition = Expedition(
        adventurers,
        treasures,
        hazards,
        met=(False,) * len(hazards),
        idols=int(idols),
    )
    return solve(expedition, progress=progress)


@contextmanager
def progress_bar(
    description: str, console: Console | None = None
) -> Iterator[Callable[[int, int], None]]:
    """Show a bar while the caller calls what this gives with (steps done, steps in all)."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console) as bar:
        task = bar.add_task(description, total=None)

        def show(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        yield show
