"""The bots' remarks on the games at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.players.chorus import Chorus
from bocamina.server.tables import entries as e

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bocamina.server.tables.entry_news import EntryNews


class Comments:
    """Follows a table, whichever process writes its entries, and determines the next remarks."""

    def __init__(self) -> None:
        self.chorus: Chorus | None = None

    def take(self, news: EntryNews) -> None:
        """Take in a step or a remark."""
        if self.chorus is None or self.chorus.match is not news.match:
            self.chorus = Chorus(news.match)  # another game has begun
        if news.is_step:
            self.chorus.notice(news.events)
        for remark in news.remarks:
            self.chorus.hear(remark)

    def next(self, levels: Mapping[int, str]) -> list[e.Said]:
        """Return the remarks of bots, given as seats with levels, on the last step."""
        said = [] if self.chorus is None else self.chorus.comment(levels)
        return [
            e.Said(each.seat, phrase=each.phrase, about=each.about if each.about >= 0 else None)
            for each in said
        ]
