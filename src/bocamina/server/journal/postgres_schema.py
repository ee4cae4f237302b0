"""The tables, entries and statements of a journal in PostgreSQL."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.server.journal.journal import WrongSchema
from bocamina.server.journal.rows import CHANGING, COLUMNS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    PostgresConnection = PoolConnectionProxy[Record]

MIGRATION_LOCK: Final = 0x0B0CA414  # an advisory lock: one process migrates while the others wait

# One element per schema version; append only: a released element is never changed.
SCHEMA: Final = (
    """
    CREATE TABLE bocamina.tables (
        id text COLLATE "C" PRIMARY KEY,
        version integer NOT NULL,
        code text COLLATE "C" NOT NULL CONSTRAINT tables_code UNIQUE,
        game text NOT NULL,
        status text NOT NULL,
        public boolean NOT NULL,
        seats integer NOT NULL,
        taken integer NOT NULL,
        created double precision NOT NULL,
        updated double precision NOT NULL,
        deadline double precision,
        about text NOT NULL
    );
    CREATE INDEX tables_due ON bocamina.tables (deadline) WHERE deadline IS NOT NULL;
    CREATE INDEX tables_listed ON bocamina.tables (created) WHERE public AND status = 'open';
    CREATE TABLE bocamina.entries (
        id text COLLATE "C",
        version integer,
        at double precision NOT NULL,
        text text NOT NULL,
        PRIMARY KEY (id, version)
    )
    """,
    """
    ALTER TABLE bocamina.tables
        ADD COLUMN home text NOT NULL DEFAULT '',
        ADD COLUMN awake double precision NOT NULL DEFAULT 0;
    DROP INDEX bocamina.tables_listed;
    CREATE INDEX tables_awake ON bocamina.tables (awake) WHERE public AND status = 'open';
    CREATE TABLE bocamina.kept_out (
        who text COLLATE "C" PRIMARY KEY,
        since double precision NOT NULL,
        until double precision,
        note text NOT NULL
    );
    CREATE TABLE bocamina.acts (
        number integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at double precision NOT NULL,
        deed text NOT NULL,
        about text NOT NULL
    )
    """,
    """
    CREATE TABLE bocamina.analyses (
        id text COLLATE "C",
        game integer,
        version integer NOT NULL,
        asked double precision NOT NULL,
        home text NOT NULL,
        question text NOT NULL,
        told text NOT NULL,
        parts integer NOT NULL,
        done integer NOT NULL,
        shown integer NOT NULL,
        spent double precision NOT NULL,
        is_open boolean NOT NULL,
        holder text NOT NULL,
        until double precision NOT NULL,
        PRIMARY KEY (id, game)
    );
    CREATE INDEX analyses_open ON bocamina.analyses (asked) WHERE is_open;
    CREATE TABLE bocamina.analysis_rows (
        id text COLLATE "C",
        game integer,
        part text COLLATE "C",
        text text NOT NULL,
        failures integer NOT NULL,
        PRIMARY KEY (id, game, part)
    )
    """,
)


def numbered(first: int, count: int) -> list[str]:
    """Return the names of some parameters of a statement."""
    return [f"${number}" for number in range(first, first + count)]


ALL: Final = ", ".join(COLUMNS)
CODE_CONSTRAINT: Final = "tables_code"
INSERT: Final = (
    f"INSERT INTO bocamina.tables (version, {ALL})"
    f" VALUES ({', '.join(numbered(1, len(COLUMNS) + 1))})"
)
# One statement is one transaction and one round trip. Of two that expect the same version, the
# second waits for the first, then finds another version, changes no row and so adds no entry.
APPEND: Final = f"""
    WITH moved AS (
        UPDATE bocamina.tables
        SET version = $2 + cardinality($4::text[]),
            ({", ".join(CHANGING)}) = ROW ({", ".join(numbered(5, len(CHANGING)))})
        WHERE id = $1 AND version = $2
        RETURNING id
    )
    INSERT INTO bocamina.entries (id, version, at, text)
    SELECT moved.id, $2 + added.number, $3, added.text
    FROM moved, unnest($4::text[]) WITH ORDINALITY AS added (text, number)
"""
TOUCH: Final = "UPDATE bocamina.schema SET version = version"
VERSION: Final = "SELECT version FROM bocamina.tables WHERE id = $1"
READ: Final = """
    SELECT version, at, text FROM bocamina.entries WHERE id = $1 AND version > $2 ORDER BY version
"""
SUMMARY: Final = f"SELECT {ALL} FROM bocamina.tables WHERE id = $1"
SUMMARIES: Final = f"SELECT {ALL} FROM bocamina.tables ORDER BY id"
FIND: Final = "SELECT id FROM bocamina.tables WHERE code = $1"
LISTED: Final = f"""
    SELECT {ALL} FROM bocamina.tables
    WHERE public AND status = 'open' AND awake >= $1 AND taken < seats
    ORDER BY row_number() OVER (PARTITION BY home ORDER BY created DESC), created DESC
    LIMIT $2
"""
LAST_USED: Final = f"SELECT {ALL} FROM bocamina.tables ORDER BY updated DESC"
DUE: Final = "SELECT id FROM bocamina.tables WHERE deadline <= $1 ORDER BY deadline LIMIT $2"
COUNT: Final = "SELECT status, count(*) AS count FROM bocamina.tables GROUP BY status"
IS_OLD: Final = "updated < $1 AND ($2::text IS NULL OR status = $2)"
FIND_OLD: Final = f"SELECT id FROM bocamina.tables WHERE {IS_OLD}"
DELETE_OLD: Final = f"DELETE FROM bocamina.tables WHERE {IS_OLD} AND id = ANY ($3) RETURNING id"
DELETE_ENTRIES: Final = "DELETE FROM bocamina.entries WHERE id = ANY ($1)"


async def migrate(connection: PostgresConnection, schema: Sequence[str]) -> None:
    """Migrate a database to the newest schema, unless it is newer still."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
        if await connection.fetchval("SELECT to_regclass('bocamina.schema')") is None:
            await connection.execute("CREATE SCHEMA IF NOT EXISTS bocamina")
            await connection.execute("CREATE TABLE bocamina.schema (version integer NOT NULL)")
            await connection.execute("INSERT INTO bocamina.schema VALUES (0)")
        version = await connection.fetchval("SELECT version FROM bocamina.schema")
        if version > len(schema):
            raise WrongSchema(f"a database of schema {len(schema)} or older", f"schema {version}")
        for step in schema[version:]:
            await connection.execute(step)
        if version < len(schema):
            await connection.execute("UPDATE bocamina.schema SET version = $1", len(schema))
