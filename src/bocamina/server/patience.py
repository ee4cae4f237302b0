"""Timeouts against slow clients: to send a request (Slowloris), or to read what they are sent."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr

from bocamina.server.frames import FrameSocket
from bocamina.server.intake import Intake
from bocamina.server.problems import Refused, raw_answer

if TYPE_CHECKING:
    from collections.abc import Callable

    from bocamina.server.clock import Timer
    from bocamina.server.gate import Account, Gate

CLOSING_SECONDS: Final = 2.0  # for final messages, when the server stops
MOST_HEAD: Final = 16_384  # bytes of a request before its body
REQUEST_COST: Final = 10  # frames


class Flow(FlowControl):
    """Lets the intake decide when to read: an answer may be under way, or the input too much."""

    def __init__(self, transport: asyncio.Transport, changed: Callable[[], None]) -> None:
        super().__init__(transport)
        self._changed = changed

    def pause_reading(self) -> None:
        """Pause reading."""
        self.read_paused = True

    def resume_reading(self) -> None:
        """Resume reading."""
        if self.read_paused:
            self.read_paused = False
            self._changed()


class Unread(asyncio.Protocol):
    """Disconnects a client that does not read its pending output."""

    transport: asyncio.Transport
    gate: Gate
    patience_seconds = 10.0
    _unread: Timer | None = None

    def pause_writing(self) -> None:
        """Start the timeout: the client is not reading."""
        super().pause_writing()
        if self._unread is None:
            wait = self.gate.clock.call_later
            self._unread = wait(self.patience_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """Note that the client reads again."""
        self._take_back_unread()
        super().resume_writing()

    def _take_back_unread(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None


class PatientProtocol(Unread, Intake, HttpToolsProtocol):
    """Closes a connection whose request does not arrive, or whose answer is not read, in time."""

    peer: Account | None = None
    _patience: Timer | None = None
    _cost = 0  # the cost of the chunk being parsed, in frames
    _head = -1  # bytes of a request's head so far, while there is one

    def __init__(self, *args: Any, **parts: Any) -> None:
        super().__init__(*args, **parts)
        self._make_socket = self.ws_protocol_class
        self.ws_protocol_class = self._hand_over  # type: ignore[assignment]

    # --- The connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first request, if there is room for one more connection."""
        self.transport = transport
        self.peer = self.gate.enter(get_remote_addr(transport))
        if self.peer is None:
            transport.write(raw_answer(Refused("too-many-sockets", 503)))
            transport.close()
            return
        self.account = self.peer
        super().connection_made(transport)
        self.flow = Flow(transport, self.go_on)
        self.peer.waiting[self] = None
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting."""
        self._wait_no_longer()
        self._take_back_unread()
        self.forget()
        if self.peer is not None:
            self.gate.leave(self.peer, self)
            super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to its WebSocket."""
        self._wait_no_longer()
        self.forget()
        super().handle_websocket_upgrade()

    def _hand_over(self, **parts: Any) -> FrameSocket:
        assert self.peer is not None
        self.peer.waiting.pop(self, None)
        socket: FrameSocket = self._make_socket(**parts)  # type: ignore[assignment,misc]
        socket.gate, socket.peer, socket.account = self.gate, self.peer, self.account
        return socket

    # --- What comes in

    def is_ready(self) -> bool:
        """Tell whether no pipelined request and no body is waiting."""
        return self.peer is not None and not self.pipeline and not self.flow.read_paused

    def take_in(self, portion: bytes) -> int:
        """Parse a part of a request, or several requests."""
        self._cost = 0
        if self.peer is not None and self in self.peer.waiting:
            self._wait()  # data has arrived, and a request must follow
        if self._head >= 0:
            self._head += len(portion)
        HttpToolsProtocol.data_received(self, portion)
        if self._head > MOST_HEAD and not self.transport.is_closing():
            self.transport.write(raw_answer(Refused("unreadable", 431, largest=MOST_HEAD)))
            self.transport.close()
        return self._cost or 1

    def on_message_begin(self) -> None:
        """Wait for the rest of a request."""
        self._cost += REQUEST_COST
        self._head = 0
        self._wait()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Note that a request's headers are complete."""
        self._head = -1
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Note that a part of a request's body has come."""
        self._cost += 1
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Note that a request is complete."""
        self._wait_no_longer()
        if self.peer is not None:
            self.peer.waiting.pop(self, None)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        if self.peer is not None and not self.pipeline and not self.transport.is_closing():
            self.peer.waiting[self] = None
            self.go_on()

    def send_400_response(self, msg: str) -> None:
        """Answer that this is not an HTTP request."""
        self.transport.write(raw_answer(Refused("unreadable", 400, expected="HTTP/1.1", got=msg)))
        self.transport.close()

    def _unsupported_upgrade_warning(self) -> None:
        """Answer as if no upgrade had been requested, then close."""
        if self.cycle is not None:
            self.cycle.keep_alive = False
        self.flow.pause_reading()

    # --- Waiting

    def _wait(self) -> None:
        if self._patience is None:
            wait = self.gate.clock.call_later
            self._patience = wait(self.patience_seconds, self.transport.close)

    def _wait_no_longer(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


class PatientSocket(Unread, FrameSocket):
    """Stops reading from a client that does not read, and drops it after a timeout.

    Pings are answered at once, so reading on would buffer answers without limit; and a graceful
    close would wait forever for the client to read it.
    """

    def pause_writing(self) -> None:
        """Pause reading."""
        super().pause_writing()
        self._hold()

    def resume_writing(self) -> None:
        """Resume reading."""
        super().resume_writing()
        self.go_on()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting."""
        self._take_back_unread()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """Close, since the server stops."""
        if not self.handshake_complete:
            self.turn_away(Refused("stopping", 503))
            return
        super().shutdown()
        self.gate.clock.call_later(CLOSING_SECONDS, self.transport.abort)


def patient(seconds: float, gate: Gate) -> tuple[type[PatientProtocol], type[PatientSocket]]:
    """Return protocols for requests and sockets with these timeouts."""
    shared = {"patience_seconds": seconds, "gate": gate}
    return (
        type("PatientProtocol", (PatientProtocol,), shared),
        type("PatientSocket", (PatientSocket,), shared),
    )
