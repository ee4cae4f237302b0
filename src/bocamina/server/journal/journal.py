"""The journal: every table's entries in order, durably, and one summary row beside them."""

from __future__ import annotations

import re
from abc import abstractmethod
from typing import TYPE_CHECKING, Final

import msgspec

from bocamina.core.errors import BocaminaError, Mismatch
from bocamina.server.journal.analyses import AnalysisStore, StoredAnalysis
from bocamina.server.resource import Resource
from bocamina.server.tables.status import Status

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from bocamina.server.journal.acts import Act, KeptOut

LINE_BREAKERS: Final = re.compile("[\n\r\0]")


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """The summary of a table, available without reading its entries; times are unix seconds."""

    table: str
    code: str
    game: str
    status: Status
    public: bool
    seats: int
    taken: int
    created: float
    updated: float
    deadline: float | None = None  # the next deadline: a clock, a bot, a take-over
    about: str = ""  # a line for the list of open tables
    home: str = ""  # where it was opened from
    awake: float = 0.0  # when somebody was last seen waiting here for others; see stay_awake


class StoredEntry(msgspec.Struct, frozen=True, gc=False):
    """One line of a table's journal; versions count from 1 without a gap."""

    version: int
    at: float
    text: str


class StoredTable(msgspec.Struct, frozen=True):
    """A whole table, as a backup carries it."""

    summary: Summary
    entries: list[StoredEntry]
    analyses: list[StoredAnalysis] = []


class Conflict(BocaminaError):
    """An append that expected another version (optimistic locking): nothing was stored."""

    def __init__(self, table: str, expected: int, actual: int) -> None:
        super().__init__(f"table {table}: expected version {expected}, got {actual}")
        self.table = table
        self.expected = expected
        self.actual = actual


class UnknownTable(BocaminaError):
    """A table that was never created, or has been deleted."""

    def __init__(self, table: str) -> None:
        super().__init__(f"expected a stored table, got {table!r}")
        self.table = table


class TableTaken(BocaminaError):
    """A new table whose name is in use."""

    def __init__(self, table: str) -> None:
        super().__init__(f"expected a new table, got {table!r}, which is stored")
        self.table = table


class CodeTaken(BocaminaError):
    """A short code that another table holds."""

    def __init__(self, code: str) -> None:
        super().__init__(f"expected a free code, got {code!r}")
        self.code = code


class BadEntries(Mismatch):
    """Entries that cannot be kept: none at all, or one that is not a line of text."""


class WrongSchema(Mismatch):
    """A database with a schema that this version of the program must not touch."""


class Unavailable(BocaminaError):
    """The storage did not answer; an append may or may not be stored, so reread before retrying."""


class Journal(Resource):
    """Where tables are kept; all methods may be called from many tasks at once."""

    analyses: AnalysisStore

    @abstractmethod
    async def open(self) -> None:
        """Connect, and create or migrate the schema; its cost does not depend on what is stored."""

    @abstractmethod
    async def close(self) -> None:
        """Finish pending work, then disconnect."""

    @abstractmethod
    async def ready(self) -> None:
        """Return if the storage answers, else raise Unavailable."""

    @abstractmethod
    async def create(self, summary: Summary, texts: Sequence[str]) -> int:
        """Store a new table with its first entries and return its version.

        Raises TableTaken or CodeTaken.
        """

    @abstractmethod
    async def append(self, expected_version: int, texts: Sequence[str], summary: Summary) -> int:
        """Store all entries and the summary, or nothing; durable once it returns the new version.

        The entries get the time `summary.updated`. A table's code, home and when it was created
        never change, whatever the summary says. Raises Conflict or UnknownTable.
        """

    @abstractmethod
    async def read(self, table: str, after: int = 0) -> list[StoredEntry]:
        """Return a table's entries after a version; none if the table is unknown."""

    @abstractmethod
    async def summary(self, table: str) -> Summary | None:
        """Return a table's summary as it was last stored."""

    @abstractmethod
    async def find(self, code: str) -> str | None:
        """Return the table that holds a code."""

    @abstractmethod
    async def summaries(self) -> list[Summary]:
        """Return every table, the most recently used first."""

    @abstractmethod
    async def listed(self, since: float, limit: int) -> list[Summary]:
        """Return open public tables with a free seat where somebody has been waiting since a time.

        First the newest from each home, then the second of each, and so on: opening many tables
        does not push out others'.
        """

    @abstractmethod
    async def stay_awake(self, tables: Sequence[str], at: float) -> None:
        """Note that somebody waits at these tables."""

    @abstractmethod
    async def due(self, now: float, limit: int) -> list[str]:
        """Return tables whose deadline has passed, the longest overdue first."""

    @abstractmethod
    async def count(self) -> dict[Status, int]:
        """Return how many tables are stored, by status."""

    @abstractmethod
    async def forget(self, before: float, status: Status | None = None) -> int:
        """Delete tables last updated before a time, all or those of one status; return how many."""

    @abstractmethod
    async def remove(self, table: str, at: float) -> bool:
        """Delete a table as an act of the host, and tell whether it was there."""

    @abstractmethod
    async def keep_out(self, kept: KeptOut) -> None:
        """Keep somebody out as an act of the host, or change for how long."""

    @abstractmethod
    async def let_in(self, who: str, at: float) -> bool:
        """Let somebody in again as an act of the host, and tell whether they were kept out."""

    @abstractmethod
    async def kept_out(self) -> list[KeptOut]:
        """Return who is kept out, including expired entries."""

    @abstractmethod
    async def acts(self, after: int) -> list[Act]:
        """Return the host's acts after a number, in order."""

    @abstractmethod
    def export(self) -> AsyncIterator[StoredTable]:
        """Yield a consistent snapshot of every table, while the journal stays in use."""

    @abstractmethod
    async def adopt(self, tables: Sequence[StoredTable]) -> None:
        """Store tables from a backup: all of them or, if a name is taken, none."""


def check_entries(texts: Sequence[str]) -> None:
    """Refuse entries that not every storage can return exactly."""
    if not texts:
        raise BadEntries("at least one entry", "none")
    for text in texts:
        if LINE_BREAKERS.search(text):
            raise BadEntries("a single line of text", repr(text[:80]))
        try:
            text.encode()
        except UnicodeEncodeError:
            raise BadEntries("text in Unicode", ascii(text[:80])) from None


def number_entries(after: int, texts: Sequence[str], at: float) -> list[StoredEntry]:
    """Make entries of texts, with the versions that follow a given one."""
    return [StoredEntry(version, at, text) for version, text in enumerate(texts, start=after + 1)]
