"""The host's acts in PostgreSQL."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.server.journal import postgres_analyses
from bocamina.server.journal.acts import Act, Deed, KeptOut

if TYPE_CHECKING:
    from bocamina.server.journal.postgres_schema import PostgresConnection

# Numbers appear in order only if acts are stored one after the other (serialized).
ACTS_LOCK: Final = 0x0B0CA415
RECORD: Final = "INSERT INTO bocamina.acts (at, deed, about) VALUES ($1, $2, $3)"
READ_ACTS: Final = """
    SELECT number, at, deed, about FROM bocamina.acts WHERE number > $1 ORDER BY number
"""
REMOVE: Final = "DELETE FROM bocamina.tables WHERE id = $1"
REMOVE_ENTRIES: Final = "DELETE FROM bocamina.entries WHERE id = $1"
KEEP_OUT: Final = """
    INSERT INTO bocamina.kept_out (who, since, until, note) VALUES ($1, $2, $3, $4)
    ON CONFLICT (who) DO UPDATE SET since = $2, until = $3, note = $4
"""
LET_IN: Final = "DELETE FROM bocamina.kept_out WHERE who = $1"
KEPT_OUT: Final = "SELECT who, since, until, note FROM bocamina.kept_out ORDER BY since, who"
STAY_AWAKE: Final = "UPDATE bocamina.tables SET awake = $2 WHERE id = ANY ($1)"


async def record(connection: PostgresConnection, at: float, deed: Deed, about: str) -> None:
    """Store an act within a transaction, for running servers to find."""
    await connection.execute("SELECT pg_advisory_xact_lock($1)", ACTS_LOCK)
    await connection.execute(RECORD, at, deed.value, about)


async def read_acts(connection: PostgresConnection, after: int) -> list[Act]:
    """Read the acts after a number, in order."""
    rows = await connection.fetch(READ_ACTS, after)
    return [Act(number, at, Deed(deed), about) for number, at, deed, about in rows]


async def remove(connection: PostgresConnection, table: str, at: float) -> bool:
    """Delete a table whatever its state, and tell whether it was there."""
    async with connection.transaction():
        if await connection.execute(REMOVE, table) == "DELETE 0":
            return False
        # A separate statement, whose snapshot includes the latest appends.
        await connection.execute(REMOVE_ENTRIES, table)
        await postgres_analyses.delete(connection, [table])
        await record(connection, at, Deed.REMOVE_TABLE, table)
    return True


async def keep_out(connection: PostgresConnection, kept: KeptOut) -> None:
    """Keep somebody out, or change for how long and why."""
    async with connection.transaction():
        await connection.execute(KEEP_OUT, kept.who, kept.since, kept.until, kept.note)
        await record(connection, kept.since, Deed.KEEP_OUT, kept.who)


async def let_in(connection: PostgresConnection, who: str, at: float) -> bool:
    """Let somebody in again, and tell whether they were kept out."""
    async with connection.transaction():
        if await connection.execute(LET_IN, who) == "DELETE 0":
            return False
        await record(connection, at, Deed.LET_IN, who)
    return True


async def read_kept_out(connection: PostgresConnection) -> list[KeptOut]:
    """Read who is kept out."""
    return [KeptOut(*row) for row in await connection.fetch(KEPT_OUT)]
