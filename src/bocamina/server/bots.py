"""Where bots think: in processes of their own, from what their seat may know and nothing else."""

from __future__ import annotations

import asyncio
import faulthandler
import logging
import multiprocessing
import multiprocessing.connection
import os
import signal
import sys
import threading
import traceback
from collections import Counter, OrderedDict
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar
from zlib import crc32

from bocamina.core.events import parse_event
from bocamina.core.notation import parse_view
from bocamina.core.rng import Rng
from bocamina.games import find_game
from bocamina.players.alarm import answer_within
from bocamina.players.asking import ask_move, ask_remarks
from bocamina.players.player import Player, Remark
from bocamina.players.roster import ENTERED, enter, find_player, import_bots, seat_player

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bocamina.core.game import AnyGame
    from bocamina.server.clock import Clock
    from bocamina.server.tables.witness import Note

log = logging.getLogger(__name__)

Answer = TypeVar("Answer")


MOST_SECONDS: Final = 10  # of one thought; its process is given up after twice as many
QUIET_SECONDS: Final = 3600.0  # between two traces of one bot in the log
BOTS_KEPT: Final = 500  # bots that a process remembers, those asked last


class BrokeDown(Exception):  # told to the log, and to nobody else
    """A bot did not come to an answer, and why."""


class Forgotten(Exception):  # not an error
    """The bot that was told the beginning is not here."""


@dataclass(frozen=True)
class Question:
    """What a bot is asked: a seat's view as text, and what the seat got to know before."""

    game: str
    rules: int  # the edition by whose rules it is played
    player: str
    seat: int
    view: str
    told: int  # how many notes it was given before
    notes: list[Note]
    character: str  # the same for the whole game
    seed: str  # new for every move
    seconds: float


def think(asked: Question) -> str:
    """Return a bot's move in notation."""
    bot = recall(asked)
    view = parse_view(bot.game, asked.view)
    return bot.game.format_move(ask_move(bot, view, bot.game.legal_moves(view), asked.seconds))


def talk(asked: Question) -> list[Remark]:
    """Return what a bot says after its move."""
    bot = recall(asked)
    return ask_remarks(bot, parse_view(bot.game, asked.view))


_bots: OrderedDict[str, tuple[int, Player]] = OrderedDict()


def recall(asked: Question) -> Player:
    """Return the bot, told of everything up to now."""
    told, bot = _bots.pop(asked.character, (0, None))
    if bot is None or told != asked.told:
        if asked.told:
            raise Forgotten
        game = find_game(asked.game, asked.rules)
        bot = seat_player(asked.player, game, asked.seat, asked.character)
    for note in asked.notes:
        if isinstance(note, Remark):
            bot.hear(note)
        else:
            events = [parse_event(bot.game.events, line) for line in note.events]
            bot.notice(parse_view(bot.game, note.view), events)
    _bots[asked.character] = asked.told + len(asked.notes), bot
    if len(_bots) > BOTS_KEPT:
        _bots.popitem(last=False)
    bot.rng = Rng(asked.seed)
    return bot


def has_memory(game: AnyGame, player: str) -> bool:
    """Tell whether a bot listens to what happens between its moves."""
    kind = find_player(player, game)
    return kind.notice is not Player.notice or kind.hear is not Player.hear


def talks(game: AnyGame, player: str) -> bool:
    """Tell whether a bot ever says something."""
    return find_player(player, game).speak is not Player.speak


_most_seconds = 0  # of one thought in this process; 0 where it is not a worker


def answer(ask: Callable[[Question], Answer], asked: Question) -> Answer:
    """Answer a question; in a worker a bot that never comes to an end is interrupted, or ended."""
    if not _most_seconds:
        return ask(asked)
    faulthandler.dump_traceback_later(2 * _most_seconds, exit=True)
    try:
        with answer_within(_most_seconds):
            return ask(asked)
    except Forgotten:
        raise
    except BaseException as error:
        # Not every error can go to another process, and some would end that.
        raise BrokeDown("".join(traceback.format_exception(error))) from None
    finally:
        faulthandler.cancel_dump_traceback_later()


def begin_worker(entered: Sequence[str], most_seconds: int) -> None:
    """Make a worker leave signals to its parent, yield to it, and end when it ends."""
    global _most_seconds
    _most_seconds = most_seconds
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()
    for name in entered:
        enter(name)
    import_bots()


def make_worker(most_seconds: int = MOST_SECONDS) -> Executor:
    """Return a process for bots to think in; it starts with the first thought."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(
        1, mp_context=context, initializer=begin_worker, initargs=(tuple(ENTERED), most_seconds)
    )


class Complaints:
    """Tells the log of a bot that fails, and of the same again only after a good while."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.quiet_until: dict[tuple[str, str], float] = {}
        self.untold: Counter[tuple[str, str]] = Counter()

    def tell(self, what: str, player: str, **facts: object) -> None:
        """Log the current error with its trace, or count it."""
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
    """Asks bots, each always in the same process, and replaces a process that was lost."""

    def __init__(self, workers: int, make: Callable[[], Executor] = make_worker) -> None:
        self.workers = workers
        self.make = make
        self.processes: dict[int, Executor] = {}
        self.waiting: Counter[int] = Counter()  # questions by process that are not answered yet

    async def ask(self, ask: Callable[[Question], Answer], asked: Question) -> Answer:
        """Return a bot's answer, without holding anybody up."""
        number = self.number_of(asked.character)
        # The more wait, the less each may think, so that nobody waits for long.
        asked = replace(asked, seconds=asked.seconds / (1 + self.waiting[number]))
        return await self._run(number, partial(answer, ask, asked))

    async def work(self, key: str, do: Callable[..., Answer], *given: object) -> Answer:
        """Return what something else that takes its time comes to, done between thoughts."""
        return await self._run(self.number_of(key), partial(do, *given))

    def number_of(self, key: str) -> int:
        """Return the process where things of this key are done."""
        return crc32(key.encode()) % self.workers

    async def _run(self, number: int, do: Callable[[], Answer]) -> Answer:
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
