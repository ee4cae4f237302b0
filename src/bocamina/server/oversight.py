"""The host's commands on a server, running or not."""

from __future__ import annotations

import asyncio
from ipaddress import IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from bocamina.core.errors import BadSetting, BocaminaError, Mismatch
from bocamina.server.access import HOUSEHOLD, address_in, address_of
from bocamina.server.app import make_journal
from bocamina.server.command import settings_for, told_in_a_line
from bocamina.server.doorkeeper import HOME
from bocamina.server.journal.acts import KeptOut
from bocamina.server.tables.seats import home_of, label_of, normal_code
from bocamina.server.tables.stored import fold
from bocamina.server.tables.table import Table

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping
    from ipaddress import IPv4Network

    from bocamina.server.journal import Journal, Summary

SHORTEST_PREFIX: Final = {4: 8, 6: 16}
DAY: Final = 86400.0
LOOPBACK: Final = ("127.0.0.1", "::1")

T = TypeVar("T")


class Unknown(Mismatch):
    """Something that the server does not have."""


class NotToBeKeptOut(Mismatch):
    """Somebody who cannot be kept out without shutting the server for everybody."""


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table as the list shows it; times are unix seconds."""

    table: str  # its label, which gives no access
    game: str
    status: str
    public: bool
    seats: int
    taken: int
    created: int
    updated: int


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """A seat that is taken."""

    seat: str  # its letter
    name: str
    player: str  # the bot that sits there
    was_removed: bool


class TableSheet(TableRow, frozen=True, kw_only=True):
    """The details of a table, apart from its game."""

    code: str
    entries: int
    games: int
    watchers: bool
    people: list[SeatRow]
    removed: list[str]


def on_journal(given: Mapping[str, Any], work: Callable[[Journal], Awaitable[T]]) -> T:
    """Run something on the journal of a server, running or not."""
    settings = settings_for(given)
    if not settings.database and not settings.journal_file.exists():
        raise BadSetting("a data directory with tables", settings.data)

    async def run() -> T:
        async with make_journal(settings) as journal:
            return await work(journal)

    with told_in_a_line():
        return asyncio.run(run())


# --- Tables


async def list_tables(journal: Journal) -> list[TableRow]:
    """Return all tables, the most recently used first."""
    return [TableRow(**row_of(summary)) for summary in await journal.summaries()]


async def show_table(journal: Journal, word: str) -> TableSheet:
    """Return the details of one table."""
    summary = await find_table(journal, word)
    lines = [(entry.at, entry.text) for entry in await journal.read(summary.table)]
    try:
        table = fold(summary.table, lines)
    except BocaminaError:  # readable only by another version of the program
        table = Table(summary.table)
    return TableSheet(
        **row_of(summary),
        code=summary.code,
        entries=len(lines),
        games=table.games,
        watchers=table.watchers,
        people=[
            SeatRow(
                seat=letter_of(number),
                name=seat.name,
                player=seat.player,
                was_removed=seat.was_removed,
            )
            for number, seat in enumerate(table.seats)
            if not seat.is_free
        ],
        removed=[outcast.name for outcast in table.outcasts],
    )


async def remove_table(journal: Journal, word: str, now: float) -> str:
    """Delete a table for good and return its label."""
    summary = await find_table(journal, word)
    if not await journal.remove(summary.table, now):
        raise Unknown("a table that is still there", word)
    return label_of(summary.table)


async def find_table(journal: Journal, word: str) -> Summary:
    """Find a table by its label in the log, by the code in its link, or by its name."""
    code = normal_code(word)
    for summary in await journal.summaries():
        if summary.code == code or word in (label_of(summary.table), summary.table):
            return summary
    raise Unknown("a table by its label in the log or its code (`bocamina tables list`)", word)


def row_of(summary: Summary) -> dict[str, Any]:
    """Return a table as the list shows it."""
    return {
        "table": label_of(summary.table),
        "game": summary.game,
        "status": summary.status.value,
        "public": summary.public,
        "seats": summary.seats,
        "taken": summary.taken,
        "created": int(summary.created),
        "updated": int(summary.updated),
    }


def letter_of(seat: int) -> str:
    """Return the letter of a seat."""
    return chr(ord("A") + seat)


# --- Keeping out


async def keep_out(
    journal: Journal, word: str, days: float | None, note: str, now: float
) -> list[KeptOut]:
    """Keep out an address, a network, or whoever holds a seat, and return the entries made."""
    until = None if days is None else now + days * DAY
    network = read_network(word)
    marks = await homes_at(journal, word) if network is None else [str(network)]
    kept = [KeptOut(who, now, until, note) for who in marks]
    for each in kept:
        await journal.keep_out(each)
    return kept


async def let_in(journal: Journal, word: str, now: float) -> str:
    """Let somebody in again."""
    network = read_network(word)
    who = word if network is None else str(network)
    if not await journal.let_in(who, now):
        raise Unknown("somebody who is kept out (`bocamina keep-out list`)", word)
    return who


async def kept_out(journal: Journal, now: float) -> list[KeptOut]:
    """Return who is kept out now."""
    return [each for each in await journal.kept_out() if each.until is None or now < each.until]


def read_network(word: str) -> IPv4Network | IPv6Network | None:
    """Read an address or a network; a single IPv6 address stands for its household's prefix."""
    address = address_in(word)
    try:
        network = ip_network(word if address is None else address, strict=False)
    except ValueError:
        return None
    if isinstance(network, IPv6Network) and address is not None:
        network = network.supernet(new_prefix=HOUSEHOLD)
    shortest = SHORTEST_PREFIX[network.version]
    if network.prefixlen < shortest:
        raise NotToBeKeptOut(f"a network of /{shortest} or smaller", word)
    if network.is_loopback or any(ip_address(own) in network for own in LOOPBACK):
        raise NotToBeKeptOut("somebody on another machine", f"this machine itself: {word}")
    return network


async def homes_at(journal: Journal, word: str) -> list[str]:
    """Return the hashed homes of the person in a seat, given as TABLE/SEAT."""
    name, slash, letter = word.partition("/")
    if not slash or len(letter) != 1:
        raise Unknown("an address, a network such as 203.0.113.0/24, or TABLE/SEAT", word)
    summary = await find_table(journal, name)
    lines = [(entry.at, entry.text) for entry in await journal.read(summary.table)]
    seats = fold(summary.table, lines).seats
    number = ord(letter.upper()) - ord("A")
    homes = set(seats[number].homes) - {""} if 0 <= number < len(seats) else set()
    if not homes:
        raise Unknown("the seat of a person, such as A", letter)
    # Behind an untrusted proxy, everybody seems to come from this machine.
    own = [address_of({}), *(address_of({"client": (each, 0)}) for each in LOOPBACK)]
    if homes & set(map(home_of, own)):
        raise NotToBeKeptOut("somebody on another machine", f"this machine or its proxy: {word}")
    return sorted(f"{HOME}{home}" for home in homes)
