"""The schema of an SQLite file, and its queries and deletions."""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from bocamina.server.journal import sqlite_analyses
from bocamina.server.journal.journal import (
    StoredEntry,
    StoredTable,
    Summary,
    WrongSchema,
)
from bocamina.server.journal.rows import COLUMNS, from_row
from bocamina.server.tables.status import Status

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

APPLICATION: Final = 0x0B0CA414  # the application id, which marks the file as ours

# One element per schema version; append only: a released element is never changed.
SCHEMA: Final = (
    """
    CREATE TABLE tables (
        id TEXT NOT NULL PRIMARY KEY,
        version INTEGER NOT NULL,
        code TEXT NOT NULL UNIQUE,
        game TEXT NOT NULL,
        status TEXT NOT NULL,
        public INTEGER NOT NULL,
        seats INTEGER NOT NULL,
        taken INTEGER NOT NULL,
        created REAL NOT NULL,
        updated REAL NOT NULL,
        deadline REAL,
        about TEXT NOT NULL
    );
    CREATE INDEX tables_due ON tables (deadline) WHERE deadline IS NOT NULL;
    CREATE INDEX tables_listed ON tables (created) WHERE public AND status = 'open';
    CREATE TABLE entries (
        id TEXT NOT NULL,
        version INTEGER NOT NULL,
        at REAL NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (id, version)
    ) WITHOUT ROWID
    """,
    """
    ALTER TABLE tables ADD COLUMN home TEXT NOT NULL DEFAULT '';
    ALTER TABLE tables ADD COLUMN awake REAL NOT NULL DEFAULT 0;
    DROP INDEX tables_listed;
    CREATE INDEX tables_awake ON tables (awake) WHERE public AND status = 'open';
    CREATE TABLE kept_out (
        who TEXT NOT NULL PRIMARY KEY,
        since REAL NOT NULL,
        until REAL,
        note TEXT NOT NULL
    );
    CREATE TABLE acts (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        at REAL NOT NULL,
        deed TEXT NOT NULL,
        about TEXT NOT NULL
    )
    """,
    """
    CREATE TABLE analyses (
        id TEXT NOT NULL,
        game INTEGER NOT NULL,
        version INTEGER NOT NULL,
        asked REAL NOT NULL,
        home TEXT NOT NULL,
        question TEXT NOT NULL,
        told TEXT NOT NULL,
        parts INTEGER NOT NULL,
        done INTEGER NOT NULL,
        shown INTEGER NOT NULL,
        spent REAL NOT NULL,
        is_open INTEGER NOT NULL,
        holder TEXT NOT NULL,
        until REAL NOT NULL,
        PRIMARY KEY (id, game)
    ) WITHOUT ROWID;
    CREATE INDEX analyses_open ON analyses (asked) WHERE is_open;
    CREATE TABLE analysis_rows (
        id TEXT NOT NULL,
        game INTEGER NOT NULL,
        part TEXT NOT NULL,
        text TEXT NOT NULL,
        failures INTEGER NOT NULL,
        PRIMARY KEY (id, game, part)
    ) WITHOUT ROWID
    """,
)

ALL: Final = ", ".join(COLUMNS)
IS_OLD: Final = "updated < :before AND (:status IS NULL OR status = :status)"


def keep_to_oneself(path: Path) -> None:
    """Create the file if needed; only its owner may read it, and what SQLite puts beside it."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    for file in (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm"))):
        # SQLite creates missing files with the first one's mode; another user's cannot be changed.
        with suppress(FileNotFoundError, PermissionError):
            file.chmod(0o600)


def free_bytes(path: Path) -> int:
    """Return the free disk space for a file."""
    found = os.statvfs(path)
    return found.f_bavail * found.f_frsize


def migrate(file: sqlite3.Connection, path: Path, schema: Sequence[str]) -> None:
    """Migrate a database to the newest schema, unless it is newer still or not ours."""
    file.execute("BEGIN IMMEDIATE")
    try:
        application = file.execute("PRAGMA application_id").fetchone()[0]
        if file.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0:
            file.execute(f"PRAGMA application_id = {APPLICATION}")
            file.execute("CREATE TABLE schema (version INTEGER NOT NULL)")
            file.execute("INSERT INTO schema VALUES (0)")
        elif application != APPLICATION:
            raise WrongSchema("a database of Bocamina", f"another program's: {path}")
        version = file.execute("SELECT version FROM schema").fetchone()[0]
        if version > len(schema):
            raise WrongSchema(
                f"a database of schema {len(schema)} or older", f"schema {version}: {path}"
            )
        for step in schema[version:]:
            for statement in step.split(";"):
                file.execute(statement)
        if version < len(schema):
            file.execute("UPDATE schema SET version = ?", (len(schema),))
        file.execute("COMMIT")
    except BaseException:
        file.execute("ROLLBACK")
        raise


def touch(file: sqlite3.Connection) -> None:
    """Write without changing anything, which fails on a full or read-only disk."""
    file.execute("UPDATE schema SET version = version")


def read_entries(file: sqlite3.Connection, table: str, after: int) -> list[StoredEntry]:
    """Read entries of one table in order."""
    query = "SELECT version, at, text FROM entries WHERE id = ? AND version > ? ORDER BY version"
    return [StoredEntry(*row) for row in file.execute(query, (table, after))]


def read_table(file: sqlite3.Connection, summary: Summary) -> StoredTable:
    """Read everything stored of a table."""
    table = summary.table
    return StoredTable(summary, read_entries(file, table, 0), sqlite_analyses.read_all(file, table))


def read_summary(file: sqlite3.Connection, table: str) -> Summary | None:
    """Read the index row of a table."""
    row = file.execute(f"SELECT {ALL} FROM tables WHERE id = ?", (table,)).fetchone()
    return from_row(row) if row is not None else None


def read_listed(file: sqlite3.Connection, since: float, limit: int) -> list[Summary]:
    """Read the index rows of open public tables where somebody waits, in turns by home."""
    query = (
        f"SELECT {ALL} FROM tables"
        " WHERE public AND status = 'open' AND awake >= ? AND taken < seats"
        " ORDER BY row_number() OVER (PARTITION BY home ORDER BY created DESC), created DESC"
        " LIMIT ?"
    )
    return [from_row(row) for row in file.execute(query, (since, limit))]


def read_summaries(file: sqlite3.Connection) -> list[Summary]:
    """Read the index rows of all tables, the most recently used first."""
    return [
        from_row(row) for row in file.execute(f"SELECT {ALL} FROM tables ORDER BY updated DESC")
    ]


def find_code(file: sqlite3.Connection, code: str) -> str | None:
    """Find the table that holds a code."""
    row = file.execute("SELECT id FROM tables WHERE code = ?", (code,)).fetchone()
    return row[0] if row is not None else None


def find_due(file: sqlite3.Connection, now: float, limit: int) -> list[str]:
    """Find tables whose deadline has passed."""
    query = "SELECT id FROM tables WHERE deadline <= ? ORDER BY deadline LIMIT ?"
    return [row[0] for row in file.execute(query, (now, limit))]


def count_tables(file: sqlite3.Connection) -> dict[Status, int]:
    """Count the tables by status."""
    rows = file.execute("SELECT status, count(*) FROM tables GROUP BY status")
    return dict.fromkeys(Status, 0) | {Status(status): count for status, count in rows}


def find_old(file: sqlite3.Connection, before: float, status: Status | None) -> list[str]:
    """Find tables last updated before a time."""
    query = f"SELECT id FROM tables WHERE {IS_OLD}"
    return [row[0] for row in file.execute(query, {"before": before, "status": status})]


def delete_old(
    file: sqlite3.Connection, tables: Sequence[str], before: float, status: Status | None
) -> int:
    """Delete those of some tables that are still old: one may have been used since it was found."""
    deleted = 0
    for table in tables:
        condition = {"id": table, "before": before, "status": status}
        if file.execute(f"DELETE FROM tables WHERE id = :id AND {IS_OLD}", condition).rowcount:
            file.execute("DELETE FROM entries WHERE id = ?", (table,))
            sqlite_analyses.delete(file, table)
            deleted += 1
    return deleted
