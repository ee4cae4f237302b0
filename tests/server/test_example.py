"""The example client, as people and bot authors start it."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.server.sites import PATIENCE

if TYPE_CHECKING:
    from tests.server.sites import Site

pytestmark = pytest.mark.anyio

EXAMPLE = Path(__file__).parents[2] / "examples" / "client.py"


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
