"""Clients that are gone without a word, or take nothing of what they are sent."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from tests.server.bare_lines import unread_line, unread_socket
from tests.server.hand_clock import HandClock
from tests.server.sites import PATIENCE, site_in_process
from tests.server.until import until

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.anyio


async def test_who_is_gone_without_a_word_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bocamina.server.serve.PING_SECONDS", 1.5)
    async with site_in_process(tmp_path) as (site, house):
        people = await site.seat_all("diamant", 3)
        await people[2].close()
        # It never answers a ping.
        half_open = unread_socket(site.address, people[2].table, people[2].token)
        live = house.tables[people[0].table]
        await until(lambda: 2 in live.attendance.roll_call.here(house.now()))
        await until(lambda: 2 not in live.attendance.roll_call.here(house.now()))
        # Those who do answer are still here.
        assert live.attendance.roll_call.here(house.now()) == (0, 1)
        half_open.close()


async def test_pings_that_nobody_reads_the_answers_of_pile_up_nowhere(tmp_path: Path) -> None:
    clock = HandClock()
    async with site_in_process(tmp_path, clock=clock) as (site, house):
        people = await site.seat_all("diamant", 3)
        flooder = unread_socket(site.address, people[0].table)
        live = house.tables[people[0].table]
        await until(lambda: -1 in live.audience.by_viewer)
        flooder.setblocking(False)
        pings = (bytes([0x89, 0x80 | 125]) + bytes(129)) * 500
        taken = place = 0
        while -1 in live.audience.by_viewer:
            try:
                sent = flooder.send(pings[place:])
                taken, place = taken + sent, (place + sent) % len(pings)
                # What both kernels hold for such a connection, and a little more.
                assert taken < 60_000_000
            except BlockingIOError:
                clock.advance(0.1)
            except OSError:
                break
            await clock.settle()
        await until(lambda: -1 not in live.audience.by_viewer)
        assert (await people[1].move("stay"))["type"] == "accepted"
        flooder.close()


async def test_who_takes_nothing_does_not_keep_the_server_from_stopping(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    clock, has_stopped = HandClock(), False
    async with asyncio.timeout(PATIENCE):
        async with site_in_process(tmp_path, clock=clock, patience_seconds=60.0) as (site, house):
            people = await site.seat_all("diamant", 1)
            stuck = unread_socket(site.address, people[0].table)
            live = house.tables[people[0].table]
            await until(lambda: -1 in live.audience.by_viewer)
            (connection,) = live.audience.by_viewer[-1]
            while not connection.is_closing:  # though it never takes the word that it is let go
                connection.post(b'{"type":"nothing"}' + b" " * 100_000)
                await asyncio.sleep(0)
            stopping = asyncio.create_task(clock.advance_until(lambda: has_stopped, step=0.5))
        has_stopped = True
        assert await stopping < 30
    assert people[0].socket is not None
    assert people[0].socket.close_code == 1012
    assert "Traceback" not in caplog.text
    stuck.close()


async def test_an_answer_that_is_not_taken_is_given_up(tmp_path: Path) -> None:
    clock = HandClock()
    async with site_in_process(tmp_path, clock=clock) as (site, _):
        lazy = unread_line(site.address, 2048)
        lazy.setblocking(False)
        request = b"GET /api/words/es HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        is_given_up = False
        while not is_given_up and clock.passed < PATIENCE:
            try:
                lazy.send(request * 200)
            except BlockingIOError:
                clock.advance(0.1)
                await clock.settle()
            except OSError:
                is_given_up = True
        assert is_given_up
        assert (await site.get("/healthz")).status_code == 200
        lazy.close()
