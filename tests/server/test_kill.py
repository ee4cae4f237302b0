"""Servers that are killed at random moments under load, and come back: nothing is lost."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import pytest

from bocamina.core.rng import Rng
from bocamina.server.app import make_journal
from bocamina.server.settings import Settings
from bocamina.server.tables.entries import Frozen, Thawed, parse_entry
from tests.server.crowd import Person, check_promises
from tests.server.services import Redis
from tests.server.sites import ServerProcess, Site, Visitor

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from tests.server.services import Postgres

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


def started(server: ServerProcess) -> ServerProcess:
    running.append(server)
    server.start()
    return server


TABLES = 6
SEATS = 3
KILLS = 6


async def gather_crowd(site: Site, addresses: Callable[[], Sequence[str]]) -> list[list[Person]]:
    """Seat people at some tables and start them."""
    crowd = []
    for table in range(TABLES):
        host = await site.create(seats=SEATS, name="Name 0")
        guests = [await site.sit(host.table, f"Name {seat}") for seat in range(1, SEATS)]
        people = [
            Person(visitor, addresses, seat, Rng(f"{table} {seat}"))
            for seat, visitor in enumerate([host, *guests])
        ]
        crowd.append(people)
        answer = await site.post(
            f"/api/tables/{host.table}/requests", {"type": "start"}, host.token
        )
        assert answer.status_code == 200
    return crowd


def moves_accepted(crowd: list[list[Person]]) -> int:
    return sum(len(person.accepted) for people in crowd for person in people)


async def test_sigkill_under_load_loses_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = started(ServerProcess(tmp_path / "data"))
    site = Site(server.address)
    crowd = await gather_crowd(site, lambda: [server.address])
    tasks = [asyncio.create_task(person.play()) for people in crowd for person in people]
    rng = Rng("kill")
    told = []
    began = time.monotonic()
    for number in range(KILLS):
        before = moves_accepted(crowd)
        await asyncio.sleep(0.3 + rng.chance())
        if number % 3 == 2:
            await asyncio.to_thread(server.stop)  # as its host would, in the middle of everything
            assert server.process is not None
            assert server.process.returncode == 0
        else:
            server.kill()
        told.append(moves_accepted(crowd) - before)
        await asyncio.to_thread(server.start)
    await asyncio.sleep(1)
    before = moves_accepted(crowd)
    await asyncio.sleep(1)
    # Clients carry on by themselves.
    assert moves_accepted(crowd) > before
    await stop_all(tasks)
    server.stop()
    assert "Traceback" not in server.log(), server.log()[-3000:]
    await site.close()
    settings = Settings(data=str(tmp_path / "data"))
    async with make_journal(settings) as journal:
        versions = [
            await check_promises(journal, people[0].visitor.table, people) for people in crowd
        ]
    with capsys.disabled():
        print(
            f"\n  killed or stopped {KILLS} times in {time.monotonic() - began:.0f} s under load:"
            f" {moves_accepted(crowd)} acknowledged requests, all stored;"
            f" {sum(versions)} entries, none missing or doubled; between kills {told}"
        )
    assert all(person.reconnections >= KILLS // 2 for people in crowd for person in people)


async def stop_all(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    for ended in await asyncio.gather(*tasks, return_exceptions=True):
        assert isinstance(ended, asyncio.CancelledError), ended


async def test_two_processes_one_killed_and_redis_away(
    tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    with Redis() as redis:
        shared = {"database": postgres.new_database(), "bus": redis.url}
        one = started(ServerProcess(tmp_path / "one", **shared))
        two = started(ServerProcess(tmp_path / "two", **shared))
        up = {one.address, two.address}
        site = Site(two.address)
        crowd = await gather_crowd(site, lambda: sorted(up))
        tasks = [asyncio.create_task(person.play()) for people in crowd for person in people]
        told = []

        async def watch(what: str, seconds: float) -> None:
            before = moves_accepted(crowd)
            await asyncio.sleep(seconds)
            told.append(f"{what} {moves_accepted(crowd) - before}")
            assert moves_accepted(crowd) > before, told

        await watch("both", 1.5)
        up.discard(one.address)
        one.kill()
        await watch("one killed", 2)
        await asyncio.to_thread(one.start)
        up.add(one.address)
        await watch("one back", 1.5)
        redis.kill()
        await watch("redis away", 3)
        await asyncio.to_thread(redis.start)
        await watch("redis back", 3)
        up.discard(two.address)
        two.kill()
        await watch("two killed", 2)
        await asyncio.to_thread(two.start)
        up.add(two.address)
        await watch("two back", 2)
        await stop_all(tasks)
        for server in (one, two):
            server.stop()
        await site.close()
        settings = Settings(database=shared["database"], alone=True)
        async with make_journal(settings) as journal:
            for people in crowd:
                await check_promises(journal, people[0].visitor.table, people)
        with capsys.disabled():
            print(f"\n  two processes on PostgreSQL and Redis, requests stored: {', '.join(told)}")


async def test_sigterm_tells_clients_and_stops_the_clocks(tmp_path: Path) -> None:
    server = started(ServerProcess(tmp_path / "data"))
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
    await asyncio.sleep(2)
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
    async with make_journal(Settings(data=str(tmp_path / "data"))) as journal:
        lines = [parse_entry(entry.text) for entry in await journal.read(people[0].table)]
    kinds = [type(line) for line in lines]
    assert kinds.count(Frozen) == 2
    assert kinds.count(Thawed) == 1


async def test_a_killed_server_costs_nobody_time(tmp_path: Path) -> None:
    server = started(ServerProcess(tmp_path / "data"))
    site = Site(server.address)
    people = await site.seat_all("diamant", 3, clocking={"move_seconds": 3})
    server.kill()
    await asyncio.sleep(9)
    await asyncio.to_thread(server.start)
    again = await Visitor(server.address, people[0].table, people[0].token).open(people[0].version)
    await again.until(lambda news: "clocks" in news and news["clocks"]["allowance"][0] > 1)
    told = [event["event"] for event in again.news["events"]]
    assert "bot_stood_in" not in told
    server.stop()
    await site.close()
