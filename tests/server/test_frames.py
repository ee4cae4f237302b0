"""Messages as they are written to sockets."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, cast

import pytest
from websockets.frames import Frame, Opcode

from bocamina.server.audience import MOST_WAITING, TOO_SLOW, Connection
from bocamina.server.frames import head

if TYPE_CHECKING:
    from bocamina.server.frames import FrameSocket


class Written:
    """Stands for a socket, and keeps what is written to it."""

    def __init__(self, waiting: int = 0) -> None:
        self.loop = asyncio.get_running_loop()
        self.waiting = waiting
        self.written: list[Any] = []

    def write(self, frames: bytes) -> int:
        self.written.append(frames)
        return self.waiting

    async def send(self, message: dict[str, Any]) -> None:
        self.written.append(message)


def connect(socket: Written) -> Connection:
    return Connection(cast("FrameSocket", socket), 0, "")


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 100_000])
def test_frames_are_those_of_the_library(size: int) -> None:
    text = b"x" * size
    assert head(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


async def test_what_is_posted_together_leaves_together_and_in_order() -> None:
    socket = Written()
    connection = connect(socket)
    connection.post(b"one")
    connection.post(b"two")
    assert socket.written == []
    await asyncio.sleep(0)
    assert socket.written == [head(3) + b"one" + head(3) + b"two"]
    connection.post(b"three")
    connection.close(1000, "bye")
    connection.post(b"too late")
    assert connection.is_closing
    await connection.drained()
    closing = {"type": "websocket.close", "code": 1000, "reason": "bye"}
    assert socket.written[1:] == [head(5) + b"three", closing]


@pytest.mark.parametrize(("waiting", "is_closing"), [(MOST_WAITING, False), (1 << 19, True)])
async def test_who_is_too_far_behind_is_let_go(waiting: int, is_closing: bool) -> None:
    socket = Written(waiting)
    connection = connect(socket)
    connection.post(b"one")
    await asyncio.sleep(0)
    assert connection.is_closing is is_closing
    await connection.drained()
    assert [message["code"] for message in socket.written[1:]] == [TOO_SLOW] * is_closing
