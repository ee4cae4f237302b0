"""Who holds a seat: other devices, hosts, and those who were removed."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING
from unittest.mock import AsyncMock, Mock

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from bocamina.server.access import recognise
from bocamina.server.audience import Connection
from bocamina.server.clerk import Clerk
from bocamina.server.limits import Limit
from bocamina.server.problems import Refused
from bocamina.server.tables.requests import Leave, Mix, Say
from tests.server.hand_clock import HandClock
from tests.server.sites import Visitor, site_in_process

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.sites import Site

pytestmark = pytest.mark.anyio


async def test_a_seat_goes_to_another_device_once_by_each_ticket(site: Site) -> None:
    people = await site.seat_all("diamant", 3)
    path = f"/api/tables/{people[1].table}"
    offered = (await site.post(f"{path}/tickets", None, people[1].token)).json()
    assert offered["link"].endswith(f"#ticket={offered['ticket']}")
    carried = await site.post(f"{path}/keys", {"ticket": offered["ticket"], "bearer": True})
    assert carried.json()["seat"] == 1
    again = await site.post(f"{path}/keys", {"ticket": offered["ticket"], "bearer": True})
    assert (again.status_code, again.json()["reason"]) == (403, "ticket-unknown")
    phone = await Visitor(site.address, people[1].table, carried.json()["token"]).open()
    assert phone.welcome["seat"] == 1
    await phone.move("leave")
    await people[1].until(lambda news: news["view"]["private"]["leaving"] == 1)


async def test_a_host_is_the_host_on_every_device(site: Site) -> None:
    host = await site.create(seats=3, name="Ana")
    guest = await site.sit(host.table, "Bea")
    path = f"/api/tables/{host.table}"
    for person, is_host in ((host, True), (guest, False)):
        ticket = (await site.post(f"{path}/tickets", None, person.token)).json()["ticket"]
        carried = await site.post(f"{path}/keys", {"ticket": ticket, "bearer": True})
        phone = await Visitor(site.address, host.table, carried.json()["token"]).open()
        assert phone.welcome["is_host"] is is_host
        answer = await phone.ask("install", seat=2, player="random")
        assert (answer["type"] == "accepted") is is_host
    # Who comes to sit where the host sat is not.
    left = await site.post(f"{path}/requests", {"type": "leave"}, host.token)
    assert left.status_code == 200
    stranger = await site.sit(host.table, "Eve")
    assert stranger.seat == 0
    assert not (await stranger.open()).welcome["is_host"]


async def test_a_ticket_is_not_good_for_ever(tmp_path: Path) -> None:
    clock = HandClock()
    async with site_in_process(tmp_path, clock=clock) as (site, _):
        host = await site.create(seats=3, name="Ana")
        path = f"/api/tables/{host.table}"
        tickets = [
            (await site.post(f"{path}/tickets", None, host.token)).json()["ticket"]
            for _ in range(7)
        ]
        full = await site.post(f"{path}/tickets", None, host.token)
        assert (full.status_code, full.json()["reason"]) == (409, "too-many-devices")
        clock.advance(3601)
        late = await site.post(f"{path}/keys", {"ticket": tickets[0], "bearer": True})
        assert (late.status_code, late.json()["reason"]) == (403, "ticket-unknown")
        # Those that were never used do not keep others from being offered.
        again = await site.post(f"{path}/tickets", None, host.token)
        clock.advance(3599)
        used = await site.post(f"{path}/keys", {"ticket": again.json()["ticket"], "bearer": True})
        assert used.json()["seat"] == 0


async def test_who_was_removed_does_nothing_more_in_that_seat(tmp_path: Path) -> None:
    async with site_in_process(tmp_path) as (site, house):
        host = await (await site.create(seats=3, name="Ana")).open()
        guest = await site.sit(host.table, "Bea")
        live = house.tables[host.table]
        # As a request that was on its way when the host removed the seat and another sat down.
        visitor = recognise(live.table, guest.token)
        assert visitor.viewer == 1
        await host.ask("remove", seat=1)
        await host.ask("readmit", name="Bea")  # all of this test come from one home
        other = await site.sit(host.table, "Cid")
        assert other.seat == 1
        for request in (Say(text="I am Cid"), Leave(), Mix(text="x")):
            with pytest.raises(Refused, match="not seated"):
                await Clerk(house, Limit(1, 1)).carry_out(live, visitor, request)
        assert live.table.seats[1].name == "Cid"
        # Nor does it see anything there.
        assert json.loads(await live.audience.look(visitor.key, None))["view"] is None
        await host.ask("start", fill="random")
        assert json.loads(await live.audience.look(visitor.key, None))["view"]["seat"] == -1
        socket = Mock(loop=asyncio.get_running_loop(), send=AsyncMock(), write=Mock(return_value=0))
        late = Connection(socket, visitor.viewer, visitor.key)
        await live.audience.welcome(late, None, is_host=False)
        await late.drained()
        assert socket.send.call_args.args[0]["code"] == 4001
        assert not socket.write.called
        assert late not in live.audience


async def test_a_socket_that_watched_is_let_go_when_its_secret_gets_a_seat(site: Site) -> None:
    host = await (await site.create(seats=3)).open()
    stranger = await Visitor(site.address, host.table).open()
    assert host.welcome["seat"] == stranger.welcome["seat"] == -1
    path = f"/api/tables/{host.table}/seats"
    told = (await site.post(path, {"name": "Ana", "bearer": True}, host.token)).json()
    assert told["token"] == host.token
    with pytest.raises(ConnectionClosed) as closed:
        await host.receive("nothing more")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4001
    await host.open(told["version"])
    assert host.welcome["seat"] == told["seat"] == 0
    await stranger.reach(told["version"])  # and is still there


async def test_who_is_removed_loses_the_socket_and_the_seat(site: Site) -> None:
    host = await (await site.create(seats=3, name="Ana")).open()
    guest = await (await site.sit(host.table, "Bea")).open()
    assert guest.welcome["seat"] == 1
    await host.ask("remove", seat=1)
    with pytest.raises(ConnectionClosed) as closed:
        await guest.receive("nothing more")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4003
    with pytest.raises(InvalidStatus) as refused:
        await Visitor(site.address, host.table, guest.token).open()
    assert refused.value.response.status_code == 403
