"""Pictures of tables: for link previews, and for sharing when a game is over.

They are rendered by the bots' workers, one at a time, when the page is requested, and cached.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import astuple, replace
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from bocamina.core.record import format_record
from bocamina.core.state import SPECTATOR
from bocamina.drawing.poster import Bill, make_poster
from bocamina.server.analysts import insight_into
from bocamina.server.played import assertions_of, played_game
from bocamina.server.tables.status import Status

if TYPE_CHECKING:
    from bocamina.server.house import House
    from bocamina.server.live import LiveTable
    from bocamina.server.tables.table import Table

log = logging.getLogger(__name__)

TEMPLATE: Final = 3  # a new number for a new look, to invalidate caches
MOST_BYTES: Final = 32 << 20
MOST_WAITING: Final = 20  # the most pending pictures
KINDS: Final = {"jpg": "image/jpeg", "png": "image/png"}


def bill_of(table: Table, language: str) -> Bill:
    """Return the public facts of a table, for whoever has its link or sees the list of tables.

    A private table shows its game and number of free seats; its result only if anybody with the
    link may see that anyway.
    """
    seats = len(table.seats)
    free = seats - table.taken if table.status is Status.OPEN else 0
    names = tuple(seat.name or chr(ord("A") + number) for number, seat in enumerate(table.seats))
    match = table.match
    if table.status is not Status.OVER or match is None or table.why_out(""):
        return Bill(table.game.name, language, seats, table.status.value, free)
    public = match.view(SPECTATOR).public
    return Bill(
        game=table.game.name,
        language=language,
        seats=seats,
        stage=table.status.value,
        names=names,
        scores=tuple(match.game.scores(public)),
        winners=tuple(match.game.winners(public)),
        record=format_record(match.record()),
        faces=tuple((seat.face, seat.player) for seat in table.seats),
    )


async def with_story(bill: Bill, live: LiveTable) -> Bill:
    """Return a bill with the additional input of its game's story, if it has one."""
    if not bill.record:
        return bill
    played = await played_game(live, 0)
    stored = await live.house.analyses.store.read(live.table.name, played.facts.games)
    return replace(
        bill,
        assertions=tuple(assertions_of(played)),
        insight=None if stored is None else insight_into(stored),
    )


def name_of(bill: Bill, kind: str) -> str:
    """Return the file name of a picture, a hash of everything that it shows."""
    told = repr((TEMPLATE, astuple(bill)))
    return f"{sha256(told.encode()).hexdigest()[:16]}.{bill.language}.{kind}"


class Gallery:
    """An LRU cache of pictures."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.kept: OrderedDict[str, bytes] = OrderedDict()
        self.bytes = 0
        self.making: dict[str, asyncio.Task[bytes]] = {}
        self.turn = asyncio.Semaphore(1)

    def has(self, name: str) -> bool:
        """Tell whether a picture is cached."""
        return name in self.kept or name in self.making

    def is_busy(self) -> bool:
        """Tell whether too many pictures are pending."""
        return len(self.making) >= MOST_WAITING

    async def get(self, bill: Bill, kind: str) -> bytes:
        """Return a picture; concurrent requests for the same one share its rendering."""
        name = name_of(bill, kind)
        if name in self.kept:
            self.kept.move_to_end(name)
            return self.kept[name]
        task = self.making.get(name)
        if task is None:
            task = self.making[name] = self.house.soon(self._make(name, bill, kind))
        return await asyncio.shield(task)

    async def _make(self, name: str, bill: Bill, kind: str) -> bytes:
        try:
            async with self.turn:
                made = await self.house.thinkers.work(name, make_poster, bill, kind)
        finally:
            del self.making[name]
        self.kept[name] = made
        self.bytes += len(made)
        while self.bytes > MOST_BYTES:
            self.bytes -= len(self.kept.popitem(last=False)[1])
        return made
