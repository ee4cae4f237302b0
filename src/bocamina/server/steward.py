"""What happens at a table by itself: bots move, clocks run out, bots stand in for the absent."""

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

# A clock found this late ran out while no server was there, and is restarted instead.
LATE_SECONDS: Final = 5.0
BOT_SLACK_SECONDS: Final = 10.0  # before another process makes a bot's move
LOOKS: Final = 5  # times as long as before a move do bots wait where there is much to look at
THINKING_LIMIT_SECONDS: Final = 20.0


class Steward:
    """Sees to it that one table never stands still."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.thinking: dict[int, tuple[int, bool, asyncio.Task[None]]] = {}
        self.alarm: Timer | None = None
        self.hasty: set[int] = set()  # the seats of people who do not look on

    def note_haste(self, seat: int | None, *, hasty: bool) -> None:
        """Remember whether somebody looks on while the board is set up."""
        if seat is not None and hasty:
            self.hasty.add(seat)
        elif seat is not None:
            self.hasty.discard(seat)

    def _bot_wait(self) -> float:
        """Return how long a bot waits; not at all where nobody looks on and nothing is hidden."""
        table = self.live.table
        match = table.match
        is_open = match is not None and match.game.is_preparing(match.state.public)
        people = {seat for seat in range(len(table.seats)) if not table.is_bot(seat)}
        if is_open and people and people <= self.hasty:
            return 0.0
        return self.live.house.bot_wait()

    def due(self, seat: int) -> float | None:
        """Return in how many seconds a bot moves for a person: out of time, or absent too long."""
        table = self.live.table
        if table.clocks.is_frozen:
            return None
        times = []
        if (runs_out := table.clocks.runs_out(seat)) is not None:
            times.append(runs_out - self.live.time.now())
        grace = table.clocking.grace_seconds
        absent = self.live.attendance.roll_call.absent_since.get(seat)
        # Nobody waits at a table where nobody is.
        if grace is not None and absent is not None and self.live.is_attended:
            times.append(absent + grace - self.live.house.clock.monotonic())
        return min(times, default=None)

    def plan(self, *, from_elsewhere: bool = False) -> None:
        """Let bots think, and set the alarm for the next clock that runs out."""
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
                # The process that made the last move goes first.
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
        """Cancel bots that no longer have anything to decide, or anybody to stand in for."""
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
        """Return how long those who are here may still look at what happened last.

        Where a person is to move, nobody need wait until small moments were played out.
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
        """Do not charge anybody for the time in which no server was running."""
        with suppress(Refused):  # somebody has moved meanwhile
            await self.live.commit(partial(pausing.restart, version=version))

    async def thaw(self) -> None:
        """Let the clocks go on, where they stand still."""
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
        """Make a bot's move after a while that has nothing to do with what the seat holds."""
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

        # From here on the move is made: what comes next must not cancel it.
        if self.thinking.get(seat, (0, False, None))[0] == asked:
            del self.thinking[seat]
        try:
            await self.live.commit(decide)
        except Refused:
            self.plan()
            return
        if stood_in:
            self.live.house.metrics.stood_in.add()
            # Notes are not taken for somebody who is back, or soon may be.
            self.live.table.witnesses.forget(seat)
        elif talks(find_player(player := self._player(seat), self.live.table.game)):
            await self._speak(seat, player)

    def _player(self, seat: int) -> str:
        """Return the bot that plays a seat: its own where there is such a bot, or the strongest."""
        game, own = self.live.table.game, self.live.table.seats[seat].player
        return own if own in players_of(game) else strongest(game)

    async def _think(self, seat: int, wait: float) -> str:
        """Ask the seat's bot, or the one that stands in; where it fails, any legal move will do."""
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
            chance = int(self.live.house.chest.secret(), 16)
            return game.format_move(moves[chance % len(moves)])
        finally:
            self.live.house.metrics.bot_seconds.observe(clock.monotonic() - started)

    async def _speak(self, seat: int, player: str) -> None:
        """Say what a bot wants to say after its move."""
        try:
            remarks = await self._ask(talk, seat, player, 0.2)
            for remark in remarks:
                about = None if remark.about < 0 else remark.about
                request = ask.Say(phrase=remark.phrase, about=about)
                await self.live.commit(partial(decisions.say, seat=seat, request=request))
        except Refused:  # it has said enough
            pass
        except Exception:  # it stays silent
            self.live.house.metrics.bot_failures.add()
            name = self.live.table.name
            self.live.house.complaints.tell("a bot failed to speak", player, table=name)

    async def _ask(self, how: Callable[[Question], T], seat: int, player: str, seconds: float) -> T:
        """Ask a bot where it remembers the game, or tell it the whole game again."""
        while True:
            asked = await self._question(seat, player, seconds)
            try:
                answer = self.live.house.thinkers.ask(how, asked)
                return await self.live.house.clock.wait_for(answer, THINKING_LIMIT_SECONDS)
            except Forgotten:
                self.live.table.witnesses.forget(seat)

    async def _question(self, seat: int, player: str, seconds: float) -> Question:
        """Write down what a seat knows now, for its bot."""
        async with self.live.lock:
            table, told = self.live.table, 0
            assert table.match is not None
            game = table.match.game
            notes: list[Note] = []
            if has_memory(find_player(player, table.game)):
                if seat not in table.witnesses:
                    again = await self.live.whole_game(watch=seat)
                    table.witnesses.take_over(seat, again.witnesses)
                told, notes = table.witnesses.hand_over(seat)
                view = table.witnesses.view_of(seat)
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
            seed=self.live.house.chest.secret(),
            seconds=seconds,
        )

    def put_away(self) -> None:
        """Stop everything that would happen by itself."""
        self._ring_in(None)
        for _, _, task in self.thinking.values():
            task.cancel()
        self.thinking.clear()
        self.live.tutor.put_away()
