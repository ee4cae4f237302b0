"""The bots of one match: told of every step, asked for moves, heard by each other."""

from __future__ import annotations

from contextlib import contextmanager
from math import isfinite
from typing import TYPE_CHECKING, Final

from bocamina.core.events import seen_by
from bocamina.core.notation import format_position
from bocamina.lab.dealing import deal_once
from bocamina.players.alarm import answer_within
from bocamina.players.asking import ask_move, ask_remarks, what_went_wrong
from bocamina.players.player import Player

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bocamina.core.events import Event
    from bocamina.core.match import Match

PATIENCE_SECONDS: Final = 60.0  # of CPU time without an answer: the bot times out


class BotFailed(Exception):  # the game is lost for that seat, and nothing else
    """A bot failed, or answered with something other than a legal move."""

    def __init__(self, seat: int, reason: str) -> None:
        super().__init__(f"seat {seat}: {reason}")
        self.seat = seat
        self.reason = reason


@contextmanager
def blaming(seat: int, patience: float = PATIENCE_SECONDS) -> Iterator[None]:
    """Turn a bot's exception or timeout into BotFailed, with its seat and place."""
    try:
        with answer_within(patience, at_work=True):
            yield
    except (Exception, SystemExit) as error:
        raise BotFailed(seat, what_went_wrong(error)) from error


class SeatedBots:
    """Keeps the bots of a match informed.

    If somebody seems to have changed the table other than by moves, a `watched` match finds out
    who.
    """

    def __init__(
        self,
        match: Match,
        bots: Sequence[Player],
        roles: Sequence[str] = (),
        patience: float = PATIENCE_SECONDS,
        *,
        watched: bool = False,
    ) -> None:
        self.match = match
        self.bots = bots
        self.roles = roles
        self.patience = patience
        self.watched = watched
        self.views = [match.view(seat) for seat in range(len(bots))]  # they move on with the game
        self.noticing = [n for n, bot in enumerate(bots) if type(bot).notice is not Player.notice]
        self.hearing = [n for n, bot in enumerate(bots) if type(bot).hear is not Player.hear]
        self.talking = [n for n, bot in enumerate(bots) if type(bot).speak is not Player.speak]

    @contextmanager
    def asking(self, seat: int, seconds: float = 0.0) -> Iterator[Player]:
        """Call a bot, perhaps for some granted seconds, and blame it for errors and tampering."""
        before = self.position()
        with blaming(seat, self.patience + (seconds if isfinite(seconds) else 0.0)):
            yield self.bots[seat]
        if self.position() != before:
            raise BotFailed(seat, "expected a move, got a hand on the table")

    def position(self) -> str:
        """Return the position as text, if it is watched."""
        return format_position(self.match.game, self.match.state) if self.watched else ""

    def deal(self) -> list[Event]:
        """Let chance decide for as long as it is its turn, and tell everybody."""
        events: list[Event] = []
        while self.match.turn.is_chance:
            events += self.tell(deal_once(self.match, self.roles))
        return events

    def tell(self, events: list[Event]) -> list[Event]:
        """Tell every bot as much of a step as its seat may know."""
        for seat in self.noticing:
            with self.asking(seat) as bot:
                bot.notice(self.views[seat], seen_by(seat, events))
        return events

    def choose(self, seat: int, seconds: float) -> int:
        """Return the move that a bot chooses."""
        moves = self.match.game.legal_moves(self.views[seat])
        with self.asking(seat, seconds) as bot:
            return ask_move(bot, self.views[seat], moves, seconds)

    def move(self, seat: int, move: int) -> list[Event]:
        """Make a bot's move with all that follows, and let it speak to all."""
        events = self.tell(self.match.play(seat, move))
        events += self.deal()
        if seat in self.talking:
            with self.asking(seat) as bot:
                remarks = ask_remarks(bot, self.views[seat])
            for remark in remarks:
                for listener in self.hearing:
                    with self.asking(listener) as bot:
                        bot.hear(remark)
        return events
