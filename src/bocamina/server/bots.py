"""Where bots think: in processes of their own, from what their seat may know and nothing else."""

from __future__ import annotations

import asyncio
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any

from bocamina.core.notation import format_view, parse_view
from bocamina.core.rng import Rng
from bocamina.games import find_game
from bocamina.players.player import Player
from bocamina.players.roster import players_of, seat_player

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bocamina.core.events import Event
    from bocamina.core.game import AnyGame, AnyView


@dataclass(frozen=True)
class Question:
    """What a bot is asked: a seat's view as text, and what the seat was told since the start."""

    game: str
    player: str
    seat: int
    view: str
    events: list[tuple[str, dict[str, Any]]]
    character: str  # the same for the whole game
    seed: str  # new for every move
    seconds: float


def question(
    game: AnyGame,
    player: str,
    view: AnyView,
    events: Sequence[Event],
    character: str,
    seed: str,
    seconds: float,
) -> Question:
    """Write down what a bot is asked."""
    told = [(type(event).__name__, dict(event.facts())) for event in events]
    seat = int(view.seat)
    return Question(
        game.name, player, seat, format_view(game, view), told, character, seed, seconds
    )


def think(asked: Question) -> str:
    """Return a bot's move in notation."""
    game = find_game(asked.game)
    bot = seat_player(asked.player, game, asked.seat, asked.character)
    kinds = import_module(f"bocamina.games.{asked.game}.events") if asked.events else None
    bot.notice([getattr(kinds, kind)(**facts) for kind, facts in asked.events])
    bot.rng = Rng(asked.seed)
    view = parse_view(game, asked.view)
    move = bot.choose(view, game.legal_moves(view), asked.seconds)
    return game.format_move(move)


def has_memory(game: AnyGame, player: str) -> bool:
    """Tell whether a bot listens to what happens between its moves."""
    return players_of(game)[player].notice is not Player.notice


def begin_worker() -> None:
    """Make a worker leave signals to its parent, yield to it, and end when it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


def make_pool(workers: int) -> Executor:
    """Return processes for bots to think in; they start with the first thought."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, mp_context=context, initializer=begin_worker)


class Thinkers:
    """Asks bots, and makes new processes where one was lost."""

    def __init__(self, workers: int, make: Callable[[int], Executor] = make_pool) -> None:
        self.workers = workers
        self.make = make
        self.pool: Executor | None = None

    async def ask(self, asked: Question) -> str:
        """Return a bot's move, without holding anybody up."""
        if self.pool is None:
            self.pool = self.make(self.workers)
        pool = self.pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, think, asked)
        except BrokenProcessPool:
            if self.pool is pool:
                self.pool = None
                pool.shutdown(wait=False)
            raise

    def close(self) -> None:
        """End the processes."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
