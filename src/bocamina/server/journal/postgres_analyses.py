"""Analyses in PostgreSQL."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bocamina.server.journal.analyses import (
    AnalysisJob,
    AnalysisRow,
    AnalysisStore,
    StoredAnalysis,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from contextlib import AbstractAsyncContextManager

    from bocamina.server.journal.postgres_schema import PostgresConnection

FIELDS: Final = AnalysisJob.__struct_fields__
COLUMNS: Final = tuple("id" if name == "table" else name for name in FIELDS)
ALL: Final = ", ".join(COLUMNS)
GLANCE: Final = ALL.replace("question", "'' AS question")
ONE: Final = "id = $1 AND game = $2"
INSERT: Final = (
    f"INSERT INTO bocamina.analyses ({ALL}, told, holder, until)"
    f" VALUES ({', '.join(f'${number}' for number in range(1, len(COLUMNS) + 2))}, '', 0)"
)
# A concurrent deletion of the table waits for this, or this finds no table.
LOCK_TABLE: Final = "SELECT 1 FROM bocamina.tables WHERE id = $1 FOR SHARE"
LOCK: Final = f"SELECT {GLANCE} FROM bocamina.analyses WHERE {ONE} FOR UPDATE"
SEE: Final = f"SELECT {GLANCE} FROM bocamina.analyses WHERE {ONE}"
READ: Final = f"SELECT {GLANCE}, told FROM bocamina.analyses WHERE {ONE}"
READ_ALL: Final = f"SELECT {ALL}, told FROM bocamina.analyses WHERE id = $1 ORDER BY game"
WAITING: Final = f"SELECT {GLANCE} FROM bocamina.analyses WHERE is_open ORDER BY asked, id, game"
AGAIN: Final = f"""
    UPDATE bocamina.analyses
    SET version = $3, asked = $4, home = $5, question = $6, parts = $7, done = $8, spent = $9,
        is_open = true, holder = '', until = 0, told = CASE WHEN $10 THEN '' ELSE told END,
        shown = CASE WHEN $10 THEN 0 ELSE shown END
    WHERE {ONE}
"""
# Concurrent processes each take a different one.
TAKE: Final = f"""
    UPDATE bocamina.analyses SET holder = $1, until = $4
    WHERE (id, game) = (
        SELECT id, game FROM bocamina.analyses
        WHERE is_open AND version = $2 AND until < $3
        ORDER BY done > 0, asked, id, game
        LIMIT 1
        FOR UPDATE SKIP LOCKED
    )
    RETURNING {ALL}
"""
STORE: Final = f"""
    UPDATE bocamina.analyses
    SET parts = $3, done = $4, spent = $5, is_open = $6, holder = '', until = 0,
        question = CASE WHEN $6 THEN question ELSE '' END,
        told = coalesce(nullif($9, ''), told), shown = $10
    WHERE {ONE} AND version = $7 AND holder = $8 AND is_open
"""
ROWS: Final = f"SELECT part, text, failures FROM bocamina.analysis_rows WHERE {ONE} ORDER BY part"
INSERT_ROW: Final = """
    INSERT INTO bocamina.analysis_rows (id, game, part, text, failures) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (id, game, part) DO UPDATE SET text = $4, failures = $5
"""
DELETE_ROWS: Final = f"DELETE FROM bocamina.analysis_rows WHERE {ONE}"
DELETE_FAILURES: Final = f"{DELETE_ROWS} AND text = ''"
DELETE: Final = "DELETE FROM bocamina.analyses WHERE id = ANY ($1)"
DELETE_ALL_ROWS: Final = "DELETE FROM bocamina.analysis_rows WHERE id = ANY ($1)"
LET_GO: Final = "UPDATE bocamina.analyses SET holder = '', until = 0 WHERE is_open"
RENEW: Final = """
    WITH old AS (
        UPDATE bocamina.analyses SET version = $1, parts = 0, done = 0, spent = 0, shown = 0,
            told = ''
        WHERE is_open AND version < $1 AND until < $2
        RETURNING id, game
    )
    DELETE FROM bocamina.analysis_rows WHERE (id, game) IN (SELECT id, game FROM old)
"""


class PostgresAnalyses(AnalysisStore):
    """Analyses beside the tables of a database."""

    def __init__(
        self, connect: Callable[[], AbstractAsyncContextManager[PostgresConnection]]
    ) -> None:
        self._connect = connect

    async def ask(self, job: AnalysisJob) -> bool:
        """Put a job in the queue."""
        one = (job.table, job.game)
        async with self._connect() as connection, connection.transaction():
            if await connection.fetchval(LOCK_TABLE, job.table) is None:
                return False
            done = await connection.execute(f"{INSERT} ON CONFLICT DO NOTHING", *from_job(job), "")
            if done == "INSERT 0 1":
                return True
            before = to_job(await connection.fetchrow(LOCK, *one))
            is_old = before.version < job.version
            if before.is_open or not (is_old or before.is_partial):
                return False
            await connection.execute(DELETE_ROWS if is_old else DELETE_FAILURES, *one)
            kept = (0, 0, 0.0) if is_old else (before.parts, before.done, before.spent)
            await connection.execute(
                AGAIN, *one, job.version, job.asked, job.home, job.question, *kept, is_old
            )
            return True

    async def take(
        self, holder: str, version: int, now: float, until: float
    ) -> StoredAnalysis | None:
        """Lease an open job for a while."""
        async with self._connect() as connection:
            row = await connection.fetchrow(TAKE, holder, version, now, until)
            if row is None:
                return None
            job = to_job(row)
            rows = await connection.fetch(ROWS, job.table, job.game)
        return StoredAnalysis(job, [AnalysisRow(*each) for each in rows])

    async def store(
        self, holder: str, job: AnalysisJob, rows: Sequence[AnalysisRow], told: str = ""
    ) -> bool:
        """Store rows and the job's progress."""
        values = (job.table, job.game, job.parts, job.done, job.spent, job.is_open, job.version)
        async with self._connect() as connection, connection.transaction():
            if await connection.execute(STORE, *values, holder, told, job.shown) == "UPDATE 0":
                return False
            if job.is_whole:
                await connection.execute(DELETE_ROWS, job.table, job.game)
            else:
                await insert_rows(connection, job, rows)
        return True

    async def read(self, table: str, game: int) -> StoredAnalysis | None:
        """Return an analysis as far as it is stored."""
        async with self._connect() as connection:
            row = await connection.fetchrow(READ, table, game)
        return StoredAnalysis(to_job(row[:-1]), told=row[-1]) if row is not None else None

    async def glance(self, table: str, game: int) -> AnalysisJob | None:
        """Return the progress of an analysis."""
        async with self._connect() as connection:
            job = await connection.fetchrow(SEE, table, game)
        return to_job(job) if job is not None else None

    async def waiting(self) -> list[AnalysisJob]:
        """Return open jobs in their order."""
        async with self._connect() as connection:
            return [to_job(row) for row in await connection.fetch(WAITING)]

    async def renew(self, version: int, now: float, *, is_alone: bool) -> None:
        """Restart open jobs of older versions."""
        async with self._connect() as connection, connection.transaction():
            if is_alone:
                await connection.execute(LET_GO)
            await connection.execute(RENEW, version, now)


def to_job(row: Any) -> AnalysisJob:
    """Make a job of its row."""
    return AnalysisJob(**dict(zip(FIELDS, row, strict=True)))


def from_job(job: AnalysisJob) -> tuple[Any, ...]:
    """Return a job's row."""
    return tuple(getattr(job, name) for name in FIELDS)


async def insert_rows(
    connection: PostgresConnection, job: AnalysisJob, rows: Sequence[AnalysisRow]
) -> None:
    """Write rows of one analysis over those of the same parts."""
    await connection.executemany(
        INSERT_ROW, [(job.table, job.game, row.part, row.text, row.failures) for row in rows]
    )


async def read_all(connection: PostgresConnection, table: str) -> list[StoredAnalysis]:
    """Read all analyses of a table, for a backup."""
    found = []
    for row in await connection.fetch(READ_ALL, table):
        job, told = to_job(row[:-1]), row[-1]
        rows = await connection.fetch(ROWS, table, job.game)
        found.append(StoredAnalysis(job, [AnalysisRow(*each) for each in rows], told))
    return found


async def insert_all(connection: PostgresConnection, analyses: Sequence[StoredAnalysis]) -> None:
    """Write the analyses of new tables."""
    for each in analyses:
        await connection.execute(INSERT, *from_job(each.job), each.told)
        await insert_rows(connection, each.job, each.rows)


async def delete(connection: PostgresConnection, tables: Sequence[str]) -> None:
    """Delete all analyses of some tables."""
    await connection.execute(DELETE, tables)
    await connection.execute(DELETE_ALL_ROWS, tables)
