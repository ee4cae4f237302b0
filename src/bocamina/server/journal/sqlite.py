"""The journal in one SQLite file: the default, for a single process."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from bocamina.server.journal import sqlite_acts, sqlite_analyses, sqlite_file
from bocamina.server.journal.journal import (
    CodeTaken,
    Conflict,
    Journal,
    StoredEntry,
    StoredTable,
    Summary,
    TableTaken,
    Unavailable,
    UnknownTable,
    check_entries,
    number_entries,
)
from bocamina.server.journal.rows import CHANGING, COLUMNS, from_row, to_changes, to_row
from bocamina.server.journal.sqlite_analyses import SqliteAnalyses
from bocamina.server.journal.writer import Writer
from bocamina.server.tables.status import Status

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Sequence
    from pathlib import Path

    from bocamina.server.journal.acts import Act, KeptOut

READERS: Final = 2
TABLES_AT_ONCE: Final = 20  # the batch size of long jobs, so that moves get their turn in between
SECONDS_TO_WAIT_FOR_A_LOCK: Final = 10
LEAST_FREE_BYTES: Final = 1 << 20  # moves may still fit into allocated pages, but only for a while
INSERT: Final = f"INSERT INTO tables (version, {sqlite_file.ALL}) VALUES (?{', ?' * len(COLUMNS)})"
UPDATE: Final = (
    f"UPDATE tables SET version = ?, {', '.join(f'{name} = ?' for name in CHANGING)}"
    " WHERE id = ? AND version = ?"
)

T = TypeVar("T")


class SqliteJournal(Journal):
    """Tables in a file; one thread does group commits while others read."""

    def __init__(self, path: Path, schema: Sequence[str] = sqlite_file.SCHEMA) -> None:
        self._path = path
        self._schema = schema
        self._writer: Writer | None = None
        self.analyses = SqliteAnalyses(self._read, self._write)

    async def open(self) -> None:
        """Open the file, create it if it is missing, and migrate its schema."""
        self._connections: list[sqlite3.Connection] = []
        self._idle: queue.SimpleQueue[sqlite3.Connection] = queue.SimpleQueue()
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="journal-reader")
        try:
            writing = await asyncio.to_thread(self._prepare)
        except BaseException:
            self._disconnect()
            raise
        self._writer = Writer(writing)

    async def close(self) -> None:
        """Commit pending work, then close the file."""
        if self._writer is not None:
            writer, self._writer = self._writer, None
            await writer.close()
            await asyncio.to_thread(self._disconnect)

    async def ready(self) -> None:
        """Return if the file is writable, and the disk has room to grow."""
        free = await asyncio.to_thread(sqlite_file.free_bytes, self._path)
        if free < LEAST_FREE_BYTES:
            raise Unavailable(f"expected {LEAST_FREE_BYTES} bytes free on the disk, got {free}")
        await self._write(sqlite_file.touch)

    async def create(self, summary: Summary, texts: Sequence[str]) -> int:
        """Store a new table."""
        check_entries(texts)
        table = StoredTable(summary, number_entries(0, texts, summary.updated))
        return await self._write(lambda file: insert(file, table))

    async def append(self, expected_version: int, texts: Sequence[str], summary: Summary) -> int:
        """Store entries and the summary, on the disk once this returns."""
        check_entries(texts)
        entries = number_entries(expected_version, texts, summary.updated)
        return await self._write(lambda file: append(file, expected_version, entries, summary))

    async def read(self, table: str, after: int = 0) -> list[StoredEntry]:
        """Return a table's entries after a version."""
        return await self._read(lambda file: sqlite_file.read_entries(file, table, after))

    async def summary(self, table: str) -> Summary | None:
        """Return a table's summary."""
        return await self._read(lambda file: sqlite_file.read_summary(file, table))

    async def find(self, code: str) -> str | None:
        """Return the table that holds a code."""
        return await self._read(lambda file: sqlite_file.find_code(file, code))

    async def summaries(self) -> list[Summary]:
        """Return every table."""
        return await self._read(sqlite_file.read_summaries)

    async def listed(self, since: float, limit: int) -> list[Summary]:
        """Return open public tables where somebody waits, in turns by home."""
        return await self._read(lambda file: sqlite_file.read_listed(file, since, limit))

    async def stay_awake(self, tables: Sequence[str], at: float) -> None:
        """Note that somebody waits at these tables."""
        await self._write(lambda file: sqlite_acts.stay_awake(file, tables, at))

    async def due(self, now: float, limit: int) -> list[str]:
        """Return tables whose deadline has passed, the longest overdue first."""
        return await self._read(lambda file: sqlite_file.find_due(file, now, limit))

    async def count(self) -> dict[Status, int]:
        """Return how many tables are stored, by status."""
        return await self._read(sqlite_file.count_tables)

    async def forget(self, before: float, status: Status | None = None) -> int:
        """Delete old tables in batches."""
        old = await self._read(lambda file: sqlite_file.find_old(file, before, status))
        forgotten = 0
        for start in range(0, len(old), TABLES_AT_ONCE):
            few = old[start : start + TABLES_AT_ONCE]
            forgotten += await self._write(
                partial(sqlite_file.delete_old, tables=few, before=before, status=status)
            )
        return forgotten

    async def remove(self, table: str, at: float) -> bool:
        """Delete a table."""
        return await self._write(lambda file: sqlite_acts.remove(file, table, at))

    async def keep_out(self, kept: KeptOut) -> None:
        """Keep somebody out."""
        await self._write(lambda file: sqlite_acts.keep_out(file, kept))

    async def let_in(self, who: str, at: float) -> bool:
        """Let somebody in again."""
        return await self._write(lambda file: sqlite_acts.let_in(file, who, at))

    async def kept_out(self) -> list[KeptOut]:
        """Return who is kept out."""
        return await self._read(sqlite_acts.read_kept_out)

    async def acts(self, after: int) -> list[Act]:
        """Return the host's acts after a number."""
        return await self._read(lambda file: sqlite_acts.read_acts(file, after))

    async def export(self) -> AsyncIterator[StoredTable]:
        """Yield a snapshot of every table; writes continue meanwhile."""
        thread = ThreadPoolExecutor(1, thread_name_prefix="journal-export")
        file = await self._call(thread, self._connect)
        try:
            query = f"SELECT {sqlite_file.ALL} FROM tables ORDER BY id"
            # All later queries of the transaction see this snapshot.
            await self._call(thread, lambda: file.execute("BEGIN"))
            rows = await self._call(thread, lambda: file.execute(query))

            def few() -> list[StoredTable]:
                summaries = [from_row(row) for row in rows.fetchmany(TABLES_AT_ONCE)]
                return [sqlite_file.read_table(file, one) for one in summaries]

            while tables := await self._call(thread, few):
                for table in tables:
                    yield table
        finally:
            self._connections.remove(file)
            # On the same thread, hence behind a query that may still run after a cancellation.
            thread.submit(file.close)
            thread.shutdown(wait=False)

    async def adopt(self, tables: Sequence[StoredTable]) -> None:
        """Store tables from a backup, all or none."""
        await self._write(lambda file: insert_all(file, tables))

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run work on the writing thread, and wait for its commit."""
        if self._writer is None:
            raise Unavailable("expected an open journal, got a closed one")
        return await self._writer.do(work)

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run a query on one of the reading connections."""

        def borrow() -> T:
            file = self._idle.get()
            try:
                return work(file)
            finally:
                self._idle.put(file)

        return await self._call(self._threads, borrow)

    async def _call(self, threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        """Run work in another thread."""
        if self._writer is None:
            raise Unavailable("expected an open journal, got a closed one")
        try:
            return await asyncio.get_running_loop().run_in_executor(threads, work)
        except sqlite3.Error as failure:
            raise Unavailable(f"{self._path} could not be read: {failure}") from failure

    def _prepare(self) -> sqlite3.Connection:
        """Return the writing connection once the schema is there, and open the reading ones."""
        try:
            sqlite_file.keep_to_oneself(self._path)
            writing = self._connect()
            sqlite_file.migrate(writing, self._path, self._schema)
            # In WAL mode readers and the writer do not wait for each other. FULL: a commit is
            # synced to disk, not merely with the operating system, before it is acknowledged.
            writing.execute("PRAGMA journal_mode = WAL")
            writing.execute("PRAGMA synchronous = FULL")
            for _ in range(READERS):
                reading = self._connect()
                reading.execute("PRAGMA query_only = ON")
                self._idle.put(reading)
        except (sqlite3.Error, OSError) as failure:
            raise Unavailable(f"{self._path} could not be opened: {failure}") from failure
        return writing

    def _connect(self) -> sqlite3.Connection:
        """Open another connection to the file."""
        connection = sqlite3.connect(
            self._path,
            timeout=SECONDS_TO_WAIT_FOR_A_LOCK,
            isolation_level=None,
            check_same_thread=False,
        )
        self._connections.append(connection)
        return connection

    def _disconnect(self) -> None:
        """Close every connection, once its thread is done with it."""
        self._threads.shutdown()
        for connection in self._connections:
            connection.close()
        self._connections.clear()


def insert(file: sqlite3.Connection, table: StoredTable) -> int:
    """Write a whole new table and return its version."""
    version = table.entries[-1].version
    try:
        file.execute(INSERT, (version, *to_row(table.summary)))
    except sqlite3.IntegrityError:
        if sqlite_file.read_summary(file, table.summary.table) is not None:
            raise TableTaken(table.summary.table) from None
        raise CodeTaken(table.summary.code) from None
    insert_entries(file, table.summary.table, table.entries)
    sqlite_analyses.insert_all(file, table.analyses)
    return version


def insert_all(file: sqlite3.Connection, tables: Sequence[StoredTable]) -> None:
    """Write whole new tables, all or none."""
    file.execute("SAVEPOINT insert_all")
    try:
        for table in tables:
            insert(file, table)
    except BaseException:
        file.execute("ROLLBACK TO insert_all")
        raise
    finally:
        file.execute("RELEASE insert_all")


def append(
    file: sqlite3.Connection,
    expected_version: int,
    entries: Sequence[StoredEntry],
    summary: Summary,
) -> int:
    """Write entries and the summary if the table is at the expected version, else refuse."""
    version = entries[-1].version
    changes = (version, *to_changes(summary), summary.table, expected_version)
    if not file.execute(UPDATE, changes).rowcount:
        query = "SELECT version FROM tables WHERE id = ?"
        row = file.execute(query, (summary.table,)).fetchone()
        if row is None:
            raise UnknownTable(summary.table)
        raise Conflict(summary.table, expected_version, row[0])
    insert_entries(file, summary.table, entries)
    return version


def insert_entries(file: sqlite3.Connection, table: str, entries: Sequence[StoredEntry]) -> None:
    """Write entries of one table."""
    file.executemany(
        "INSERT INTO entries (id, version, at, text) VALUES (?, ?, ?, ?)",
        [(table, entry.version, entry.at, entry.text) for entry in entries],
    )
