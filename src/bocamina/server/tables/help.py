"""Who may have hints at a table, and who takes them, which is public."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from bocamina.server.problems import Refused
from bocamina.server.tables import entries as e
from bocamina.server.tables.seats import MOST_HELPED

if TYPE_CHECKING:
    from bocamina.server.tables.table import Table

Help: TypeAlias = Literal["hints", "coach"]


def may_have_hints(table: Table, seat: int) -> bool:
    """Tell whether a person may have hints: against bots only, or if the host allows them."""
    held = table.seats[seat]
    if not held.is_person or held.has_resigned:
        return False
    # With an open seat, a person who waits for others does not play against bots only.
    return table.hints or all(
        other == seat or table.is_bot(other) for other in range(len(table.seats))
    )


def help_of(table: Table, seat: int) -> str:
    """Return the help that a seat takes, if it still may."""
    taken = table.seats[seat].help
    return taken if taken and may_have_hints(table, seat) else ""


def choose_help(table: Table, seat: int, by: Help) -> list[e.Entry]:
    """Return the entry that a seat takes hints or has a coach, or refuse."""
    if not may_have_hints(table, seat):
        raise Refused("hints-off", 403)
    if table.seats[seat].helped >= MOST_HELPED:
        raise Refused("helped-enough", most=MOST_HELPED)
    return [e.Helped(seat, by)]
