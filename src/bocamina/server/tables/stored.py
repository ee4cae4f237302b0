"""Tables as they were stored, perhaps by another version of this program."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from bocamina.core.errors import BocaminaError, UnknownRules
from bocamina.server.problems import Refused
from bocamina.server.tables.entries import REOPENED, is_step, parse_entry
from bocamina.server.tables.table import EVENTS_KEPT, Table

if TYPE_CHECKING:
    from bocamina.server.tables.witness import Witnesses

log = logging.getLogger(__name__)


def read_back(
    name: str,
    lines: list[tuple[float, str]],
    keep: int | None = EVENTS_KEPT,
    follower: Witnesses | None = None,
) -> Table:
    """Rebuild a table from its journal's lines, or refuse one that cannot be read."""
    try:
        return fold(name, lines, keep, follower)
    except UnknownRules as error:
        raise Refused("unknown-rules", 410, expected=error.expected, got=error.got) from error
    except BocaminaError as error:
        log.warning("a table cannot be read: %s", error, extra={"table": name})
        raise Refused("unreadable-table", 410) from error


def fold(
    name: str,
    lines: list[tuple[float, str]],
    keep: int | None = EVENTS_KEPT,
    follower: Witnesses | None = None,
) -> Table:
    """Rebuild a table from its journal's lines, each with its time."""
    table = Table(name, keep)
    if follower is not None:
        table.followers.append(follower)
    last = max((n for n, (_, line) in enumerate(lines) if line.startswith(REOPENED)), default=0)
    for number, (at, line) in enumerate(lines):
        # Earlier games are skipped, so that reading a table costs only its last game.
        if number < last and is_step(line):
            table.pass_over(at)
        else:
            table.apply(parse_entry(line), at)
    if table.outdated:
        raise table.game.unknown(table.outdated, table.game.oldest)
    return table
