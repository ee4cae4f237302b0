"""python -m scripts.progress WHAT SECONDS: prints the time that a build step still takes.

A separate process, because the step itself holds the GIL for minutes.
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

NOTES: Final = ROOT / "build/times.json"  # the durations of each step's last run
EVERY_SECONDS: Final = 5.0
LATE: Final = 0.25  # of the time that has passed
USUAL_LOOPS: Final = 30e6  # a second, on the machine where steps were first timed


@contextmanager
def step(what: str, lines: int, lines_per_second: float) -> Iterator[None]:
    """Print that a step begins and its estimated time, and periodically the time left."""
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
    """Estimate the duration of a step from its last run, or from the speed of this machine."""
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
    """Print the progress of a step, until it is over or the parent has exited."""
    parent, started = os.getppid(), time.monotonic()
    while os.getppid() == parent:
        time.sleep(EVERY_SECONDS)
        passed = time.monotonic() - started
        say(f"{what}: {passed:.0f} s, about {left(expected, passed):.0f} s left")


def left(expected: float, passed: float) -> float:
    """Estimate the time left of a step; a late one is assumed to have been slow all along."""
    return max(expected - passed, passed * LATE)


if __name__ == "__main__":
    tell(sys.argv[1], float(sys.argv[2]))
