"""Hints and a coach for the people at one table, from what their seats may know."""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from bocamina.advice.advice import BETWEEN, SURE, Advice, Thought
from bocamina.advice.consulting import Consultation, consult, get_ready
from bocamina.core.errors import BocaminaError
from bocamina.server import messages as wire
from bocamina.server.bots import bounded
from bocamina.server.problems import Refused
from bocamina.server.tables.demands import demand_current, demand_part
from bocamina.server.tables.help import help_of, may_have_hints

if TYPE_CHECKING:
    from bocamina.server.live import LiveTable
    from bocamina.server.tables import requests as ask
    from bocamina.server.tables.table import Table

ADVICE_SECONDS: Final = 0.35  # CPU time for one decision
# Advisers have the lowest priority: under load they think less instead of answering too late. Load
# begins above this many runnable processes per core.
NO_CROWD: Final = 2.0
LEAST_ADVICE_SECONDS: Final = 0.01
MOST_SECONDS: Final = 7.0  # the timeout for a hint, shorter than a client's
MOST_REVIEW_SECONDS: Final = 0.8  # the timeout for a coach before a move
MOST_WAITING: Final = 12  # pending decisions of all tables
# A coach warns if a move surely costs this much of a fair share: in a game of rounds one card
# decides less than elsewhere. A lone player is warned about this many gems.
COSTLY: Final = 0.2
COSTLY_IN_A_ROUND: Final = 0.15
COSTLY_GAIN: Final = 1.0


class Tutor:
    """Caches the advice for each seat's decision, so that it is computed once."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.crowd = crowd_here
        self.advice: dict[int, tuple[tuple[int, int], asyncio.Task[Advice]]] = {}

    async def hint(self, seat: int, request: ask.Hint) -> wire.Hinted:
        """Return a hint for what a seat has to decide."""
        await self.live.reach(request.expected)
        self._check(seat, request.expected)
        advice = await self._wait(seat, MOST_SECONDS)
        rungs = [
            wire.HintRung(rung.kind, [told(thought) for thought in rung.thoughts])
            for rung in advice.hint
        ]
        return wire.Hinted(request.id, self.live.table.version, advice.best.texts[0], rungs)

    async def review(self, seat: int, request: ask.Review) -> wire.Reviewed:
        """Return a coach's review of a move; nothing if it is not ready in time."""
        await self.live.reach(request.expected)
        self._check(seat, request.expected)
        if help_of(self.live.table, seat) != "coach":
            raise Refused("hints-off", 403)
        match = self.live.table.match
        assert match is not None
        move = match.parse_move(request.move)
        warning = None
        if match.why_not(seat, move) is None:
            with suppress(Refused):  # no answer in time
                warning = warning_of(await self._wait(seat, MOST_REVIEW_SECONDS), move)
        return wire.Reviewed(request.id, self.live.table.version, warning)

    def prepare(self) -> None:
        """Prefetch advice for those who take help, so that neither they nor their moves wait."""
        table, house = self.live.table, self.live.house
        if not house.advisers.processes and any(may_have_hints(table, seat) for seat in table.turn):
            house.soon(house.advisers.work("", get_ready))
        for seat in table.turn:
            if help_of(table, seat) and not self._is_at_hand(seat) and not self._is_busy():
                self._think(seat)

    def put_away(self) -> None:
        """Stop thinking."""
        for _, task in self.advice.values():
            task.cancel()
        self.advice.clear()

    def _check(self, seat: int, expected: int) -> None:
        table = self.live.table
        demand_part(table, seat)
        if not may_have_hints(table, seat):
            raise Refused("hints-off", 403)
        if seat not in table.turn:
            raise Refused("nothing-to-decide")
        demand_current(table, seat, expected)

    async def _wait(self, seat: int, seconds: float) -> Advice:
        """Return the advice for a seat's decision, cached or computed now."""
        if not self._is_at_hand(seat):
            if self._is_busy():
                raise Refused("no-advice", 503)
            self._think(seat)
        thinking = self.advice[seat][1]
        try:
            # Others may wait for the same task, and its result is worth caching.
            return await self.live.house.clock.wait_for(asyncio.shield(thinking), seconds)
        except TimeoutError:
            raise Refused("no-advice", 503) from None
        except asyncio.CancelledError:
            if not thinking.cancelled():
                raise
            # The task became stale and was cancelled, but the requester still gets an answer.
            raise Refused("no-advice", 503) from None
        except BocaminaError:
            raise
        except Exception:
            self.advice.pop(seat, None)
            self.live.house.metrics.bot_failures.add()
            self.live.house.complaints.tell("advice failed", self.live.table.game.name)
            raise Refused("no-advice", 503) from None

    def _is_busy(self) -> bool:
        return self.live.house.advisers.waiting.total() >= MOST_WAITING

    def _is_at_hand(self, seat: int) -> bool:
        key, task = self.advice.get(seat, ((0, 0), None))
        return task is not None and not task.cancelled() and key == decision(self.live.table, seat)

    def _think(self, seat: int) -> None:
        former = self.advice.get(seat)
        if former is not None:
            former[1].cancel()
        task = asyncio.get_running_loop().create_task(self._ask(seat))
        # Retrieve the exception, since perhaps nobody awaits the task.
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        self.advice[seat] = decision(self.live.table, seat), task

    async def _ask(self, seat: int) -> Advice:
        advisers = self.live.house.advisers
        async with self.live.lock:
            table = self.live.table
            if seat not in table.turn:  # it has decided in the meantime
                raise Refused("nothing-to-decide")
            advised = await self.live.witness(self.live.advised, seat)
            assert table.match is not None
            game = table.match.game
            asked = Consultation(
                game=game.name,
                rules=game.rules_version,
                view=advised.view_of(seat),
                notes=advised.all_of(seat),
                seconds=advice_seconds(advisers.waiting.total(), self.crowd()),
            )
        return await advisers.work(table.name, bounded, consult, asked)


def crowd_here() -> float:
    """Return the present load per core of this machine."""
    return os.getloadavg()[0] / (os.cpu_count() or 1)


def advice_seconds(waiting: int, crowd: float) -> float:
    """Return the CPU time for a decision, reduced under load so that the answer is in time."""
    seconds = ADVICE_SECONDS / (1 + waiting) / max(1.0, crowd / NO_CROWD)
    return max(LEAST_ADVICE_SECONDS, seconds)


def decision(table: Table, seat: int) -> tuple[int, int]:
    """Return a key for a seat's present decision."""
    return table.games, table.asked[seat]


def told(thought: Thought) -> wire.AdvisedThought:
    """Return a thought in wire form; of a turn's moves the first, which has more facts."""
    if thought.kind != "do-turn":
        return wire.AdvisedThought(thought.kind, dict(thought.facts), thought.against)
    more = len(str(thought.facts["then_moves"]).split(BETWEEN))
    return wire.AdvisedThought("do-first", {"move": thought.facts["move"], "more": more})


def warning_of(advice: Advice, move: int) -> wire.CoachWarning | None:
    """Return the warning about a move that is surely and clearly worse than the best."""
    if not any(move in each.moves for each in advice.prospects):
        return None  # such as a take-back, which is not evaluated
    prospect = advice.prospect(move)
    share = COSTLY_IN_A_ROUND if advice.gain_of == "round" else COSTLY
    costly = COSTLY_GAIN if advice.by == "gain" else share / advice.seats
    if prospect is advice.best or prospect.cost - SURE * prospect.cost_error < costly:
        return None
    reasons = advice.told(advice.reasons(move))
    scale = 1 if advice.by == "gain" else 100
    return wire.CoachWarning(
        by=advice.by,
        cost=round(scale * prospect.cost, 1),
        error=round(scale * prospect.cost_error, 1),
        best=advice.best.texts[0],
        reasons=[told(each) for each in reasons or advice.small_things(move)],
    )
