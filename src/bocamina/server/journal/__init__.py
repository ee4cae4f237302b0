"""Where tables are kept: one interface, and a storage for one process or for many."""

from __future__ import annotations

from bocamina.server.journal.journal import (
    BadEntries,
    CodeTaken,
    Conflict,
    Entry,
    Journal,
    StoredTable,
    Summary,
    TableTaken,
    Unavailable,
    UnknownTable,
    WrongSchema,
)

__all__ = [
    "BadEntries",
    "CodeTaken",
    "Conflict",
    "Entry",
    "Journal",
    "StoredTable",
    "Summary",
    "TableTaken",
    "Unavailable",
    "UnknownTable",
    "WrongSchema",
]
