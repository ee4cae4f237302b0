"""Games under way that continue under the rules of a newer edition."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from bocamina.core.errors import BocaminaError
from bocamina.core.notation import format_position, parse_position
from bocamina.server.problems import Refused
from bocamina.server.tables import entries as e
from bocamina.server.tables.status import Status

if TYPE_CHECKING:
    from bocamina.server.live import LiveTable
    from bocamina.server.tables.table import Table

log = logging.getLogger(__name__)


def overtake(table: Table) -> e.Overtaken | None:
    """Return the entries that move a table's game to newer rules, if their edition asks for it."""
    match = table.match
    if match is None or table.status is not Status.PLAYING:
        return None
    rules = match.game.goes_on_by(match.game.rules_version)
    if rules == match.game.rules_version:
        return None
    position = format_position(match.game, match.state)
    try:
        parse_position(match.game.under(rules), position)
    except BocaminaError:
        # The position is impossible under the new rules, so the game ends under the old ones.
        log.warning("a game keeps its rules", extra={"table": table.name})
        return None
    return e.Overtaken(rules, position, match.dealer.dealt)


async def go_over(live: LiveTable) -> None:
    """Move a table's game to newer rules, if their edition asks for it."""
    if overtake(live.table) is None:
        return

    def decide(table: Table) -> list[e.Entry]:
        overtaken = overtake(table)
        if overtaken is None:
            raise Refused("stale", version=table.version)
        return [overtaken]

    with suppress(Refused):  # another process did it
        await live.commit(decide)
