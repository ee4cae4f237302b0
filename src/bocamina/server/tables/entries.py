"""The lines of a table's journal: steps as in a record, and what else happens at a table.

A step reads `0 stay`, chance's reads `* snake`, and `for 0 stay` is a move that a bot made for a
person who was absent or out of time. Every other line is a word and what there is to say, in JSON.

A kind of entry keeps its meaning for ever. One that must change gets another word, and its former
word a function in RETIRED; so an older program meets a word or a field that it does not know, and
leaves the table alone. docs/editions.md tells the rest.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import msgspec

from bocamina.core.errors import Unreadable
from bocamina.core.record import RULES, Step, format_step, parse_step

STOOD_IN: Final = "for "
REOPENED: Final = '{"entry":"reopened"'  # the prefixes of lines that end a game for good


class Stepped(msgspec.Struct, frozen=True, gc=False):
    """A seat's move in notation, or chance's outcome where the seat is None.

    `number` is the same move if it was just decided: already parsed and checked.
    """

    seat: int | None
    text: str
    stood_in: bool = False
    number: int | None = None  # never stored


class Clocking(
    msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True
):
    """How long a seat may think; null means without limit."""

    move_seconds: int | None = None
    reserve_seconds: int = 0
    grace_seconds: int | None = None  # how long a seat may be absent before a bot moves for it


class TableFact(
    msgspec.Struct,
    frozen=True,
    tag=str.lower,
    tag_field="entry",
    omit_defaults=True,
    forbid_unknown_fields=True,  # it would be lost silently
):
    """Something that happened at a table besides the steps of the game."""


class Created(TableFact, frozen=True, kw_only=True):
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
    watchers: bool = True  # whether people without a seat may look on
    home: str = ""  # where it was opened from
    latecomers: bool = False  # whether people may take the seats of bots in play
    hints: bool = False  # whether hints are allowed among people, too


class Changed(TableFact, frozen=True):
    """The host set other house rules before the start."""

    settings: str
    clocking: Clocking
    public: bool
    talk: bool
    odds: bool = True
    hints: bool = False


class Seated(TableFact, frozen=True):
    """A person took a seat."""

    seat: int
    name: str
    key: str  # the hash of the secret that holds the seat
    home: str = ""  # where the person came from
    face: int = 0  # the dwarf that they chose, from 1; 0 where they did not


class Relieved(TableFact, frozen=True):
    """A latecomer took the seat of a bot while a game is on."""

    seat: int
    name: str
    key: str
    home: str = ""
    face: int = 0


class Installed(TableFact, frozen=True):
    """A bot was given a seat."""

    seat: int
    player: str
    name: str


class Emptied(TableFact, frozen=True):
    """A seat became free: its person left, or the host took the bot away."""

    seat: int


class Removed(TableFact, frozen=True):
    """The host removed a person from the table; in a game a bot plays on in the seat."""

    seat: int


class Readmitted(TableFact, frozen=True):
    """The host let removed people of a name in again."""

    name: str


class Admitted(TableFact, frozen=True):
    """The host let people without a seat watch, or forbade it."""

    watchers: bool


class Welcomed(TableFact, frozen=True):
    """The host let latecomers take the seats of bots, or forbade it."""

    latecomers: bool


class Offered(TableFact, frozen=True):
    """A person asked for a ticket that carries the seat to another device."""

    seat: int
    ticket: str  # its hash


class Carried(TableFact, frozen=True):
    """A ticket was used up, and another secret holds the seat too."""

    seat: int
    ticket: str
    key: str
    home: str = ""


class Mixed(TableFact, frozen=True):
    """A seat added its own randomness to the deal."""

    seat: int
    text: str


class Started(TableFact, frozen=True):
    """The game began, under rules of this version; 0 is the one that the table was opened under."""

    rules: int = 0


class Resigned(TableFact, frozen=True):
    """A person gave the seat up for this game; a bot plays on in it."""

    seat: int


class Helped(TableFact, frozen=True):
    """A seat takes hints from now on, or has a coach as well."""

    seat: int
    by: str  # hints or coach


class Said(TableFact, frozen=True):
    """A seat said something, in its own words or by a ready phrase."""

    seat: int
    text: str = ""
    phrase: str = ""
    about: int | None = None  # the seat or thing that the phrase speaks of


class Frozen(TableFact, frozen=True):
    """The clocks were stopped, since the server stops."""


class Thawed(TableFact, frozen=True):
    """The clocks go on; time without a server is not counted."""


class Renewed(TableFact, frozen=True):
    """From here on lines are written in the notation of this edition of the game."""

    notation: int


class Overtaken(TableFact, frozen=True):
    """From this position on the game is played by the rules of a newer edition.

    The position is the same in the notation of that edition; it is kept so that the game goes on
    when the rules before are no longer in the program.
    """

    rules: int
    position: str
    dealt: int  # how many outcomes the dealer had brought


class Reopened(TableFact, frozen=True):
    """The same people want another game, from a new seed."""

    seed: str


# What changes neither the game, nor the seats, nor who may look on: talk, tickets and clocks.
Passing: TypeAlias = Said | Offered | Renewed | Frozen | Thawed
# What becomes of the game at a table, from its start to the next one.
Conduct: TypeAlias = Started | Renewed | Overtaken | Frozen | Thawed | Reopened
AnyFact: TypeAlias = (
    Created
    | Changed
    | Seated
    | Relieved
    | Installed
    | Emptied
    | Removed
    | Readmitted
    | Admitted
    | Welcomed
    | Offered
    | Carried
    | Mixed
    | Started
    | Resigned
    | Helped
    | Said
    | Frozen
    | Thawed
    | Renewed
    | Overtaken
    | Reopened
)
Entry: TypeAlias = Stepped | AnyFact

# By former word: what an entry of that kind is today. None has changed yet.
RETIRED: Final[dict[str, Callable[[dict[str, Any]], dict[str, Any]]]] = {}

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(AnyFact).decode


def format_entry(entry: Entry) -> str:
    """Print an entry on one line."""
    if isinstance(entry, Stepped):
        line = format_step(Step(entry.seat, entry.text))
        return f"{STOOD_IN}{line}" if entry.stood_in else line
    return _encode(entry).decode()


def is_step(line: str) -> bool:
    """Tell whether a line is a step of the game."""
    return not line.startswith("{")


def parse_entry(line: str) -> Entry:
    """Read what `format_entry` prints."""
    if not is_step(line):
        try:
            fact: AnyFact = _decode(line)
        except msgspec.MsgspecError as error:
            return parse_retired(line, error)
        return fact
    stood_in = line.startswith(STOOD_IN)
    try:
        step = parse_step(line.removeprefix(STOOD_IN) if stood_in else line)
    except Unreadable as error:
        raise Unreadable("an entry of a table", repr(line[:80])) from error
    if step.seat == RULES or (stood_in and step.seat is None):
        raise Unreadable("a seat that moved, or chance", repr(line[:80]))
    return Stepped(step.seat, step.text, stood_in)


def parse_retired(line: str, error: Exception) -> AnyFact:
    """Read an entry of a kind that is written differently today."""
    try:
        fields: Any = msgspec.json.decode(line)
        if fields.get("entry") not in RETIRED:
            raise Unreadable("an entry of a table", repr(line[:80])) from error
        while (renew := RETIRED.get(fields["entry"])) is not None:
            fields = renew(fields)
        return msgspec.convert(fields, AnyFact)  # type: ignore[no-any-return]
    except msgspec.MsgspecError:
        raise Unreadable("an entry of a table", repr(line[:80])) from error
