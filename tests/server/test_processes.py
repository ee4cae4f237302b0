"""Real processes on PostgreSQL and Redis: who is here is known to all, and outages pass."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import pytest

from bocamina.server.bus.bus import Notice
from tests.server.services import Postgres, Redis
from tests.server.sites import ServerProcess, Site, Visitor, site_in_process
from tests.server.until import until

if TYPE_CHECKING:
    from pathlib import Path

    from bocamina.server.journal import StoredEntry

pytestmark = pytest.mark.anyio


async def until_here(person: Visitor, seats: list[int]) -> None:
    """Wait until somebody is told that exactly these seats are here."""
    while (await person.receive("presence"))["here"] != seats:
        pass


def events_of(news: dict[str, Any]) -> list[str]:
    return [event["event"] for event in news["events"]]


async def test_who_is_here_is_known_everywhere_and_ends_with_a_killed_process(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    shared = {"database": postgres.new_database(), "bus": redis.url, "heartbeat_seconds": 0.6}
    with (
        ServerProcess(tmp_path / "one", **shared) as one,
        ServerProcess(tmp_path / "two", **shared) as two,
    ):
        one.start()
        two.start()
        site = Site(one.address)
        ana = await site.create(seats=3, name="Ana", clocking={"grace_seconds": 2})
        bea, cid = await site.sit(ana.table, "Bea"), await site.sit(ana.table, "Cid")
        bea.site = two.address
        await ana.open()
        await bea.open()
        await until_here(bea, [0, 1])
        await until_here(ana, [0, 1])
        # Cid has no socket and asks over HTTP, now here and now there.
        other = Site(two.address)
        news = (await other.get(f"/api/tables/{cid.table}", cid.token)).json()
        assert news["table"]["status"] == "open"
        await until_here(ana, [0, 1, 2])
        await ana.ask("start")
        await bea.until(lambda news: news["view"] is not None)
        await bea.move("stay")
        await other.get(f"/api/tables/{cid.table}", cid.token)
        one.kill()
        # Nobody has closed Ana's socket in a way that the other process could hear.
        await until_here(bea, [1, 2])
        await bea.until(lambda news: "bot_stood_in" in events_of(news))
        stood_in = [each for each in bea.news["events"] if each["event"] == "bot_stood_in"]
        assert [each["facts"]["seat"] for each in stood_in] == [0]
        again = await Visitor(two.address, ana.table, ana.token).open(ana.version)
        assert again.welcome["made_for_you"][0]["move"] in ("stay", "leave")
        await other.get(f"/api/tables/{cid.table}", cid.token)
        await until_here(bea, [0, 1, 2])
        # Whoever asks over HTTP plays over HTTP.
        path = f"/api/tables/{cid.table}"
        version = (await other.get(path, cid.token)).json()["version"]
        move = {"type": "move", "move": "stay", "expected": version}
        assert (await other.post(f"{path}/requests", move, cid.token)).status_code == 200
        await bea.until(lambda news: "choices_revealed" in events_of(news))
        for each in (again, bea):
            await each.close()
        await other.close()
        await site.close()
        two.stop()


async def test_nobody_goes_back_in_time_where_news_were_lost(
    tmp_path: Path, postgres: Postgres
) -> None:
    database = postgres.new_database()
    # Two servers that share a journal and never hear of each other.
    async with (
        site_in_process(tmp_path / "one", database=database) as (one, _),
        site_in_process(tmp_path / "two", database=database) as (two, house),
    ):
        ana, bea, cid = await one.seat_all("diamant", 3)
        path = f"/api/tables/{ana.table}"
        late = await Visitor(two.address, ana.table).open()
        await ana.move("stay")
        assert late.version < ana.version
        # By a socket, by a look, by a move: whoever knows more brings the table up to date.
        again = await Visitor(two.address, ana.table, ana.token).open(ana.version)
        assert again.version == ana.version
        await late.reach(ana.version)
        await bea.move("stay")
        news = (await two.get(f"{path}?since={bea.version}", bea.token)).json()
        assert news["version"] == bea.version > ana.version
        said = await ana.ask("say", text="who is missing?")
        move = {"type": "move", "move": "stay", "expected": said["version"]}
        assert (await two.post(f"{path}/requests", move, cid.token)).status_code == 200
        # So does a process that tells who is with it.
        said = await ana.ask("say", text="and now?")
        live = house.tables[ana.table]
        live.hear(Notice(ana.table, said["version"], "here elsewhere 0 0"))
        await again.reach(said["version"])
        for each in (ana, bea, cid, late, again):
            await each.close()


@pytest.mark.parametrize("with_it", ["0 0", "- 1", "2 0"])
async def test_what_a_process_stored_and_did_not_tell_is_read_when_it_falls_silent(
    tmp_path: Path, postgres: Postgres, with_it: str
) -> None:
    shared = {"database": postgres.new_database(), "bus": "redis://late"}
    async with (
        site_in_process(tmp_path / "one", **shared) as (one, _),
        site_in_process(tmp_path / "two", **shared, heartbeat_seconds=0.2) as (two, house),
    ):
        ana = await (await one.create(seats=3, name="Ana")).open()
        phone = await Visitor(two.address, ana.table, ana.token).open()
        live = house.tables[ana.table]
        # Whether somebody else was there, or the same seat, or nobody but who watched.
        live.hear(Notice(ana.table, ana.version, f"here one {with_it}"))
        told = phone.version
        said = await ana.ask("say", text="told to nobody elsewhere")
        assert said["version"] > told
        await phone.reach(said["version"])
        presence = [each for each in map(json.loads, phone.raw) if each["type"] == "presence"]
        assert (presence[-1]["here"], presence[-1]["watching"]) == ([0], 0)
        for each in (ana, phone):
            await each.close()
        await one.close()


async def test_whoever_got_a_seat_from_one_process_has_it_at_every_other(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Two servers that share a journal; what they tell each other is always late.
    shared = {"database": postgres.new_database(), "bus": "redis://late"}
    async with (
        site_in_process(tmp_path / "one", **shared) as (one, _),
        site_in_process(tmp_path / "two", **shared) as (two, house),
    ):
        ana = await (await one.create(seats=4, name="Ana")).open()
        path = f"/api/tables/{ana.table}"
        late = await Visitor(two.address, ana.table).open()
        bea = await one.sit(ana.table, "Bea")
        bea.site = two.address
        await bea.open()  # as browsers do, which know no version then
        assert bea.welcome["seat"] == bea.seat == 1
        await until_here(late, [1])
        cid = await one.sit(ana.table, "Cid")
        assert (await two.get(path, cid.token)).status_code == 200
        await until_here(late, [1, 2])
        dan = await one.sit(ana.table, "Dan")
        said = await two.post(f"{path}/requests", {"type": "say", "text": "hello"}, dan.token)
        assert said.status_code == 200
        ticket = (await one.post(f"{path}/tickets", {}, cid.token)).json()["ticket"]
        carried = await two.post(f"{path}/keys", {"ticket": ticket, "bearer": True})
        assert (carried.status_code, carried.json()["seat"]) == (201, cid.seat)
        phone = await Visitor(one.address, ana.table, carried.json()["token"]).open()
        assert phone.welcome["seat"] == cid.seat
        for each in (ana, bea, late, phone):
            await each.close()
        await one.close()

        # A secret that somebody made up costs one look into the journal; no secret costs none.
        reads: list[str] = []
        read = house.journal.read

        async def counted(table: str, after: int = 0) -> list[StoredEntry]:
            reads.append(table)
            return await read(table, after)

        monkeypatch.setattr(house.journal, "read", counted)
        for token, looks in (("", 0), ("ab" * 24, 1), ("too short", 0), (bea.token, 0)):
            reads.clear()
            visitor = await Visitor(two.address, ana.table, token).open()
            assert len(reads) == looks
            assert visitor.welcome["seat"] == (1 if token == bea.token else -1)
            await visitor.close()


async def test_a_game_goes_on_by_itself_when_the_database_is_back(
    tmp_path: Path, redis: Redis
) -> None:
    with (
        Postgres() as postgres,
        ServerProcess(
            tmp_path, database=postgres.new_database(), bus=redis.url, bot_wait_seconds=0.5
        ) as server,
    ):
        server.start()
        site = Site(server.address)
        host = await site.create(seats=3, name="Ana", fill="random", start=True)
        await host.open()
        await host.move("stay")
        postgres.kill()
        refused = await host.ask("say", text="is anybody there?")
        assert refused["problem"]["reason"] == "unavailable"
        assert (await site.get("/readyz")).status_code == 503
        assert (await site.get("/healthz")).status_code == 200
        # Both bots have tried to move.
        await until(lambda: server.log().count("a chore was refused") >= 2, say=server.log)
        await asyncio.to_thread(postgres.start)
        await host.until(lambda news: "choices_revealed" in events_of(news))
        await asyncio.to_thread(server.wait_until_ready)
        assert (await host.ask("say", text="there you are"))["type"] == "accepted"
        await site.close()
        server.stop()
