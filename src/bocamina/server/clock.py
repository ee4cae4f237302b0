"""The injected clock: the date, durations, and waiting."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

LEAST_STEP_SECONDS: Final = 1.0  # smaller steps are not logged

T = TypeVar("T")


class Timer(Protocol):
    """A scheduled call, which can be cancelled."""

    def cancel(self) -> None:
        """Cancel the call."""


class Clock(ABC):
    """Tells the time and waits; everything waits through it, so that tests need not."""

    @abstractmethod
    def now(self) -> float:
        """Return the date in unix seconds, which may be set forward or back at any moment."""

    @abstractmethod
    def monotonic(self) -> float:
        """Return monotonic seconds."""

    @abstractmethod
    def call_later(self, seconds: float, callback: Callable[[], object]) -> Timer:
        """Call something after a while, on the event loop."""

    async def sleep(self, seconds: float) -> None:
        """Wait for a while."""
        over = asyncio.Event()
        timer = self.call_later(seconds, over.set)
        try:
            await over.wait()
        finally:
            timer.cancel()

    async def wait_for(self, awaitable: Awaitable[T], seconds: float) -> T:
        """Wait for something with a timeout: then it is cancelled, and TimeoutError is raised."""
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(None) as limit:
            timer = self.call_later(seconds, lambda: limit.reschedule(loop.time()))
            try:
                return await awaitable
            finally:
                timer.cancel()


class SystemClock(Clock):
    """The clock of this machine."""

    def now(self) -> float:
        """Return the machine's date."""
        return time.time()

    def monotonic(self) -> float:
        """Return the machine's monotonic seconds."""
        return time.monotonic()

    def call_later(self, seconds: float, callback: Callable[[], object]) -> Timer:
        """Leave it to the event loop."""
        return asyncio.get_running_loop().call_later(seconds, callback)


class Date:
    """A steady date, computed from monotonic time; `heed` detects when the clock was set."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self._offset = clock.now() - clock.monotonic()
        self.epoch = clock.now()  # dates before it cannot be compared with dates after it

    def now(self) -> float:
        """Return the date in unix seconds."""
        return self.clock.monotonic() + self._offset

    def heed(self) -> float:
        """Follow the machine's clock if it was set, and return by how much; else 0."""
        difference = self.clock.now() - self.now()
        if abs(difference) < LEAST_STEP_SECONDS:
            return 0.0
        self._offset += difference
        self.epoch = self.now()
        return difference
