"""Too much of anything from one address, which others must not feel."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import socket
import threading
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from bocamina.server.gate import BURST_SECONDS, MOST_DEBT_SECONDS, Account
from bocamina.server.logs import MOST_A_MINUTE, is_news
from tests.ports import NO_TRUST
from tests.server.bare_lines import (
    ELSEWHERE,
    closing,
    frame,
    handshake,
    line_to,
    read_all,
    socket_at,
    socket_soon_at,
)
from tests.server.hand_clock import HandClock
from tests.server.sites import PATIENCE, ServerProcess, Visitor, site_in_process

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from bocamina.server.house import House
    from tests.server.sites import Site

pytestmark = pytest.mark.anyio

FLOOD_SECONDS = 3.0
USUAL = {
    "most_sockets_per_address": 100,
    "most_connections_per_address": 200,
    "frames_per_second": 1000.0,
    "messages_per_second": 10.0,
}


@pytest.fixture(autouse=True)
def only_warnings(caplog: pytest.LogCaptureFixture) -> None:
    """Count what an operator would be told, whatever other tests did to the root logger."""
    caplog.set_level(logging.WARNING)


FLOODS: dict[str, tuple[bytes, bytes]] = {
    "fragments": (frame(1, b"{", is_last=False), frame(0, is_last=False) * 5000),
    "pings": (b"", frame(9) * 5000),
    "pongs": (b"", frame(10, b"x") * 5000),
    "messages": (b"", frame(1, b'{"type":"resign"}') * 2000),
    "bytes": (b"", frame(2, b"x") * 5000),
    "requests": (b"GET /api/games/x HTTP/1.1\r\nHost: localhost\r\n\r\n" * 500,) * 2,
    "headers": (b"GET / HTTP/1.1\r\n", b"a: b\r\n" * 2000),
    "chunks": (
        (
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            b"Transfer-Encoding: chunked\r\n\r\n"
        ),
        b"1\r\n \r\n" * 2000,
    ),
    "garbage": (b"", os.urandom(4000)),
    "connections": (b"", b""),
}


def flood(address: str, table: str, kind: str, until: float) -> None:
    """Send as much of something as the server takes, on one connection after another."""
    first, rest = FLOODS[kind]
    is_http = kind in ("requests", "headers", "chunks", "garbage", "connections")
    while time.monotonic() < until:
        with (
            suppress(OSError),
            line_to(address) if is_http else socket_at(address, table) as line,
        ):
            line.settimeout(0.5)
            line.sendall(first)
            while rest and time.monotonic() < until:
                line.sendall(rest)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("floods"), **USUAL) as server:
        server.start()
        yield server
        server.stop()
        assert "Traceback" not in server.log(), server.log()[-3000:]
        # However much came.
        assert server.log().count("\n") < 10 * MOST_A_MINUTE


@pytest.mark.parametrize("kind", list(FLOODS))
def test_others_do_not_feel_a_flood(server: ServerProcess, kind: str) -> None:
    path = f"{server.address}/api/tables"
    how: dict[str, Any] = {"timeout": PATIENCE, "verify": NO_TRUST}
    told = httpx.post(path, json={"game": "diamant"}, **how).json()
    until = time.monotonic() + FLOOD_SECONDS
    flooders = [
        threading.Thread(target=flood, args=(server.address, told["table"], kind, until))
        for _ in range(5)
    ]
    for each in flooders:
        each.start()
    waits = []
    while time.monotonic() < until:
        began = time.monotonic()
        assert httpx.get(path, **how).status_code == 200
        waits.append(time.monotonic() - began)
        time.sleep(0.02)
    for each in flooders:
        each.join(PATIENCE)
    # Where the server was kept from all others, there was one, of many seconds.
    assert sorted(waits)[len(waits) // 2] < 1, waits


@pytest.mark.parametrize("kind", ["fragments", "pings", "pongs"])
async def test_what_no_client_has_a_use_for_ends_its_socket(tmp_path: Path, kind: str) -> None:
    async with site_in_process(tmp_path) as (site, house):
        people = await site.seat_all("diamant", 3)
        line = await asyncio.to_thread(socket_at, site.address, people[0].table)
        first, rest = FLOODS[kind]
        line.sendall(first + rest[:1200])
        assert closing(await asyncio.to_thread(read_all, line), 1008)
        assert house.metrics.sockets_closed.counts == {"frames": 1}
        assert (await people[1].move("stay"))["type"] == "accepted"


async def test_a_message_may_come_in_some_fragments(tmp_path: Path) -> None:
    async with site_in_process(tmp_path) as (site, _):
        host = await (await site.create(seats=3, name="Ana")).open()
        assert host.socket is not None
        await host.socket.send(iter(['{"type":', '"say","id":7,', '"text":"hi"}']))
        assert (await host.receive("accepted", "refused"))["id"] == 7


async def test_text_that_is_none_closes_with_a_line_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with site_in_process(tmp_path) as (site, _):
        host = await site.create(seats=3, name="Ana")
        line = await asyncio.to_thread(socket_at, site.address, host.table)
        line.sendall(frame(1, b"\xff\xfe"))
        assert closing(await asyncio.to_thread(read_all, line), 1007)
    (told,) = caplog.messages
    assert told.endswith("sent text that is not UTF-8")


async def test_an_address_waits_for_what_was_done_for_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    clock = HandClock()

    async with site_in_process(tmp_path, frames_per_second=50.0, clock=clock) as (site, house):
        host = await (await site.create(seats=3, name="Ana")).open()
        lines = [await asyncio.to_thread(socket_at, site.address, host.table) for _ in range(3)]

        async def taken() -> float:
            """Return how many were taken once no more are for now."""
            found = -1.0
            while found != (found := house.metrics.requests.counts.get("refused", 0)):
                await clock.settle()
            return found

        for line in lines:
            line.sendall(frame(1, b'{"type":"resign"}') * 1000)
        at_once = await taken()
        # Two seconds' worth, and a portion for each.
        assert 0 < at_once < 50 * 2 + 3 * 50
        assert [each for each in caplog.messages if each.startswith("an address waits")]
        clock.advance(10)
        # As much as time has passed, and again a portion for each.
        assert 0 < await taken() - at_once < 50 * 10 + 3 * 50
        # Somebody else's are taken at once.
        assert (await asyncio.wait_for(host.ask("start", fill="random"), 2))["type"] == "accepted"
        for line in lines:
            line.close()


def test_accounts() -> None:
    account = Account(100, 1)
    now = 1000.0
    account.charge(int(100 * BURST_SECONDS), now)
    assert account.seconds_to_wait(now) == 0
    account.charge(50, now)
    assert account.seconds_to_wait(now) == 0.5
    account.charge(1_000_000, now)
    assert account.seconds_to_wait(now) == MOST_DEBT_SECONDS
    assert not account.is_idle(now + MOST_DEBT_SECONDS)
    assert account.is_idle(now + MOST_DEBT_SECONDS + BURST_SECONDS)
    proxy = Account(float("inf"), 1)
    proxy.charge(1_000_000, now)
    assert proxy.seconds_to_wait(now) < 0


async def test_silent_connections_lock_nobody_out(tmp_path: Path) -> None:
    async with site_in_process(tmp_path, most_connections_per_address=5) as (site, house):
        silent = [await asyncio.to_thread(line_to, site.address) for _ in range(30)]
        assert (await site.get("/healthz")).status_code == 200
        # Nor those at the same address: who has waited longest makes way.
        line = await asyncio.to_thread(line_to, site.address)
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        assert b"alive" in await asyncio.to_thread(read_all, line)
        assert house.metrics.connections_ended.counts["made way"] >= 25
        for each in silent:
            each.close()


async def test_sockets_do_not_make_way(tmp_path: Path) -> None:
    async with site_in_process(tmp_path, most_connections_per_address=3) as (site, _):
        host = await site.create(seats=3, name="Ana")
        held = [await asyncio.to_thread(socket_at, site.address, host.table) for _ in range(3)]
        line = await asyncio.to_thread(line_to, site.address)
        answer = await asyncio.to_thread(read_all, line)
        assert answer.startswith(b"HTTP/1.1 503")
        assert json.loads(answer.partition(b"\r\n\r\n")[2])["reason"] == "too-many-sockets"
        for each in held:
            each.close()
        again = await asyncio.to_thread(socket_soon_at, site.address, host.table)
        again.close()


async def test_a_proxy_is_not_one_client(tmp_path: Path) -> None:
    async with site_in_process(
        tmp_path,
        trusted_proxies=ELSEWHERE,
        most_connections_per_address=2,
        frames_per_second=1.0,
    ) as (site, house):
        host = await site.create(seats=3, name="Ana")
        lines = []
        for number in range(8):
            more = f"X-Forwarded-For: 10.0.0.{number}\r\n"
            line = await asyncio.to_thread(socket_at, site.address, host.table, more)
            line.sendall(frame(1, b'{"type":"resign","id":7}'))
            said = b""
            while b'"id":7' not in said:
                said += await asyncio.to_thread(line.recv, 65536)
            lines.append(line)
        assert house.metrics.connections_ended.counts == {}
        for line in lines:
            line.close()


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"\x00\x01nonsense\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"a: b\r\n" * 4000, 431),
        (handshake("x", "a: b\r\n" * 200), 400),
        (handshake("x").replace(b"Version: 13", b"Version: 12"), 400),
        (handshake("x").replace(b"/api/", b"/\xc3\xa9/"), 400),
    ],
)
async def test_what_is_no_request_is_told_so(
    site: Site, sent: bytes, status: int, caplog: pytest.LogCaptureFixture
) -> None:
    line = await asyncio.to_thread(line_to, site.address)
    line.sendall(sent)
    answer = await asyncio.to_thread(read_all, line)
    assert answer.startswith(b"HTTP/1.1 %d" % status), answer
    assert b"content-type: application/json" in answer
    problem = json.loads(answer.partition(b"\r\n\r\n")[2])
    assert problem["reason"] == "unreadable"
    assert problem["facts"]
    assert [record for record in caplog.records if is_news(record)] == []


async def test_another_protocol_is_not_changed_to(
    site: Site, caplog: pytest.LogCaptureFixture
) -> None:
    line = await asyncio.to_thread(line_to, site.address)
    line.sendall(
        b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n"
    )
    assert b"alive" in await asyncio.to_thread(read_all, line)
    assert caplog.records == []


async def test_handshakes_while_the_server_stops(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with site_in_process(tmp_path) as (site, house):
        host = await site.create(seats=3, name="Ana")
        is_found = asyncio.Event()
        line = await half_done(site, house, host, is_found)
        reading = asyncio.create_task(asyncio.to_thread(read_all, line))
        # The storage answers once the handshake has been turned away.
        reading.add_done_callback(lambda _: is_found.set())
    answer = await reading
    assert answer.startswith(b"HTTP/1.1 503")
    assert json.loads(answer.partition(b"\r\n\r\n")[2])["reason"] == "stopping"
    assert [record.getMessage() for record in caplog.records] == []


async def half_done(
    site: Site, house: House, host: Visitor, is_found: asyncio.Event
) -> socket.socket:
    """Begin a handshake that waits for the storage."""
    found, arrived = house.tables[host.table], asyncio.Event()

    async def find_slowly(name: str) -> object:
        arrived.set()
        await is_found.wait()
        return found

    house.find = find_slowly  # type: ignore[method-assign,assignment]
    line = await asyncio.to_thread(line_to, site.address)
    line.sendall(handshake(host.table))
    await arrived.wait()
    return line
