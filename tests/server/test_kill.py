"""Servers that are stopped or killed, and come back: clients are told, and nobody's clock ran."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, TypeVar

import pytest

from bocamina.server.app import make_journal
from bocamina.server.settings import ServerSettings
from bocamina.server.tables.entries import Frozen, Thawed, parse_entry
from tests.attack.clocks import SteppedServer
from tests.server.sites import ServerProcess, Site, Visitor

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def no_server_stays() -> Iterator[None]:
    """Kill whatever a failed test left behind."""
    yield
    for server in running:
        with server:
            pass
    running.clear()


running: list[ServerProcess] = []
Server = TypeVar("Server", bound=ServerProcess)


def started(server: Server) -> Server:
    running.append(server)
    server.start()
    return server


async def test_sigterm_tells_clients_and_stops_the_clocks(tmp_path: Path) -> None:
    server = started(SteppedServer(tmp_path, data=str(tmp_path / "data")))
    site = Site(server.address)
    people = await site.seat_all("diamant", 3, clocking={"move_seconds": 60})
    await asyncio.to_thread(server.stop)
    assert server.process is not None
    assert server.process.returncode in (0, -15)
    for person in people:
        closing = await person.receive("closing")
        assert closing["reconnect_seconds"] >= 1
        assert person.socket is not None
        await person.socket.wait_closed()
        assert person.socket.close_code == 1012
    server.step(50)
    await asyncio.to_thread(server.start)
    again = [
        await Visitor(server.address, person.table, person.token).open(person.version)
        for person in people
    ]
    await again[0].until(lambda news: "clocks" in news and not news["clocks"]["is_frozen"])
    assert again[0].news["clocks"]["allowance"][0] > 57
    assert (await again[1].move("stay"))["type"] == "accepted"
    server.stop()
    await site.close()
    async with make_journal(ServerSettings(data=str(tmp_path / "data"))) as journal:
        lines = [parse_entry(entry.text) for entry in await journal.read(people[0].table)]
    kinds = [type(line) for line in lines]
    assert kinds.count(Frozen) == 2
    assert kinds.count(Thawed) == 1


async def test_a_killed_server_costs_nobody_time(tmp_path: Path) -> None:
    server = started(SteppedServer(tmp_path, data=str(tmp_path / "data")))
    site = Site(server.address)
    people = await site.seat_all("diamant", 3, clocking={"move_seconds": 60})
    server.kill()
    server.step(90)  # longer than anybody may think
    await asyncio.to_thread(server.start)
    again = await Visitor(server.address, people[0].table, people[0].token).open(people[0].version)
    await again.until(lambda news: "clocks" in news and news["clocks"]["allowance"][0] > 50)
    told = [event["event"] for event in again.news["events"]]
    assert "bot_stood_in" not in told
    server.stop()
    await site.close()
