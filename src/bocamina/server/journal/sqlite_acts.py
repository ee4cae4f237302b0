"""The host's acts in an SQLite file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.server.journal import sqlite_analyses
from bocamina.server.journal.acts import Act, Deed, KeptOut

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Sequence


def record(file: sqlite3.Connection, at: float, deed: Deed, about: str) -> None:
    """Store an act, for running servers to find."""
    file.execute("INSERT INTO acts (at, deed, about) VALUES (?, ?, ?)", (at, deed.value, about))


def read_acts(file: sqlite3.Connection, after: int) -> list[Act]:
    """Read the acts after a number, in order."""
    query = "SELECT number, at, deed, about FROM acts WHERE number > ? ORDER BY number"
    rows = file.execute(query, (after,))
    return [Act(number, at, Deed(deed), about) for number, at, deed, about in rows]


def remove(file: sqlite3.Connection, table: str, at: float) -> bool:
    """Delete a table whatever its state, and tell whether it was there."""
    if not file.execute("DELETE FROM tables WHERE id = ?", (table,)).rowcount:
        return False
    file.execute("DELETE FROM entries WHERE id = ?", (table,))
    sqlite_analyses.delete(file, table)
    record(file, at, Deed.REMOVE_TABLE, table)
    return True


def keep_out(file: sqlite3.Connection, kept: KeptOut) -> None:
    """Keep somebody out, or change for how long and why."""
    file.execute(
        "INSERT OR REPLACE INTO kept_out (who, since, until, note) VALUES (?, ?, ?, ?)",
        (kept.who, kept.since, kept.until, kept.note),
    )
    record(file, kept.since, Deed.KEEP_OUT, kept.who)


def let_in(file: sqlite3.Connection, who: str, at: float) -> bool:
    """Let somebody in again, and tell whether they were kept out."""
    if not file.execute("DELETE FROM kept_out WHERE who = ?", (who,)).rowcount:
        return False
    record(file, at, Deed.LET_IN, who)
    return True


def read_kept_out(file: sqlite3.Connection) -> list[KeptOut]:
    """Read who is kept out."""
    rows = file.execute("SELECT who, since, until, note FROM kept_out ORDER BY since, who")
    return [KeptOut(*row) for row in rows]


def stay_awake(file: sqlite3.Connection, tables: Sequence[str], at: float) -> None:
    """Note that somebody waits at these tables."""
    file.executemany("UPDATE tables SET awake = ? WHERE id = ?", [(at, table) for table in tables])
