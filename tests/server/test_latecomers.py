"""Who comes late: takes a bot's seat where the host lets people, and only there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bocamina.server.tables.witness import Witnesses
from tests.server.sites import site_in_process

if TYPE_CHECKING:
    from pathlib import Path

    from bocamina.server.tables.witness import Witnesses
from tests.server.sites import Site, Visitor

pytestmark = pytest.mark.anyio


async def begun(site: Site, **request: Any) -> Visitor:
    """Open a table of one person and two bots, and begin."""
    host = await site.create(seats=3, name="Ana", fill="random", start=True, **request)
    return await host.open()


async def take(site: Site, table: str, name: str, seat: int | None = None) -> Any:
    wish = {"name": name, "face": 3, "bearer": True} | ({} if seat is None else {"seat": seat})
    return await site.post(f"/api/tables/{table}/seats", wish)


async def test_a_latecomer_takes_a_bots_seat_and_plays_on(site: Site) -> None:
    host = await begun(site, latecomers=True)
    bot = host.facts["seats"][2]["name"]
    told = (await take(site, host.table, "Bea", 2)).json()
    assert told["seat"] == 2
    await host.until(lambda _: host.facts["seats"][2]["name"] == "Bea")
    assert host.facts["seats"][2] == {"name": "Bea", "face": 3}
    relieved = [each for each in host.news["events"] if each["event"] == "bot_relieved"]
    assert [each["facts"] for each in relieved] == [{"seat": 2, "name": "Bea", "bot": bot}]


async def test_a_latecomer_decides_for_the_seat_from_then_on(site: Site) -> None:
    host = await begun(site, latecomers=True)
    bea = await site.sit(host.table, "Bea")
    await bea.open()
    assert bea.welcome["seat"] == bea.seat == 1
    await bea.until(lambda news: 1 in news["view"]["turn"])
    assert bea.legal()
    assert (await bea.move("leave"))["type"] == "accepted"


async def test_nobody_takes_a_seat_in_play_unless_the_host_lets_people(site: Site) -> None:
    host = await begun(site)
    assert (await take(site, host.table, "Bea")).json()["reason"] == "playing"
    assert (await host.ask("invite", latecomers=True))["type"] == "accepted"
    assert host.facts["latecomers"] is True
    taken = await take(site, host.table, "Bea", 0)
    assert taken.json()["reason"] == "seat-taken"  # a person's
    bea = await site.sit(host.table, "Bea")
    await bea.open()
    assert (await bea.ask("invite", latecomers=False))["problem"]["reason"] == "host-only"
    assert (await take(site, host.table, "Carlos")).json()["seat"] == 2
    assert (await take(site, host.table, "Dora")).json()["reason"] == "table-full"


async def test_a_glance_tells_whose_turn_it_is_and_makes_nobody_present(site: Site) -> None:
    host = await site.create(seats=3, name="Ana", fill="random", start=True)
    seen = (await site.get(f"/api/tables/{host.table}/glance", host.token)).json()
    assert (seen["status"], seen["seat"], seen["here"]) == ("playing", 0, [])
    assert seen["seats"][0]["name"] == "Ana"
    assert 0 in seen["turn"]
    await host.open()
    seen = (await site.get(f"/api/tables/{host.table}/glance")).json()
    assert (seen["seat"], seen["here"]) == (-1, [0])


async def test_a_bot_that_takes_a_latecomers_seat_is_told_the_whole_game(tmp_path: Path) -> None:
    async with site_in_process(tmp_path) as (site, house):
        host = await site.create(seats=3, name="Ana", fill="random", start=True, latecomers=True)
        await site.sit(host.table, "Bea")
        live = await house.find(host.table)
        told = [(await live.witness(Witnesses(), seat)).hand_over(seat) for seat in (1, 2)]
    notes = [len(each) for _, each in told]
    assert notes[0] == notes[1] > 0  # as many as for a bot that was there all the time
