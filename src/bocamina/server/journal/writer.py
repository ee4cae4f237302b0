"""The one thread that writes to an SQLite file: whatever waits is committed together."""

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
    """A piece of writing, and who waits for its answer."""

    work: Work[Any]
    answer: asyncio.Future[Any]
    result: Any = None
    error: Exception | None = None

    def deliver(self) -> None:
        """Give the answer to whoever still waits for it."""
        if self.answer.done():
            return
        if self.error is not None:
            self.answer.set_exception(self.error)
        else:
            self.answer.set_result(self.result)


class Writer:
    """Commits in groups; each piece of work still gets its own answer, once it is on the disk.

    Work that raises a BocaminaError refuses itself, must have changed nothing, and holds up nobody.
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
        """Commit what waits, then end the thread."""
        self._closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            jobs = [job]
            # No pause to gather more: a group forms by itself while the last one is being synced.
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
        """Do the jobs in one transaction or, where that fails, each in its own."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as failure:
            # Nobody's fault in particular, so it would not help to try them one by one.
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
        """Leave the transaction, if SQLite has not done so by itself."""
        try:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        except sqlite3.Error:
            # The next BEGIN fails for the same reason, and says so to whoever asks.
            pass


def unwritten(failure: sqlite3.Error) -> Unavailable:
    """Return what to tell those whose work could not be stored."""
    return Unavailable(f"the database could not be written: {failure}")


def deliver_all(jobs: list[Job]) -> None:
    """Give all answers of a group, on the event loop."""
    for job in jobs:
        job.deliver()
