"""What the bots at a table say to what happens in its games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.players.chorus import Chorus
from bocamina.server.tables import entries as e

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bocamina.server.tables.account import Account


class Comments:
    """Follows a table, whichever process writes its entries, and knows what comes next."""

    def __init__(self) -> None:
        self.chorus: Chorus | None = None

    def take(self, account: Account) -> None:
        """Take in a step, or something said."""
        if self.chorus is None or self.chorus.match is not account.match:
            self.chorus = Chorus(account.match)  # another game has begun
        if account.is_step:
            self.chorus.notice(account.events)
        for remark in account.remarks:
            self.chorus.hear(remark)

    def next(self, levels: Mapping[int, str]) -> list[e.Said]:
        """Return what the bots, seats with their levels, say to the last step."""
        said = [] if self.chorus is None else self.chorus.comment(levels)
        return [
            e.Said(each.seat, phrase=each.phrase, about=each.about if each.about >= 0 else None)
            for each in said
        ]
