"""WebSockets to which the application writes frames directly, and limits on what they receive."""

from __future__ import annotations

from struct import pack
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

from bocamina.server.intake import Intake
from bocamina.server.limits import Bucket
from bocamina.server.problems import Refused, raw_answer

if TYPE_CHECKING:
    from bocamina.server.gate import Account

EXTENSION: Final = "bocamina.frames"  # the key of the FrameSocket in a scope
WHOLE_TEXT: Final = 0x81  # the first byte of a frame that is a whole text message (FIN + text)

MOST_FRAGMENTS: Final = 16  # of one message
MOST_WAITING: Final = 4  # messages queued for the application
CONTROLS_PER_SECOND: Final = 2.0  # pings and pongs
MOST_CONTROLS: Final = 40.0  # at once

NOT_TEXT: Final = 1007
POLICY: Final = 1008


def head(size: int) -> bytes:
    """Return the frame header for a text of so many bytes: RFC 6455, 5.2."""
    if size < 126:
        return pack("!BB", WHOLE_TEXT, size)
    if size < 1 << 16:
        return pack("!BBH", WHOLE_TEXT, 126, size)
    return pack("!BBQ", WHOLE_TEXT, 127, size)


class FrameSocket(Intake, WebSocketsSansIOProtocol):
    """Writes frames without awaiting, which would cost more than sending them."""

    peer: Account  # the peer: a client, or the proxy before it
    is_welcome = False

    def __init__(self, *args: Any, **parts: Any) -> None:
        super().__init__(*args, **parts)
        self.controls = Bucket(MOST_CONTROLS, self.gate.clock.monotonic())

    # --- The handshake

    def data_received(self, data: bytes) -> None:
        """Process the handshake at once, since HTTP has read it already, and frames in chunks."""
        if self.handshake_initiated:
            super().data_received(data)
            return
        try:
            self.conn.receive_data(data)
            if self.conn.handshake_exc is None:
                self.handle_events()
        except UnicodeError:
            self.turn_away(Refused("unreadable", 400, expected="an address in ASCII"))
        if not self.handshake_initiated:
            about = str(self.conn.handshake_exc or "a handshake of RFC 6455")[:200]
            self.turn_away(Refused("unreadable", 400, expected=about))

    def handle_connect(self, event: Request) -> None:
        """Tell the application that it may write frames."""
        answer = self.conn.accept(event)
        if answer.status_code != 101:
            about = bytes(answer.body or b"").decode(errors="replace").strip()
            self.turn_away(Refused("unreadable", answer.status_code, expected=about))
            return
        super().handle_connect(event)
        self.scope["extensions"][EXTENSION] = {"socket": self}

    def turn_away(self, why: Refused) -> None:
        """Answer a handshake that cannot be accepted, or no longer."""
        self.handshake_initiated = self.handshake_complete = True
        self.close_sent = self.disconnected = True
        if not self.transport.is_closing():
            self.transport.write(raw_answer(why))
            self.transport.close()

    def welcome(self, address: str) -> None:
        """Accept frames from now on, charged to an address."""
        self.account = self.gate.account_of(address)
        self.is_welcome = True
        self.go_on()

    # --- What comes in

    def is_ready(self) -> bool:
        """Tell whether the queues to the application and to the client are short."""
        return self.is_welcome and self.queue.qsize() < MOST_WAITING and self.writable.is_set()

    def take_in(self, portion: bytes) -> int:
        """Parse frames."""
        self.conn.receive_data(portion)
        frames = len(self.conn.events) or 1
        if self.conn.parser_exc is not None:
            self.handle_parser_exception()
        else:
            self.handle_events()
        return frames

    async def receive(self) -> Any:
        """Hand the next message to the application."""
        message = await self.queue.get()
        if self._is_held:
            self.go_on()
        return message

    def handle_events(self) -> None:
        """Stop at whatever ends the connection, and answer all pings at once."""
        for event in self.conn.events_received():
            if self.transport.is_closing():
                return
            if isinstance(event, Frame):
                self.handle_frame(event)
            elif isinstance(event, Request):
                self.handle_connect(event)
        if self.conn.writes and not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))

    def handle_frame(self, frame: Frame) -> None:
        """Process one frame; frames that no client needs end the connection."""
        kind = frame.opcode
        if kind is Opcode.TEXT:
            self.handle_text(frame)
        elif kind is Opcode.CLOSE:
            self.handle_close(frame)
        elif kind is Opcode.CONT:
            if len(self.frames) >= MOST_FRAGMENTS:
                self.let_go(POLICY, f"a message in more than {MOST_FRAGMENTS} fragments")
            else:
                self.handle_cont(frame)
        elif kind is Opcode.BINARY:
            self.handle_bytes(frame)
        else:
            self.handle_control(frame)

    def handle_control(self, frame: Frame) -> None:
        """Process a ping, which the library has already answered, or a pong."""
        if not self.controls.take(self.gate.clock.monotonic(), CONTROLS_PER_SECOND, MOST_CONTROLS):
            self.let_go(POLICY, "too many pings or pongs")
        elif frame.opcode is Opcode.PONG:
            self.handle_pong(frame)

    def send_receive_event_to_app(self) -> None:
        """Pass a whole message to the application."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:  # and nobody reads it any more
            return
        if self.curr_msg_data_type == "bytes":
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
            return
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self.let_go(NOT_TEXT, "text that is not UTF-8")
        else:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})

    def let_go(self, code: int, reason: str) -> None:
        """End the connection because of a client's error."""
        self.gate.metrics.sockets_closed.add("frames")
        self.gate.warn("a socket was closed: its client sent %s", reason)
        if self.conn.state is State.OPEN:
            self.conn.fail(code, reason)
            self.handle_parser_exception()
        else:
            self.transport.close()

    # --- What goes out

    def write(self, frames: bytes) -> int:
        """Send frames, unless the socket is closing; return how many bytes are buffered."""
        if self.close_sent or self.transport.is_closing():
            return 0
        self.transport.write(frames)
        return self.transport.get_write_buffer_size()

    # --- The end

    def connection_lost(self, exc: Exception | None) -> None:
        """Release the connection."""
        self.forget()
        self.gate.leave(self.peer, self)
        super().connection_lost(exc)
