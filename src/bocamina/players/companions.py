"""The bots at a table with one other participant."""

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

PATIENCE_SECONDS: Final = 60.0  # the timeout of a bot, beyond the seconds granted


def seat_companions(name: str, game: AnyGame, count: int, seed: str) -> dict[int, Player]:
    """Seat a bot everywhere but in the first seat; refuse one that fails to start."""
    try:
        with answer_within(PATIENCE_SECONDS):
            return {seat: seat_player(name, game, seat, seed) for seat in range(1, count)}
    except BocaminaError:
        raise
    except (Exception, SystemExit) as error:
        told = f"{name!r} ({what_went_wrong(error)})"
        raise BadSetting("a bot that can sit down", told) from error


class Companions:
    """Keeps bots informed and asks them; the game goes on even if one of them fails."""

    def __init__(
        self,
        match: Match,
        bots: dict[int, Player],
        blame: Callable[[int, str], None],
        levels: Mapping[int, str],
    ) -> None:
        self.match = match
        self.bots = bots
        self.blame = blame  # called with the seat of a bot that failed, and why
        self.levels = levels
        self.chorus = Chorus(match)

    def waited_for(self) -> int | None:
        """Return the seat of a bot that must act, if any."""
        return next((seat for seat in self.match.turn.seats if seat in self.bots), None)

    def notice(self, events: Sequence[Event]) -> None:
        """Tell every bot about a step, as far as its seat may know."""
        self.chorus.notice(events)
        for seat, bot in self.bots.items():
            told = seen_by(seat, events)
            self.attempt(seat, partial(bot.notice, self.match.view(seat), told), None)

    def comment(self) -> list[Remark]:
        """Return the bots' remarks on the last step."""
        return self.chorus.comment(self.levels)

    def choose(self, seat: int, seconds: float = 1.0) -> int:
        """Return a bot's move, or a random legal one if it fails."""
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
        """Call a bot; if it fails, report it and go on with the game."""
        try:
            with answer_within(PATIENCE_SECONDS + seconds):
                return action()
        except (Exception, SystemExit) as error:
            self.blame(seat, what_went_wrong(error))
            return otherwise
