"""Who is not let in, and how much is too much."""

from __future__ import annotations

import asyncio
import json
import re
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from bocamina.server.access import address_of, is_own_origin
from bocamina.server.app import make_journal
from bocamina.server.limits import Bucket, Limit, Tally
from bocamina.server.settings import ServerSettings
from bocamina.server.tables.seats import CODE_LENGTH, CODE_LETTERS
from bocamina.server.tables.stored import fold
from tests.server.bare_lines import unread_socket
from tests.server.hand_clock import HandClock
from tests.server.sites import PATIENCE, ServerProcess, Site, site_in_process
from tests.server.until import until

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.anyio


async def test_pages_and_answers_carry_strict_headers(tmp_path: Path) -> None:
    async with site_in_process(tmp_path) as (site, _):
        for path in ("/", "/t/ABCDEFG", "/api/games", "/nothing", "/api/tables/x"):
            answer = await site.get(path)
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "script-src 'self'" in policy
            assert "unsafe-eval" not in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert answer.headers["x-frame-options"] == "DENY"
            assert "server" not in answer.headers
        assert (await site.get("/api/games")).headers["cache-control"] == "no-store"


async def test_head_is_answered_as_get_would_be_without_the_body(tmp_path: Path) -> None:
    async with site_in_process(tmp_path) as (site, _):
        page = (await site.get("/")).text
        files = re.findall(r"/static/[\w./-]+", page)[:1]  # none where no client was built
        paths = (
            "/",
            "/healthz",
            "/readyz",
            "/api/games",
            "/t/ABCDEFG",
            "/nothing",
            "/api/tables/x",
        )
        # The last one takes other methods, as GET is told, too.
        for path in (*paths, *files, "/api/codes"):
            got, asked = await site.get(path), await site.http.head(path)
            assert asked.status_code == got.status_code, path
            assert asked.content == b""
            for answer in (got, asked):
                answer.headers.pop("date", None)
            assert asked.headers == got.headers, path
            assert "content-length" in asked.headers, path
    async with site_in_process(tmp_path / "few", requests_per_second=0.01) as (site, _):
        first, second = await site.http.head("/healthz"), await site.http.head("/healthz")
        assert (first.status_code, second.status_code, second.content) == (200, 429, b"")
        assert (await site.get("/healthz")).status_code == 429


async def test_a_browsers_seat_is_in_a_cookie_that_no_page_can_read(tmp_path: Path) -> None:
    async with site_in_process(tmp_path) as (site, _):
        answer = await site.post("/api/tables", {"game": "diamant", "seats": 3, "name": "Ana"})
        cookie = answer.headers["set-cookie"]
        table = answer.json()["table"]
        assert "token" not in answer.json()
        for word in ("HttpOnly", "SameSite=Strict", f"Path=/api/tables/{table}"):
            assert word in cookie
        secret = cookie.partition("=")[2].partition(";")[0]
        assert secret not in answer.text
        headers = {"Cookie": f"other=1; bocamina_seat={secret}"}
        address = f"ws{site.address.removeprefix('http')}/api/tables/{table}/socket"
        async with connect(address, additional_headers=headers) as client:
            assert json.loads(await client.recv())["seat"] == 0
        async with connect(address, additional_headers={"Cookie": "bocamina_seat=0"}) as client:
            assert json.loads(await client.recv())["seat"] == -1
    async with site_in_process(
        tmp_path / "secure", public_url="https://games.example", trusted_proxies="127.0.0.1"
    ) as (site, _):
        answer = await site.post("/api/tables", {"game": "diamant", "name": "Ana"})
        assert "Secure" in answer.headers["set-cookie"]
        assert "strict-transport-security" in answer.headers
        assert answer.json()["link"].startswith("https://games.example/t/")


async def test_no_secret_is_stored_logged_or_told(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, log_level="debug") as server:
        server.start()
        site = Site(server.address)
        people = await site.seat_all("diamant", 3)
        path = f"/api/tables/{people[0].table}"
        ticket = (await site.post(f"{path}/tickets", None, people[1].token)).json()["ticket"]
        secrets = [ticket, *(person.token for person in people)]
        seen = [text for person in people for text in person.raw]
        seen += [(await site.get(path, person.token)).text for person in people]
        seen.append((await site.get("/metrics")).text)
        await site.close()
        server.stop()
    async with make_journal(ServerSettings(data=str(tmp_path))) as journal:
        lines = [entry.text for entry in await journal.read(people[0].table)]
    table = fold(people[0].table, [(0.0, line) for line in lines])
    hashes = [key for seat in table.seats for key in [*seat.keys, *seat.tickets]]
    assert len(hashes) == 4
    assert "a table was opened" in server.log()
    for secret in secrets:
        assert len(secret) == 48
        assert not any(secret in text for text in [*lines, *seen, server.log()])
        for file in tmp_path.iterdir():
            assert secret.encode() not in file.read_bytes()
    assert not any(key in text for key in hashes for text in [*seen, server.log()])


async def test_other_sites_pages_are_turned_away(tmp_path: Path) -> None:
    async with site_in_process(tmp_path) as (site, _):
        people = await site.seat_all("diamant", 3)
        body = {"game": "diamant", "name": "Eve"}
        answer = await site.post("/api/tables", body, Origin="https://evil.example")
        assert (answer.status_code, answer.json()["reason"]) == (403, "wrong-origin")
        answer = await site.post("/api/tables", body, **{"Sec-Fetch-Site": "cross-site"})
        assert answer.status_code == 403
        answer = await site.post("/api/tables", body, Origin=site.address)
        assert answer.status_code == 201
        address = f"ws{site.address.removeprefix('http')}/api/tables/{people[0].table}/socket"
        with pytest.raises(InvalidStatus) as refused:
            await connect(address, origin="https://evil.example")  # type: ignore[arg-type]
        assert refused.value.response.status_code == 403
        assert json.loads(refused.value.response.body)["reason"] == "wrong-origin"


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({}, True),
        ({"origin": "https://a.example"}, True),
        ({"origin": "https://b.example"}, True),
        ({"origin": "http://a.example"}, False),
        ({"origin": "https://a.example.evil"}, False),
        ({"origin": "null"}, False),
        ({"origin": "https://c.example", "host": "c.example"}, False),
        ({"sec-fetch-site": "same-site"}, False),
    ],
)
def test_which_origins_are_own(headers: dict[str, str], allowed: bool) -> None:
    settings = ServerSettings(public_url="https://a.example/", origins="https://b.example/ , ")
    assert is_own_origin(headers, settings) is allowed


async def test_a_flood_closes_its_own_socket_only(tmp_path: Path) -> None:
    async with site_in_process(tmp_path, messages_per_second=5.0) as (site, house):
        people = await site.seat_all("diamant", 3)
        flooder = people[0].socket
        assert flooder is not None
        for _ in range(100):
            try:
                await flooder.send('{"type":"move","move":"stay","expected":1}')
            except ConnectionClosed:
                break
        await asyncio.wait_for(flooder.wait_closed(), PATIENCE)
        assert flooder.close_code == 1008
        assert (await people[1].move("stay"))["type"] == "accepted"
        assert house.metrics.errors.counts[""] == 0


async def test_what_is_too_large_is_refused(tmp_path: Path) -> None:
    async with site_in_process(tmp_path) as (site, _):
        people = await site.seat_all("diamant", 3)
        big = await site.post("/api/tables", {"game": "diamant", "name": "x" * 10_000})
        assert big.status_code == 413

        async def chunks() -> Any:
            for _ in range(20):
                yield b" " * 1000

        streamed = await site.http.post(
            "/api/tables", content=chunks(), headers={"Content-Type": "application/json"}
        )
        assert streamed.status_code == 413
        assert people[0].socket is not None
        await people[0].socket.send("x" * 9000)
        await asyncio.wait_for(people[0].socket.wait_closed(), PATIENCE)
        assert people[0].socket.close_code == 1009
        assert (await people[1].move("stay"))["type"] == "accepted"


async def test_a_client_that_does_not_read_is_let_go_and_holds_up_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bocamina.server.tables.decisions.MOST_SAID", 9000)
    async with site_in_process(tmp_path) as (site, house):
        people = await site.seat_all("diamant", 3)
        slow = unread_socket(site.address, people[0].table)
        sockets = house.tables[people[0].table].audience.by_viewer
        await until(lambda: -1 in sockets)
        said = 0
        while said < 9000 and not all(each.is_closing for each in sockets.get(-1, ())):
            await people[1].ask("say", text="x" * 290)
            said += 1
        assert said < 9000
        assert (await people[0].move("stay"))["type"] == "accepted"
        slow.close()


async def test_metrics_are_for_this_machine_and_its_network(tmp_path: Path) -> None:
    async with site_in_process(tmp_path, trusted_proxies="127.0.0.1") as (site, _):
        await site.seat_all("diamant", 3)
        near = await site.get("/metrics")
        assert 'bocamina_http_responses_total{status="201"} 3' in near.text
        assert "bocamina_sockets 3" in near.text
        assert "bocamina_stall_seconds_count" in near.text
        for address in ("8.8.8.8", "::ffff:8.8.8.8", "2001:4860:4860::8888", "nonsense"):
            far = await site.http.get("/metrics", headers={"X-Forwarded-For": address})
            assert far.status_code == 404, address
        close = await site.http.get("/metrics", headers={"X-Forwarded-For": "::ffff:10.0.0.8"})
        assert close.status_code == 200
    # A proxy that nobody told of is near; those behind it need not be.
    async with site_in_process(tmp_path / "other") as (site, _):
        assert (await site.get("/metrics")).status_code == 200
        far = await site.http.get("/metrics", headers={"X-Forwarded-For": "10.0.0.8"})
        assert far.status_code == 404


def test_codes_cannot_be_guessed_at_the_allowed_rate() -> None:
    # With 100,000 tables, a thousand addresses that guess at the full rate for a year.
    guesses = ServerSettings().codes_per_minute * 60 * 24 * 365 * 1000
    codes = len(set(CODE_LETTERS)) ** CODE_LENGTH
    assert len(set(CODE_LETTERS)) == 32
    guesses_of_one_address_in_a_day = ServerSettings().codes_per_minute * 60 * 24
    assert guesses_of_one_address_in_a_day * 10_000 / codes < 0.01
    assert guesses < codes


def test_buckets() -> None:
    bucket = Bucket(2, 0)
    assert [bucket.take(0, 1, 2) for _ in range(3)] == [True, True, False]
    assert bucket.take(1, 1, 2)
    assert not bucket.take(0.5, 1, 2)
    limit = Limit(1, 1)
    assert limit.allows("a", 0)
    assert not limit.allows("a", 0)
    assert limit.allows("b", 0)
    tally = Tally(1)
    assert tally.take("a")
    assert not tally.take("a")
    tally.give_back("a")
    assert tally.take("a")


def test_one_household_is_one_address() -> None:
    def address(text: str) -> str:
        return address_of({"client": (text, 1)})

    assert address("2001:db8::1") == address("2001:db8::2:3")
    assert address("2001:db8::1") != address("2001:db8:0:1::1")
    assert address("10.0.0.1") != address("10.0.0.2")
    assert address("::ffff:10.0.0.1") == address("10.0.0.1")
    assert address("::ffff:10.0.0.1") != address("::ffff:10.0.0.2")


async def test_a_connection_that_says_nothing_is_closed(tmp_path: Path) -> None:
    clock = HandClock()
    async with site_in_process(tmp_path, clock=clock, patience_seconds=10.0) as (site, _):
        port = int(site.address.rpartition(":")[2])
        head = "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        for start in (
            b"",
            b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n",
            b"POST /api/tables HTTP/1.1\r\n",
            f"{head}Content-Length: 50\r\n\r\n{{".encode(),
        ):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(start)
            reading = asyncio.create_task(reader.read())
            assert await clock.advance_until(reading.done, step=1.0) >= 10
            assert await reading == b""
            writer.close()
        async with httpx.AsyncClient(base_url=site.address) as client:
            assert (await client.get("/healthz")).status_code == 200
