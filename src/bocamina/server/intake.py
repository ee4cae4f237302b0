"""Reads a connection's input in chunks, throttled by its address's budget."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bocamina.server.clock import Timer
    from bocamina.server.gate import Account, Gate

PORTION: Final = 1024  # bytes parsed at a time
BYTES_A_FRAME: Final = 256  # bytes that cost as much as one frame


class Intake(asyncio.Protocol):
    """Parses one chunk at a time, yielding to others in between.

    While input is pending, reading is paused: TCP backpressure keeps the rest on the client's side.
    """

    gate: Gate
    account: Account
    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    _left: bytes = b""
    _is_held = False
    _next: Timer | None = None

    def take_in(self, portion: bytes) -> int:
        """Parse a chunk and return its cost in frames."""
        raise NotImplementedError

    def is_ready(self) -> bool:
        """Tell whether more can be taken in; whatever makes it ready must call `go_on`."""
        raise NotImplementedError

    def data_received(self, data: bytes) -> None:
        """Parse input, or buffer it for later."""
        now = self.gate.clock.monotonic()
        if (
            self._left
            or len(data) > PORTION
            or not self.is_ready()
            or self.account.seconds_to_wait(now) > 0
        ):
            self._left += data
            self.go_on()
        else:
            self.account.charge(self.take_in(data) + len(data) // BYTES_A_FRAME, now)
            if not self.is_ready():
                self._hold()

    def go_on(self) -> None:
        """Parse another chunk if the budget allows; resume reading when the buffer is empty."""
        if self.transport.is_closing():
            self._left = b""
            return
        if self._next is not None:  # it resumes by itself
            return
        if self._left and self.is_ready():
            now = self.gate.clock.monotonic()
            if (wait := self.account.seconds_to_wait(now)) > 0:
                self._hold()
                self.gate.warn("an address waits for %s: it sent too much", f"{wait:.2f} s")
                self._next = self.gate.clock.call_later(wait, self._go_on)
                return
            portion, self._left = self._left[:PORTION], self._left[PORTION:]
            self.account.charge(self.take_in(portion) + len(portion) // BYTES_A_FRAME, now)
        if not self.is_ready():
            self._hold()
        elif self._left:
            self._hold()
            self._next = self.loop.call_soon(self._go_on)
        elif self._is_held and not self.transport.is_closing():
            self._is_held = False
            self.transport.resume_reading()

    def forget(self) -> None:
        """Drop the buffer, and parse nothing more."""
        self._left = b""
        if self._next is not None:
            self._next.cancel()
            self._next = None

    def _go_on(self) -> None:
        self._next = None
        self.go_on()

    def _hold(self) -> None:
        if not self._is_held and not self.transport.is_closing():
            self._is_held = True
            self.transport.pause_reading()
