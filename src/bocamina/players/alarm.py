"""A timeout for bots that never answer."""

from __future__ import annotations

import signal
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType


@contextmanager
def answer_within(seconds: float, *, at_work: bool = False) -> Iterator[None]:
    """Raise TimeoutError in the block within after a timeout, and again every second.

    Time is wall-clock time or, with `at_work`, the CPU time of this process. Signals reach the main
    thread only, and not on every system: elsewhere there is no timeout.
    """
    if not hasattr(signal, "SIGALRM") or threading.current_thread() is not threading.main_thread():
        yield
        return
    timer = signal.ITIMER_PROF if at_work else signal.ITIMER_REAL
    alarm = signal.SIGPROF if at_work else signal.SIGALRM
    if signal.getsignal(alarm) is not time_is_up:
        signal.signal(alarm, time_is_up)
    signal.setitimer(timer, seconds, 1.0)
    try:
        yield
    finally:
        signal.setitimer(timer, 0.0)


def time_is_up(_signal: int, _frame: FrameType | None) -> None:
    """Interrupt the running code: the timeout has expired."""
    raise TimeoutError("expected an answer, got none for too long")
