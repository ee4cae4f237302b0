"""The acts of the server's host from the command line, and the block list."""

from __future__ import annotations

from enum import StrEnum

import msgspec


class Deed(StrEnum):
    """The kinds of acts."""

    REMOVE_TABLE = "remove-table"
    KEEP_OUT = "keep-out"
    LET_IN = "let-in"


class Act(msgspec.Struct, frozen=True, gc=False):
    """One thing that the host did; running servers read on from the last number they know."""

    number: int
    at: float
    deed: Deed
    about: str  # a table, or who is kept out


class KeptOut(msgspec.Struct, frozen=True, gc=False):
    """Somebody who is kept out: a network, or a home of which only a hash is known."""

    who: str
    since: float
    until: float | None = None  # for ever
    note: str = ""
