"""Every kind of storage, for tests that hold for all of them, and tables to put there."""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from bocamina.server.journal import Journal, Summary
from bocamina.server.journal.postgres import PostgresJournal
from bocamina.server.journal.postgres_schema import SCHEMA as POSTGRES_SCHEMA
from bocamina.server.journal.sqlite import SqliteJournal
from bocamina.server.journal.sqlite_file import SCHEMA as SQLITE_SCHEMA
from bocamina.server.tables.status import Status

if TYPE_CHECKING:
    from collections.abc import Sequence


class Storage(ABC):
    """A place that journals can be opened on, one after the other or side by side."""

    schema: Sequence[str]

    @abstractmethod
    def journal(self, schema: Sequence[str] | None = None) -> Journal:
        """Return a journal of this place, not opened yet."""


class SqliteStorage(Storage):
    """A file."""

    schema = SQLITE_SCHEMA

    def __init__(self, path: Path) -> None:
        self.path = path

    def journal(self, schema: Sequence[str] | None = None) -> Journal:
        """Return a journal of the file."""
        return SqliteJournal(self.path, schema or self.schema)


class PostgresStorage(Storage):
    """A database."""

    schema = POSTGRES_SCHEMA

    def __init__(self, url: str) -> None:
        self.url = url

    def journal(self, schema: Sequence[str] | None = None) -> Journal:
        """Return a journal of the database."""
        return PostgresJournal(self.url, schema or self.schema)


def table(name: str, **changes: object) -> Summary:
    """Return the summary of some table, different in what the test says."""
    some = Summary(
        table=name,
        code=f"CODE-{name}",
        game="diamant",
        status=Status.OPEN,
        public=True,
        seats=4,
        taken=1,
        created=1000.0,
        updated=1000.5,
        about="a table of Ana's",
    )
    return msgspec.structs.replace(some, **changes)
