"""What the command does: the whole expedition, with progress that rises to its end."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from bocamina.players.diamant.command import progress_bar, solve_command
from bocamina.players.diamant.expedition import ImpossibleExpedition


def test_progress_rises_to_its_end() -> None:
    seen: list[tuple[int, int]] = []
    solution = solve_command(1, progress=lambda done, total: seen.append((done, total)))
    assert solution.value == pytest.approx(17.340, abs=0.0005)
    assert seen == sorted(seen)
    assert seen[-1][0] == seen[-1][1]
    assert len({total for _, total in seen}) == 1


def test_the_bar_shows_its_words() -> None:
    console = Console(file=io.StringIO(), force_terminal=True, width=80)
    with progress_bar("Una expedición", console) as show:
        solve_command(1, hazards=(3, 3), progress=show)
    written = console.file
    assert isinstance(written, io.StringIO)
    assert "Una expedición" in written.getvalue()


def test_an_idol_is_worth_more_than_a_ruby_alone() -> None:
    assert solve_command(1, idols=True).value > solve_command(1).value


def test_impossible_tables_are_refused() -> None:
    with pytest.raises(ImpossibleExpedition, match="adventurers"):
        solve_command(0)
