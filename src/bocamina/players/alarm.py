"""An alarm for bots that never answer."""

from __future__ import annotations

import signal
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType


@contextmanager
def answer_within(seconds: float) -> Iterator[None]:
    """Raise TimeoutError in whatever is still at work after a while, once a second from then on.

    Signals reach the main thread only, and not on every system: elsewhere nobody is hurried.
    """
    if not hasattr(signal, "SIGALRM") or threading.current_thread() is not threading.main_thread():
        yield
        return
    if signal.getsignal(signal.SIGALRM) is not time_is_up:
        signal.signal(signal.SIGALRM, time_is_up)
    signal.setitimer(signal.ITIMER_REAL, seconds, 1.0)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)


def time_is_up(_signal: int, _frame: FrameType | None) -> None:
    """Interrupt what is at work."""
    raise TimeoutError("expected an answer, got none for too long")
