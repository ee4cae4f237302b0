"""What happened with one entry of a table, for all who follow its game."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from bocamina.core.events import Event, format_event
from bocamina.core.notation import format_shared, format_view
from bocamina.core.state import SPECTATOR
from bocamina.players.player import Remark
from bocamina.players.questions import SeenStep
from bocamina.server.tables.events import PhraseSaid, TableEvent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.match import Match


class EntryNews:
    """The events and remarks of one entry; what several seats are told is printed once.

    It speaks of the match as it is now, so that it is good until the next entry.
    """

    def __init__(
        self, match: Match, happened: Sequence[Event | TableEvent], *, is_step: bool
    ) -> None:
        self.match = match
        self.is_step = is_step
        self.events = [each for each in happened if isinstance(each, Event)]
        self.remarks = [
            Remark(each.seat, each.phrase, each.about)
            for each in happened
            if isinstance(each, PhraseSaid)
        ]

    def note_for(self, seat: int) -> SeenStep:
        """Write down what a seat sees after a step, and what it was told of it."""
        told = [line for event, line in self._lines if event.reaches(seat)]
        return SeenStep(format_view(self.match.game, self.match.view(seat), self._shared), told)

    @cached_property
    def _shared(self) -> str:
        return format_shared(self.match.game, self.match.view(SPECTATOR))

    @cached_property
    def _lines(self) -> list[tuple[Event, str]]:
        return [(event, format_event(event)) for event in self.events]
