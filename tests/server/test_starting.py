"""The start of the server, and how it ends from any moment on."""

from __future__ import annotations

import os
import resource
import signal
import socket
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import httpx
import pytest

from tests.ports import free_port
from tests.server.sites import PATIENCE, PATIENCE_TO_START, free_socket

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

SERVE = "from bocamina.cli import main; main()"
# As if the host had said so when the start was just there.
STOPPED_AT = """
import gc, os, sys

steps = [{step!r}]

def hear(event, about):
    if [f"import {{about[0]}}" if event == "import" else event] == steps:
        steps.clear()
        os.kill(os.getpid(), 15)

gc.freeze = lambda: hear("gc.freeze", ())
sys.addaudithook(hear)
{serve}
"""


def start(
    folder: Path,
    *words: str,
    program: str = SERVE,
    before: Callable[[], None] | None = None,
) -> subprocess.Popen[str]:
    """Start a server and wait for nothing."""
    return subprocess.Popen(
        [sys.executable, "-c", program, "serve", f"--data={folder}", "--port=0", *words],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=before,
        env={k: v for k, v in os.environ.items() if not k.startswith("BOCAMINA_")},
    )


def heed_signals() -> None:
    """Let a process end by an interrupt, even where what runs the tests ignores them."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def ended(process: subprocess.Popen[str]) -> tuple[int, str]:
    """Return how a process ended, and what it said."""
    try:
        _, said = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
    return process.returncode, said


@pytest.mark.parametrize("step", ["import uvicorn", "gc.freeze", "sqlite3.connect", "socket.bind"])
def test_a_signal_at_any_step_of_the_start_ends_the_server(tmp_path: Path, step: str) -> None:
    code, said = ended(start(tmp_path, program=STOPPED_AT.format(step=step, serve=SERVE)))
    assert code == -signal.SIGTERM
    assert "Traceback" not in said


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_while_the_storage_does_not_answer_ends_the_server(
    tmp_path: Path, number: signal.Signals
) -> None:
    with free_socket() as silent:
        silent.listen()
        silent.settimeout(PATIENCE_TO_START)
        port = silent.getsockname()[1]
        where = f"--database=postgresql://127.0.0.1:{port}/x"
        process = start(tmp_path, where, "--alone", before=heed_signals)
        asking, _ = silent.accept()
        began = time.monotonic()
        process.send_signal(number)
        code, said = ended(process)
        asking.close()
    assert time.monotonic() < began + 5
    assert code == -number
    assert "Traceback" not in said


def test_a_signal_as_soon_as_there_is_a_process_ends_it(tmp_path: Path) -> None:
    process = start(tmp_path)
    process.terminate()
    code, said = ended(process)
    assert code == -signal.SIGTERM
    assert "Traceback" not in said


def test_a_server_that_was_told_to_stop_has_ended_well(tmp_path: Path) -> None:
    process = start(tmp_path)
    assert process.stderr is not None
    while "port=" not in process.stderr.readline():
        assert process.poll() is None
    process.terminate()
    assert ended(process)[0] == 0


def limited_to(soft: int, hard: int) -> Callable[[], None]:
    """Return what lets a process have so many open files."""
    return lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_more_sockets_than_open_files_are_refused(tmp_path: Path) -> None:
    code, said = ended(start(tmp_path, "--most-sockets=1000", before=limited_to(400, 400)))
    assert code == 2
    assert "1128 open files" in said
    assert "at most 272 sockets" in said
    assert "400" in said


def test_the_limit_of_open_files_is_raised(tmp_path: Path) -> None:
    port = free_port()
    words = ("--most-sockets=300", f"--port={port}", "--most-connections-per-address=400")
    process = start(tmp_path, *words, before=limited_to(100, 500))
    held = []
    try:
        assert process.stderr is not None
        while "port=" not in process.stderr.readline():
            assert process.poll() is None
        # More silent ones than there can be open files, which leave others a place.
        held = [socket.create_connection(("127.0.0.1", port), PATIENCE) for _ in range(520)]
        assert resource.prlimit(process.pid, resource.RLIMIT_NOFILE) == (500, 500)
        for _ in range(5):
            assert httpx.get(f"http://127.0.0.1:{port}/readyz").status_code == 200
    finally:
        for each in held:
            each.close()
        process.terminate()
        ended(process)
