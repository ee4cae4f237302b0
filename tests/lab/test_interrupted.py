"""Ctrl-C while an arena is at whatever it is at."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

WORDS = ("diamant", "--players", "random", "--games", "100000", "--workers", "2")


@pytest.mark.parametrize(
    ("module", "times"),
    [
        ("bocamina.core.errors", 1),  # the command is being read
        ("bocamina.commands.words", 1),
        ("bocamina.lab.arena", 1),  # the laboratory is being imported
        ("bocamina.lab.workers", 2),  # the first worker begins
        ("bocamina.lab.workers", 3),  # the second one
    ],
)
def test_ctrl_c_at_any_moment_is_answered_in_one_line(
    module: str, times: int, tmp_path: Path
) -> None:
    paths = [str(Path(path).resolve()) for path in sys.path if path]
    running = subprocess.Popen(
        # Python tells what it has imported: a moment that is the same on every machine.
        [sys.executable, "-X", "importtime", "-m", "bocamina", "arena", *WORDS],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths), "LC_ALL": "C.UTF-8"},
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    assert running.stderr is not None
    for line in running.stderr:
        times -= line.rpartition("|")[2].strip() == module
        if not times:
            break
    # A terminal sends it to everybody.
    os.killpg(running.pid, signal.SIGINT)
    printed, told = running.communicate(timeout=60)
    lines = [line for line in told.splitlines() if not line.startswith("import time:")]
    assert len(lines) == 1, told
    assert "topped" in lines[0]
    assert running.returncode == 130
    assert printed == ""
