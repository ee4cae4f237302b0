"""Analyses of finished games, stored beside their tables: the queue and the results."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence


class AnalysisJob(msgspec.Struct, frozen=True, kw_only=True):
    """The analysis of one of a table's games, from when it was asked for; times are unix seconds.

    It is computed in parts, one row each, so that it can be resumed.
    """

    table: str
    game: int  # from 1, as the table counts them
    version: int  # the version of the analysis code
    asked: float
    home: str = ""  # the home from which it was requested
    question: str = ""  # the input of the computation, until it is done
    parts: int = 0  # the number of parts; 0 until it is planned
    done: int = 0  # how many of them are stored
    shown: int = 0  # how many of them are in the published version
    spent: float = 0.0  # seconds of work
    is_open: bool = True

    @property
    def is_whole(self) -> bool:
        """Whether nothing is left to be done."""
        return not self.is_open and not self.is_partial

    @property
    def is_partial(self) -> bool:
        """Whether some parts were given up after repeated failures."""
        return not self.is_open and (self.parts == 0 or self.done < self.parts)


class AnalysisRow(msgspec.Struct, frozen=True, gc=False):
    """The result of one part of an analysis or, without a text, how often it failed."""

    part: str
    text: str
    failures: int = 0


class StoredAnalysis(msgspec.Struct, frozen=True):
    """An analysis, perhaps incomplete; rows are kept only until it is complete."""

    job: AnalysisJob
    rows: list[AnalysisRow] = []
    told: str = ""  # the assembled analysis, as sent


class AnalysisStore(ABC):
    """The storage of analyses, which are deleted with their table."""

    @abstractmethod
    async def ask(self, job: AnalysisJob) -> bool:
        """Put a job in the queue, and tell whether it is new.

        An open one stays as it is; failed parts are retried, and results of older versions are
        replaced. Does nothing for a table that is not stored.
        """

    @abstractmethod
    async def take(
        self, holder: str, version: int, now: float, until: float
    ) -> StoredAnalysis | None:
        """Lease an open job for a while, or return nothing if none waits.

        Jobs without any result come first, then the oldest requests.
        """

    @abstractmethod
    async def store(
        self, holder: str, job: AnalysisJob, rows: Sequence[AnalysisRow], told: str = ""
    ) -> bool:
        """Store rows and the job's progress, and release it; False if its lease was lost.

        Without `told`, the published version stays. A job that is no longer open drops its
        question, and a complete one its rows.
        """

    @abstractmethod
    async def read(self, table: str, game: int) -> StoredAnalysis | None:
        """Return the published analysis and its progress, without question and rows."""

    @abstractmethod
    async def glance(self, table: str, game: int) -> AnalysisJob | None:
        """Return the progress of an analysis, without its question."""

    @abstractmethod
    async def waiting(self) -> list[AnalysisJob]:
        """Return open jobs in their order, without their questions."""

    @abstractmethod
    async def renew(self, version: int, now: float, *, is_alone: bool) -> None:
        """Restart open jobs of older versions, unless they are leased.

        A process that is alone also takes over the leases of dead ones.
        """
