"""Accepts connections in batches, and closes those of a flood at once."""

from __future__ import annotations

import asyncio
import logging
import socket
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    from bocamina.server.gate import Gate

log = logging.getLogger(__name__)

BACKLOG: Final = 4096
MOST_AT_ONCE: Final = 100  # connections in a batch, before others have their turn
UNREAD_BYTES: Final = 16_384  # the kernel's receive buffer: floods must not fill memory
PAUSE_SECONDS: Final = 0.5  # the pause when the machine has no room for another connection


async def bound(host: str, port: int) -> list[socket.socket]:
    """Return sockets bound to every address that a host name stands for."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    sockets: list[socket.socket] = []
    for family, kind, protocol, _, address in dict.fromkeys(found):
        one = socket.socket(family, kind, protocol)
        sockets.append(one)
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        # If any port will do, all addresses get the same one.
        one.bind((address[0], port or sockets[0].getsockname()[1], *address[2:]))
    return sockets


class Listener:
    """Accepts connections.

    The event loop itself would accept one in each iteration and set everything up before it could
    be refused: a flood would keep all other connections waiting in the backlog.
    """

    def __init__(
        self,
        sockets: list[socket.socket],
        gate: Gate,
        make_protocol: Callable[[], asyncio.Protocol],
    ) -> None:
        self.sockets = sockets
        self.gate = gate
        self.make_protocol = make_protocol
        self.loop = asyncio.get_running_loop()
        self.tasks: set[asyncio.Task[None]] = set()
        self.is_closed = False
        for each in sockets:
            each.setblocking(False)
            each.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, UNREAD_BYTES)
            each.listen(BACKLOG)
            self.watch(each)

    def watch(self, listening: socket.socket) -> None:
        """Begin to accept connections."""
        if not self.is_closed:
            self.loop.add_reader(listening, self.accept, listening)

    def accept(self, listening: socket.socket) -> None:
        """Accept a batch of waiting connections."""
        for _ in range(MOST_AT_ONCE):
            try:
                one, peer = listening.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError as error:
                log.warning("a connection could not be accepted: %s", error)
                self.loop.remove_reader(listening)
                self.gate.clock.call_later(PAUSE_SECONDS, lambda: self.watch(listening))
                return
            if self.gate.is_flooded_by(peer):
                one.close()
                continue
            one.setblocking(False)
            task = self.loop.create_task(self.connect(one))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def connect(self, one: socket.socket) -> None:
        """Hand a connection over to its protocol."""
        try:
            await self.loop.connect_accepted_socket(self.make_protocol, one)
        except OSError:  # it is already closed
            one.close()

    def close(self) -> None:
        """Accept nothing more."""
        self.is_closed = True
        for each in self.sockets:
            self.loop.remove_reader(each)
            each.close()

    async def wait_closed(self) -> None:
        """Return at once: accepted connections are awaited elsewhere."""
