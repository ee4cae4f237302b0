"""A separate server and people at its tables, for load tests."""

from __future__ import annotations

import asyncio
import base64
import os
import random
import signal
import socket
import struct
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec

FREE = {
    "most_sockets": 15_000,
    "most_sockets_per_address": 15_000,
    "most_connections_per_address": 15_000,
    "frames_per_second": 1_000_000.0,
    "requests_per_second": 100_000.0,
    "tables_per_minute": 1_000_000.0,
    "seats_per_minute": 1_000_000.0,
    "codes_per_minute": 1_000_000.0,
    "messages_per_second": 100_000.0,
    "log_level": "warning",
    "idle_seconds": 3600.0,
}


class Legal(msgspec.Struct):
    move: str


class Message(msgspec.Struct):
    type: str
    version: int = 0
    legal: list[Legal] = []
    table: dict[str, Any] | None = None


decode = msgspec.json.Decoder(Message).decode


class Server:
    """The server under load."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port = found.getsockname()[1]
        words = [f"--{name.replace('_', '-')}={value}" for name, value in FREE.items()]
        program = "from bocamina.cli import main; main()"
        self.began = time.perf_counter()
        self.process = subprocess.Popen(
            [
                sys.executable,
                "-c",
                program,
                "serve",
                f"--port={self.port}",
                f"--data={folder}",
                *words,
            ]
        )
        self.site = f"http://127.0.0.1:{self.port}"
        while True:
            try:
                if httpx.get(f"{self.site}/readyz").status_code == 200:
                    break
            except httpx.TransportError:
                time.sleep(0.01)
        self.startup_seconds = time.perf_counter() - self.began

    def cpu_seconds(self) -> float:
        """Return the CPU time of the process, with all its threads but not its children."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Return the resident bytes."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)


class Client(asyncio.Protocol):
    """A socket that is as cheap as possible, so that the server is what is measured."""

    def __init__(self, table: Table | None, seat: int, path: str, token: str) -> None:
        self.table, self.seat, self.path, self.token = table, seat, path, token
        self.buffer = b""
        self.is_open = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        key = base64.b64encode(os.urandom(16)).decode()
        bearer = f"Authorization: Bearer {self.token}\r\n" if self.token else ""
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n{bearer}\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open.done():
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.buffer = rest
            self.is_open.set_result(None)
        buffer, place = self.buffer, 0
        while len(buffer) - place >= 2:
            length, start = buffer[place + 1] & 127, place + 2
            if length == 126:
                if len(buffer) - place < 4:
                    break
                length, start = struct.unpack_from("!H", buffer, place + 2)[0], place + 4
            elif length == 127:
                if len(buffer) - place < 10:
                    break
                length, start = struct.unpack_from("!Q", buffer, place + 2)[0], place + 10
            if len(buffer) < start + length:
                break
            kind = buffer[place] & 15
            if kind == 9:
                self.send(buffer[start : start + length], 10)
            elif kind == 1 and self.table is not None:
                self.table.take(self.seat, buffer[start : start + length])
            place = start + length
        self.buffer = buffer[place:]

    def send(self, data: bytes, kind: int = 1) -> None:
        # A mask of zeros leaves the data as it is.
        if len(data) < 126:
            head = struct.pack("!BBI", 128 | kind, 128 | len(data), 0)
        else:
            head = struct.pack("!BBHI", 128 | kind, 128 | 126, len(data), 0)
        self.transport.write(head + data)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.is_open.done():
            self.is_open.set_exception(ConnectionError("refused"))


def same(client: Client) -> Client:
    """Return the client itself: connections need a factory."""
    return client


class Table:
    """One table of clients that play at random, at once or when told to."""

    def __init__(self, load: Load, name: str) -> None:
        self.load, self.name = load, name
        self.clients: list[Client] = []
        self.seen: list[int] = []
        self.sent_at = 0.0
        self.waiting = 0  # the version that all must see before a move counts as delivered
        self.ready: tuple[int, Message] | None = None
        self.status = "open"
        self.in_flight = False

    def take(self, seat: int, data: bytes) -> None:
        message = decode(data)
        if message.type == "accepted":
            self.waiting = message.version
            self.check_told()
            return
        if message.type == "refused":
            self.load.refused += 1
            self.in_flight = False
            return
        if message.type != "news":
            return
        self.seen[seat] = message.version
        if message.table is not None and seat == 0:
            self.status = message.table["status"]
            if self.status != "playing":
                self.in_flight = False
                request = b'{"type":"rematch"}' if self.status == "over" else b'{"type":"start"}'
                self.ready = None
                self.clients[0].send(request)
        if message.legal and (len(message.legal) > 1 or message.legal[0].move != "back"):
            self.ready = (seat, message)
        if self.waiting:
            self.check_told()
        elif not self.in_flight:
            self.go()

    def check_told(self) -> None:
        if self.in_flight and self.waiting and min(self.seen) >= self.waiting:
            self.in_flight = False
            self.load.told(time.perf_counter() - self.sent_at)
            self.waiting = 0
            self.go()
        elif not self.in_flight:
            self.waiting = 0
            self.go()

    def go(self) -> None:
        if self.ready is not None and self.load.at_once:
            self.move()

    def move(self) -> bool:
        """Make the pending move, if there is one."""
        if self.in_flight or self.ready is None:
            return False
        seat, message = self.ready
        self.ready = None
        legal = [each.move for each in message.legal if each.move != "back"]
        move = random.choice(legal)
        self.in_flight = True
        self.waiting = 0
        self.sent_at = time.perf_counter()
        request = {"type": "move", "move": move, "expected": message.version}
        self.clients[seat].send(msgspec.json.encode(request))
        return True


class Load:
    """All tables, and their measurements."""

    def __init__(self, server: Server, game: str, seats: int) -> None:
        self.server, self.game, self.seats = server, game, seats
        self.tables: list[Table] = []
        self.at_once = False
        self.moves = self.refused = 0
        self.delays: list[float] = []

    def told(self, seconds: float) -> None:
        self.moves += 1
        self.delays.append(seconds)

    async def open(self, count: int) -> None:
        """Open tables, seat everybody, connect and start."""
        loop = asyncio.get_running_loop()
        async with httpx.AsyncClient(base_url=self.server.site, timeout=60) as http:
            for _ in range(count):
                body = {"game": self.game, "seats": self.seats, "name": "Name 0", "bearer": True}
                told = (await http.post("/api/tables", json={**body, "clocking": {}})).json()
                table = Table(self, told["table"])
                tokens = [told["token"]]
                path = f"/api/tables/{table.name}"
                for seat in range(1, self.seats):
                    body = {"name": f"Name {seat}", "bearer": True}
                    answer = await http.post(f"{path}/seats", json=body)
                    tokens.append(answer.json()["token"])
                table.seen = [0] * self.seats
                for seat, token in enumerate(tokens):
                    client = Client(table, seat, f"{path}/socket", token)
                    table.clients.append(client)
                for client in table.clients:
                    made = partial(same, client)
                    await loop.create_connection(made, "127.0.0.1", self.server.port)
                    await client.is_open
                self.tables.append(table)
        await asyncio.sleep(0.5)

    async def saturate(self, seconds: float) -> tuple[float, float]:
        """Let all tables play as fast as they can; return moves per CPU second and per second."""
        self.at_once = True
        for table in self.tables:
            table.go()
        await asyncio.sleep(1)
        moves, cpu, began = self.moves, self.server.cpu_seconds(), time.perf_counter()
        await asyncio.sleep(seconds)
        moves, cpu = self.moves - moves, self.server.cpu_seconds() - cpu
        elapsed = time.perf_counter() - began
        self.at_once = False
        await asyncio.sleep(0.5)
        return moves / cpu, moves / elapsed

    async def pace(self, rate: float, seconds: float) -> list[float]:
        """Make so many moves a second; return how long each took to reach everybody."""
        await asyncio.sleep(1)
        self.delays = []
        began, made, index = time.perf_counter(), 0, 0
        while (now := time.perf_counter() - began) < seconds:
            while made < now * rate:
                for _ in range(len(self.tables)):
                    index = (index + 1) % len(self.tables)
                    if self.tables[index].move():
                        break
                made += 1
            await asyncio.sleep(0.001)
        await asyncio.sleep(1)
        return sorted(self.delays)
