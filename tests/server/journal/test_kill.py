"""Nothing that was acknowledged is lost, whatever is killed, and nothing is there by half."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from tests.server.journal.hammer import TABLES
from tests.server.journal.storages import PostgresStorage, SqliteStorage, Storage, table
from tests.server.services import Postgres

if TYPE_CHECKING:
    from bocamina.server.journal import Journal
    from bocamina.server.journal.journal import StoredEntry

ROOT: Final = Path(__file__).parents[3]
PATIENCE: Final = 60.0


class Hammer:
    """A hammering process and everything it said."""

    def __init__(self, storage: Storage, who: str) -> None:
        match storage:
            case SqliteStorage():
                address = ["sqlite", str(storage.path)]
            case PostgresStorage():
                address = ["postgres", storage.url]
            case _:
                raise TypeError(storage)
        command = [sys.executable, "-m", "tests.server.journal.hammer", *address, who]
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE)
        self.said: list[str] = []
        self.reader = threading.Thread(target=self.read)
        self.reader.start()

    def read(self) -> None:
        """Take in what the process says until it ends."""
        assert self.process.stdout is not None
        with self.process.stdout as lines:
            self.said.extend(line.decode().rstrip("\n") for line in lines if line.endswith(b"\n"))

    def wait(self, more: int) -> None:
        """Wait until the process has said so many lines more."""
        goal, deadline = len(self.said) + more, time.monotonic() + PATIENCE
        while len(self.said) < goal:
            assert self.process.poll() is None, "the process ended by itself"
            assert time.monotonic() < deadline, f"only {len(self.said)} appends of {goal}"
            time.sleep(0.002)

    def kill(self) -> None:
        """End the process without a warning."""
        self.process.kill()
        self.process.wait(PATIENCE)
        self.reader.join(PATIENCE)


@contextmanager
def hammering(storage: Storage, who: str) -> Iterator[Hammer]:
    """Run a hammering process and kill it in the end."""
    hammer = Hammer(storage, who)
    try:
        yield hammer
    finally:
        hammer.kill()


async def settled(journal: Journal) -> dict[str, list[StoredEntry]]:
    """Return what is stored when a database has ended what a killed process had begun there."""
    before: dict[str, list[StoredEntry]] = {}
    while (stored := {name: await journal.read(name) for name in TABLES}) != before:
        before = stored
        await asyncio.sleep(0.2)
    return stored


async def check(journal: Journal, said: list[str]) -> None:
    """Compare what is stored with what was said."""
    stored = await settled(journal)
    batches: dict[str, list[str]] = {}
    for name, entries in stored.items():
        # No version is missing or doubled.
        assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
        for entry in entries:
            batch, place = entry.text.split()
            batches.setdefault(f"{name} {batch}", []).append(place)
    for places in batches.values():
        # No batch is there by half, twice or out of order.
        assert places == [f"{place}/{len(places)}" for place in range(1, len(places) + 1)]
    assert said
    for line in said:
        name, version, batch, size = line.split()
        # Every acknowledged batch is where it was said to be.
        there = stored[name][int(version) - int(size) : int(version)]
        assert [entry.text.split()[0] for entry in there] == [batch] * int(size)
    for name, entries in stored.items():
        # The index row is at the same version as the entries.
        if entries:
            assert await journal.append(len(entries), ["end 1/1"], table(name)) == len(entries) + 1


async def test_a_killed_process_loses_nothing(storage: Storage) -> None:
    """Killed again and again at random moments, each time in the middle of appends."""
    rng = random.Random()
    said: list[str] = []
    for life in range(6):
        with hammering(storage, f"life{life}") as hammer:
            hammer.wait(rng.randint(1, 200))
            time.sleep(rng.uniform(0, 0.01))
        said += hammer.said
    async with storage.journal() as journal:
        await check(journal, said)


async def test_processes_that_race_for_the_same_versions(storage: Storage) -> None:
    """Two processes at the same tables; one is killed and another takes its place."""
    with hammering(storage, "ana") as ana:
        with hammering(storage, "ben") as ben:
            ana.wait(100)
            ben.wait(100)
        # Nobody waits for what the dead one may have held.
        ana.wait(100)
        with hammering(storage, "carla") as carla:
            carla.wait(100)
            ana.wait(100)
    said = ana.said + ben.said + carla.said
    versions = [tuple(line.split()[:2]) for line in said]
    assert len(versions) == len(set(versions))
    async with storage.journal() as journal:
        await check(journal, said)


@pytest.mark.parametrize("ending", ["kill", "stop"])
async def test_postgres_goes_away_and_comes_back(ending: str) -> None:
    with Postgres() as postgres:
        storage = PostgresStorage(postgres.new_database())
        with hammering(storage, "ana") as ana, hammering(storage, "ben") as ben:
            for _ in range(2):
                ana.wait(50)
                ben.wait(50)
                getattr(postgres, ending)()
                postgres.start()
            ana.wait(50)
            ben.wait(50)
        async with storage.journal() as journal:
            await check(journal, ana.said + ben.said)
