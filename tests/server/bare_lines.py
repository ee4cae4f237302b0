"""Connections by hand, from another address of this machine: what no proper client would send."""

from __future__ import annotations

import socket
import struct
import time
from contextlib import suppress

from tests.server.sites import PATIENCE

ELSEWHERE = "127.0.0.2"
HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{more}\r\n"
)


def frame(kind: int, data: bytes = b"", *, is_last: bool = True) -> bytes:
    """Return a frame as clients send them; a mask of zeros leaves the data as it is."""
    return struct.pack("!BBI", is_last << 7 | kind, 0x80 | len(data), 0) + data


def line_to(address: str, source: str = ELSEWHERE) -> socket.socket:
    """Connect from some address of this machine."""
    port = int(address.rpartition(":")[2])
    return socket.create_connection(("127.0.0.1", port), PATIENCE, (source, 0))


def handshake(table: str, more: str = "") -> bytes:
    return HANDSHAKE.format(path=f"/api/tables/{table}/socket", more=more).encode()


def socket_at(address: str, table: str, more: str = "", source: str = ELSEWHERE) -> socket.socket:
    line = line_to(address, source)
    line.sendall(handshake(table, more))
    if not line.recv(4096).startswith(b"HTTP/1.1 101"):
        line.close()
        raise ConnectionRefusedError
    return line


def unread_line(address: str, room: int = 4096) -> socket.socket:
    """Connect with little room for what comes, which is not read."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    line.connect(("127.0.0.1", int(address.rpartition(":")[2])))
    return line


def unread_socket(address: str, table: str, token: str = "") -> socket.socket:
    """Open a socket at a table, and read nothing from it."""
    line = unread_line(address)
    who = f"Authorization: Bearer {token}\r\n" if token else ""
    line.sendall(handshake(table, who))
    return line


def socket_soon_at(address: str, table: str) -> socket.socket:
    """Open a socket once the server has noticed that others are closed."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return socket_at(address, table)
        except ConnectionRefusedError:
            if time.monotonic() > deadline:
                raise


def read_all(line: socket.socket) -> bytes:
    """Return everything that comes until the other side is done."""
    found = b""
    with line, suppress(ConnectionError):
        while data := line.recv(65536):
            found += data
    return found


def closing(said: bytes, code: int) -> bool:
    """Tell whether a close frame is in what was read."""
    return struct.pack("!H", code) in said
