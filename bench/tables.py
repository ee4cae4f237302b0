"""How fast games become tables of decisions: python -m bench.tables [--games N] [GAME ...].

Lets novices play games of an arena, then prints how many of those become rows, and how many a
Parquet file of observations, per second of CPU time.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pyarrow.parquet  # noqa: F401 (before anything is timed)

from bocamina.cli import app
from bocamina.core import compiled
from bocamina.games import GAMES
from bocamina.lab.decisions import NONE, OBSERVATION, DecisionTable, write_table
from bocamina.lab.scorebook import read_scorebook

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bocamina.analysis.rows import Row

PLAYERS: Final = "novice,random"


def played(game: str, games: int, folder: Path) -> Path:
    """Return the file of an arena."""
    book = folder / f"{game}.jsonl"
    words = ["--players", PLAYERS, "--games", str(games), "--seed", "tables", "--out", str(book)]
    app(["arena", game, *words], standalone_mode=False)
    return book


def rows_of(book: Path, views: str) -> Iterator[Row]:
    """Yield all decisions of an arena."""
    titles, games = read_scorebook(book, book.read_bytes())
    table = DecisionTable(views)
    for number, each in enumerate(games):
        yield from table.rows_of_arena(str(number), titles[0].contest, each)


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--games", type=int, default=400)
    asked = parser.parse_args()
    print("compiled" if compiled() else "plain")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for game in asked.names:
            book = played(game, asked.games, folder)
            games = len(read_scorebook(book, book.read_bytes())[1])
            started = time.process_time()
            rows = sum(1 for _ in rows_of(book, NONE))
            between = time.process_time()
            write_table(rows_of(book, OBSERVATION), folder / f"{game}.parquet")
            alone, whole = between - started, time.process_time() - between
            print(
                f"{game}: {rows / games:.0f} decisions a game; rows without views"
                f" {games / alone:,.0f} games/s, Parquet with observations {games / whole:,.0f}"
                f" games/s ({rows / whole:,.0f} rows/s)"
            )


if __name__ == "__main__":
    main()
