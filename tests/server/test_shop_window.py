"""The list of public tables: nobody fills it alone, and empty tables fall out of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.server.hand_clock import HandClock
from tests.server.sites import site_in_process

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.sites import Site

pytestmark = pytest.mark.anyio


async def open_table(site: Site, address: str) -> str:
    body = {"game": "diamant", "public": True, "bearer": True}
    answer = await site.post("/api/tables", body, **{"X-Forwarded-For": address})
    table: str = answer.json()["table"]
    return table


async def listed(site: Site) -> list[str]:
    rows: list[dict[str, Any]] = (await site.get("/api/tables")).json()
    return [row["table"] for row in rows]


async def test_one_address_pushes_nobody_out(tmp_path: Path) -> None:
    async with site_in_process(tmp_path, trusted_proxies="127.0.0.1") as (site, _):
        bea = await open_table(site, "198.51.100.9")
        # The customer of a provider may have many networks: they are one address here.
        eve = [await open_table(site, f"2001:db8:0:{number:x}::1") for number in range(130)]
        cid = await open_table(site, "203.0.113.7")
        found = await listed(site)
    assert len(found) == 100
    assert found[:3] == [cid, eve[-1], bea]
    assert found[3:] == eve[-2:-99:-1]


async def test_a_table_is_listed_as_long_as_somebody_waits_there(tmp_path: Path) -> None:
    clock = HandClock()
    async with site_in_process(tmp_path, clock=clock) as (site, house):
        host = await (await site.create(seats=3, public=True)).open()
        left = await site.create(seats=3, public=True)
        assert set(await listed(site)) == {host.table, left.table}
        for _ in range(5):
            clock.advance(house.settings.heartbeat_seconds)
            await house.shop_window.note()
        assert await listed(site) == [host.table]
        # Somebody comes back to the other one.
        await left.open()
        await house.shop_window.note()
        assert set(await listed(site)) == {host.table, left.table}
