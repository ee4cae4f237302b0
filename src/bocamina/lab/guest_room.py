"""The sandbox process of a bot from outside the project, one process for each seat."""

from __future__ import annotations

import ctypes
import os
import resource
import signal
import sys
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from bocamina.players.asking import what_went_wrong
from bocamina.players.dependants import depend_on_parent
from bocamina.players.player import Remark
from bocamina.players.questions import forget_others, has_memory, talk, talks, think
from bocamina.players.roster import ENTERED, enter

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection

    from bocamina.players.questions import Question


PR_SET_PDEATHSIG: Final = 1  # of prctl(2): the signal to receive when the parent exits


class Arrived(msgspec.Struct, tag=True):
    """A bot is loaded, and whether it wants to be told what happens, and may speak."""

    remembers: bool
    talks: bool


class Moved(msgspec.Struct, tag=True):
    """A bot chose a move, in notation."""

    move: str


class Spoke(msgspec.Struct, tag=True):
    """A bot said something, or nothing."""

    remarks: list[Remark]


class Failed(msgspec.Struct, tag=True):
    """A bot failed, and how."""

    reason: str


GuestAnswer: TypeAlias = Arrived | Moved | Spoke | Failed


def host(connection: Connection, name: str) -> None:
    """Load a bot, and answer requests until the end of the input."""
    os.setpgid(0, 0)  # a process group of its own, to be killed as a whole; it does not get Ctrl-C
    depend_on_parent()
    if sys.platform.startswith("linux"):
        # A bot stuck in C code could hold the GIL, so no thread here could notice the parent's
        # exit.
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    grant_memory()
    os.dup2(2, 1)  # what bots print must not mix with the answers
    sys.argv = [name]
    with suppress(EOFError, OSError):  # the parent has gone
        send(connection, lambda: let_in(name))
        while True:
            ask, asked = connection.recv()
            send(connection, partial(ask, asked))


def grant_memory() -> None:
    """Limit a bot to half of the machine's memory, so that it cannot exhaust it."""
    most = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") // 2
    with suppress(OSError, ValueError):  # a lower limit may be in force already
        resource.setrlimit(
            resource.RLIMIT_DATA, (most, resource.getrlimit(resource.RLIMIT_DATA)[1])
        )


def send(connection: Connection, ask: Callable[[], GuestAnswer]) -> None:
    """Send an answer as plain data: reading it runs none of the bot's code."""
    try:
        told = ask()
    except BaseException as error:  # any error here is the bot's
        told = Failed(what_went_wrong(error))
    answer = memoryview(msgspec.json.encode(told) + b"\n")
    while answer:
        answer = answer[os.write(connection.fileno(), answer) :]


def let_in(name: str) -> GuestAnswer:
    """Import a bot, and report what it needs."""
    enter(name)
    kind = ENTERED[name]
    return Arrived(remembers=has_memory(kind), talks=talks(kind))


def ask_for_move(asked: Question) -> GuestAnswer:
    """Ask the bot for a move."""
    forget_others(asked.character)
    return Moved(think(asked))


def ask_to_speak(asked: Question) -> GuestAnswer:
    """Ask the bot what it says."""
    return Spoke(talk(asked))
