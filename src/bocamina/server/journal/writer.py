"""The only thread that writes to an SQLite file, with group commit."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from bocamina.core.errors import BocaminaError
from bocamina.server.journal.journal import Unavailable

MOST_AT_ONCE: Final = 500

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]


@dataclass
class Job:
    """A write, and the future that waits for its result."""

    work: Work[Any]
    answer: asyncio.Future[Any]
    result: Any = None
    error: Exception | None = None

    def deliver(self) -> None:
        """Resolve the future, unless it was cancelled."""
        if self.answer.done():
            return
        if self.error is not None:
            self.answer.set_exception(self.error)
        else:
            self.answer.set_result(self.result)


class Writer:
    """Commits in groups; each write still gets its own result, once it is on disk.

    Work that raises a BocaminaError must have changed nothing, and does not affect the others.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="journal-writer", daemon=True)
        self._thread.start()

    async def do(self, work: Work[T]) -> T:
        """Run work within a transaction and return its result once that is committed."""
        if self._closed:
            raise Unavailable("expected an open journal, got a closed one")
        job = Job(work, self._loop.create_future())
        self._jobs.put(job)
        result: T = await job.answer
        return result

    async def close(self) -> None:
        """Commit pending work, then end the thread."""
        self._closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            jobs = [job]
            # No delay to gather more: a group forms by itself while the last one is being synced.
            while len(jobs) < MOST_AT_ONCE and (job := self._next()) is not None:
                jobs.append(job)
            self._commit(jobs)
            self._loop.call_soon_threadsafe(deliver_all, jobs)

    def _next(self) -> Job | None:
        """Return the next job if one waits; leave the stop signal to the outer loop."""
        try:
            job = self._jobs.get_nowait()
        except queue.Empty:
            return None
        if job is None:
            self._jobs.put(None)
        return job

    def _commit(self, jobs: list[Job]) -> None:
        """Run the jobs in one transaction or, if that fails, each in its own."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as failure:
            # Not the fault of any single job, so retrying them one by one would not help.
            for job in jobs:
                job.error = unwritten(failure)
            return
        try:
            for job in jobs:
                try:
                    job.result, job.error = job.work(self._connection), None
                except BocaminaError as refusal:
                    job.error = refusal
            self._connection.execute("COMMIT")
        except Exception as failure:
            self._roll_back()
            if len(jobs) > 1:
                for job in jobs:
                    self._commit([job])
            elif isinstance(failure, sqlite3.Error):
                jobs[0].error = unwritten(failure)
            else:
                jobs[0].error = failure

    def _roll_back(self) -> None:
        """Roll back the transaction, unless SQLite has already done so."""
        try:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        except sqlite3.Error:
            # The next BEGIN will fail for the same reason, and report it.
            pass


def unwritten(failure: sqlite3.Error) -> Unavailable:
    """Return the error for work that could not be stored."""
    return Unavailable(f"the database could not be written: {failure}")


def deliver_all(jobs: list[Job]) -> None:
    """Resolve all futures of a group, on the event loop."""
    for job in jobs:
        job.deliver()
