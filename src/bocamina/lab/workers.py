"""Worker processes that play an arena's games, each one game at a time."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections import Counter
from contextlib import suppress
from itertools import islice
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from typing import TYPE_CHECKING, Final, NoReturn, TypeAlias

from bocamina.core.errors import BocaminaError
from bocamina.lab.contest import Played, lost_by_guest, play
from bocamina.lab.guests import close_rooms

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable

    from bocamina.lab.fixtures import Contest, Fixture

    Assignment: TypeAlias = tuple[Contest, Fixture]

MOST_TRIES: Final = 3
PARTING_SECONDS: Final = 1.0


class WorkerLost(BocaminaError):
    """A game that crashed its process repeatedly; which of its bots did it is unknown."""

    def __init__(self, fixture: Fixture) -> None:
        super().__init__(
            f"expected a game to end, got {MOST_TRIES} processes that died playing it: "
            f"deal {fixture.deal}, game {fixture.rotation}, {', '.join(fixture.seating)}"
        )


class Worker:
    """One process and the game it is playing."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        # Not a daemon, since daemons may not have children, and guests are children.
        self.process = context.Process(target=work, args=(theirs,))
        # Ctrl-C goes to everybody in the terminal; only the parent decides what it means. A process
        # inherits blocked signals; the resource tracker, which starts with the first one, would
        # unblock them.
        resource_tracker.ensure_running()
        blocked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            self.process.start()
        finally:
            theirs.close()
            signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
        self.job: Assignment | None = None

    def give(self, job: Assignment | None) -> None:
        """Give it the next game, if there is one."""
        self.job = job
        if job is not None:
            with suppress(OSError):  # a broken pipe shows when the answer is read
                self.connection.send(job)

    def end(self) -> None:
        """Terminate it, whatever it is doing; it ends its guests unless it is stuck itself."""
        self.process.terminate()
        self.process.join(PARTING_SECONDS)
        self.process.kill()
        self.process.join()
        self.connection.close()


def work(connection: Connection) -> None:
    """Play games from the pipe until it is closed."""
    sys.stdout = sys.stderr  # what bots print must not mix with the answers
    signal.signal(signal.SIGTERM, leave)
    try:
        while True:
            connection.send(play(*connection.recv()))
    except (EOFError, OSError):
        leave()  # the parent has gone


def leave(*_: object) -> NoReturn:
    """End the guests and then this process, without unwinding: a bot may be catching exceptions."""
    close_rooms()
    os._exit(0)


def play_all(jobs: Iterable[Assignment], workers: int) -> Generator[tuple[Contest, Played]]:
    """Yield games as they end; if a process dies, its game is retried by another.

    A game is taken from `jobs` when a worker is free.
    """
    waiting = iter(jobs)
    tries: Counter[Assignment] = Counter()
    running: list[Worker] = []
    try:
        for job in islice(waiting, workers):
            running.append(Worker())
            running[-1].give(job)
        while busy := {worker.connection: worker for worker in running if worker.job}:
            for connection in wait(list(busy)):
                assert isinstance(connection, Connection)
                worker = busy[connection]
                assert worker.job is not None
                job = worker.job
                try:
                    played: Played = connection.recv()
                except (EOFError, OSError):
                    running.remove(worker)
                    worker.end()
                    running.append(Worker())
                    tries[job] += 1
                    if tries[job] < MOST_TRIES:
                        running[-1].give(job)
                        continue
                    lost = lost_by_guest(job[1], f"{MOST_TRIES} processes that died playing it")
                    if lost is None:
                        raise WorkerLost(job[1]) from None
                    running[-1].give(next(waiting, None))
                    yield job[0], lost
                else:
                    worker.give(next(waiting, None))
                    yield job[0], played
    finally:
        for worker in running:
            worker.end()
