"""Analyses in an SQLite file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar

from bocamina.server.journal.analyses import (
    AnalysisJob,
    AnalysisRow,
    AnalysisStore,
    StoredAnalysis,
)

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Awaitable, Callable, Sequence
    from typing import Protocol

    T = TypeVar("T")

    class Access(Protocol):
        """Runs work on the file, and returns its result."""

        def __call__(self, work: Callable[[sqlite3.Connection], T]) -> Awaitable[T]: ...


FIELDS: Final = AnalysisJob.__struct_fields__
ALL: Final = ", ".join("id" if name == "table" else name for name in FIELDS)
GLANCE: Final = ALL.replace("question", "''")
INSERT: Final = (
    f"INSERT INTO analyses ({ALL}, told, holder, until)"
    f" VALUES ({', '.join('?' for _ in FIELDS)}, ?, '', 0)"
)
ONE: Final = "id = ? AND game = ?"


class SqliteAnalyses(AnalysisStore):
    """Analyses beside the tables of one file."""

    def __init__(self, read: Access, write: Access) -> None:
        self._read, self._write = read, write

    async def ask(self, job: AnalysisJob) -> bool:
        """Put a job in the queue."""
        return await self._write(lambda file: ask(file, job))

    async def take(
        self, holder: str, version: int, now: float, until: float
    ) -> StoredAnalysis | None:
        """Lease an open job for a while."""
        return await self._write(lambda file: take(file, holder, version, now, until))

    async def store(
        self, holder: str, job: AnalysisJob, rows: Sequence[AnalysisRow], told: str = ""
    ) -> bool:
        """Store rows and the job's progress."""
        return await self._write(lambda file: store(file, holder, job, rows, told))

    async def read(self, table: str, game: int) -> StoredAnalysis | None:
        """Return the published analysis."""
        return await self._read(lambda file: read(file, table, game))

    async def glance(self, table: str, game: int) -> AnalysisJob | None:
        """Return the progress of an analysis."""
        return await self._read(lambda file: glance(file, table, game))

    async def waiting(self) -> list[AnalysisJob]:
        """Return open jobs in their order."""
        query = f"SELECT {GLANCE} FROM analyses WHERE is_open ORDER BY asked, id, game"
        return await self._read(lambda file: [to_job(row) for row in file.execute(query)])

    async def renew(self, version: int, now: float, *, is_alone: bool) -> None:
        """Restart open jobs of older versions."""
        await self._write(lambda file: renew(file, version, now, is_alone=is_alone))


def to_job(row: Sequence[Any]) -> AnalysisJob:
    """Make a job of its row."""
    values = dict(zip(FIELDS, row, strict=True))
    values["is_open"] = bool(values["is_open"])
    return AnalysisJob(**values)


def from_job(job: AnalysisJob) -> tuple[Any, ...]:
    """Return a job's row."""
    return tuple(getattr(job, name) for name in FIELDS)


def ask(file: sqlite3.Connection, job: AnalysisJob) -> bool:
    """Store a job, unless it exists and nothing needs to be redone."""
    one = (job.table, job.game)
    if file.execute("SELECT 1 FROM tables WHERE id = ?", one[:1]).fetchone() is None:
        return False
    before = glance(file, *one)
    if before is None:
        file.execute(INSERT, (*from_job(job), ""))
        return True
    is_old = before.version < job.version
    if before.is_open or not (is_old or before.is_partial):
        return False
    worthless, fresh = ("", ", shown = 0, told = ''") if is_old else (" AND text = ''", "")
    file.execute(f"DELETE FROM analysis_rows WHERE {ONE}{worthless}", one)
    kept = (0, 0, 0.0) if is_old else (before.parts, before.done, before.spent)
    file.execute(
        "UPDATE analyses SET version = ?, asked = ?, home = ?, question = ?, parts = ?, done = ?,"
        f" spent = ?, is_open = 1, holder = '', until = 0{fresh} WHERE {ONE}",
        (job.version, job.asked, job.home, job.question, *kept, *one),
    )
    return True


def take(
    file: sqlite3.Connection, holder: str, version: int, now: float, until: float
) -> StoredAnalysis | None:
    """Lease the first job that is free."""
    query = (
        f"SELECT {ALL} FROM analyses WHERE is_open AND version = ? AND until < ?"
        " ORDER BY done > 0, asked, id, game LIMIT 1"
    )
    row = file.execute(query, (version, now)).fetchone()
    if row is None:
        return None
    job = to_job(row)
    one = (job.table, job.game)
    file.execute(f"UPDATE analyses SET holder = ?, until = ? WHERE {ONE}", (holder, until, *one))
    return StoredAnalysis(job, read_rows(file, *one))


def store(
    file: sqlite3.Connection,
    holder: str,
    job: AnalysisJob,
    rows: Sequence[AnalysisRow],
    told: str,
) -> bool:
    """Write rows, if the lease is still this holder's."""
    one = (job.table, job.game)
    question = "" if job.is_open else ", question = ''"
    changed = file.execute(
        "UPDATE analyses SET parts = ?, done = ?, spent = ?, is_open = ?, holder = '', until = 0,"
        f" shown = ?, told = coalesce(nullif(?, ''), told){question}"
        f" WHERE {ONE} AND version = ? AND holder = ? AND is_open",
        (job.parts, job.done, job.spent, job.is_open, job.shown, told, *one, job.version, holder),
    )
    if not changed.rowcount:
        return False
    if job.is_whole:
        file.execute(f"DELETE FROM analysis_rows WHERE {ONE}", one)
    else:
        insert_rows(file, *one, rows)
    return True


def insert_rows(
    file: sqlite3.Connection, table: str, game: int, rows: Sequence[AnalysisRow]
) -> None:
    """Write rows of one analysis over those of the same parts."""
    file.executemany(
        "INSERT OR REPLACE INTO analysis_rows (id, game, part, text, failures)"
        " VALUES (?, ?, ?, ?, ?)",
        [(table, game, row.part, row.text, row.failures) for row in rows],
    )


def glance(file: sqlite3.Connection, table: str, game: int) -> AnalysisJob | None:
    """Read the progress of an analysis."""
    row = file.execute(f"SELECT {GLANCE} FROM analyses WHERE {ONE}", (table, game)).fetchone()
    return to_job(row) if row is not None else None


def read(file: sqlite3.Connection, table: str, game: int) -> StoredAnalysis | None:
    """Read the published analysis."""
    query = f"SELECT {GLANCE}, told FROM analyses WHERE {ONE}"
    row = file.execute(query, (table, game)).fetchone()
    return StoredAnalysis(to_job(row[:-1]), told=row[-1]) if row is not None else None


def read_rows(file: sqlite3.Connection, table: str, game: int) -> list[AnalysisRow]:
    """Read the rows of an analysis."""
    query = f"SELECT part, text, failures FROM analysis_rows WHERE {ONE} ORDER BY part"
    return [AnalysisRow(*row) for row in file.execute(query, (table, game))]


def read_all(file: sqlite3.Connection, table: str) -> list[StoredAnalysis]:
    """Read all analyses of a table, for a backup."""
    query = f"SELECT {ALL}, told FROM analyses WHERE id = ? ORDER BY game"
    found = [(to_job(row[:-1]), row[-1]) for row in file.execute(query, (table,)).fetchall()]
    return [StoredAnalysis(job, read_rows(file, table, job.game), told) for job, told in found]


def insert_all(file: sqlite3.Connection, analyses: Sequence[StoredAnalysis]) -> None:
    """Write the analyses of a new table."""
    for each in analyses:
        file.execute(INSERT, (*from_job(each.job), each.told))
        insert_rows(file, each.job.table, each.job.game, each.rows)


def delete(file: sqlite3.Connection, table: str) -> None:
    """Delete all analyses of a table."""
    file.execute("DELETE FROM analyses WHERE id = ?", (table,))
    file.execute("DELETE FROM analysis_rows WHERE id = ?", (table,))


def renew(file: sqlite3.Connection, version: int, now: float, *, is_alone: bool) -> None:
    """Restart jobs of older versions, and release those of dead holders."""
    if is_alone:
        file.execute("UPDATE analyses SET holder = '', until = 0 WHERE is_open")
    old = "SELECT id, game FROM analyses WHERE is_open AND version < ? AND until < ?"
    file.execute(f"DELETE FROM analysis_rows WHERE (id, game) IN ({old})", (version, now))
    file.execute(
        "UPDATE analyses SET version = ?, parts = 0, done = 0, spent = 0, shown = 0, told = ''"
        " WHERE is_open AND version < ? AND until < ?",
        (version, version, now),
    )
