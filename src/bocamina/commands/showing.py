"""Shows an arena in a terminal: a bar while it runs, tables when it is over."""

from __future__ import annotations

from collections import defaultdict
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from rich.console import Console as Screen
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Column, Table
from rich.text import Text

from bocamina.commands.words import say
from bocamina.language import message_id

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bocamina.lab.arena import Arena
    from bocamina.lab.contest import Played
    from bocamina.lab.standings import AtSeats, InRole, Rounds, Standing, Standings, Thinking

FAILURES_SHOWN: Final = 5
WIDEST: Final = 400  # figures are never cut off: a narrower terminal wraps the lines


@contextmanager
def progress_of(arena: Arena) -> Iterator[Callable[[Played], None]]:
    """Show the progress of games and their standings on a terminal."""
    screen = Screen(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(bar_width=20),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        # The standings take the space left by the bar.
        TextColumn(
            "{task.fields[leading]}", style="dim", table_column=Column(ratio=1, no_wrap=True)
        ),
    )
    wins: dict[str, float] = defaultdict(float)
    names = list(dict.fromkeys(arena.book.contest.players))

    def count(played: Played) -> None:
        for seat in played.winners:
            wins[played.fixture.seating[seat]] += 1 / len(played.winners)

    for played in arena.book.played.values():
        count(played)
    with Progress(*columns, console=screen, disable=not screen.is_terminal, expand=True) as bar:
        total, done = len(arena.fixtures), len(arena.fixtures) - len(arena.left())
        task = bar.add_task(arena.book.contest.game, total=total, completed=done, leading="")

        def show(played: Played) -> None:
            count(played)
            games = sum(wins.values())
            leading = "  ".join(f"{name} {percent(wins[name] / games)}" for name in names)
            bar.update(task, advance=1, leading=leading)

        yield show


def percent(share: float) -> str:
    """Print a share."""
    return f"{100 * share:.1f} %"


def with_interval(found: Standing | AtSeats | InRole | Rounds) -> str:
    """Print a share with its interval."""
    return f"{percent(found.win_share)} ({100 * found.low:.1f}–{100 * found.high:.1f})"


def beyond_luck(found: Standing | AtSeats) -> str:
    """Print the share without luck, with its interval."""
    told = found.without_luck
    return f"{percent(told.share)} ({100 * told.low:.1f}–{100 * told.high:.1f})" if told else ""


def in_milliseconds(think: Thinking) -> str:
    """Print a player's think times."""
    return " / ".join(f"{1000 * seconds:.1f}" for seconds in (think.mean, think.p99, think.max))


def headed(*headings: str) -> Table:
    """Return an empty table with its headings."""
    table = Table(box=None, pad_edge=False, collapse_padding=True)
    for heading in headings:
        table.add_column(say(f"cli-arena-column-{heading}"), justify="right", no_wrap=True)
    return table


def show_standings(found: Standings) -> None:
    """Print all results of an arena."""
    screen = Screen(soft_wrap=True, width=WIDEST)
    seats = ", ".join(str(seats) for seats in found.seats)
    screen.print(Text(f"{found.game} {found.options}".strip(), "bold"))
    screen.print(Text(say("cli-arena-about", games=found.games, deals=found.deals, seats=seats)))
    lucky = any(each.without_luck for each in found.players)
    table = headed(
        "player", "games", "share", *(["no-luck"] if lucky else []), "even", "rating", "think"
    )
    times = {think.name: in_milliseconds(think) for think in found.think}
    for each in sorted(found.players, key=lambda each: each.even_share - each.win_share):
        table.add_row(
            Text(each.name, "bold"),
            str(each.games),
            with_interval(each),
            *([beyond_luck(each)] if lucky else []),
            percent(each.even_share),
            f"{each.rating.mu:.1f} ± {each.rating.sigma:.1f}",
            times[each.name],
        )
    screen.print(table)
    show_sizes(found, screen)
    show_roles(found, screen)
    show_failures(found, screen)
    made = f"bocamina {found.version} ({found.program}), {found.engine}, Python {found.python}"
    screen.print(Text(f"{made}, --seed {found.seed}", "dim"))


def show_sizes(found: Standings, screen: Screen) -> None:
    """Print the shares at tables of each size, where there were several."""
    lucky = ["no-luck"] if any(each.without_luck for each in found.by_seats) else []
    table = headed("seats", "player", "games", "share", *lucky, "even")
    for each in found.by_seats:
        shares = [with_interval(each), *([beyond_luck(each)] if lucky else [])]
        shares.append(percent(each.even_share))
        table.add_row(str(each.seats), Text(each.name), str(each.games), *shares)
    if found.by_seats:
        screen.print(table)


def show_roles(found: Standings, screen: Screen) -> None:
    """Print how often rounds were won by the first side, and by players on each side."""
    table = headed("seats", "player", "role", "rounds", "rounds-won")
    everybody = say("cli-arena-all")
    for all_rounds in found.rounds:
        seats = everybody if all_rounds.seats is None else str(all_rounds.seats)
        rounds = str(all_rounds.rounds)
        role = say(message_id(found.game, "side", all_rounds.role))
        table.add_row(seats, everybody, role, rounds, with_interval(all_rounds))
    for each in found.roles:
        seats = everybody if each.seats is None else str(each.seats)
        role = say(message_id(found.game, "side", each.role))
        table.add_row(seats, Text(each.name), role, str(each.rounds), with_interval(each))
    if found.roles:
        screen.print(table)


def show_failures(found: Standings, screen: Screen) -> None:
    """Print the first games that bots lost by failing."""
    for each in found.failures[:FAILURES_SHOWN]:
        where = {"deal": each.deal, "game": each.rotation}
        told = say("cli-arena-failed", name=each.name, error=each.error, **where)
        screen.print(Text(told, "red"))
    more = len(found.failures) - FAILURES_SHOWN
    if more > 0:
        screen.print(Text(say("cli-arena-more-failed", more=more), "red"))
