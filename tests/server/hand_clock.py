"""A clock that stands still until a test moves its hands."""

from __future__ import annotations

import asyncio
import concurrent.futures
import heapq
from concurrent.futures import Executor
from dataclasses import dataclass, field
from itertools import count
from typing import TYPE_CHECKING, Any, Final

from bocamina.server.clock import Clock

if TYPE_CHECKING:
    from collections.abc import Callable

    from bocamina.server.clock import Timer

MOMENT: Final = 0.005  # of real time, in which threads and sockets get on


@dataclass(order=True)
class Alarm:
    """A callback that waits for its time."""

    at: float
    number: int
    callback: Callable[[], object] = field(compare=False)
    is_cancelled: bool = field(default=False, compare=False)

    def cancel(self) -> None:
        self.is_cancelled = True


class HandClock(Clock):
    """Goes on when told to; its date can be set as well, as people and programs do with clocks."""

    def __init__(self, date: float = 1_800_000_000.0) -> None:
        self.date = date
        self.passed = 0.0
        self.alarms: list[Alarm] = []
        self.numbers = count()
        self.is_busy: Callable[[], bool] = lambda: False  # with what takes no time by this clock

    def now(self) -> float:
        return self.date

    def monotonic(self) -> float:
        return self.passed

    def call_later(self, seconds: float, callback: Callable[[], object]) -> Timer:
        alarm = Alarm(self.passed + max(0.0, seconds), next(self.numbers), callback)
        heapq.heappush(self.alarms, alarm)
        return alarm

    def set_date(self, difference: float) -> None:
        """Set the date forward or back, while no time passes."""
        self.date += difference

    def advance(self, seconds: float) -> None:
        """Let time pass, and call what was to be called meanwhile."""
        until = self.passed + seconds
        while self.alarms and self.alarms[0].at <= until:
            alarm = heapq.heappop(self.alarms)
            if not alarm.is_cancelled:
                self._go_on_to(alarm.at)
                alarm.callback()
        self._go_on_to(until)

    async def advance_until(
        self, is_so: Callable[[], bool], step: float = 0.1, most: float = 120.0
    ) -> float:
        """Let time pass step by step until something is so, and return how much has passed."""
        began = self.passed
        while not is_so():
            assert self.passed - began < most, f"it did not happen in {most} s"
            self.advance(step)
            await self.settle()
        return self.passed - began

    async def settle(self) -> None:
        """Let what was set off happen: tasks of this event loop, and what its threads bring."""
        await asyncio.sleep(MOMENT)
        while self.is_busy():
            await asyncio.sleep(MOMENT)

    def _go_on_to(self, passed: float) -> None:
        self.date += passed - self.passed
        self.passed = passed


class AtOnce(Executor):
    """Where bots think while no time passes by this clock."""

    def submit(
        self, work: Callable[..., Any], /, *given: Any, **named: Any
    ) -> concurrent.futures.Future[Any]:
        answer: concurrent.futures.Future[Any] = concurrent.futures.Future()
        try:
            answer.set_result(work(*given, **named))
        except Exception as error:
            answer.set_exception(error)
        return answer
