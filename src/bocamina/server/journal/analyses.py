"""Analyses of finished games, kept beside their tables: who waits for which, and what is there."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence


class AnalysisJob(msgspec.Struct, frozen=True, kw_only=True):
    """The analysis of one of a table's games, from when it was asked for; times are unix seconds.

    It is computed in parts, one row each, so that whoever goes on does only what is missing.
    """

    table: str
    game: int  # from 1, as the table counts them
    version: int  # of what computes it
    asked: float
    home: str = ""  # where it was asked for
    question: str = ""  # all that is needed to compute it, until that is done
    parts: int = 0  # how many there are; 0 while nobody has looked
    done: int = 0  # how many of them are stored
    shown: int = 0  # how many of them are in what is told
    spent: float = 0.0  # seconds of work
    is_open: bool = True

    @property
    def is_whole(self) -> bool:
        """Whether nothing is left to be done."""
        return not self.is_open and not self.is_partial

    @property
    def is_partial(self) -> bool:
        """Whether something failed so often that it was given up."""
        return not self.is_open and (self.parts == 0 or self.done < self.parts)


class AnalysisRow(msgspec.Struct, frozen=True, gc=False):
    """What one part of an analysis came to; without a text, how often it failed."""

    part: str
    text: str
    failures: int = 0


class StoredAnalysis(msgspec.Struct, frozen=True):
    """An analysis as far as it is there; rows are kept only until all of them are."""

    job: AnalysisJob
    rows: list[AnalysisRow] = []
    told: str = ""  # what the rows come to together, as it is sent


class AnalysisStore(ABC):
    """Where analyses are kept; they go with their table, however that is deleted."""

    @abstractmethod
    async def ask(self, job: AnalysisJob) -> bool:
        """Put a job in the queue, and tell whether it is new there.

        One that is open stays as it is; what has failed is tried again, and what an older version
        computed makes way. Nothing is done for a table that is not stored.
        """

    @abstractmethod
    async def take(
        self, holder: str, version: int, now: float, until: float
    ) -> StoredAnalysis | None:
        """Hold an open job for a while, or return nothing where none waits.

        Those of which nothing is there come first, then those asked for first.
        """

    @abstractmethod
    async def store(
        self, holder: str, job: AnalysisJob, rows: Sequence[AnalysisRow], told: str = ""
    ) -> bool:
        """Store rows and how far the job is, and hold it no longer; False if it is another's now.

        Without `told`, what was told before stays. A job that is no longer open forgets its
        question, and one that is complete its rows.
        """

    @abstractmethod
    async def read(self, table: str, game: int) -> StoredAnalysis | None:
        """Return what is told of an analysis and how far it is, without question and rows."""

    @abstractmethod
    async def glance(self, table: str, game: int) -> AnalysisJob | None:
        """Return how far an analysis is, without its question."""

    @abstractmethod
    async def waiting(self) -> list[AnalysisJob]:
        """Return open jobs in their order, without their questions."""

    @abstractmethod
    async def renew(self, version: int, now: float, *, is_alone: bool) -> None:
        """Begin open jobs of older versions anew, unless somebody is at them just now.

        Who is alone also takes what a process that is gone still seems to hold.
        """
