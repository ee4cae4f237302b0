"""Automatic moves at a table: bots move, clocks run out, bots stand in for the absent."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from bocamina.core.notation import format_view
from bocamina.players.questions import Forgotten, Question, has_memory, talk, talks, think
from bocamina.players.roster import find_player, players_of, strongest
from bocamina.server.problems import Refused
from bocamina.server.tables import decisions, pausing
from bocamina.server.tables import entries as e
from bocamina.server.tables import requests as ask
from bocamina.server.tables.seats import hash_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from bocamina.players.questions import Note
    from bocamina.server.clock import Timer
    from bocamina.server.live import LiveTable
    from bocamina.server.tables.table import Table

T = TypeVar("T")

# A clock that is this late ran out while no server was running, and is restarted instead.
LATE_SECONDS: Final = 5.0
BOT_SLACK_SECONDS: Final = 10.0  # the delay before another process makes a bot's move
LOOKS: Final = 5  # bots wait this many times as long when there is much to look at
THINKING_LIMIT_SECONDS: Final = 20.0


class Steward:
    """Keeps one table moving."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
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
        move = await self._think(seat, wait)
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
        elif talks(find_player(player := self._player(seat), self.live.table.game)):
            await self._speak(seat, player)

    def _player(self, seat: int) -> str:
        """Return the bot that plays a seat: its own if that exists, else the strongest."""
        game, own = self.live.table.game, self.live.table.seats[seat].player
        return own if own in players_of(game) else strongest(game)

    async def _think(self, seat: int, wait: float) -> str:
        """Ask the seat's bot, or the one that stands in; fall back to any legal move."""
        table = self.live.table
        game = table.game
        player = self._player(seat)
        clock = self.live.house.clock
        started = clock.monotonic()
        try:
            seconds = self.live.house.settings.thinking_in(wait)
            return await self._ask(think, seat, player, seconds)
        except Exception:
            self.live.house.metrics.bot_failures.add()
            self.live.house.complaints.tell("a bot failed", player, table=table.name)
            assert table.match is not None
            moves = game.legal_moves(table.match.view(seat))
            chance = int(self.live.house.mint.secret(), 16)
            return game.format_move(moves[chance % len(moves)])
        finally:
            self.live.house.metrics.bot_seconds.observe(clock.monotonic() - started)

    async def _speak(self, seat: int, player: str) -> None:
        """Make a bot's remarks after its move."""
        try:
            remarks = await self._ask(talk, seat, player, 0.2)
            for remark in remarks:
                about = None if remark.about < 0 else remark.about
                request = ask.Say(phrase=remark.phrase, about=about)
                await self.live.commit(partial(decisions.say, seat=seat, request=request))
        except Refused:  # rate-limited
            pass
        except Exception:  # it stays silent
            self.live.house.metrics.bot_failures.add()
            name = self.live.table.name
            self.live.house.complaints.tell("a bot failed to speak", player, table=name)

    async def _ask(self, how: Callable[[Question], T], seat: int, player: str, seconds: float) -> T:
        """Ask a bot in the process that caches it, or replay the whole game to a new one."""
        while True:
            asked = await self._question(seat, player, seconds)
            try:
                answer = self.live.house.thinkers.ask(how, asked)
                return await self.live.house.clock.wait_for(answer, THINKING_LIMIT_SECONDS)
            except Forgotten:
                self.live.witnesses.forget(seat)

    async def _question(self, seat: int, player: str, seconds: float) -> Question:
        """Return a seat's knowledge as a question for its bot."""
        async with self.live.lock:
            table, told = self.live.table, 0
            assert table.match is not None
            game = table.match.game
            notes: list[Note] = []
            if has_memory(find_player(player, table.game)):
                witnesses = await self.live.witness(self.live.witnesses, seat)
                told, notes = witnesses.hand_over(seat)
                view = witnesses.view_of(seat)
            else:
                view = format_view(game, table.match.view(seat))
        return Question(
            game=game.name,
            rules=game.rules_version,
            player=player,
            seat=seat,
            view=view,
            told=told,
            notes=notes,
            character=hash_of(f"{table.seed} {seat} {player}"),
            seed=self.live.house.mint.secret(),
            seconds=seconds,
        )

    def put_away(self) -> None:
        """Cancel everything that is scheduled."""
        self._ring_in(None)
        for _, _, task in self.thinking.values():
            task.cancel()
        self.thinking.clear()
        self.live.tutor.put_away()
