"""How much is too much: limits that are reached by a clock that stands still."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import InvalidStatus

from bocamina.server.settings import ServerSettings
from tests.server.hand_clock import HandClock
from tests.server.sites import PATIENCE, Site, Visitor, site_in_process

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.anyio


async def test_too_much_of_anything(tmp_path: Path) -> None:
    limits: dict[str, Any] = {
        "requests_per_second": 10.0,
        "tables_per_minute": 3.0,
        "codes_per_minute": 5.0,
        "replays_per_minute": 4.0,
        "messages_per_second": 3.0,
        "talk_per_minute": 8.0,
        "most_sockets_per_address": 4,
    }
    clock = HandClock()  # which stands still: how fast the machine is changes nothing
    async with site_in_process(tmp_path, clock=clock, **limits) as (site, _):
        host = await site.create(seats=3, name="Ana")
        statuses = [
            (await site.post("/api/codes", {"code": "AAAAAAA"})).status_code for _ in range(7)
        ]
        refused_code = await site.post("/api/codes", {"code": "AAAAAAA"})
        assert refused_code.headers["retry-after"] == "2"
        assert statuses == [404] * 5 + [429] * 2
        clock.advance(2)
        made = [(await site.post("/api/tables", {"game": "diamant"})).status_code for _ in range(4)]
        assert made == [201, 201, 429, 429]  # the first was the host's
        clock.advance(2)
        replays = [
            (await site.get(f"/api/tables/{host.table}/record")).status_code for _ in range(6)
        ]
        assert replays == [409] * 4 + [429] * 2
        clock.advance(2)
        await host.open()
        answers = [await host.ask("say", text="spam") for _ in range(10)]
        assert [answer["type"] for answer in answers] == ["accepted"] * 2 + ["refused"] * 8
        assert answers[-1]["problem"]["reason"] == "too-fast"
        held = [await Visitor(site.address, host.table).open() for _ in range(3)]
        with pytest.raises(InvalidStatus) as refused:
            await Visitor(site.address, host.table).open()
        assert refused.value.response.status_code == 503
        await held[0].close()
        await open_again(site, host.table, clock)
        clock.advance(2)
        flood = [(await site.get("/healthz")).status_code for _ in range(60)]
        assert flood[0] == 200
        assert flood[-1] == 429
        clock.advance(0.5)
        assert (await site.get("/healthz")).status_code == 200


async def open_again(site: Site, table: str, clock: HandClock) -> Visitor:
    """Open a socket once the server has noticed that another one is closed."""
    deadline = time.monotonic() + PATIENCE
    while True:
        clock.advance(1)  # trying again is a request
        try:
            return await Visitor(site.address, table).open()
        except InvalidStatus as refused:
            if refused.response.status_code != 503 or time.monotonic() > deadline:
                raise


async def test_new_sockets_count_like_requests(tmp_path: Path) -> None:
    # Each of them may have a whole game told again.
    async with site_in_process(tmp_path, clock=HandClock(), requests_per_second=5.0) as (site, _):
        host = await site.create(seats=3, name="Ana")
        with pytest.raises(InvalidStatus) as refused:
            await open_many(site, host.table, 60)
        assert refused.value.response.status_code == 429
        assert json.loads(refused.value.response.body)["reason"] == "too-fast"


async def test_friends_in_one_house_open_an_invitation_at_the_same_time(tmp_path: Path) -> None:
    """Their pages are made of many small files, and all of them come by one address."""
    usual = ServerSettings().requests_per_second
    clock = HandClock()
    async with site_in_process(tmp_path, clock=clock, requests_per_second=usual) as (site, _):

        async def fetch(files: int) -> set[int]:
            return {(await site.get("/static/some-file")).status_code for _ in range(files)}

        assert await fetch(10 * 80) == {404}
        assert (await site.get("/healthz")).status_code == 200
        assert await fetch(10 * 80) == {404, 429}  # there is an end to it


async def open_many(site: Site, table: str, count: int) -> None:
    """Open and close sockets one after the other."""
    for _ in range(count):
        await (await Visitor(site.address, table).open()).close()


async def test_nobody_talks_more_by_other_ways(tmp_path: Path) -> None:
    async with site_in_process(tmp_path, clock=HandClock(), talk_per_minute=16.0) as (site, _):
        host = await (await site.create(seats=3, name="Ana")).open()
        guest = await site.sit(host.table, "Bea")
        path = f"/api/tables/{host.table}/requests"
        said = {"type": "say", "text": "spam"}
        statuses = [(await site.post(path, said, host.token)).status_code for _ in range(6)]
        assert statuses == [200, 200, 200, 200, 429, 429]
        again = await Visitor(site.address, host.table, host.token).open()
        for way in (host, again):
            assert (await way.ask("say", text="spam"))["problem"]["reason"] == "too-fast"
        assert (await site.post(path, said, guest.token)).status_code == 200


async def test_codes_are_not_guessed_from_many_addresses_of_one_customer(tmp_path: Path) -> None:
    settings = {"codes_per_minute": 5.0, "trusted_proxies": "127.0.0.1"}
    async with site_in_process(tmp_path, clock=HandClock(), **settings) as (site, _):
        statuses = []
        for number in range(8):
            headers = {"X-Forwarded-For": f"2001:db8:7:{number:x}::1"}
            answer = await site.post("/api/codes", {"code": "AAAAAAA"}, **headers)
            statuses.append(answer.status_code)
        assert statuses == [404] * 5 + [429] * 3
        headers = {"X-Forwarded-For": "2001:db8:8::1"}
        assert (await site.post("/api/codes", {"code": "A"}, **headers)).status_code == 404
