"""Servers that start in a moment: forked from a process that has imported everything already.

python -m tests.attack.nursery
"""

from __future__ import annotations

import importlib
import json
import os
import signal
import subprocess
import sys
import threading
import time
from typing import TYPE_CHECKING, Any, Final, Self

from tests.server.sites import ServerProcess

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path


MODULES: Final = [  # which a server imports
    "bocamina.cli",
    "bocamina.commands",
    "bocamina.server.bus.redis",
    "bocamina.server.command",
    "bocamina.server.journal.postgres",
    "bocamina.server.serve",
]


def raise_child(words: list[str], log: str) -> int:
    """Fork a server and return the number of its process."""
    child = os.fork()
    if child:
        return child
    signal.signal(signal.SIGINT, signal.default_int_handler)
    file = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for number, source in enumerate((nothing, file, file)):
        os.dup2(source, number)
    sys.argv = ["bocamina", *words]
    from bocamina.cli import main

    main()
    os._exit(0)


def wait_for(child: int, seconds: float) -> int | None:
    """Return what a child ended with, or None where it has not."""
    deadline = time.monotonic() + seconds
    while True:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            return os.waitstatus_to_exitcode(status)
        if time.monotonic() >= deadline:
            return None
        time.sleep(0.002)


def work() -> None:
    """Raise and await children as the lines on standard input say."""
    for name in MODULES:
        importlib.import_module(name)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it ends with its standard input
    children: set[int] = set()
    ended: dict[int, int] = {}
    for line in sys.stdin:
        asked = json.loads(line)
        answer: int | None
        if "words" in asked:
            answer = raise_child(asked["words"], asked["log"])
            children.add(answer)
        else:
            child = asked["child"]
            answer = ended.get(child)
            if answer is None and (answer := wait_for(child, asked["seconds"])) is not None:
                ended[child] = answer
                children.discard(child)
        print(json.dumps(answer), flush=True)
    for child in children:
        os.kill(child, signal.SIGKILL)


class Nursery:
    """The process that raises servers, seen from outside."""

    def __enter__(self) -> Self:
        self.lock = threading.Lock()  # one request after another, whoever asks
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.attack.nursery"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={k: v for k, v in os.environ.items() if not k.startswith("BOCAMINA_")},
        )
        return self

    def __exit__(self, *_: object) -> None:
        self.process.communicate()

    def ask(self, **asked: Any) -> Any:
        """Put one request and return the answer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with self.lock:
            self.process.stdin.write(json.dumps(asked) + "\n")
            self.process.stdin.flush()
            return json.loads(self.process.stdout.readline())


class Child:
    """A forked server, to be treated like a process of one's own."""

    def __init__(self, nursery: Nursery, words: list[str], log: Path) -> None:
        self.nursery = nursery
        self.returncode: int | None = None
        self.pid: int = nursery.ask(words=words, log=str(log))

    def poll(self) -> int | None:
        """Return what it ended with, or None while it runs."""
        if self.returncode is None:
            self.returncode = self.nursery.ask(child=self.pid, seconds=0)
        return self.returncode

    def wait(self, timeout: float) -> int:
        """Wait until it has ended."""
        if self.returncode is None:
            self.returncode = self.nursery.ask(child=self.pid, seconds=timeout)
        if self.returncode is None:
            raise subprocess.TimeoutExpired("bocamina serve", timeout)
        return self.returncode

    def send_signal(self, number: int) -> None:
        """Send a signal unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        """End it without a warning."""
        self.send_signal(signal.SIGKILL)


class QuickServer(ServerProcess):
    """A server of a nursery."""

    def __init__(self, nursery: Nursery, folder: Path, **settings: Any) -> None:
        super().__init__(folder, **settings)
        self.nursery = nursery

    def spawn(self, switches: Sequence[str] = ()) -> None:
        """Start it and do not wait."""
        self.folder.mkdir(parents=True, exist_ok=True)
        child: Any = Child(self.nursery, [*self.words(), *switches], self.folder / "log")
        self.process = child


if __name__ == "__main__":
    work()
