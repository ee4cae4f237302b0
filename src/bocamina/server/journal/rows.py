"""Converts summaries to index rows and back, the same in every storage."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

import msgspec

from bocamina.server.journal.journal import Summary
from bocamina.server.tables.status import Status

if TYPE_CHECKING:
    from collections.abc import Sequence

FIELDS: Final = Summary.__struct_fields__
COLUMNS: Final = ("id", *(name for name in FIELDS if name != "table"))
# Setting the code in an append would rewrite its index entry each time, even if unchanged.
STAYING: Final = ("id", "code", "created", "home", "awake")
CHANGING: Final = tuple(name for name in COLUMNS if name not in STAYING)
# SQLite binds a plain str quickly, but an enum member slowly.
CHANGES: Final = attrgetter(*("status.value" if name == "status" else name for name in CHANGING))


def to_row(summary: Summary) -> tuple[Any, ...]:
    """Return a summary's values in the order of COLUMNS."""
    values = msgspec.structs.asdict(summary)
    return (values.pop("table"), *values.values())


def to_changes(summary: Summary) -> tuple[Any, ...]:
    """Return a summary's values in the order of CHANGING."""
    changes: tuple[Any, ...] = CHANGES(summary)
    return changes


def from_row(row: Sequence[Any]) -> Summary:
    """Make a summary of values in the order of COLUMNS."""
    values = dict(zip(COLUMNS, row, strict=True))
    values["table"] = values.pop("id")
    values["status"] = Status(values["status"])
    values["public"] = bool(values["public"])
    return Summary(**values)
