"""Where tables are kept: one interface, and a storage for one process or for many."""

from __future__ import annotations

from bocamina.server.journal.analyses import AnalysisJob, AnalysisRow, StoredAnalysis
from bocamina.server.journal.journal import (
    BadEntries,
    CodeTaken,
    Conflict,
    Journal,
    StoredEntry,
    StoredTable,
    Summary,
    TableTaken,
    Unavailable,
    UnknownTable,
    WrongSchema,
)

__all__ = [
    "AnalysisJob",
    "AnalysisRow",
    "BadEntries",
    "CodeTaken",
    "Conflict",
    "Journal",
    "StoredAnalysis",
    "StoredEntry",
    "StoredTable",
    "Summary",
    "TableTaken",
    "Unavailable",
    "UnknownTable",
    "WrongSchema",
]
