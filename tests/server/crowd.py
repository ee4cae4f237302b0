"""People who play on, whatever happens to the server, and remember what they were promised."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Self

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bocamina.core.replay import verify
from bocamina.core.rng import Rng
from bocamina.server.tables.decisions import MOST_GAMES
from bocamina.server.tables.stored import fold

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bocamina.server.journal import Journal
    from tests.server.sites import Site, Visitor


HARMLESS = ("stale", "not-your-turn", "over", "not-started", "playing", "stopping", "unavailable")


@dataclass
class Person:
    """Plays at random, reconnects when cut off, and keeps every promise the server made."""

    visitor: Visitor
    addresses: Callable[[], Sequence[str]]  # of servers that should be running
    seat: int
    rng: Rng
    accepted: list[tuple[str, int]] = field(default_factory=list)  # move, version
    versions: list[int] = field(default_factory=list)  # of every event that was told
    known: int = 0

    async def play(self) -> None:
        """Play until cancelled."""
        while True:
            addresses = self.addresses()
            if addresses:
                address = addresses[int(self.rng.below(len(addresses)))]
                with suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                    await self.attend(address)
            await asyncio.sleep(0.05)

    async def attend(self, site: str) -> None:
        """Play as long as one socket lasts."""
        url = f"ws{site.removeprefix('http')}/api/tables/{self.visitor.table}/socket"
        sent: dict[int, str] = {}
        news: dict[str, Any] = {}
        number = tried = 0
        async with connect(
            f"{url}?since={self.known}",
            additional_headers=self.visitor.headers,
            compression=None,
            open_timeout=5,
        ) as socket:
            while True:
                message = json.loads(await socket.recv())
                kind: str = message["type"]
                if kind == "accepted":
                    self.accepted.append((sent.pop(message["id"]), message["version"]))
                elif kind == "refused":
                    sent.pop(message["id"])
                    reason = message["problem"]["reason"]
                    assert reason in HARMLESS, message
                    if reason == "unavailable":
                        # Nothing has changed, so that no news will come of it: try again.
                        await asyncio.sleep(0.1)
                        tried = 0
                elif kind == "news":
                    self.take_in(message)
                    news = message
                # An answer may come behind the news that it brought about.
                if news and not sent and tried < news["version"]:
                    request = self.choose(news)
                    tried = news["version"]
                    if request is not None:
                        number += 1
                        sent[number] = request.get("move", "")
                        await socket.send(json.dumps({**request, "id": number}))

    def take_in(self, news: dict[str, Any]) -> None:
        """Keep what was told, in order and each thing once."""
        told = [event["version"] for event in news["events"]]
        assert all(version > self.known for version in told), (told, self.known)
        assert news["version"] >= self.known, (news["version"], self.known)
        self.versions += sorted(set(told))
        self.known = news["version"]

    def choose(self, news: dict[str, Any]) -> dict[str, Any] | None:
        """Pick a move, or ask for another game when one is over."""
        moves = [each["move"] for each in news["legal"] if each["move"] != "back"]
        if moves:
            move = moves[int(self.rng.below(len(moves)))]
            return {"type": "move", "move": move, "expected": news["version"]}
        status = news.get("table", {}).get("status")
        if self.seat == 0 and status in ("over", "open"):
            return {"type": "rematch" if status == "over" else "start"}
        return None


@dataclass
class Crowd:
    """People at several tables, and what they were promised altogether."""

    tables: list[list[Person]]
    tasks: list[asyncio.Task[None]] = field(default_factory=list)

    @classmethod
    async def gather(
        cls, site: Site, addresses: Callable[[], Sequence[str]], tables: int = 6, seats: int = 3
    ) -> Self:
        """Seat people at some tables and start them."""
        found = []
        for table in range(tables):
            host = await site.create(seats=seats, name="Name 0")
            guests = [await site.sit(host.table, f"Name {seat}") for seat in range(1, seats)]
            found.append(
                [
                    Person(visitor, addresses, seat, Rng(f"{table} {seat}"))
                    for seat, visitor in enumerate([host, *guests])
                ]
            )
            path = f"/api/tables/{host.table}/requests"
            answer = await site.post(path, {"type": "start"}, host.token)
            assert answer.status_code == 200
        return cls(found)

    @property
    def people(self) -> list[Person]:
        return [person for people in self.tables for person in people]

    @property
    def accepted(self) -> int:
        """How many requests were acknowledged."""
        return sum(len(person.accepted) for person in self.people)

    @property
    def is_worn(self) -> bool:
        """Whether some table soon takes no more games."""
        asked = max(
            sum(not move for move, _ in person.accepted)  # to start, or for a rematch
            for person in self.people
        )
        return asked > 3 / 4 * MOST_GAMES

    def play(self) -> None:
        """Let everybody play."""
        self.tasks = [asyncio.create_task(person.play()) for person in self.people]

    async def goes_on(self, seconds: float) -> bool:
        """Tell whether something more is acknowledged within some seconds."""
        before, deadline = self.accepted, time.monotonic() + seconds
        while self.accepted == before and time.monotonic() < deadline:
            await asyncio.sleep(0.02)
        return self.accepted > before

    async def stop(self) -> list[str]:
        """Stop everybody from playing; return what went wrong for any of them."""
        for task in self.tasks:
            task.cancel()
        ended = await asyncio.gather(*self.tasks, return_exceptions=True)
        return [repr(each) for each in ended if not isinstance(each, asyncio.CancelledError)]

    async def broken_promises(self, journal: Journal) -> tuple[int, list[str]]:
        """Compare all tables' journals with what people were told; return how many entries."""
        entries, broken = 0, []
        for people in self.tables:
            stored, found = await broken_promises(journal, people)
            entries += stored
            broken += found
        return entries, broken


async def broken_promises(journal: Journal, people: list[Person]) -> tuple[int, list[str]]:
    """Compare the journal of a table with what its people were told; return its version."""
    table = people[0].visitor.table
    entries = await journal.read(table)
    broken: list[str] = []
    # No version is missing or doubled, and all of it can be played again.
    if [entry.version for entry in entries] != list(range(1, len(entries) + 1)):
        broken.append(f"doubled or out of order: {[entry.version for entry in entries]}")
    state = fold(table, [(entry.at, entry.text) for entry in entries], keep=None)
    if state.match is not None and state.match.turn.is_over:
        verify(state.game, state.match.record())
    for person in people:
        who = f"seat {person.seat} of {table}"
        for move, version in person.accepted:
            if version > len(entries):
                broken.append(f"lost: {who} was told {move!r} is {version} of {len(entries)}")
                continue
            last = version
            while move and entries[last - 1].text.startswith("* "):
                last -= 1
            if move and entries[last - 1].text != f"{person.seat} {move}":
                broken.append(f"lost: {who} made {move!r} at {version}: {entries[last - 1].text}")
        if len(set(person.versions)) != len(person.versions):
            broken.append(f"doubled: {who} was told something twice")
        if person.versions != sorted(person.versions):
            broken.append(f"out of order: {who} was told {person.versions}")
        if person.known > len(entries):
            broken.append(f"lost: {who} was told of {person.known} versions of {len(entries)}")
    return len(entries), broken
