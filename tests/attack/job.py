"""One kind of attack under way: how long it goes on, its chance, its folder and its report."""

from __future__ import annotations

import os
import random
import re
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tests.attack.report import Report

if TYPE_CHECKING:
    from tests.server.sites import ServerProcess

TRACE: Final = re.compile(r"^Traceback \(most recent call last\)", re.MULTILINE)
LAST_LINE: Final = re.compile(r"^\S*(?:Error|Exception|Group|Warning)\b.*$", re.MULTILINE)
PAGE: Final = os.sysconf("SC_PAGE_SIZE")


@dataclass
class Job:
    """What one kind of attack works with."""

    kind: str
    seconds: float
    folder: Path
    seed: str
    report: Report = field(default_factory=Report)
    loud: bool = False

    def __post_init__(self) -> None:
        self.rng = random.Random(f"{self.kind} {self.seed}")
        self.began = time.monotonic()
        self.is_on = False
        self.rooms = 0

    @property
    def left(self) -> float:
        """Seconds until it should come to its end."""
        return self.began + self.seconds - time.monotonic()

    def begin(self) -> None:
        """Count the time from the first call: a slow start takes none of it."""
        if not self.is_on:
            self.is_on, self.began = True, time.monotonic()

    def room(self) -> Path:
        """Return a new folder."""
        self.rooms += 1
        room = self.folder / f"{self.kind}-{self.rooms}"
        room.mkdir(parents=True)
        return room

    def add(self, name: str, count: float = 1) -> None:
        """Count something."""
        self.report.add(self.kind, name, count)

    def put(self, name: str, value: float) -> None:
        """Set a measured figure."""
        self.report.put(self.kind, name, value)

    def find(self, what: str, example: object = "", count: int = 1) -> None:
        """Note something that should not have happened."""
        if self.loud and f"{self.kind}: {what}" not in self.report.findings:
            print(f"  FOUND: {what}", flush=True)
        self.report.find(self.kind, what, example, count)

    def say(self, line: str) -> None:
        """Tell how far it is."""
        if self.loud:
            print(f"  {line}", flush=True)

    def read_log(self, server: ServerProcess, about: str = "") -> int:
        """Look for failures of the program itself in what a server logged; return its lines."""
        text = server.log()
        traces = list(TRACE.finditer(text))
        self.add("tracebacks in the log", len(traces))
        causes: dict[str, str] = {}
        for trace in traces:
            end = LAST_LINE.search(text, trace.end())
            cause = end[0].partition(":")[0] if end else "no last line"
            causes.setdefault(cause, text[max(0, trace.start() - 200) : end.end() if end else None])
        for cause, whole in causes.items():
            self.find(
                f"traceback in the log{about}: {cause}", whole[:250] + "\n...\n" + whole[-300:]
            )
        return text.count("\n")


def memory_of(server: ServerProcess) -> int:
    """Return the resident bytes of a server, 0 where that cannot be told."""
    assert server.process is not None
    try:
        statistics = Path(f"/proc/{server.process.pid}/statm").read_text()
    except OSError:
        return 0
    return int(statistics.split()[1]) * PAGE
