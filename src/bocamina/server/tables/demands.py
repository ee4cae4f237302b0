"""What a table demands of requests before it looks into them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.server.problems import Refused
from bocamina.server.tables.status import Status

if TYPE_CHECKING:
    from bocamina.server.tables.table import Table


def demand(table: Table, status: Status) -> None:
    """Refuse a request that the table's status does not allow."""
    if table.status is not status:
        reasons = {Status.OPEN: "not-started", Status.PLAYING: "playing", Status.OVER: "over"}
        raise Refused(reasons[table.status])


def demand_part(table: Table, seat: int) -> None:
    """Refuse requesters without an active seat in a game under way."""
    demand(table, Status.PLAYING)
    if table.seats[seat].has_resigned:
        raise Refused("already-resigned")


def demand_current(table: Table, seat: int, expected: int) -> None:
    """Refuse what was thought of before the seat's decision became what it is."""
    if not table.asked[seat] <= expected <= table.version:
        raise Refused("stale", expected=expected, version=table.version)
