"""People who play on, whatever happens to the server, and remember what they were promised."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bocamina.core.match import verify
from bocamina.core.rng import Rng
from bocamina.server.tables.table import fold

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bocamina.server.journal import Journal
    from tests.server.sites import Visitor


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
    reconnections: int = 0
    known: int = 0

    async def play(self) -> None:
        """Play until cancelled."""
        while True:
            addresses = self.addresses()
            if addresses:
                address = addresses[int(self.rng.below(len(addresses)))]
                with suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                    await self.attend(address)
                self.reconnections += 1
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
                    assert message["problem"]["reason"] in HARMLESS, message
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


async def check_promises(journal: Journal, table: str, people: list[Person]) -> int:
    """Compare the journal of a table with what its people were told; return its version."""
    entries = await journal.read(table)
    # No version is missing or doubled, and all of it can be played again.
    assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
    state = fold(table, [(entry.at, entry.text) for entry in entries], keep=None)
    if state.match is not None and state.match.turn.is_over:
        verify(state.game, state.match.record())
    for person in people:
        for move, version in person.accepted:
            assert version <= len(entries)
            if not move:
                continue
            last = version
            while entries[last - 1].text.startswith("* "):
                last -= 1
            assert entries[last - 1].text == f"{person.seat} {move}", (person.seat, move, version)
        assert len(set(person.versions)) == len(person.versions)
        assert person.known <= len(entries)
    return len(entries)


async def healthy(address: str) -> bool:
    """Tell whether a server answers."""
    async with httpx.AsyncClient() as client:
        try:
            return (await client.get(f"{address}/readyz")).status_code == 200
        except httpx.TransportError:
            return False
