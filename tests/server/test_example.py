"""The example clients, as people and bot authors start them."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bocamina.games import GAMES
from tests.server.sites import PATIENCE

if TYPE_CHECKING:
    from tests.server.sites import Site

pytestmark = pytest.mark.anyio

EXAMPLE = Path(__file__).parents[2] / "examples" / "client.py"
HOST = EXAMPLE.with_name("host.mjs")


def two_terminals(site: Site, code: str) -> list[subprocess.Popen[str]]:
    """Start the example twice, as two people would."""
    return [
        subprocess.Popen(
            [sys.executable, EXAMPLE, site.address, code, name], stdout=subprocess.PIPE, text=True
        )
        for name in ("Ana", "Bea")
    ]


async def test_two_terminals_play_a_table_by_themselves(site: Site) -> None:
    table = (await site.post("/api/tables", {"game": "diamant", "seats": 2})).json()
    for client in two_terminals(site, table["code"]):
        told, _ = await asyncio.to_thread(client.communicate, timeout=PATIENCE)
        assert client.returncode == 0
        assert "game_ended" in told


async def test_the_example_plays_whole_games(site: Site) -> None:
    host = await site.create(seats=3)
    clients = two_terminals(site, host.facts["code"])
    await host.open()
    await host.until(lambda news: sum(bool(s) for s in news["table"]["seats"]) == 2)
    await host.ask("start", fill="random")
    while host.status != "over":
        await host.receive("news")
    for client in clients:
        told, _ = await asyncio.to_thread(client.communicate, timeout=PATIENCE)
        assert client.returncode == 0
        assert "game_ended" in told
    code = EXAMPLE.read_text().partition('"""\n\n')[2]
    assert len([line for line in code.splitlines() if line]) <= 34


def node() -> list[str]:
    """Return how to start Node: the machine's, or else the one that a wheel brings."""
    path = os.pathsep.join([os.environ.get("PATH", ""), str(Path(sys.executable).parent)])
    found = shutil.which("node", path=path)
    assert found, "expected Node, which the browser client is built with, got none"
    told = subprocess.run([found, "--version"], capture_output=True, text=True, check=True).stdout
    # The global WebSocket is behind an option in Node 20.
    return [found] if int(told[1:].partition(".")[0]) >= 22 else [found, "--experimental-websocket"]


@pytest.mark.parametrize("game", GAMES)
async def test_a_host_in_another_language_fills_a_table_and_plays_to_the_end(
    site: Site, game: str
) -> None:
    host = subprocess.Popen(
        [*node(), HOST, site.address, game, "random"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    told, complaints = await asyncio.to_thread(host.communicate, timeout=4 * PATIENCE)
    assert host.returncode == 0, complaints
    lines = told.splitlines()
    assert re.fullmatch(r"table [0-9A-Z]+: http://127.0.0.1:\d+/t/[0-9A-Z]+", lines[0])
    assert "game_started" in lines
    assert re.fullmatch(r"scores [\d -]+, winners [\d -]+", lines[-1])


async def test_a_host_that_is_refused_says_why(site: Site) -> None:
    for words, reason in ((["chess"], "chess"), (["diamant", "nobody"], "nobody")):
        host = subprocess.Popen(
            [*node(), HOST, site.address, *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        _, complaints = await asyncio.to_thread(host.communicate, timeout=PATIENCE)
        assert host.returncode != 0
        assert reason in complaints
