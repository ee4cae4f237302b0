"""The lines of a table's journal: steps as in a record, and what else happens at a table.

A step reads `0 stay`, chance's reads `* snake`, and `for 0 stay` is a move that a bot made for a
person who was absent or out of time. Every other line is a word and what there is to say, in JSON.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from bocamina.core.errors import Unreadable
from bocamina.core.record import CHANCE_MARK

STOOD_IN: Final = "for "


class Stepped(msgspec.Struct, frozen=True, gc=False):
    """A seat's move in notation, or chance's outcome where the seat is None."""

    seat: int | None
    text: str
    stood_in: bool = False


class Clocking(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """How long a seat may think; None is for ever."""

    move_seconds: int | None = None
    reserve_seconds: int = 0
    grace_seconds: int | None = None  # how long a seat may be absent before a bot moves for it


class Fact(msgspec.Struct, frozen=True, tag=str.lower, tag_field="entry", omit_defaults=True):
    """Something that happened at a table besides the steps of the game."""


class Created(Fact, frozen=True, kw_only=True):
    """The table was opened; the seed is the dealer's."""

    code: str
    settings: str
    rules: int
    seed: str
    clocking: Clocking = Clocking()
    public: bool = False
    talk: bool = True
    odds: bool = True
    host: str = ""  # the hash of the host's secret


class Changed(Fact, frozen=True):
    """The host set other house rules before the start."""

    settings: str
    clocking: Clocking
    public: bool
    talk: bool
    odds: bool = True


class Seated(Fact, frozen=True):
    """A person took a seat."""

    seat: int
    name: str
    key: str  # the hash of the secret that holds the seat


class Installed(Fact, frozen=True):
    """A bot was given a seat."""

    seat: int
    player: str
    name: str


class Emptied(Fact, frozen=True):
    """A seat became free: its person left, or the host removed it."""

    seat: int


class Offered(Fact, frozen=True):
    """A person asked for a ticket that carries the seat to another device."""

    seat: int
    ticket: str  # its hash


class Carried(Fact, frozen=True):
    """A ticket was used up, and another secret holds the seat too."""

    seat: int
    ticket: str
    key: str


class Mixed(Fact, frozen=True):
    """A seat added its own randomness to the deal."""

    seat: int
    text: str


class Started(Fact, frozen=True):
    """The game began, under rules of this version; 0 is the one that the table was opened under."""

    rules: int = 0


class Resigned(Fact, frozen=True):
    """A person gave the seat up for this game; a bot plays on in it."""

    seat: int


class Said(Fact, frozen=True):
    """A seat said something, in its own words or by a ready phrase."""

    seat: int
    text: str = ""
    phrase: str = ""
    about: int | None = None  # the seat or thing that the phrase speaks of


class Frozen(Fact, frozen=True):
    """The clocks were stopped, since the server stops."""


class Thawed(Fact, frozen=True):
    """The clocks go on; time without a server is not counted."""


class Reopened(Fact, frozen=True):
    """The same people want another game, from a new seed."""

    seed: str


AnyFact: TypeAlias = (
    Created
    | Changed
    | Seated
    | Installed
    | Emptied
    | Offered
    | Carried
    | Mixed
    | Started
    | Resigned
    | Said
    | Frozen
    | Thawed
    | Reopened
)
Entry: TypeAlias = Stepped | AnyFact

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(AnyFact).decode


def format_entry(entry: Entry) -> str:
    """Print an entry on one line."""
    if isinstance(entry, Stepped):
        if entry.seat is None:
            return f"{CHANCE_MARK} {entry.text}"
        return f"{STOOD_IN if entry.stood_in else ''}{entry.seat} {entry.text}"
    return _encode(entry).decode()


def parse_entry(line: str) -> Entry:
    """Read what `format_entry` prints."""
    if line.startswith("{"):
        try:
            fact: AnyFact = _decode(line)
        except msgspec.MsgspecError as error:
            raise Unreadable("an entry of a table", repr(line[:80])) from error
        return fact
    stood_in = line.startswith(STOOD_IN)
    who, _, text = (line.removeprefix(STOOD_IN) if stood_in else line).partition(" ")
    if text and who == CHANCE_MARK and not stood_in:
        return Stepped(None, text)
    if text and who.isascii() and who.isdigit() and len(who) <= 2:
        return Stepped(int(who), text, stood_in)
    raise Unreadable("an entry of a table", repr(line[:80]))
