"""Somebody who plays from another address meanwhile, and notices how long everything takes."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from tests.attack.raw import TEXT, Link, frame, post, request

if TYPE_CHECKING:
    from tests.attack.job import Job

PATIENCE: Final = 20.0
EVERY_SECONDS: Final = 0.12  # a request and a move, within what one person is allowed
MOST_SECONDS: Final = 1.0  # that others may be made to wait, at the 99th percentile
TELLING_SECONDS: Final = 15.0  # in which one long wait is not yet the 99th percentile
TABLE: Final = {"game": "diamant", "name": "Ana", "clocking": {}}
BROKEN: Final = (OSError, asyncio.IncompleteReadError, TimeoutError)


def percentile(values: list[float], share: float) -> float:
    """Return the value that this share of all values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


@dataclass
class Honest:
    """Asks for pages on new connections, and plays alone on a socket."""

    port: int
    source: str = "127.0.0.2"
    requests: list[float] = field(default_factory=list)
    moves: list[float] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)
    tasks: set[asyncio.Task[None]] = field(default_factory=set)
    table: str = ""
    token: str = ""
    sent: int = 0  # by those who flooded meanwhile

    async def ask(self, data: bytes) -> tuple[int, bytes]:
        """Put one request on a connection of its own."""
        link = await Link.open(self.port, self.source)
        try:
            await link.send(data)
            status, _, body = await link.read_answer()
            return status, body
        finally:
            link.close()

    async def sit_down(self) -> None:
        """Open a table for one, and begin."""
        self.table, self.token = await self.admitted("/api/tables", **TABLE, seats=1, start=True)

    async def admitted(self, path: str, **asked: object) -> tuple[str, str]:
        """Ask for a table or a seat, and return the table and the token."""
        status, told = await self.ask(post(path, {**asked, "bearer": True}))
        assert status == 201, told
        admission = json.loads(told)
        return admission["table"], admission["token"]

    async def measure(self, seconds: float) -> None:
        """Ask and play for so long, whatever happens."""
        playing = asyncio.create_task(self.play())
        ends = time.monotonic() + seconds
        # At fixed moments: who waits for one answer must not keep the next from being asked for.
        while time.monotonic() < ends:
            task = asyncio.create_task(self.time_request())
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
            await asyncio.sleep(EVERY_SECONDS)
        if self.tasks:
            await asyncio.wait(self.tasks)
        while not playing.done():  # what comes in at the same moment can hide a cancellation
            playing.cancel()
            await asyncio.wait([playing], timeout=1)

    async def time_request(self) -> None:
        """Put a request and notice how long it takes."""
        began = time.monotonic()
        try:
            status, _ = await asyncio.wait_for(self.ask(request("GET", "/api/games")), PATIENCE)
            if status != 200:
                self.failures.append(f"a request was answered with {status}")
        except BROKEN as error:
            self.failures.append(f"a request failed: {error!r}")
        self.requests.append(time.monotonic() - began)

    async def play(self) -> None:
        """Play on, with a new socket whenever one breaks."""
        while True:
            began = time.monotonic()
            try:
                await self.attend()
            except BROKEN as error:
                self.failures.append(f"a socket broke: {error!r}")
                self.moves.append(time.monotonic() - began)
            await asyncio.sleep(EVERY_SECONDS)

    async def attend(self) -> None:
        """Move again and again on one socket."""
        link = await asyncio.wait_for(Link.open(self.port, self.source), PATIENCE)
        try:
            status = await asyncio.wait_for(link.upgrade(self.table, self.token), PATIENCE)
            if status != 101:
                self.failures.append(f"a socket was refused with {status}")
                return
            news: dict[str, Any] = {}
            while not news:
                news = await self.next_news(link)
            while True:
                news = await self.time_move(link, news)
                await asyncio.sleep(EVERY_SECONDS)
        finally:
            link.close()

    async def time_move(self, link: Link, news: dict[str, Any]) -> dict[str, Any]:
        """Move, notice how long it takes until that is stored, and return the news after it."""
        over = news.get("table", {}).get("status", "playing")
        ask = {"over": {"type": "rematch"}, "open": {"type": "start"}}.get(
            over, {"type": "move", "move": "stay", "expected": news["version"]}
        )
        began = time.monotonic()
        await link.send(frame(TEXT, json.dumps(ask).encode()))
        answer = None
        try:
            while answer is None or news["version"] < answer["version"]:
                message = await asyncio.wait_for(link.read_message(), PATIENCE)
                if message is None:
                    raise ConnectionResetError("closed by the server")
                if message["type"] == "news":
                    news = message
                elif message["type"] == "accepted":
                    answer = message
                elif message["type"] == "refused":
                    self.failures.append(f"a move was refused: {message['problem']['reason']}")
                    break
        finally:
            # What is still waited for in the end took at least so long.
            self.moves.append(time.monotonic() - began)
        return news

    async def next_news(self, link: Link) -> dict[str, Any]:
        """Wait for news."""
        while (message := await asyncio.wait_for(link.read_message(), PATIENCE)) is not None:
            if message["type"] == "news":
                return message
        raise ConnectionResetError("closed by the server")

    @property
    def has_waited(self) -> bool:
        """Whether anything took too long."""
        return max([*self.requests, *self.moves], default=0.0) >= MOST_SECONDS

    def tell(self, job: Job, during: str) -> None:
        """Put what was measured into the report; what took too long is a finding."""
        for what, delays in (("request", self.requests), ("move", self.moves)):
            p50, p99 = percentile(delays, 0.5), percentile(delays, 0.99)
            job.put(f"{during}: honest {what} p50 s", round(p50, 3))
            job.put(f"{during}: honest {what} p99 s", round(p99, 3))
            if p99 >= MOST_SECONDS:
                figures = f"p50 {p50:.2f} s, p99 {p99:.2f} s of {len(delays)}"
                job.find(f"{during}: others wait too long for a {what}", figures)
            if not delays:
                job.find(f"{during}: others could not make a {what} at all")
        job.put(f"{during}: honest failures", len(self.failures))
        if len(self.failures) > (len(self.requests) + len(self.moves)) / 100:
            example = f"{len(self.failures)} of {len(self.requests) + len(self.moves)}"
            job.find(f"{during}: others are refused", f"{example}, such as {self.failures[0]}")
