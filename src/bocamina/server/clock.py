"""Time, passed in from outside: what the date is, how long something took, and waiting."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

LEAST_STEP_SECONDS: Final = 1.0  # less is not worth a word

T = TypeVar("T")


class Timer(Protocol):
    """Something that will be called, unless it is cancelled before."""

    def cancel(self) -> None:
        """Do not call it."""


class Clock(ABC):
    """Tells the time and waits; whoever waits uses this, so that tests need not."""

    @abstractmethod
    def now(self) -> float:
        """Return the date in unix seconds, which somebody may set forward or back at any moment."""

    @abstractmethod
    def monotonic(self) -> float:
        """Return seconds since some moment; they only ever go on, at their own pace."""

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
        """Wait for something, but no longer than that: then it is cancelled, and TimeoutError."""
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
        """Return what the machine counts."""
        return time.monotonic()

    def call_later(self, seconds: float, callback: Callable[[], object]) -> Timer:
        """Leave it to the event loop."""
        return asyncio.get_running_loop().call_later(seconds, callback)


class Date:
    """The date as it goes on steadily: where the machine's clock is set, `heed` finds out."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self._offset = clock.now() - clock.monotonic()
        self.epoch = clock.now()  # dates before it cannot be compared with dates after it

    def now(self) -> float:
        """Return the date in unix seconds."""
        return self.clock.monotonic() + self._offset

    def heed(self) -> float:
        """Follow the machine's clock where it was set, and return by how much; else 0."""
        difference = self.clock.now() - self.now()
        if abs(difference) < LEAST_STEP_SECONDS:
            return 0.0
        self._offset += difference
        self.epoch = self.now()
        return difference
