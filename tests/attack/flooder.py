"""A process that floods a server from one address for some seconds, and says how much it sent.

python -m tests.attack.flooder FLOOD PORT SECONDS TABLE TOKEN
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import time
from typing import TYPE_CHECKING, Final

import uvloop

from tests.attack.raw import CONTINUATION, PING, TEXT, Link, frame, post, request

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

CHUNK: Final = 1 << 16
BROKEN: Final = (
    OSError,
    asyncio.IncompleteReadError,
    asyncio.LimitOverrunError,
    RuntimeError,  # of uvloop, on a connection that the server has closed
    ValueError,
)


class Flooder:
    """Floods one server until its time is over."""

    def __init__(self, port: int, seconds: float, table: str, token: str) -> None:
        self.port, self.table, self.token = port, table, token
        self.ends = time.monotonic() + seconds
        self.sent = 0
        self.held: list[Link] = []

    async def beside(self, count: int, work: Callable[[], Awaitable[None]]) -> None:
        """Do the same many times beside each other, again and again."""

        async def again() -> None:
            while time.monotonic() < self.ends:
                try:
                    await asyncio.wait_for(work(), max(0.01, self.ends - time.monotonic()))
                except (*BROKEN, TimeoutError):
                    await asyncio.sleep(0.01)

        await asyncio.gather(*(again() for _ in range(count)))

    async def on_socket(self, first: bytes, again: bytes, each: int, token: str = "") -> None:
        """Open a socket and write the same for ever, reading what comes back."""
        link = await Link.open(self.port)
        reading = None
        try:
            if await link.upgrade(self.table, token) != 101:
                await asyncio.sleep(0.05)
                return
            reading = asyncio.create_task(drain(link))
            await link.send(first)
            while not reading.done():
                await link.send(again)
                self.sent += each
        finally:
            if reading is not None:
                reading.cancel()
            link.abort()

    # --- Frames

    async def continuation_frames(self) -> None:
        """A message that never ends, of empty pieces."""
        piece = frame(CONTINUATION, is_last=False)
        first, count = frame(TEXT, b"{", is_last=False), CHUNK // len(piece)
        await self.beside(4, lambda: self.on_socket(first, piece * count, count))

    async def tiny_frames(self) -> None:
        """Messages of two letters."""
        piece = frame(TEXT, b"{}")
        count = CHUNK // len(piece)
        await self.beside(16, lambda: self.on_socket(b"", piece * count, count))

    async def pings(self) -> None:
        """Pings without end."""
        piece = frame(PING)
        count = CHUNK // len(piece)
        await self.beside(16, lambda: self.on_socket(b"", piece * count, count))

    async def garbage(self) -> None:
        """Bytes at random, on sockets and instead of requests."""
        await asyncio.gather(
            self.beside(8, lambda: self.on_socket(b"", os.urandom(CHUNK), 1)),
            self.beside(8, lambda: self.write_once(os.urandom(CHUNK))),
        )

    # --- Connections

    async def write_once(self, data: bytes) -> None:
        """Connect, write and wait for the end."""
        link = await Link.open(self.port)
        try:
            await link.send(data)
            self.sent += 1
            await drain(link)
        finally:
            link.abort()

    async def handshakes(self) -> None:
        """Sockets that are opened and left at once."""
        await self.beside(32, self.shake_hands)

    async def shake_hands(self) -> None:
        link = await Link.open(self.port)
        try:
            await link.upgrade(self.table)
            self.sent += 1
        finally:
            link.abort()

    async def silent_connections(self) -> None:
        """Connections on which nothing is ever said, opened again where the server closes them."""
        await self.beside(700, lambda: self.write_once(b""))

    async def slow_headers(self) -> None:
        """Requests that arrive a letter at a time."""
        await self.beside(500, self.ask_slowly)

    async def ask_slowly(self) -> None:
        link = await Link.open(self.port)
        try:
            for letter in request("GET", "/api/games", headers={"X": "a" * 200}):
                await link.send(bytes([letter]))
                self.sent += 1
                await asyncio.sleep(0.3)
        finally:
            link.abort()

    # --- Requests

    async def requests(self) -> None:
        """Requests one behind the other, far more than are allowed."""
        asked = request("GET", "/api/games") * 50
        await self.beside(16, lambda: self.pipeline(asked, 50))

    async def pipeline(self, asked: bytes, count: int) -> None:
        link = await Link.open(self.port)
        try:
            while True:
                await link.send(asked)
                for _ in range(count):
                    await link.read_answer()
                    self.sent += 1
        finally:
            link.abort()

    async def table_openings(self) -> None:
        """Tables that nobody wants."""
        body = {"game": "saboteur", "seats": 5, "name": "Ana", "fill": "random", "bearer": True}
        asked = post("/api/tables", {**body, "start": True, "public": True}) * 10
        await self.beside(8, lambda: self.pipeline(asked, 10))

    async def names(self) -> None:
        """Names of all kinds at a free seat, long ones and stacked ones among them."""
        letters = "aA\u0430\uff21\u3164\u034f\ufe0f\u0301\u202e \ud83d\ude00"
        path = f"/api/tables/{self.table}/seats"

        def names() -> bytes:
            chosen = ("".join(random.choices(letters, k=random.randint(1, 60))) for _ in range(10))
            return b"".join(post(path, {"name": name, "bearer": True}) for name in chosen)

        await self.beside(8, lambda: self.pipeline(names(), 10))

    # --- One seat at somebody's table

    async def mixes(self) -> None:
        """Randomness for the deal, from one seat over many sockets."""
        await self.beside(16, lambda: self.press([{"type": "mix", "text": "abc"}]))

    async def take_backs(self) -> None:
        """A move and back again, from one seat over many sockets."""
        moves = [{"type": "move", "move": move} for move in ("stay", "back")]
        await self.beside(16, lambda: self.press(moves))

    async def press(self, wishes: list[dict[str, str]]) -> None:
        """Put the same requests again and again, as fast as they are taken."""
        link = await Link.open(self.port)
        try:
            if await link.upgrade(self.table, self.token) != 101:
                await asyncio.sleep(0.05)
                return
            version = 0
            while True:
                for wish in wishes:
                    asked = {**wish, "expected": version} if "move" in wish else wish
                    await link.send(frame(TEXT, json.dumps(asked).encode()))
                    self.sent += 1
                    message = None
                    while message is None or message["type"] not in ("accepted", "refused"):
                        message = await link.read_message()
                        if message is None:
                            return
                        version = max(version, message.get("version", 0))
                    if message.get("problem", {}).get("reason") == "too-fast":
                        await asyncio.sleep(0.2)
        finally:
            link.abort()

    async def comings_and_goings(self) -> None:
        """Sit down and leave again, over HTTP."""
        await self.beside(4, self.come_and_go)

    async def come_and_go(self) -> None:
        link = await Link.open(self.port)
        try:
            path = f"/api/tables/{self.table}"
            while True:
                name = f"Name {random.randrange(1000)}"
                await link.send(post(f"{path}/seats", {"name": name, "bearer": True}))
                status, _, body = await link.read_answer()
                self.sent += 1
                if status == 201:
                    token = json.loads(body)["token"]
                    await link.send(post(f"{path}/requests", {"type": "leave"}, token))
                    await link.read_answer()
        finally:
            link.abort()


async def drain(link: Link) -> None:
    """Read and forget until the other side closes."""
    try:
        while await link.reader.read(CHUNK):
            pass
    except OSError:
        pass


async def flood_and_tell(flooder: Flooder, flood: str) -> None:
    """Flood, and end in time however many connections are still open."""
    flooding = asyncio.create_task(getattr(flooder, flood)())
    await asyncio.wait([flooding], timeout=max(0.0, flooder.ends + 0.5 - time.monotonic()))
    if flooding.done():
        flooding.result()
    print(flooder.sent, flush=True)
    os._exit(0)


def main(flood: str, port: str, seconds: str, table: str, token: str) -> None:
    """Flood and tell how much was sent."""
    uvloop.run(flood_and_tell(Flooder(int(port), float(seconds), table, token), flood))


if __name__ == "__main__":
    main(*sys.argv[1:])
