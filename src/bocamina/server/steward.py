"""Automatic moves at a table: bots move, clocks run out, bots stand in for the absent."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from bocamina.server.bot_asker import BotAsker
from bocamina.server.problems import Refused
from bocamina.server.tables import decisions, pausing
from bocamina.server.tables import entries as e

if TYPE_CHECKING:
    from bocamina.server.clock import Timer
    from bocamina.server.live import LiveTable
    from bocamina.server.tables.table import Table

# A clock that is this late ran out while no server was running, and is restarted instead.
LATE_SECONDS: Final = 5.0
BOT_SLACK_SECONDS: Final = 10.0  # the delay before another process makes a bot's move
LOOKS: Final = 5  # bots wait this many times as long when there is much to look at


class Steward:
    """Keeps one table moving."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.bots = BotAsker(live)
        self.thinking: dict[int, tuple[int, bool, asyncio.Task[None]]] = {}
        self.alarm: Timer | None = None
        self.hasty: set[int] = set()  # the seats of people who do not watch

    def note_haste(self, seat: int | None, *, hasty: bool) -> None:
        """Remember whether somebody watches while the board is set up."""
        if seat is not None and hasty:
            self.hasty.add(seat)
        elif seat is not None:
            self.hasty.discard(seat)

    def _bot_wait(self) -> float:
        """Return a bot's delay; 0 if nobody watches and nothing is hidden."""
        table = self.live.table
        match = table.match
        is_open = match is not None and match.game.is_preparing(match.state.public)
        people = {seat for seat in range(len(table.seats)) if not table.is_bot(seat)}
        if is_open and people and people <= self.hasty:
            return 0.0
        return self.live.house.bot_wait()

    def due(self, seat: int) -> float | None:
        """Return in how many seconds a bot moves for a person out of time or absent too long."""
        table = self.live.table
        if table.clocks.is_frozen:
            return None
        times = []
        if (runs_out := table.clocks.runs_out(seat)) is not None:
            times.append(runs_out - self.live.time.now())
        grace = table.clocking.grace_seconds
        absent = self.live.attendance.roll_call.absent_since.get(seat)
        # Nobody is waiting at an empty table.
        if grace is not None and absent is not None and self.live.is_attended:
            times.append(absent + grace - self.live.house.clock.monotonic())
        return min(times, default=None)

    def plan(self, *, from_elsewhere: bool = False) -> None:
        """Start bots, and set a timer for the next clock that runs out."""
        table = self.live.table
        self._stop_needless_thoughts()
        self._ring_in(None)
        if table.clocks.is_frozen or self.live.house.is_stopping:
            return
        if self.live.time.is_in_doubt(self.live.table):
            self.live.house.soon(self._restart_clocks(table.version))
            return
        soonest: float | None = None
        for seat in table.turn:
            if seat in self.thinking:
                continue
            if table.is_bot(seat):
                # The process that made the last move has priority; others wait longer.
                wait = self._bot_wait() + (BOT_SLACK_SECONDS / 3 if from_elsewhere else 0)
                wait += self._pause()
                self._begin_to_think(seat, wait, stood_in=not table.seats[seat].player)
                continue
            due = self.due(seat)
            if due is None:
                continue
            if due > 0:
                soonest = due if soonest is None else min(soonest, due)
                continue
            runs_out = table.clocks.runs_out(seat)
            if runs_out is not None and self.live.time.now() - runs_out > LATE_SECONDS:
                self.live.house.soon(self._restart_clocks(table.version))
                break
            self._begin_to_think(seat, self.live.house.bot_wait(), stood_in=True)
        self._ring_in(soonest)
        self.live.tutor.prepare()

    def _stop_needless_thoughts(self) -> None:
        """Cancel bots that no longer have a decision, or a person to stand in for."""
        table = self.live.table
        for seat, (asked, stood_in, task) in list(self.thinking.items()):
            still = not task.done() and seat in table.turn and table.asked[seat] == asked
            if still and stood_in:
                due = self.due(seat)
                still = table.is_bot(seat) or (due is not None and due <= 0)
            if not still:
                del self.thinking[seat]
                task.cancel()

    def _pause(self) -> float:
        """Return how long people may still look at the last events.

        If a person is to move, small events need no pause.
        """
        table, wait = self.live.table, self.live.house.settings.bot_wait_seconds
        if not self.live.is_attended:
            return 0.0
        until = table.sights.paused_at + LOOKS * wait
        if all(table.is_bot(seat) for seat in table.turn):
            until = max(until, table.sights.staged_at + wait)
        return max(0.0, until - self.live.time.now())

    def _ring_in(self, seconds: float | None) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if seconds is not None:
            self.alarm = self.live.house.clock.call_later(max(0.01, seconds), self.plan)

    async def _restart_clocks(self, version: int) -> None:
        """Restart clocks that ran out while no server was running."""
        with suppress(Refused):  # somebody has moved meanwhile
            await self.live.commit(partial(pausing.restart, version=version))

    async def thaw(self) -> None:
        """Resume frozen clocks."""
        if self.live.table.clocks.is_frozen and not self.live.house.is_stopping:
            with suppress(Refused):  # somebody else did it
                await self.live.commit(pausing.thaw)

    async def freeze(self) -> None:
        """Stop the clocks, since the server stops."""
        with suppress(Refused):  # there is nothing to stop
            await self.live.commit(pausing.freeze)

    def _begin_to_think(self, seat: int, wait: float, *, stood_in: bool) -> None:
        asked = self.live.table.asked[seat]
        task = self.live.house.soon(self._move_by_itself(seat, asked, wait, stood_in=stood_in))
        self.thinking[seat] = (asked, stood_in, task)

    async def _move_by_itself(self, seat: int, asked: int, wait: float, *, stood_in: bool) -> None:
        """Make a bot's move after a delay that does not depend on the seat's secrets."""
        clock = self.live.house.clock
        started = clock.monotonic()
        move = await self.bots.choose(seat, wait)
        rest = wait - (clock.monotonic() - started)
        if rest > 0:
            await clock.sleep(rest)

        def decide(table: Table) -> list[e.Entry]:
            if seat not in table.turn or table.asked[seat] != asked:
                raise Refused("stale", version=table.version)
            return decisions.step(table, seat, move, stood_in=stood_in)

        # Past this point the move is made, and must not be cancelled by what follows.
        if self.thinking.get(seat, (0, False, None))[0] == asked:
            del self.thinking[seat]
        try:
            await self.live.commit(decide)
        except Refused:
            self.plan()
            return
        if stood_in:
            self.live.house.metrics.stood_in.add()
            # No notes are taken for a person who is back, or soon may be.
            self.live.witnesses.forget(seat)
        else:
            await self.bots.speak(seat)

    def put_away(self) -> None:
        """Cancel everything that is scheduled."""
        self._ring_in(None)
        for _, _, task in self.thinking.values():
            task.cancel()
        self.thinking.clear()
        self.live.tutor.put_away()
