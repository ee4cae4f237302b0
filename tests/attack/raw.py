"""Bytes on the wire, right and wrong: what a client writes where it need not behave."""

from __future__ import annotations

import asyncio
import json
import struct
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
FINAL: Final = 0x80
MASKED: Final = 0x80


def frame(kind: int, data: bytes = b"", *, is_last: bool = True) -> bytes:
    """Return a frame as clients send it; a mask of zeros leaves the data as it is."""
    first = kind | (FINAL if is_last else 0)
    if len(data) < 126:
        return struct.pack("!BBI", first, MASKED | len(data), 0) + data
    if len(data) < 1 << 16:
        return struct.pack("!BBHI", first, MASKED | 126, len(data), 0) + data
    return struct.pack("!BBQI", first, MASKED | 127, len(data), 0) + data


def request(
    method: str, path: str, body: bytes = b"", headers: Mapping[str, str] | None = None
) -> bytes:
    """Return an HTTP request."""
    sent = {"Host": "127.0.0.1", **(headers or {})}
    if body or method not in ("GET", "HEAD"):
        sent = {"Content-Length": str(len(body)), "Content-Type": "application/json", **sent}
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in sent.items())]
    return "\r\n".join([*lines, "", ""]).encode("utf-8", "surrogateescape") + body


def post(path: str, body: object, token: str = "") -> bytes:
    """Return a request that posts JSON."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return request("POST", path, json.dumps(body).encode(), headers)


def handshake(table: str, token: str = "", query: str = "") -> bytes:
    """Return the request that opens a socket."""
    headers = {
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
    }
    if token:
        headers["Authorization"] = f"Bearer {token}"
    return request("GET", f"/api/tables/{table}/socket{query}", headers=headers)


class Link:
    """A connection that reads and writes bytes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def open(cls, port: int, source: str = "127.0.0.1") -> Link:
        """Connect from one of this machine's addresses."""
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", port, local_addr=(source, 0), limit=1 << 20
        )
        return cls(reader, writer)

    async def send(self, data: bytes) -> None:
        """Write, and wait while the other side does not read."""
        self.writer.write(data)
        await self.writer.drain()

    async def read_answer(self) -> tuple[int, dict[str, str], bytes]:
        """Read an HTTP answer whole."""
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        first, *lines = head.strip().split("\r\n")
        headers = {
            name.lower(): text.strip() for name, _, text in (x.partition(":") for x in lines)
        }
        status = int(first.split()[1])
        if headers.get("transfer-encoding") == "chunked":
            return status, headers, await self._read_chunks()
        length = int(headers.get("content-length", "0"))
        return status, headers, await self.reader.readexactly(length)

    async def _read_chunks(self) -> bytes:
        parts = []
        while size := int(await self.reader.readuntil(b"\r\n"), 16):
            parts.append((await self.reader.readexactly(size + 2))[:-2])
        await self.reader.readuntil(b"\r\n")
        return b"".join(parts)

    async def upgrade(self, table: str, token: str = "", query: str = "") -> int:
        """Ask for a socket and return the status of the answer, 101 where there is one."""
        await self.send(handshake(table, token, query))
        status, _, _ = await self.read_answer()
        return status

    async def read_frame(self) -> tuple[int, bytes]:
        """Read a frame of the server's: its kind and its data."""
        first, length = await self.reader.readexactly(2)
        if length == 126:
            (length,) = struct.unpack("!H", await self.reader.readexactly(2))
        elif length == 127:
            (length,) = struct.unpack("!Q", await self.reader.readexactly(8))
        return first & 15, await self.reader.readexactly(length)

    async def read_message(self) -> dict[str, Any] | None:
        """Read the next message, None where the socket is closed."""
        while True:
            kind, data = await self.read_frame()
            if kind == TEXT:
                message: dict[str, Any] = json.loads(data)
                return message
            if kind == PING:
                await self.send(frame(PONG, data))
            if kind == CLOSE:
                return None

    def close(self) -> None:
        """Let go."""
        self.writer.close()

    def abort(self) -> None:
        """Let go without a word: the other side gets a reset, or nothing at all."""
        self.writer.transport.abort()
