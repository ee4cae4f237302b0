"""The row that the journal keeps beside a table's entries."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.server.journal import Summary
from bocamina.server.tables.status import Status

if TYPE_CHECKING:
    from bocamina.server.tables.table import Table


def summary_of(table: Table, now: float, ahead: float, bots_seconds: float) -> Summary:
    """Return a table's row; `ahead` is how far its time is ahead of the date.

    If a bot has to move, something is due within `bots_seconds`.
    """
    deadline = table.clocks.next_run_out() if table.status is Status.PLAYING else None
    if not table.clocks.is_frozen and any(table.is_bot(seat) for seat in table.turn):
        latest = now + bots_seconds
        deadline = latest if deadline is None else min(deadline, latest)
    if deadline is not None:
        deadline -= ahead  # the search for due tables only knows the date
    return Summary(
        table=table.name,
        code=table.code,
        game=table.game.name,
        status=table.status,
        public=table.public,
        seats=len(table.seats),
        taken=table.taken,
        created=table.created,
        updated=now,
        deadline=deadline,
        about=table.about,
        home=table.home,
        awake=now,
    )
