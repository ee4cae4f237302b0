"""Replays a game from its moves alone: anything else that bots did does not count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.lab.dealing import deal_once
from bocamina.lab.luck import Luck

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bocamina.core.events import Event
    from bocamina.core.match import Match


class ClosingReplay:
    """The result of a game's moves on a fresh table: its events, its end and its luck."""

    def __init__(self, match: Match, roles: Sequence[str]) -> None:
        self.match = match
        self.roles = roles
        self.luck = Luck(match)
        self.events: list[Event] = []
        self.deal()

    def deal(self) -> None:
        """Let chance decide for as long as it is its turn."""
        while self.match.turn.is_chance:
            self.events += self.luck.deal(lambda: deal_once(self.match, self.roles))

    def replay(self, moves: Iterable[tuple[int, int]]) -> None:
        """Make moves of seats one after another; one that the rules forbid is refused."""
        for seat, move in moves:
            self.events += self.match.play(seat, move)
            self.deal()
