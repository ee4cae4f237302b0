"""docs/write-a-bot.md does what it says: its bot is written, measured, and seated at a server."""

from __future__ import annotations

import json
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
from typing import TYPE_CHECKING, Any

import pytest

from tests.ports import free_port

if TYPE_CHECKING:
    from collections.abc import Iterator

PAGE = Path(__file__).parents[2] / "docs/write-a-bot.md"
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(language: str) -> list[str]:
    """Return the page's blocks in a language; commands have none."""
    return [text for named, text in BLOCK.findall(PAGE.read_text("utf-8")) if named == language]


def commands(name: str) -> list[list[str]]:
    """Return the page's lines that run a command of Bocamina."""
    lines = [shlex.split(line) for block in blocks("") for line in block.splitlines()]
    return [words[1:] for words in lines if words[:2] == ["bocamina", name]]


def program(folder: Path) -> dict[str, Any]:
    """Return how to run the command in a folder, from wherever the tests are run."""
    paths = [str(Path(path).resolve()) for path in sys.path if path]
    environment = {**os.environ, "PYTHONPATH": ":".join(paths), "LC_ALL": "C.UTF-8"}
    return {"cwd": folder, "env": environment, "encoding": "utf-8"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with the page's bots."""
    names = ("hopeful.py", "passer.py", "crafty.py", "cautious.py")
    for name, bot in zip(names, blocks("python"), strict=True):
        (tmp_path / name).write_text(bot, "utf-8")
    return tmp_path


def test_every_command_of_the_page_for_the_arena_runs(folder: Path) -> None:
    told = []
    for words in commands("arena") + commands("players"):
        done = subprocess.run(
            [sys.executable, "-m", "bocamina", *words],
            capture_output=True,
            timeout=120,
            check=False,
            **program(folder),
        )
        assert done.returncode == 0, done.stderr
        told.append(done.stdout)
    assert "hopeful:Hopeful" in told[0]
    assert "Games: 20, deals: 10" in told[0]
    assert "lost game" not in told[0]
    assert "Games: 60, deals: 30" in told[2]
    (passer,) = [each for each in told if "passer:Passer" in each]
    assert "Games: 4, deals: 1, seats: 4." in passer
    assert "lost game" not in passer
    (crafty,) = [each for each in told if "crafty:Sleeper" in each]
    assert "lost game" not in crafty
    (cautious,) = [each for each in told if "cautious.py" in each]
    assert "lost game" not in cautious


def test_every_kind_of_command_is_on_the_page() -> None:
    counts = {name: len(commands(name)) for name in ("arena", "players", "play", "serve")}
    assert counts == {"arena": 9, "players": 1, "play": 1, "serve": 1}


def test_the_bot_of_the_page_plays_at_the_terminal(folder: Path) -> None:
    (words,) = commands("play")
    played = subprocess.run(
        [sys.executable, "-m", "bocamina", *words, "--pause=0", "--seed=lamp"],
        input="leave\n" * 20,
        capture_output=True,
        timeout=120,
        check=False,
        **program(folder),
    )
    assert played.returncode == 0, played.stderr
    assert "The game is over" in played.stdout


def request(site: str, path: str, body: object = None, token: str = "") -> Any:
    """Ask a server, with a body or without."""
    data = None if body is None else json.dumps(body).encode()
    asked = urllib.request.Request(site + path, data, {"Content-Type": "application/json"})
    if token:
        asked.add_header("Authorization", f"Bearer {token}")
    return json.load(urllib.request.urlopen(asked, timeout=20))


@pytest.fixture
def site(folder: Path) -> Iterator[str]:
    """Serve as the page says, on a free port."""
    port = free_port()
    (words,) = commands("serve")
    words += [f"--port={port}", "--data=data", "--bot-wait-seconds=0.02"]
    server = subprocess.Popen(
        [sys.executable, "-m", "bocamina", *words], stderr=subprocess.PIPE, **program(folder)
    )
    address = f"http://127.0.0.1:{port}"
    deadline = time.monotonic() + 60
    while True:
        assert server.poll() is None, server.communicate()[1]
        assert time.monotonic() < deadline
        try:
            urllib.request.urlopen(f"{address}/readyz", timeout=5)
            break
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    yield address
    server.send_signal(signal.SIGTERM)
    log = server.communicate(timeout=30)[1]
    assert "a bot failed" not in log, log


def test_the_server_of_the_page_seats_the_bot(site: str) -> None:
    games = {game["name"]: game["players"] for game in request(site, "/api/games")}
    assert "hopeful:Hopeful" in games["diamant"]
    assert "hopeful:Hopeful" not in games["saboteur"]
    opened = {"game": "diamant", "seats": 3, "name": "Ana", "bearer": True, "clocking": {}}
    host = request(site, "/api/tables", opened)
    table, token = f"/api/tables/{host['table']}", host["token"]
    for seat in (1, 2):
        install = {"type": "install", "seat": seat, "player": "hopeful:Hopeful"}
        request(site, f"{table}/requests", install, token)
    request(site, f"{table}/requests", {"type": "start"}, token)
    # Whoever leaves at once leaves the cave to the bots, which then play on by themselves.
    chosen: set[int] = set()
    deadline = time.monotonic() + 60
    while not {1, 2} <= chosen:
        assert time.monotonic() < deadline
        news = request(site, f"{table}?since=0", token=token)
        if any(legal["move"] == "leave" for legal in news["legal"]):
            move = {"type": "move", "move": "leave", "expected": news["version"]}
            request(site, f"{table}/requests", move, token)
        happened = [each for each in news["events"] if each["event"] == "choice_sealed"]
        chosen = {each["facts"]["seat"] for each in happened}
        time.sleep(0.1)


def test_a_client_cannot_choose_what_is_imported(site: str) -> None:
    opened = {"game": "diamant", "seats": 2, "name": "Ana", "bearer": True, "clocking": {}}
    host = request(site, "/api/tables", opened)
    install = {"type": "install", "seat": 1, "player": "antigravity:Player"}
    with pytest.raises(urllib.error.HTTPError) as refused:
        request(site, f"/api/tables/{host['table']}/requests", install, host["token"])
    assert refused.value.code in (400, 409, 422)
    assert "antigravity" in refused.value.read().decode()
