"""HTTP connections that may not take for ever to say what they want."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol


class PatientProtocol(HttpToolsProtocol):
    """Closes a connection whose request does not arrive in time; sockets have pings instead."""

    patience_seconds = 10.0
    _patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first request."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer."""
        self._wait_no_longer()
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

    def _wait(self) -> None:
        if self._patience is None:
            self._patience = self.loop.call_later(self.patience_seconds, self.transport.close)

    def _wait_no_longer(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


def patient(seconds: float) -> type[PatientProtocol]:
    """Return a protocol that waits so long."""
    return type("PatientProtocol", (PatientProtocol,), {"patience_seconds": seconds})
