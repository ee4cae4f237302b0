"""The journal in PostgreSQL: for any number of processes on any number of machines."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

import asyncpg

from bocamina.server.journal import postgres_acts, postgres_analyses
from bocamina.server.journal import postgres_schema as sql
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
from bocamina.server.journal.rows import from_row, to_changes, to_row
from bocamina.server.tables.status import Status

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from bocamina.server.journal.acts import Act, KeptOut
    from bocamina.server.journal.postgres_schema import PostgresConnection

CONNECTIONS: Final = 10
SECONDS_TO_ANSWER: Final = 10.0
TABLES_AT_ONCE: Final = 20  # the batch size of long jobs, so that moves get their turn in between
FAILURES: Final = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    TimeoutError,
)


class PostgresJournal(Journal):
    """Tables in a PostgreSQL database, in a schema of their own."""

    def __init__(self, url: str, schema: Sequence[str] = sql.SCHEMA) -> None:
        self._url = url
        self._schema = schema
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None
        self._busy = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self.analyses = postgres_analyses.PostgresAnalyses(self._connection)

    async def open(self) -> None:
        """Connect, and migrate the schema."""
        try:
            self._pool = await asyncpg.create_pool(
                self._url,
                min_size=0,  # connections are made lazily
                max_size=CONNECTIONS,
                timeout=SECONDS_TO_ANSWER,
                command_timeout=SECONDS_TO_ANSWER,
                # Commits are on disk before they are acknowledged, whatever the host's default.
                server_settings={"application_name": "bocamina", "synchronous_commit": "on"},
                reset=keep,
            )
        except (*FAILURES, ValueError) as failure:
            raise Unavailable(f"the database could not be reached: {failure}") from failure
        try:
            async with self._connection() as connection:
                await sql.migrate(connection, self._schema)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Finish pending work, then disconnect."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            # The pool itself would reject those waiting for a connection.
            await self._idle.wait()
            await pool.close()

    async def ready(self) -> None:
        """Return if the database answers and is writable: a write that changes nothing."""
        async with self._connection() as connection:
            await connection.execute(sql.TOUCH)

    async def create(self, summary: Summary, texts: Sequence[str]) -> int:
        """Store a new table."""
        check_entries(texts)
        table = StoredTable(summary, number_entries(0, texts, summary.updated))
        await self.adopt([table])
        return table.entries[-1].version

    async def append(self, expected_version: int, texts: Sequence[str], summary: Summary) -> int:
        """Store entries and the summary, on the server's disk once this returns."""
        check_entries(texts)
        values = (summary.table, expected_version, summary.updated, texts, *to_changes(summary))
        async with self._connection() as connection:
            done = await connection.execute(sql.APPEND, *values)
            if done != f"INSERT 0 {len(texts)}":
                actual = await connection.fetchval(sql.VERSION, summary.table)
                if actual is None:
                    raise UnknownTable(summary.table)
                raise Conflict(summary.table, expected_version, actual)
        return expected_version + len(texts)

    async def read(self, table: str, after: int = 0) -> list[StoredEntry]:
        """Return a table's entries after a version."""
        async with self._connection() as connection:
            return [StoredEntry(*row) for row in await connection.fetch(sql.READ, table, after)]

    async def summary(self, table: str) -> Summary | None:
        """Return a table's summary."""
        async with self._connection() as connection:
            row = await connection.fetchrow(sql.SUMMARY, table)
        return from_row(tuple(row)) if row is not None else None

    async def find(self, code: str) -> str | None:
        """Return the table that holds a code."""
        async with self._connection() as connection:
            table: str | None = await connection.fetchval(sql.FIND, code)
        return table

    async def summaries(self) -> list[Summary]:
        """Return every table."""
        async with self._connection() as connection:
            return [from_row(tuple(row)) for row in await connection.fetch(sql.LAST_USED)]

    async def listed(self, since: float, limit: int) -> list[Summary]:
        """Return open public tables where somebody waits, in turns by home."""
        async with self._connection() as connection:
            rows = await connection.fetch(sql.LISTED, since, limit)
        return [from_row(tuple(row)) for row in rows]

    async def stay_awake(self, tables: Sequence[str], at: float) -> None:
        """Note that somebody waits at these tables."""
        async with self._connection() as connection:
            await connection.execute(postgres_acts.STAY_AWAKE, tables, at)

    async def due(self, now: float, limit: int) -> list[str]:
        """Return tables whose deadline has passed, the longest overdue first."""
        async with self._connection() as connection:
            return [row["id"] for row in await connection.fetch(sql.DUE, now, limit)]

    async def count(self) -> dict[Status, int]:
        """Return how many tables are stored, by status."""
        async with self._connection() as connection:
            rows = await connection.fetch(sql.COUNT)
        return dict.fromkeys(Status, 0) | {Status(row["status"]): row["count"] for row in rows}

    async def forget(self, before: float, status: Status | None = None) -> int:
        """Delete old tables in batches."""
        forgotten = 0
        async with self._connection() as connection:
            old = [row["id"] for row in await connection.fetch(sql.FIND_OLD, before, status)]
            for start in range(0, len(old), TABLES_AT_ONCE):
                few = old[start : start + TABLES_AT_ONCE]
                async with connection.transaction():
                    rows = await connection.fetch(sql.DELETE_OLD, before, status, few)
                    # A separate statement, whose snapshot includes the latest appends.
                    gone = [row["id"] for row in rows]
                    await connection.execute(sql.DELETE_ENTRIES, gone)
                    await postgres_analyses.delete(connection, gone)
                forgotten += len(gone)
        return forgotten

    async def remove(self, table: str, at: float) -> bool:
        """Delete a table."""
        async with self._connection() as connection:
            return await postgres_acts.remove(connection, table, at)

    async def keep_out(self, kept: KeptOut) -> None:
        """Keep somebody out."""
        async with self._connection() as connection:
            await postgres_acts.keep_out(connection, kept)

    async def let_in(self, who: str, at: float) -> bool:
        """Let somebody in again."""
        async with self._connection() as connection:
            return await postgres_acts.let_in(connection, who, at)

    async def kept_out(self) -> list[KeptOut]:
        """Return who is kept out."""
        async with self._connection() as connection:
            return await postgres_acts.read_kept_out(connection)

    async def acts(self, after: int) -> list[Act]:
        """Return the host's acts after a number."""
        async with self._connection() as connection:
            return await postgres_acts.read_acts(connection, after)

    async def export(self) -> AsyncIterator[StoredTable]:
        """Yield a snapshot of every table; writes continue meanwhile."""
        async with (
            self._connection() as connection,
            # All queries of the transaction see one snapshot.
            connection.transaction(isolation="repeatable_read", readonly=True),
        ):
            async for row in connection.cursor(sql.SUMMARIES, prefetch=TABLES_AT_ONCE):
                summary = from_row(tuple(row))
                entries = await connection.fetch(sql.READ, summary.table, 0)
                analyses = await postgres_analyses.read_all(connection, summary.table)
                yield StoredTable(summary, [StoredEntry(*entry) for entry in entries], analyses)

    async def adopt(self, tables: Sequence[StoredTable]) -> None:
        """Store whole new tables, all or none."""
        entries = [
            (table.summary.table, entry.version, entry.at, entry.text)
            for table in tables
            for entry in table.entries
        ]
        async with self._connection() as connection, connection.transaction():
            for table in tables:
                values = (table.entries[-1].version, *to_row(table.summary))
                try:
                    await connection.execute(sql.INSERT, *values)
                except asyncpg.UniqueViolationError as violation:
                    raise taken(violation, table.summary) from None
            await connection.copy_records_to_table(
                "entries", schema_name="bocamina", records=entries
            )
            await postgres_analyses.insert_all(
                connection, [each for table in tables for each in table.analyses]
            )

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[PostgresConnection]:
        """Borrow a connection; whatever fails on it becomes Unavailable."""
        if self._pool is None:
            raise Unavailable("expected an open journal, got a closed one")
        self._busy += 1
        self._idle.clear()
        try:
            async with self._pool.acquire(timeout=SECONDS_TO_ANSWER) as connection:
                try:
                    yield connection
                except FAILURES:
                    # Its state is unknown, so it is not reused.
                    connection.terminate()
                    raise
        except FAILURES as failure:
            raise Unavailable(f"the database failed: {failure!r}") from failure
        finally:
            self._busy -= 1
            if self._busy == 0:
                self._idle.set()


async def keep(connection: object) -> None:
    """Release a connection without a reset: nothing here changes its settings."""


def taken(violation: asyncpg.UniqueViolationError, summary: Summary) -> TableTaken | CodeTaken:
    """Return the error for the name that was in use."""
    if violation.constraint_name == sql.CODE_CONSTRAINT:
        return CodeTaken(summary.code)
    return TableTaken(summary.table)
