"""What storing costs: python -m bench.journal [--postgres URL | new] [--tables COUNT ...].

Prints, for journals that hold few and many tables, how long opening takes and what an append, a
read and the look-ups cost, with the yardstick of the same run. Storing is durable throughout.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import uvloop

from bocamina.lab.yardstick import yardstick
from bocamina.server.journal import Journal, StoredEntry, StoredTable, Summary
from bocamina.server.journal.postgres import PostgresJournal
from bocamina.server.journal.sqlite import SqliteJournal
from bocamina.server.tables.status import Status

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

ENTRIES: Final = 100
BUSY: Final = 10  # tables in play at the same time, however many are stored
REPEATS: Final = 5  # repetitions, of which the best counts, as with the yardstick
TEXTS: Final = ("2 stay 1731657600.125", "* hazard spiders")


def summary(number: int, updated: float) -> Summary:
    """Return the summary of a table under play; every third one has a clock that runs."""
    return Summary(
        table=f"table-{number:07}-{'x' * 8}",
        code=f"C{number:07}",
        game="diamant",
        status=Status.PLAYING if number % 10 else Status.OPEN,
        public=number % 2 == 0,
        seats=5,
        taken=5,
        created=float(number),
        updated=updated,
        deadline=updated + 1e12 if number % 3 == 0 else None,
    )


async def fill(journal: Journal, tables: int) -> None:
    """Store tables of ENTRIES entries each."""
    entries = [StoredEntry(version, 1.0, TEXTS[version % 2]) for version in range(1, ENTRIES + 1)]
    for start in range(0, tables, 500):
        numbers = range(start, min(start + 500, tables))
        await journal.adopt([StoredTable(summary(number, 1.0), entries) for number in numbers])


async def time_opening(make: Callable[[], Journal]) -> float:
    """Return the median time to open, in seconds."""
    times = []
    for _ in range(7):
        journal = make()
        start = time.perf_counter()
        await journal.open()
        times.append(time.perf_counter() - start)
        await journal.close()
    return statistics.median(times)


async def time_calls(call: Callable[[int], Awaitable[object]], count: int) -> tuple[float, float]:
    """Return the median time and the mean CPU time of calls that follow each other."""
    times = []
    cpu = time.process_time()
    for number in range(count):
        start = time.perf_counter()
        await call(number)
        times.append(time.perf_counter() - start)
    return statistics.median(times), (time.process_time() - cpu) / count


async def measure(name: str, make: Callable[[], Journal], tables: int, seconds: float) -> None:
    """Measure one kind of journal that holds so many tables."""
    async with make() as journal:
        await fill(journal, tables)
    opening = await time_opening(make)
    async with make() as journal:
        # The newest, as in practice: tables in play were created recently.
        played = list(range(tables - BUSY, tables))
        versions = dict.fromkeys(played, ENTRIES)

        async def append(number: int) -> None:
            table = summary(number, time.time())
            versions[number] = await journal.append(versions[number], TEXTS, table)

        async def read(number: int) -> None:
            after = versions.get(number, ENTRIES) - ENTRIES
            await journal.read(summary(number, 0).table, after)

        async def play(number: int, end: float) -> int:
            count = 0
            while time.monotonic() < end:
                await append(number)
                count += 1
            return count

        pace = yardstick()
        alone, _ = await time_calls(lambda number: append(played[number % BUSY]), 300)
        rate, cost = 0.0, 1.0
        for _ in range(REPEATS):
            cpu, start = time.process_time(), time.perf_counter()
            end = time.monotonic() + seconds / REPEATS
            count = sum(await asyncio.gather(*(play(number, end) for number in played)))
            rate = max(rate, count / (time.perf_counter() - start))
            cost = min(cost, (time.process_time() - cpu) / count)
            pace = max(pace, yardstick())
        lines = {
            "open": f"{opening * 1e3:8.2f} ms",
            "append, one at a time": f"{alone * 1e3:8.2f} ms",
            f"append, {BUSY} at a time": f"{rate:8.0f} /s",
            "CPU per append": f"{cost * 1e6:8.1f} us, {cost * pace:6.1f} units",
        }
        look_ups: dict[str, Callable[[int], Awaitable[object]]] = {
            f"read {ENTRIES} entries": lambda number: read(number * 7919 % tables),
            "find a code": lambda number: journal.find(summary(number * 7919 % tables, 0).code),
            "list 50 tables": lambda _: journal.listed(0.0, 50),
            "look for what is due": lambda _: journal.due(time.time(), 100),
        }
        for what, call in look_ups.items():
            median, own = await time_calls(call, 300)
            lines[what] = f"{median * 1e3:8.2f} ms, {own * 1e6:6.0f} us CPU"
        print(f"\n{name}, {tables} tables stored (yardstick {pace:,.0f} units per CPU second)")
        for what, figure in lines.items():
            print(f"  {what:24}{figure}", flush=True)


async def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--postgres", help="an empty database's address, or: new", default="")
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 10_000])
    parser.add_argument("--seconds", type=float, default=5.0)
    given = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=".")))
        for tables in given.tables:
            make = partial(SqliteJournal, folder / f"{tables}.db")
            await measure("SQLite", make, tables, given.seconds)
        if given.postgres == "new":
            from tests.server.services import Postgres

            service = stack.enter_context(Postgres(fsync=True))
            addresses = [service.new_database() for _ in given.tables]
        else:
            addresses = [given.postgres] * len(given.tables) if given.postgres else []
        for tables, url in zip(given.tables, addresses, strict=False):
            await measure("PostgreSQL", partial(PostgresJournal, url), tables, given.seconds)


if __name__ == "__main__":
    uvloop.run(main())
