"""Tables that one guest tries to wear out, over sockets and HTTP."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from tests.server.hand_clock import HandClock
from tests.server.sites import Visitor, site_in_process

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.anyio


async def test_sixteen_sockets_are_one_seat(tmp_path: Path) -> None:
    clock = HandClock()
    async with site_in_process(tmp_path, clock=clock, messages_per_second=5.0) as (site, house):
        host = await site.create(seats=3, name="Ana")
        guest = await site.sit(host.table, "Eva")
        sockets = [await Visitor(site.address, host.table, guest.token).open() for _ in range(16)]
        answers = [
            answer
            for _ in range(2)
            for answer in await asyncio.gather(*(each.ask("mix", text="mine") for each in sockets))
        ]
        path = f"/api/tables/{host.table}/requests"
        over_http = await site.post(path, {"type": "mix", "text": "mine"}, guest.token)
        assert over_http.status_code == 429
        reasons = [each["problem"]["reason"] for each in answers if each["type"] == "refused"]
        assert sum(each["type"] == "accepted" for each in answers) == 1
        assert reasons.count("too-fast") == 32 - 5 * 4
        assert reasons.count("already-mixed") == 5 * 4 - 1
        assert house.tables[host.table].table.version == 4
        # Whatever the guest sends, the host goes on.
        started = await site.post(path, {"type": "start", "fill": "random"}, host.token)
        assert started.status_code == 200
        clock.advance(1)
        assert (await site.post(path, {"type": "mix", "text": "m"}, guest.token)).status_code == 409


async def test_comings_and_goings_of_one_address_are_counted(tmp_path: Path) -> None:
    async with site_in_process(tmp_path, seats_per_minute=3.0) as (site, _):
        host = await site.create(seats=3, name="Ana")
        path = f"/api/tables/{host.table}"
        statuses = []
        for number in range(4):
            answer = await site.post(f"{path}/seats", {"name": f"Eva {number}", "bearer": True})
            statuses.append(answer.status_code)
            if answer.status_code == 201:
                token = answer.json()["token"]
                left = await site.post(f"{path}/requests", {"type": "leave"}, token)
                assert left.status_code == 200
        assert statuses == [201, 201, 201, 429]
