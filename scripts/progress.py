"""python -m scripts.progress WHAT SECONDS: says how long a step of a build still takes.

A process of its own: what it reports on holds Python's lock for minutes.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from scripts.client import ROOT, say

if TYPE_CHECKING:
    from collections.abc import Iterator

NOTES: Final = ROOT / "build/times.json"  # how long each step took the last time
EVERY_SECONDS: Final = 5.0
LATE: Final = 0.25  # of the time that has passed
USUAL_LOOPS: Final = 30e6  # a second, on the machine where steps were first timed


@contextmanager
def step(what: str, lines: int, lines_per_second: float) -> Iterator[None]:
    """Say that a step begins, how long it takes, and now and then how long still."""
    expected = seconds_for(what, lines, lines_per_second)
    say(f"{what}: about {expected:.0f} s")
    started = time.monotonic()
    command = [sys.executable, "-m", "scripts.progress", what, str(expected)]
    teller = subprocess.Popen(command, cwd=ROOT)
    try:
        yield
    finally:
        teller.kill()
        teller.wait()
    note(what, lines, time.monotonic() - started)


def seconds_for(what: str, lines: int, lines_per_second: float) -> float:
    """Return how long a step will take: as the last time, or as on a machine of this pace."""
    took = last_times().get(what)
    if took is not None:
        return took * lines
    started = time.perf_counter()
    for _ in range(int(USUAL_LOOPS) // 50):
        pass
    slowness = (time.perf_counter() - started) * 50
    return lines / lines_per_second * slowness


def last_times() -> dict[str, float]:
    """Return how many seconds each step took for a line."""
    try:
        found: dict[str, float] = json.loads(NOTES.read_text())
    except (OSError, ValueError):
        return {}
    return found


def note(what: str, lines: int, seconds: float) -> None:
    """Remember how long a step took."""
    NOTES.parent.mkdir(exist_ok=True)
    NOTES.write_text(json.dumps({**last_times(), what: seconds / lines}))


def tell(what: str, expected: float) -> None:
    """Say how far a step is, until it is over or whoever wanted to know is gone."""
    parent, started = os.getppid(), time.monotonic()
    while os.getppid() == parent:
        time.sleep(EVERY_SECONDS)
        passed = time.monotonic() - started
        say(f"{what}: {passed:.0f} s, about {left(expected, passed):.0f} s left")


def left(expected: float, passed: float) -> float:
    """Return how long a step still takes; one that is late is taken to be slow all along."""
    return max(expected - passed, passed * LATE)


if __name__ == "__main__":
    tell(sys.argv[1], float(sys.argv[2]))
