"""What a table asks its bots: moves, and remarks."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from bocamina.core.notation import format_view
from bocamina.players.questions import Forgotten, Question, has_memory, talk, talks, think
from bocamina.players.roster import find_player, players_of, strongest
from bocamina.server.problems import Refused
from bocamina.server.tables import decisions
from bocamina.server.tables import requests as ask
from bocamina.server.tables.seats import hash_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from bocamina.players.questions import Note
    from bocamina.server.live import LiveTable

T = TypeVar("T")

THINKING_LIMIT_SECONDS: Final = 20.0


class BotAsker:
    """Asks the bots of one table, in the worker processes that know them."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live

    def _player(self, seat: int) -> str:
        """Return the bot that plays a seat: its own if that exists, else the strongest."""
        game, own = self.live.table.game, self.live.table.seats[seat].player
        return own if own in players_of(game) else strongest(game)

    async def choose(self, seat: int, wait: float) -> str:
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

    async def speak(self, seat: int) -> None:
        """Make the remarks of a seat's bot after its move, if it is one that talks."""
        player = self._player(seat)
        if not talks(find_player(player, self.live.table.game)):
            return
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
