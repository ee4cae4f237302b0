"""Who may be at a table: those who were removed may not, and watchers only where the host likes."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from bocamina.server.tables import entries as e
from bocamina.server.tables.seats import home_of
from tests.server.sites import Visitor, site_in_process

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.sites import Site

pytestmark = pytest.mark.anyio

PROXIED: dict[str, Any] = {"trusted_proxies": "127.0.0.1"}
HERE, THERE = ({"X-Forwarded-For": address} for address in ("203.0.113.7", "198.51.100.9"))


async def sit(site: Site, table: str, name: str, where: dict[str, str], token: str = "") -> Any:
    path = f"/api/tables/{table}/seats"
    return await site.post(path, {"name": name, "bearer": True}, token, **where)


async def is_let_go(visitor: Visitor) -> dict[str, Any]:
    """Return the last word of the server to a visitor whose socket it closes."""
    closing = await visitor.receive("closing")
    with pytest.raises(ConnectionClosed) as closed:
        await visitor.receive("nothing more")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4003
    return closing


async def refusal_of(visitor: Visitor) -> dict[str, Any]:
    """Return why a visitor's socket is refused."""
    with pytest.raises(InvalidStatus) as refused:
        await visitor.open()
    assert refused.value.response.status_code == 403
    problem: dict[str, Any] = json.loads(refused.value.response.body)
    return problem


async def go_home(visitor: Visitor) -> None:
    """Leave the cave as often as one is asked, until the game is over."""
    while visitor.status != "over":
        if visitor.legal():
            await visitor.move("leave")
        if visitor.status != "over":
            await visitor.receive("news")


# --- Removed


async def test_who_is_removed_stays_out(tmp_path: Path) -> None:
    async with site_in_process(tmp_path, **PROXIED) as (site, _):
        host = await (await site.create(seats=4, name="Ana")).open()
        told = (await sit(site, host.table, "Eve", HERE)).json()
        eve = await Visitor(site.address, host.table, told["token"], 1).open()
        path = f"/api/tables/{host.table}"
        ticket = (await site.post(f"{path}/tickets", None, eve.token)).json()["ticket"]
        phone = (await site.post(f"{path}/keys", {"ticket": ticket, "bearer": True})).json()
        unused = (await site.post(f"{path}/tickets", None, eve.token)).json()["ticket"]
        assert (await host.ask("remove", seat=1))["type"] == "accepted"
        assert (await is_let_go(eve))["problem"]["reason"] == "removed"
        assert host.events() == ["player_removed"]
        assert host.facts["removed"] == ["Eve"]
        # Not with her secret, on none of her devices and in no way.
        for token in (eve.token, phone["token"]):
            assert (await refusal_of(Visitor(site.address, host.table, token)))[
                "reason"
            ] == "removed"
            for answer in (
                await site.get(path, token),
                await sit(site, host.table, "Eva", THERE, token),
                await site.post(f"{path}/requests", {"type": "say", "text": "hey"}, token),
            ):
                assert (answer.status_code, answer.json()["reason"]) == (403, "removed")
        carried = await site.post(f"{path}/keys", {"ticket": unused, "bearer": True})
        assert (carried.status_code, carried.json()["reason"]) == (403, "ticket-unknown")
        # Nor with a new one from where she was.
        again = await sit(site, host.table, "Eva", HERE)
        assert (again.status_code, again.json()["reason"]) == (403, "removed-here")
        # Others come in, from elsewhere at once and from there when the host says so.
        assert (await sit(site, host.table, "Bea", THERE)).status_code == 201
        assert (await host.ask("readmit", name="Eve"))["type"] == "accepted"
        assert host.facts["removed"] == []
        assert (await sit(site, host.table, "Cid", HERE)).status_code == 201
        assert (await host.ask("readmit", name="Eve"))["problem"]["reason"] == "nobody-removed"


async def test_a_household_keeps_its_seats_and_its_host(tmp_path: Path) -> None:
    async with site_in_process(tmp_path, **PROXIED) as (site, _):
        body = {"game": "diamant", "bearer": True, "seats": 4}
        opened = (await site.post("/api/tables", body, **HERE)).json()
        table = opened["table"]
        bea = (await sit(site, table, "Bea", HERE)).json()
        cid = (await sit(site, table, "Cid", HERE)).json()
        path = f"/api/tables/{table}/requests"
        removed = await site.post(path, {"type": "remove", "seat": cid["seat"]}, opened["token"])
        assert removed.status_code == 200
        # Bea came from the same home and stays; so may the host sit down, who did not yet.
        said = await site.post(path, {"type": "say", "text": "Hello"}, bea["token"])
        assert said.status_code == 200
        ana = await sit(site, table, "Ana", HERE, opened["token"])
        assert ana.status_code == 201
        # A seat goes to another device of Bea's as before.
        where = f"/api/tables/{table}"
        ticket = (await site.post(f"{where}/tickets", None, bea["token"])).json()["ticket"]
        carried = await site.post(f"{where}/keys", {"ticket": ticket, "bearer": True}, **HERE)
        assert carried.status_code == 201


async def test_in_play_a_bot_takes_the_seat_of_who_is_removed(tmp_path: Path) -> None:
    async with site_in_process(tmp_path) as (site, house):
        host, eve, bea = await site.seat_all("diamant", 3)
        assert (await bea.ask("remove", seat=1))["problem"]["reason"] == "host-only"
        assert (await host.ask("remove", seat=0))["problem"]["reason"] == "own-seat"
        assert (await host.ask("remove", seat=1))["type"] == "accepted"
        assert (await is_let_go(eve))["problem"]["reason"] == "removed"
        assert host.facts["seats"][1] == {
            "name": "Name 1",
            "has_resigned": True,
            "was_removed": True,
        }
        assert (await host.ask("remove", seat=1))["problem"]["reason"] == "seat-free"
        await asyncio.gather(*(go_home(person) for person in (host, bea)))
        # The next game is without her.
        assert (await host.ask("rematch"))["type"] == "accepted"
        assert host.facts["seats"][1] == {}
        assert (await refusal_of(Visitor(site.address, host.table, eve.token)))[
            "reason"
        ] == "removed"
        # Who comes to the table later, or to another process, finds the same.
        await house.put_away(host.table)
        assert (await house.find(host.table)).table.outcasts[0].name == "Name 1"


async def test_a_bot_is_taken_away_as_before(site: Site) -> None:
    host = await (await site.create(seats=3, name="Ana")).open()
    await host.ask("install", seat=1, player="random")
    assert (await host.ask("remove", seat=1))["type"] == "accepted"
    assert host.facts["removed"] == []
    assert (await host.ask("remove", seat=7))["problem"]["reason"] == "no-such-seat"
    await host.ask("start", fill="random")
    assert (await host.ask("remove", seat=1))["problem"]["reason"] == "playing"


async def test_little_is_kept_of_where_people_come_from(tmp_path: Path) -> None:
    async with site_in_process(tmp_path, **PROXIED) as (site, house):
        host = await site.create(seats=3, name="Ana")
        await sit(site, host.table, "Bea", HERE)
        texts = [entry.text for entry in await house.journal.read(host.table)]
    assert not any("203.0.113" in text for text in texts)
    seated = [entry for entry in map(e.parse_entry, texts) if isinstance(entry, e.Seated)]
    assert seated[1].home == home_of("203.0.113.7")
    assert len(seated[1].home) == 5


# --- Watchers


async def test_a_table_closed_to_watchers_lets_them_out(site: Site) -> None:
    host, guest, _ = await site.seat_all("diamant", 3)
    stranger = await Visitor(site.address, host.table).open()
    assert (await guest.ask("admit", watchers=False))["problem"]["reason"] == "host-only"
    assert (await host.ask("admit", watchers=False))["type"] == "accepted"
    assert (await is_let_go(stranger))["problem"] == {"kind": "refused", "reason": "no-watchers"}
    assert host.events() == ["watchers_admitted"]
    assert host.facts["watchers"] is False
    assert (await refusal_of(stranger))["reason"] == "no-watchers"
    path = f"/api/tables/{host.table}"
    for part in ("", "/games", "/moments", "/deal", "/record", "/claims"):
        answer = await site.get(path + part)
        assert (answer.status_code, answer.json()["reason"]) == (403, "no-watchers"), part
    await guest.move("leave")  # the game goes on for those who play
    assert (await site.get(path, guest.token)).status_code == 200
    assert (await host.ask("admit", watchers=True))["type"] == "accepted"
    await stranger.open()


async def test_who_may_sit_down_sees_where(site: Site) -> None:
    host = await (await site.create(seats=3, name="Ana", watchers=False)).open()
    stranger = await Visitor(site.address, host.table).open()
    bea = await site.sit(host.table, "Bea")
    await stranger.until(lambda news: stranger.facts["seats"][1] != {})
    await site.sit(host.table, "Cid")
    assert (await is_let_go(stranger))["problem"]["reason"] == "no-watchers"
    assert (await site.get(f"/api/tables/{host.table}", bea.token)).status_code == 200
    full = await site.post(f"/api/tables/{host.table}/seats", {"name": "Eve", "bearer": True})
    assert full.json()["reason"] == "table-full"


async def test_a_host_without_a_seat_watches_a_closed_table(site: Site) -> None:
    host = await (await site.create(seats=3, watchers=False)).open()
    assert (await host.ask("start", fill="random"))["type"] == "accepted"
    await host.until(lambda news: news["view"] is not None)
    assert host.news["view"]["seat"] == -1
