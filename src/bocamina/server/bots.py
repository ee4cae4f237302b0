"""Worker processes for bots, which get nothing but what their seat may know."""

from __future__ import annotations

import asyncio
import faulthandler
import logging
import multiprocessing
import os
import sys
import traceback
from collections import Counter
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar
from zlib import crc32

from bocamina.players.alarm import answer_within
from bocamina.players.dependants import depend_on_parent
from bocamina.players.questions import Forgotten, Question
from bocamina.players.roster import ENTERED, enter, import_bots

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bocamina.server.clock import Clock

log = logging.getLogger(__name__)

T = TypeVar("T")


MOST_SECONDS: Final = 10  # the timeout of one thought; its process is killed after twice as many
QUIET_SECONDS: Final = 3600.0  # between two tracebacks of one bot in the log


class BrokeDown(Exception):  # for the log only
    """Why a bot gave no answer."""


_most_seconds = 0  # the timeout of one thought in this process; 0 if it is not a worker


def bounded(do: Callable[..., T], *given: object) -> T:
    """Call a function; in a worker, it is interrupted or killed after a timeout."""
    if not _most_seconds:
        return do(*given)
    faulthandler.dump_traceback_later(2 * _most_seconds, exit=True)
    try:
        with answer_within(_most_seconds):
            return do(*given)
    except Forgotten:
        raise
    except BaseException as error:
        # Not every error can be pickled, and some would end the other process.
        raise BrokeDown("".join(traceback.format_exception(error))) from None
    finally:
        faulthandler.cancel_dump_traceback_later()


def begin_worker(entered: Sequence[str], most_seconds: int) -> None:
    """Make a worker leave signals to its parent, run at low priority, and exit with the parent."""
    global _most_seconds
    _most_seconds = most_seconds
    depend_on_parent()
    os.nice(5)
    for name in entered:
        enter(name)
    import_bots()


def make_worker(most_seconds: int = MOST_SECONDS) -> Executor:
    """Return a worker process for bots; it starts lazily."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(
        1, mp_context=context, initializer=begin_worker, initargs=(tuple(ENTERED), most_seconds)
    )


class Complaints:
    """Logs failures of bots, rate-limiting repeated ones."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.quiet_until: dict[tuple[str, str], float] = {}
        self.untold: Counter[tuple[str, str]] = Counter()

    def tell(self, what: str, player: str, **facts: object) -> None:
        """Log the current error with its traceback, or count it."""
        kind, now = (what, player), self.clock.monotonic()
        if now < self.quiet_until.get(kind, now):
            self.untold[kind] += 1
            return
        self.quiet_until[kind] = now + QUIET_SECONDS
        told = {**facts, "player": player, "untold": self.untold.pop(kind, 0)}
        if isinstance(sys.exc_info()[1], TimeoutError):
            log.warning("%s: it did not answer in time", what, extra=told)
        else:
            log.exception(what, extra=told)


class Thinkers:
    """A pool of processes: each bot always uses the same one; one that dies is replaced."""

    def __init__(self, workers: int, make: Callable[[], Executor] = make_worker) -> None:
        self.workers = workers
        self.make = make
        self.processes: dict[int, Executor] = {}
        self.waiting: Counter[int] = Counter()  # pending questions by process

    async def ask(self, ask: Callable[[Question], T], asked: Question) -> T:
        """Return a bot's answer, without blocking the event loop."""
        number = self.number_of(asked.character)
        # The longer the queue, the less time each question gets, so that nobody waits for long.
        asked = replace(asked, seconds=asked.seconds / (1 + self.waiting[number]))
        return await self._run(number, partial(bounded, ask, asked))

    async def work(self, key: str, do: Callable[..., T], *given: object) -> T:
        """Run other slow work in the pool."""
        return await self._run(self.number_of(key), partial(do, *given))

    def number_of(self, key: str) -> int:
        """Return the process that does the work for a key."""
        return crc32(key.encode()) % self.workers

    async def _run(self, number: int, do: Callable[[], T]) -> T:
        if number not in self.processes:
            self.processes[number] = self.make()
        process = self.processes[number]
        self.waiting[number] += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(process, do)
        except BrokenProcessPool:
            if self.processes.get(number) is process:
                del self.processes[number]
                process.shutdown(wait=False)
            raise
        finally:
            self.waiting[number] -= 1

    def close(self) -> None:
        """End the processes."""
        for process in self.processes.values():
            process.shutdown(wait=False, cancel_futures=True)
        self.processes.clear()
