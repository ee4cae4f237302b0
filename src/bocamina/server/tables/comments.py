"""The bots' remarks on the games at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.core.events import Event
from bocamina.players.chorus import Chorus
from bocamina.players.player import Remark
from bocamina.server.tables import entries as e
from bocamina.server.tables.events import PhraseSaid, TableEvent

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bocamina.core.match import Match


class Comments:
    """Follows a table, whichever process writes its entries, and determines the next remarks."""

    def __init__(self) -> None:
        self.chorus: Chorus | None = None

    def take(self, match: Match, happened: Sequence[Event | TableEvent], *, step: bool) -> None:
        """Take in a step or a remark."""
        if self.chorus is None or self.chorus.match is not match:
            self.chorus = Chorus(match)  # another game has begun
        if step:
            self.chorus.notice([each for each in happened if isinstance(each, Event)])
        for each in happened:
            if isinstance(each, PhraseSaid):
                self.chorus.hear(Remark(each.seat, each.phrase, each.about))

    def next(self, levels: Mapping[int, str]) -> list[e.Said]:
        """Return the remarks of bots, given as seats with levels, on the last step."""
        said = [] if self.chorus is None else self.chorus.comment(levels)
        return [
            e.Said(each.seat, phrase=each.phrase, about=each.about if each.about >= 0 else None)
            for each in said
        ]
