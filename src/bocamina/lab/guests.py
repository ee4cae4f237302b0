"""Bots from outside the project: each of their seats plays in a process that can be killed."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import time
from collections import OrderedDict
from contextlib import suppress
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from bocamina.core.notation import format_view
from bocamina.lab.guest_room import (
    Arrived,
    Failed,
    GuestAnswer,
    Moved,
    Spoke,
    ask_for_move,
    ask_to_speak,
    host,
)
from bocamina.players.asking import BadAnswer, FailedElsewhere
from bocamina.players.player import Player, Remark
from bocamina.players.questions import Note, Question, note_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bocamina.core.events import Event
    from bocamina.core.game import AnyGame, AnyView
    from bocamina.core.rng import Rng

T = TypeVar("T", Arrived, Moved, Spoke)

ARRIVAL_SECONDS: Final = 60.0  # CPU time for importing a bot
MOST_ROOMS: Final = 16  # kept open for later games (least recently used are closed)
LOOK_SECONDS: Final = 0.1  # the interval between checks of a bot's CPU time
LONGEST_ANSWER: Final = 1_000_000  # bytes
# A bot that sleeps uses no CPU time: the wall-clock timeout, as a multiple of the CPU one.
CLOCK_TIMES: Final = 10


class GuestRoom:
    """A process for one seat of one bot."""

    def __init__(self, name: str) -> None:
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process = context.Process(target=host, args=(theirs, name), daemon=True)
        self.process.start()
        theirs.close()
        self.unread = b""
        self.arrived = self.hear(Arrived, ARRIVAL_SECONDS)

    def ask(
        self,
        ask: Callable[[Question], GuestAnswer],
        asked: Question,
        kind: type[T],
        patience: float,
    ) -> T:
        """Return the bot's answer of some type, within a limit of CPU time."""
        if self.unread or (self.connection.poll() and self.process.is_alive()):
            self.end()  # it answered twice, or before it was asked
            raise BadAnswer("one answer", "another after it")
        with suppress(OSError):  # a broken pipe shows when the answer is read
            self.connection.send((ask, asked))
        return self.hear(kind, patience)

    def hear(self, kind: type[T], patience: float) -> T:
        """Return the bot's next message; close the room of one that fails."""
        try:
            told = msgspec.json.decode(self.read_line(patience), type=GuestAnswer)
            if isinstance(told, kind):
                return told
            raise FailedElsewhere(told.reason if isinstance(told, Failed) else repr(told))
        except (EOFError, OSError):
            self.process.join(1.0)
            ended = f"the end of its process ({self.process.exitcode})"
            self.end()
            raise BadAnswer("an answer", ended) from None
        except msgspec.MsgspecError:  # only the bot can have written it
            self.end()
            raise BadAnswer("an answer", "what the bot wrote in its place") from None
        except (BadAnswer, FailedElsewhere):
            self.end()
            raise

    def read_line(self, patience: float) -> bytes:
        """Return the next line, within a limit of CPU time.

        A bot can write anything here, and stop in the middle of a line: never block on the rest.
        """
        worked, began = self.worked(), time.monotonic()
        while b"\n" not in self.unread:
            if self.worked() - worked > patience:
                raise BadAnswer("an answer", f"none for {patience:g} s of processor time")
            if time.monotonic() - began > CLOCK_TIMES * patience:
                raise BadAnswer("an answer", f"none for {CLOCK_TIMES * patience:g} s")
            if self.connection.poll(min(LOOK_SECONDS, patience)):
                self.unread += self.read()
        line, _, self.unread = self.unread.partition(b"\n")
        return line

    def read(self) -> bytes:
        """Return the bot's output; too much at a time is an error."""
        came = os.read(self.connection.fileno(), LONGEST_ANSWER)
        if not came:
            raise EOFError
        if len(self.unread) + len(came) > LONGEST_ANSWER:
            raise BadAnswer("an answer", f"more than {LONGEST_ANSWER} bytes")
        return came

    def worked(self) -> float:
        """Return the CPU seconds of the bot so far, or wall-clock time if unknown."""
        if not sys.platform.startswith("linux") or self.process.pid is None:
            return time.monotonic()
        return worked_by(self.process.pid)

    @property
    def is_open(self) -> bool:
        """Whether a bot can be asked here."""
        return not self.connection.closed

    def end(self) -> None:
        """Kill the process and all its children."""
        self.connection.close()
        with suppress(OSError):
            if self.process.pid is not None:
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()
        self.process.join()


def worked_by(process: int) -> float:
    """Return the CPU seconds of a process and of its running children."""
    total, running = 0.0, [process]
    for each in running:
        with suppress(OSError):  # it may have exited
            # The kernel's own number for the CPU clock of another process.
            total += time.clock_gettime((~each << 3) | 2)
            for task in Path(f"/proc/{each}/task").iterdir():
                running += map(int, (task / "children").read_text().split())
    return total


_rooms: OrderedDict[tuple[str, int], GuestRoom] = OrderedDict()


def room_for(name: str, seat: int) -> GuestRoom:
    """Return the process for a seat of a bot, closing the least recently used ones."""
    room = _rooms.pop((name, seat), None)
    if room is None or not room.is_open:
        room = GuestRoom(name)
    _rooms[name, seat] = room
    while len(_rooms) > MOST_ROOMS:
        _rooms.popitem(last=False)[1].end()
    return room


def close_rooms() -> None:
    """Kill the processes of all bots, with all their children."""
    while _rooms:
        _rooms.popitem()[1].end()


class Guest(Player):
    """A bot from outside in one seat, asked in its own process from what the seat may know."""

    def __init__(
        self, game: AnyGame, seat: int, rng: Rng, name: str, character: str, patience: float
    ) -> None:
        super().__init__(game, seat, rng)
        self.name = name
        self.character = character
        self.patience = patience
        self.room = room_for(name, seat)
        self.told = 0
        self.notes: list[Note] = []

    def question(self, view: AnyView, seconds: float) -> Question:
        """Write down what the seat knows now."""
        told, notes = self.told, self.notes
        self.told, self.notes = told + len(notes), []
        return Question(
            game=self.game.name,
            rules=self.game.rules_version,
            player=self.name,
            seat=self.seat,
            view=format_view(self.game, view),
            told=told,
            notes=notes,
            character=self.character,
            seed="",
            seconds=seconds,
        )

    def choose(self, view: AnyView, moves: Sequence[int], seconds: float) -> int:
        patience = self.patience + (seconds if isfinite(seconds) else 0.0)
        asked = self.question(view, seconds)
        return self.game.parse_move(self.room.ask(ask_for_move, asked, Moved, patience).move)

    def notice(self, view: AnyView, events: Sequence[Event]) -> None:
        if self.room.arrived.remembers:
            self.notes.append(note_of(self.game, view, events))

    def hear(self, remark: Remark) -> None:
        if self.room.arrived.remembers:
            self.notes.append(remark)

    def speak(self, view: AnyView) -> Sequence[Remark]:
        if not self.room.arrived.talks:
            return ()
        return self.room.ask(ask_to_speak, self.question(view, 0.0), Spoke, self.patience).remarks
