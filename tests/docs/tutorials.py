"""Tutorials as programs: what a page shows at a prompt is run, and what it prints compared."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tests.ports import free_port
from tests.server.sites import PATIENCE_TO_START

if TYPE_CHECKING:
    from types import TracebackType
    from typing import Self

BLOCK: Final = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILE: Final = re.compile(r"^`([\w.]+)`")
FLAGS: Final = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
SECONDS: Final = 120
PORT: Final = "8000"


class Tutorial:
    """A page, and what has been done of it so far."""

    def __init__(self, page: Path, folder: Path) -> None:
        self.page, self.folder = page, folder
        self.known: dict[str, Any] = {"__name__": "__main__"}
        self.servers: list[subprocess.Popen[str]] = []
        self.port = str(free_port())
        paths = [str(Path(path).resolve()) for path in sys.path if path]
        self.environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(paths),
            "LC_ALL": "C.UTF-8",
            "COLUMNS": "200",
            "BOCAMINA_BOT_WAIT_SECONDS": "0.05",  # no reader waits for bots here
        }

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        for server in self.servers:
            server.send_signal(signal.SIGTERM)
            server.wait(SECONDS)

    def run(self) -> int:
        """Do what the page says, and return how many things that were."""
        text = self.page.read_text("utf-8").replace(f":{PORT}", f":{self.port}")
        text = text.replace(f"--port {PORT}", f"--port {self.port}")
        done = 0
        for block in BLOCK.finditer(text):
            language, code = block[1], block[2]
            if language == "python" and code.startswith(">>>"):
                done += self.at_the_prompt(code)
            elif language == "python":
                self.write_file(text[: block.start()], code)
            elif language == "console":
                done += self.in_the_shell(code)
        return done

    def write_file(self, before: str, code: str) -> None:
        """Write the file that the paragraph before a block names."""
        named = FILE.match(before.strip().rpartition("\n\n")[2])
        assert named, f"expected a paragraph that begins with a file's name before: {code[:60]}"
        (self.folder / named[1]).write_text(code, "utf-8")

    def at_the_prompt(self, code: str) -> int:
        """Run lines of Python; each block knows what those before it did."""
        test = doctest.DocTestParser().get_doctest(code, self.known, self.page.name, None, 0)
        told: list[str] = []
        runner = doctest.DocTestRunner(optionflags=FLAGS)
        runner.run(test, out=told.append, clear_globs=False)
        self.known = test.globs
        assert not runner.failures, "".join(told)
        return len(test.examples)

    def in_the_shell(self, code: str) -> int:
        """Run commands of Bocamina, each behind a `$`, and compare what they print."""
        parts = re.split(r"^\$ ", code, flags=re.MULTILINE)[1:]
        for part in parts:
            line, _, expected = part.partition("\n")
            words = shlex.split(line)
            assert words[0] == "bocamina", line
            command = [sys.executable, "-m", "bocamina", *words[1:]]
            if words[-1] == "&":
                self.serve(command[:-1])
                continue
            printed = self.output_of(command)
            checker = doctest.OutputChecker()
            assert checker.check_output(expected, printed, FLAGS), printed
        return len(parts)

    def type_all(self) -> int:
        """Type the commands that stand in blocks for the shell, and nothing after them."""
        blocks = [block[2] for block in BLOCK.finditer(self.page.read_text("utf-8"))]
        lines = [line for block in blocks for line in block.splitlines() if line.strip()]
        for line in lines:
            program, *words = shlex.split(line)
            assert program == "bocamina", line
            self.output_of([sys.executable, "-m", "bocamina", *words])
        return len(lines)

    def output_of(self, command: list[str]) -> str:
        """Return what a command prints; it must not fail."""
        done = subprocess.run(
            command,
            cwd=self.folder,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=SECONDS,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    def serve(self, command: list[str]) -> None:
        """Start a server and wait until it answers."""
        server = subprocess.Popen(
            command, cwd=self.folder, env=self.environment, stderr=subprocess.DEVNULL, text=True
        )
        self.servers.append(server)
        deadline = time.monotonic() + PATIENCE_TO_START
        while True:
            assert server.poll() is None
            assert time.monotonic() < deadline
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{self.port}/readyz", timeout=5)
                return
            except (urllib.error.URLError, OSError):
                time.sleep(0.1)
