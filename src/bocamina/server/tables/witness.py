"""What a seat gets to know step by step, taken down for a bot with a memory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.core.events import Event, seen_by
from bocamina.players.player import Remark
from bocamina.players.questions import note_of
from bocamina.server.tables.events import PhraseSaid, TableEvent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.match import Match
    from bocamina.players.questions import Note


class Witness:
    """Takes notes for one seat until its bot is told of them."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.told = 0  # how many notes the bot was given before
        self.notes: list[Note] = []

    def take(self, match: Match, happened: Sequence[Event | TableEvent], *, step: bool) -> None:
        """Note what a step, or something said, tells the seat."""
        if step:
            seen = seen_by(self.seat, [each for each in happened if isinstance(each, Event)])
            self.notes.append(note_of(match.game, match.view(self.seat), seen))
        for each in happened:
            if isinstance(each, PhraseSaid):
                self.notes.append(Remark(each.seat, each.phrase, each.about))

    def hand_over(self) -> tuple[int, list[Note]]:
        """Return how many notes the bot has, and those to come."""
        before, notes = self.told, self.notes
        self.told, self.notes = before + len(notes), []
        return before, notes
