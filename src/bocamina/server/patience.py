"""Connections that may not take for ever: to say what they want, or to take what they are sent."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from bocamina.server.frames import FrameSocket

CLOSING_SECONDS = 2.0  # for the last words, when the server stops


class PatientProtocol(HttpToolsProtocol):
    """Closes a connection whose request does not arrive, or whose answer is not taken, in time."""

    patience_seconds = 10.0
    _patience: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first request."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer."""
        self._wait_no_longer()
        self._take_back_unread()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """Wait for the rest of a request."""
        self._wait()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        """Have a whole request."""
        self._wait_no_longer()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Leave the connection to its socket."""
        self._wait_no_longer()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """Give the client a while to take what waits for it."""
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(self.patience_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """Have a client that reads again."""
        self._take_back_unread()
        super().resume_writing()

    def _wait(self) -> None:
        if self._patience is None:
            self._patience = self.loop.call_later(self.patience_seconds, self.transport.close)

    def _wait_no_longer(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _take_back_unread(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None


class PatientSocket(FrameSocket):
    """Takes in nothing more from a client that does not read, and lets it go after a while.

    Pings are answered at once, so that reading on would pile up answers without end; and closing
    such a connection politely would wait for ever for it to take the last word.
    """

    patience_seconds = 10.0
    _unread: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """Give the client a while to take what waits for it."""
        super().pause_writing()
        self._pause_reading()
        if self._unread is None:
            self._unread = self.loop.call_later(self.patience_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """Have a client that reads again."""
        self._take_back_unread()
        super().resume_writing()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """Stop where answers to what came cannot be sent: the table may have asked for more."""
        super().data_received(data)
        if not self.writable.is_set():
            self._pause_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer."""
        self._take_back_unread()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """Close, since the server stops."""
        super().shutdown()
        self.loop.call_later(CLOSING_SECONDS, self.transport.abort)

    def _pause_reading(self) -> None:
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def _take_back_unread(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None


def patient(seconds: float) -> tuple[type[PatientProtocol], type[PatientSocket]]:
    """Return protocols for requests and for sockets that wait so long."""
    waiting = {"patience_seconds": seconds}
    return (
        type("PatientProtocol", (PatientProtocol,), waiting),
        type("PatientSocket", (PatientSocket,), waiting),
    )
