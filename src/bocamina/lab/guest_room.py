"""The process in which a bot from outside the project is asked, one seat to a process."""

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


PR_SET_PDEATHSIG: Final = 1  # of prctl(2): the signal to get when the parent ends


class Arrived(msgspec.Struct, tag=True):
    """A bot is here, and whether it wants to be told what happens, and may speak."""

    remembers: bool
    talks: bool


class Moved(msgspec.Struct, tag=True):
    """A bot chose a move, in notation."""

    move: str


class Spoke(msgspec.Struct, tag=True):
    """A bot said something, or nothing."""

    remarks: list[Remark]


class Failed(msgspec.Struct, tag=True):
    """A bot broke down, and how."""

    reason: str


GuestAnswer: TypeAlias = Arrived | Moved | Spoke | Failed


def host(connection: Connection, name: str) -> None:
    """Let a bot in, and ask it what comes in until nothing does any more."""
    os.setpgid(0, 0)  # whatever it starts can be ended with it, and Ctrl-C is not for it
    depend_on_parent()
    if sys.platform.startswith("linux"):
        # A bot stuck in compiled code would let no thread of this process notice.
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    grant_memory()
    os.dup2(2, 1)  # what bots print is no part of the arena's answer
    sys.argv = [name]
    with suppress(EOFError, OSError):  # the parent has gone
        send(connection, lambda: let_in(name))
        while True:
            ask, asked = connection.recv()
            send(connection, partial(ask, asked))


def grant_memory() -> None:
    """Let a bot have half of the machine's memory, so that one that wants all harms nobody else."""
    most = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") // 2
    with suppress(OSError, ValueError):  # less may have been granted to everybody here
        resource.setrlimit(
            resource.RLIMIT_DATA, (most, resource.getrlimit(resource.RLIMIT_DATA)[1])
        )


def send(connection: Connection, ask: Callable[[], GuestAnswer]) -> None:
    """Send an answer, which is data and nothing else: reading it runs none of the bot's code."""
    try:
        told = ask()
    except BaseException as error:  # whatever it is, the bot did it
        told = Failed(what_went_wrong(error))
    answer = memoryview(msgspec.json.encode(told) + b"\n")
    while answer:
        answer = answer[os.write(connection.fileno(), answer) :]


def let_in(name: str) -> GuestAnswer:
    """Import a bot, and tell what has to be known about it."""
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
