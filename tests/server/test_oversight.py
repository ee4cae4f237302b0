"""What the host of a server does from the command line, while it runs."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from bocamina.server.doorkeeper import Blocklist
from bocamina.server.journal.acts import KeptOut
from bocamina.server.journal.sqlite import SqliteJournal
from bocamina.server.oversight import NotToBeKeptOut, keep_out, kept_out, read_network
from bocamina.server.tables.seats import home_of, label_of
from tests.server.sites import ServerProcess, Site, Visitor, site_in_process
from tests.server.until import until

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.services import Postgres, Redis

pytestmark = pytest.mark.anyio

PROXIED: dict[str, Any] = {"trusted_proxies": "127.0.0.1"}
EVES, BEAS = "203.0.113.7", "198.51.100.9"
NOTICE_SECONDS = 5.0  # on a machine that is busy with other tests; about half a second elsewhere


def command(*words: str, fails: bool = False) -> Any:
    """Run a command as the host would, and return the JSON that it prints."""
    program = "from bocamina.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", program, *words, *([] if fails else ["--json"])],
        capture_output=True,
        text=True,
        env={**os.environ, "LANG": "C.UTF-8"},
    )
    assert (done.returncode != 0) == fails, done.stderr
    return done.stderr if fails else json.loads(done.stdout)


async def run(*words: str) -> Any:
    """Run a command while this process serves."""
    return await asyncio.to_thread(command, *words)


def come_from(address: str) -> dict[str, str]:
    return {"X-Forwarded-For": address}


async def comer(site: Site, table: str, name: str, address: str) -> Visitor:
    """Sit down from an address, with a socket from there, too."""
    path = f"/api/tables/{table}/seats"
    told = (await site.post(path, {"name": name, "bearer": True}, **come_from(address))).json()
    person = Visitor(site.address, table, told["token"], told["seat"])
    person.more = come_from(address)
    return await person.open()


async def last_word(visitor: Visitor) -> str:
    """Return why the server closes a visitor's socket."""
    closing = await visitor.receive("closing")
    with pytest.raises(ConnectionClosed):
        await visitor.receive("nothing more")
    reason: str = closing["problem"]["reason"]
    return reason


# --- Tables


async def test_tables_are_listed_shown_and_removed(tmp_path: Path) -> None:
    async with site_in_process(tmp_path) as (site, _):
        host = await (await site.create(seats=3, name="Ana", public=True)).open()
        await site.sit(host.table, "Bea")
        other = await site.create("saboteur", seats=4)
        label, data = label_of(host.table), f"--data={tmp_path}"
        rows = {row["table"]: row for row in await run("tables", "list", data)}
        assert set(rows) == {label, label_of(other.table)}
        assert host.table not in json.dumps(rows)
        assert rows[label]["taken"] == 2
        for word in (label, host.facts["code"], host.table):
            sheet = await run("tables", "show", word, data)
            assert sheet["table"] == label
            assert sheet["code"] == host.facts["code"]
            assert [person["name"] for person in sheet["people"]] == ["Ana", "Bea"]
        assert await run("tables", "remove", label, data) == {"table": label, "removed": True}
        started = time.monotonic()
        assert await last_word(host) == "table-removed"
        assert time.monotonic() - started < NOTICE_SECONDS
        gone = await site.get(f"/api/tables/{host.table}", host.token)
        assert (gone.status_code, gone.json()["reason"]) == (404, "no-such-table")
        assert (await site.get("/api/tables")).json() == []
        assert (await site.get(f"/api/tables/{other.table}")).status_code == 200
        told = await asyncio.to_thread(command, "tables", "show", label, data, fails=True)
        assert "expected a table" in told


async def test_a_removed_table_takes_nothing_even_before_it_is_noticed(tmp_path: Path) -> None:
    async with site_in_process(tmp_path) as (site, house):
        host = await site.create(seats=3, name="Ana")
        await house.journal.remove(host.table, 0.0)
        path = f"/api/tables/{host.table}/requests"
        answer = await site.post(path, {"type": "say", "text": "Hello?"}, host.token)
        assert (answer.status_code, answer.json()["reason"]) == (404, "no-such-table")


async def test_acts_are_in_the_log(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, log_level="info", log_format="json") as server:
        server.start()
        site = Site(server.address)
        host = await site.create(name="Ana")
        await site.close()
        data = f"--data={tmp_path}"
        command("keep-out", "add", EVES, data)
        command("keep-out", "remove", EVES, data)
        command("tables", "remove", label_of(host.table), data)
        await until(lambda: "removed a table" in server.log(), NOTICE_SECONDS, server.log)
        log = server.log()
    lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    acts = [line for line in lines if "act" in line]
    assert [(line["act"], line["message"]) for line in acts] == [
        (1, "the host keeps somebody out"),
        (2, "the host lets somebody in again"),
        (3, "the host removed a table"),
    ]
    assert acts[0]["who"] == f"{EVES}/32"
    assert acts[2]["table"] == label_of(host.table)
    assert host.table not in log


# --- Keeping out


async def test_who_is_kept_out_is_refused_before_anything_else(tmp_path: Path) -> None:
    async with site_in_process(tmp_path, **PROXIED) as (site, house):
        host = await (await site.create(seats=4, name="Ana")).open()
        eve = await comer(site, host.table, "Eve", EVES)
        bea = await comer(site, host.table, "Bea", BEAS)
        data = f"--data={tmp_path}"
        (kept,) = await run("keep-out", "add", EVES, "--note=shouted", data)
        assert (kept["who"], kept["note"], kept["until"]) == (f"{EVES}/32", "shouted", None)
        assert await last_word(eve) == "kept-out"
        for path in ("/", "/api/games", "/healthz", "/api/nowhere", f"/api/tables/{host.table}"):
            answer = await site.http.get(path, headers=come_from(EVES))
            assert (answer.status_code, answer.json()["reason"]) == (403, "kept-out"), path
        with pytest.raises(InvalidStatus) as refused:
            await eve.open()
        assert refused.value.response.status_code == 403
        assert (await bea.ask("say", text="Where is Eve?"))["type"] == "accepted"
        assert [each["who"] for each in await run("keep-out", "list", data)] == [f"{EVES}/32"]
        assert (await run("keep-out", "remove", f"{EVES}/32", data))["kept_out"] is False
        await house.doorkeeper.look()
        await eve.open()
        assert await run("keep-out", "list", data) == []


async def test_whoever_holds_a_seat_can_be_kept_out_without_an_address(tmp_path: Path) -> None:
    async with site_in_process(tmp_path, **PROXIED) as (site, house):
        host = await (await site.create(seats=4, name="Ana")).open()
        eve = await comer(site, host.table, "Eve", EVES)
        data, label = f"--data={tmp_path}", label_of(host.table)
        (kept,) = await run("keep-out", "add", f"{label}/b", "--days=2", data)
        assert kept["who"] == f"home:{home_of(EVES)}"
        assert kept["until"] - kept["since"] == pytest.approx(2 * 86400)
        assert await last_word(eve) == "kept-out"
        other = await site.http.get("/api/games", headers=come_from(BEAS))
        assert other.status_code == 200
        # Ana came from this machine, where a proxy would be that is not trusted.
        for seat in ("A", "C", "Z"):
            await asyncio.to_thread(command, "keep-out", "add", f"{label}/{seat}", data, fails=True)
        await run("keep-out", "remove", kept["who"], data)
        await house.doorkeeper.look()
        assert (await site.http.get("/", headers=come_from(EVES))).status_code == 200


async def test_whoever_is_kept_out_for_a_time_is_listed_until_then(tmp_path: Path) -> None:
    async with SqliteJournal(tmp_path / "tables.sqlite") as journal:
        (kept,) = await keep_out(journal, EVES, 2.0, "shouted", now=1000.0)
        until = 1000.0 + 2 * 86400
        assert (kept.since, kept.until) == (1000.0, until)
        assert await kept_out(journal, now=until - 1) == [kept]
        assert await kept_out(journal, now=until) == []


def test_a_network_is_kept_out_whole_and_for_a_time() -> None:
    blocklist = Blocklist(
        [
            KeptOut("203.0.113.0/24", 0.0, 100.0),
            KeptOut("198.51.100.9/32", 0.0),
            KeptOut("2001:db8::/64", 0.0),
        ]
    )
    for address in (
        "203.0.113.255",
        "198.51.100.9",
        "::ffff:198.51.100.9",
        "2001:db8::1:2:3:4",
    ):
        assert blocklist.holds(address, 99.0), address
    for address in ("203.0.112.255", "198.51.100.8", "2001:db8:0:1::", "nobody", ""):
        assert not blocklist.holds(address, 99.0), address
    assert not blocklist.holds("203.0.113.1", 100.0)
    assert not Blocklist([]).holds("203.0.113.1", 0.0)


@pytest.mark.parametrize(
    "word", ["0.0.0.0/0", "::/0", "10.0.0.0/7", "127.0.0.1", "127.3.0.0/16", "::1", "::/20"]
)
def test_nobody_is_kept_out_with_everybody(word: str) -> None:
    with pytest.raises(NotToBeKeptOut):
        read_network(word)


@pytest.mark.parametrize("word", ["Eve", "203.0.113", "203.0.113.7/40", ""])
def test_what_is_no_network_is_not_taken_for_one(word: str) -> None:
    assert read_network(word) is None


def test_an_ipv6_address_stands_for_its_household() -> None:
    assert str(read_network("2001:db8:1:2:3:4:5:6")) == "2001:db8:1:2::/64"
    assert str(read_network("2001:db8:1:2:3:4:5:6/128")) == "2001:db8:1:2:3:4:5:6/128"
    assert str(read_network("::ffff:203.0.113.7")) == "203.0.113.7/32"


def test_who_is_kept_out_stays_so_when_the_server_starts_again(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, **PROXIED) as server:
        server.start()
        command("keep-out", "add", EVES, f"--data={tmp_path}")
        server.stop()
        command("keep-out", "add", BEAS, f"--data={tmp_path}")
        server.start()
        for address in (EVES, BEAS):
            answer = httpx.get(server.address, headers=come_from(address))
            assert answer.status_code == 403
        assert httpx.get(server.address).status_code == 200
        server.stop()


async def test_all_processes_heed_the_host(
    postgres: Postgres, redis: Redis, tmp_path: Path
) -> None:
    database = postgres.new_database()
    shared = {"database": database, "bus": redis.url, **PROXIED}
    with (
        ServerProcess(tmp_path / "one", **shared) as one,
        ServerProcess(tmp_path / "two", **shared) as two,
    ):
        one.start()
        two.start()
        sites = [Site(one.address), Site(two.address)]
        host = await (await sites[0].create(seats=4, name="Ana")).open()
        there = await Visitor(two.address, host.table, host.token, 0).open()
        eve = await comer(sites[1], host.table, "Eve", EVES)
        await run("keep-out", "add", EVES, f"--database={database}")
        assert await last_word(eve) == "kept-out"
        deadline = time.monotonic() + NOTICE_SECONDS
        for site in sites:
            while True:
                answer = await site.http.get("/healthz", headers=come_from(EVES))
                if answer.status_code == 403:
                    break
                assert time.monotonic() < deadline
                await asyncio.sleep(0.05)
        await run("tables", "remove", label_of(host.table), f"--database={database}")
        assert await last_word(host) == "table-removed"
        assert await last_word(there) == "table-removed"
        for site in sites:
            await site.close()
