"""The bots at one table with somebody who is no bot."""

from __future__ import annotations

import secrets
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from bocamina.core.errors import BadSetting, BocaminaError
from bocamina.core.events import seen_by
from bocamina.players.alarm import answer_within
from bocamina.players.asking import ask_move, ask_remarks, what_went_wrong
from bocamina.players.chorus import Chorus
from bocamina.players.roster import seat_player

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from bocamina.core.events import Event
    from bocamina.core.game import AnyGame
    from bocamina.core.match import Match
    from bocamina.players.player import Player, Remark

T = TypeVar("T")

PATIENCE_SECONDS: Final = 60.0  # without an answer, beyond those granted: it has broken down


def seat_companions(name: str, game: AnyGame, count: int, seed: str) -> dict[int, Player]:
    """Seat a bot everywhere but in the first seat; one that cannot even sit down is refused."""
    try:
        with answer_within(PATIENCE_SECONDS):
            return {seat: seat_player(name, game, seat, seed) for seat in range(1, count)}
    except BocaminaError:
        raise
    except (Exception, SystemExit) as error:
        told = f"{name!r} ({what_went_wrong(error)})"
        raise BadSetting("a bot that can sit down", told) from error


class Companions:
    """Keeps bots informed and asks them; the game goes on though one of them breaks down."""

    def __init__(
        self,
        match: Match,
        bots: dict[int, Player],
        blame: Callable[[int, str], None],
        levels: Mapping[int, str],
    ) -> None:
        self.match = match
        self.bots = bots
        self.blame = blame  # told which seat's bot broke down, and why
        self.levels = levels
        self.chorus = Chorus(match)

    def waited_for(self) -> int | None:
        """Return a bot's seat that must act; none while all wait for others."""
        return next((seat for seat in self.match.turn.seats if seat in self.bots), None)

    def notice(self, events: Sequence[Event]) -> None:
        """Let every bot know as much of a step as its seat may."""
        self.chorus.notice(events)
        for seat, bot in self.bots.items():
            told = seen_by(seat, events)
            self.attempt(seat, partial(bot.notice, self.match.view(seat), told), None)

    def comment(self) -> list[Remark]:
        """Return what bots say to the last step, as all have seen it."""
        return self.chorus.comment(self.levels)

    def choose(self, seat: int, seconds: float = 1.0) -> int:
        """Return a bot's move; where it has none, any legal one will do."""
        view = self.match.view(seat)
        moves = self.match.game.legal_moves(view)
        ask = partial(ask_move, self.bots[seat], view, moves, seconds)
        return self.attempt(seat, ask, secrets.choice(moves), seconds)

    def speak(self, seat: int) -> list[Remark]:
        """Return what a bot says after its move."""
        ask = partial(ask_remarks, self.bots[seat], self.match.view(seat))
        return self.attempt(seat, ask, [])

    def hear(self, remark: Remark) -> None:
        """Let every bot hear what somebody says."""
        self.chorus.hear(remark)
        for seat, bot in self.bots.items():
            self.attempt(seat, partial(bot.hear, remark), None)

    def attempt(self, seat: int, action: Callable[[], T], otherwise: T, seconds: float = 0.0) -> T:
        """Go on with the game though a bot breaks down, and say which one did."""
        try:
            with answer_within(PATIENCE_SECONDS + seconds):
                return action()
        except (Exception, SystemExit) as error:
            self.blame(seat, what_went_wrong(error))
            return otherwise
