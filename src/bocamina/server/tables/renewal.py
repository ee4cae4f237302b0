"""Entries whose texts were written in an earlier notation of their game."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from msgspec.structs import replace

from bocamina.core.game import TAKE_BACK_TEXT
from bocamina.server.tables import entries as e

if TYPE_CHECKING:
    from bocamina.core.editions import Rewriting

AnyEntry = TypeVar("AnyEntry", bound=e.Entry)


def renew(entry: AnyEntry, rewriting: Rewriting) -> AnyEntry:
    """Return an entry as it would be written today."""
    if isinstance(entry, e.Stepped):
        if entry.seat is None:
            return replace(entry, text=rewriting.outcome(entry.text))
        if entry.text == TAKE_BACK_TEXT:
            return entry
        return replace(entry, text=rewriting.move(entry.text))
    if isinstance(entry, e.Created | e.Changed):
        return replace(entry, settings=rewriting.settings(entry.settings))
    if isinstance(entry, e.Said) and entry.phrase:
        return replace(entry, phrase=rewriting.phrase(entry.phrase))
    if isinstance(entry, e.Overtaken):
        return replace(entry, position=rewriting.position(entry.position))
    return entry
