"""Worker processes that play an arena's games, each one game at a time."""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections import deque
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import TYPE_CHECKING, Final

from bocamina.core.errors import BocaminaError
from bocamina.lab.contest import Played, play

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable

    from bocamina.lab.fixtures import Contest, Fixture

MOST_TRIES: Final = 3


class WorkerLost(BocaminaError):
    """A game that ended its process again and again; which of its bots did it is not known."""

    def __init__(self, fixture: Fixture) -> None:
        super().__init__(
            f"expected a game to end, got {MOST_TRIES} processes that died playing it: "
            f"deal {fixture.deal}, game {fixture.rotation}, {', '.join(fixture.seating)}"
        )


class Worker:
    """One process and the game it is playing."""

    def __init__(self, contest: Contest) -> None:
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(contest, theirs), daemon=True)
        self.process.start()
        theirs.close()
        self.fixture: Fixture | None = None

    def give(self, fixture: Fixture) -> None:
        """Let it play a game."""
        self.fixture = fixture
        with suppress(OSError):  # whether it is still there shows when it is to answer
            self.connection.send(fixture)

    def end(self) -> None:
        """Stop it, whatever it is doing."""
        self.process.terminate()
        self.process.join()
        self.connection.close()


def work(contest: Contest, connection: Connection) -> None:
    """Play the games that come in, until no more do."""
    # Ctrl-C goes to everybody in the terminal; the parent decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.stdout = sys.stderr  # what bots print is no part of the arena's answer
    contest.check()
    try:
        while True:
            connection.send(play(contest, connection.recv()))
    except (EOFError, OSError):
        return  # the parent has gone


def play_all(contest: Contest, fixtures: Iterable[Fixture], workers: int) -> Generator[Played]:
    """Yield the games as they end; one whose process dies is played again by another."""
    waiting = deque(fixtures)
    tries: dict[Fixture, int] = {}
    crew: list[Worker] = []
    try:
        crew += [Worker(contest) for _ in range(min(workers, len(waiting)))]
        for worker in crew:
            worker.give(waiting.popleft())
        while busy := {worker.connection: worker for worker in crew if worker.fixture}:
            for connection in wait(list(busy)):
                assert isinstance(connection, Connection)
                worker = busy[connection]
                assert worker.fixture is not None
                try:
                    played: Played = connection.recv()
                except (EOFError, OSError):
                    crew.remove(worker)
                    worker.end()
                    tries[worker.fixture] = tries.get(worker.fixture, 0) + 1
                    if tries[worker.fixture] == MOST_TRIES:
                        raise WorkerLost(worker.fixture) from None
                    waiting.appendleft(worker.fixture)
                    worker = Worker(contest)
                    crew.append(worker)
                else:
                    worker.fixture = None
                    yield played
                if waiting:
                    worker.give(waiting.popleft())
    finally:
        for worker in crew:
            worker.end()
