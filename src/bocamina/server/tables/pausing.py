"""Freezing and resuming clocks with the server: decisions without a request."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.server.problems import Refused
from bocamina.server.tables import entries as e

if TYPE_CHECKING:
    from bocamina.server.tables.table import Table


def freeze(table: Table) -> list[e.Entry]:
    """Stop the clocks, if any are running."""
    if table.clocks.is_frozen or not table.clocks.are_on or not table.turn:
        raise Refused("stale", version=table.version)
    return [e.Frozen()]


def thaw(table: Table) -> list[e.Entry]:
    """Resume the clocks, if they are frozen."""
    if not table.clocks.is_frozen:
        raise Refused("stale", version=table.version)
    return [e.Thawed()]


def restart(table: Table, version: int) -> list[e.Entry]:
    """Restart running clocks, unless something has happened since a version."""
    if table.version != version:
        raise Refused("stale", version=table.version)
    return [e.Thawed()]
