"""Requests that cannot be read, or say what nobody knows: refused with the field and the reason."""

from __future__ import annotations

import json
import logging
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from bocamina.server.access import is_near, is_own_host, own_names
from bocamina.server.logs import MOST_A_MINUTE, Bounded
from bocamina.server.settings import ServerSettings
from tests.server.sites import ServerProcess, Site, Visitor, site_in_process

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = pytest.mark.anyio

JSON = {"Content-Type": "application/json"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("strict")) as server:
        server.start()
        yield server
        server.stop()
        assert "Traceback" not in server.log(), server.log()[-3000:]
        assert server.log().count("\n") < MOST_A_MINUTE


def deep(levels: int) -> bytes:
    return b'{"game":' + b"[" * levels + b"]" * levels + b"}"


@pytest.mark.parametrize(
    "body",
    [
        b"\xff\xfe",
        b'{"game":"\xff"}',
        b'{"game":"\xed\xa0\x80"}',
        b'{"\xff":1}',
        b'{"game":"diam',
        b"{",
        b"nonsense",
        b"\xef\xbb\xbf{}",
        deep(3000),
        b"[" * 4000,
        b'{"a":' * 1300,
        b"[]",
        b"7",
        b'"text"',
        b"null",
        b'{"game":null}',
        b'{"game":7}',
        b'{"game":"diamant","seats":"many"}',
        b'{"game":"diamant","seats":1e400}',
        b'{"game":"diamant","clocking":{"move_seconds":[]}}',
    ],
)
@pytest.mark.parametrize(
    "path", ["/api/tables", "/api/codes", "/api/tables/{}/seats", "/api/tables/{}/requests"]
)
def test_bodies_that_cannot_be_read(server: ServerProcess, path: str, body: bytes) -> None:
    table = httpx.post(f"{server.address}/api/tables", json={"game": "diamant"}).json()["table"]
    answer = httpx.post(f"{server.address}{path.format(table)}", content=body, headers=JSON)
    assert answer.status_code == 400, answer.text
    assert answer.headers["content-type"] == "application/json"
    told = answer.json()
    assert told["reason"] == "unreadable"
    assert told["facts"]["expected"]


@pytest.mark.parametrize(
    ("path", "body", "field"),
    [
        ("/api/tables", {"game": "diamant", "bearr": True}, "bearr"),
        ("/api/tables", {"game": "diamant", "clocking": {"move": 3}}, "clocking.move"),
        ("/api/tables", {"game": "diamant", "seats": []}, "seats"),
        ("/api/tables", {"game": "diamant", "bearer": 1}, "bearer"),
        ("/api/tables", {"game": "diamant", "seats": "3"}, "seats"),
        ("/api/tables", {"seats": 3}, "game"),
        ("/api/tables/{}/seats", {"name": "Eve", "seet": 1}, "seet"),
        ("/api/tables/{}/requests", {"type": "start", "fil": "random"}, "fil"),
        ("/api/tables/{}/requests", {"type": "dance"}, "type"),
        ("/api/tables/{}/keys", {"ticket": "x", "bearr": True}, "bearr"),
        ("/api/codes", {"code": "x", "y": 1}, "y"),
    ],
)
async def test_the_field_is_named(site: Site, path: str, body: Any, field: str) -> None:
    host = await site.create(seats=3, name="Ana")
    answer = await site.post(path.format(host.table), body, host.token)
    assert (answer.status_code, answer.json()["reason"]) == (400, "unreadable")
    assert answer.json()["facts"]["field"] == field
    assert answer.json()["facts"]["expected"]


@pytest.mark.parametrize(
    ("sent", "field"),
    [
        ('{"type":"say","text":"x","loud":true}', "loud"),
        ('{"type":"say","text":7}', "text"),
        ('{"type":"move","move":"stay"}', "expected"),
        ('{"type":"change","clocking":{"move":3}}', "clocking.move"),
        ('{"type":"dance"}', "type"),
        ("{", "body"),
        ("[" * 5000, "body"),
    ],
)
async def test_the_field_is_named_on_sockets(site: Site, sent: str, field: str) -> None:
    host = await (await site.create(seats=3, name="Ana")).open()
    assert host.socket is not None
    await host.socket.send(sent)
    problem = (await host.receive("refused"))["problem"]
    assert problem["reason"] == "unreadable"
    assert problem["facts"]["field"] == field
    assert problem["facts"]["expected"]


@pytest.mark.parametrize(
    ("path", "field"),
    [
        ("?sinse=0", "sinse"),
        ("?since=0&since=1", "since"),
        ("?since=x", "since"),
        ("?since=-1", "since"),
        ("/record?gane=1", "gane"),
        ("/moments?count=61", "count"),
        ("/games?x", "x"),
    ],
)
async def test_parameters_that_nobody_knows(site: Site, path: str, field: str) -> None:
    host = await site.create(seats=3, name="Ana")
    answer = await site.get(f"/api/tables/{host.table}{path}")
    assert answer.status_code == 400, answer.text
    assert answer.json()["facts"]["field"] == field
    assert answer.json()["facts"]["expected"]
    # Links to pages may carry what others hang on them.
    assert (await site.get("/?utm=x")).status_code == 200


async def test_parameters_of_sockets(site: Site) -> None:
    host = await site.create(seats=3, name="Ana")
    address = f"ws{site.address.removeprefix('http')}/api/tables/{host.table}/socket"
    for query in ("sinse=0", "since=0&since=1", "since=x", "since="):
        with pytest.raises(InvalidStatus) as refused:
            await connect(f"{address}?{query}")
        assert refused.value.response.status_code == 400
        assert json.loads(refused.value.response.body)["facts"]["field"] in ("sinse", "since")


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nothing", 404),
        ("GET", "/api/", 404),
        ("GET", "/api/tables/%ff%00", 404),
        ("GET", "/api/words/xx", 404),
        ("GET", "/api/games/diamant/rules/xx", 404),
        ("DELETE", "/api/tables", 405),
        ("PUT", "/api/words/en", 405),
    ],
)
async def test_nothing_is_told_in_json(site: Site, method: str, path: str, status: int) -> None:
    answer = await site.http.request(method, path)
    assert answer.status_code == status
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["reason"]


async def test_bodies_are_json(site: Site) -> None:
    body = b'{"game":"diamant"}'
    for kind in ("text/plain", "application/x-www-form-urlencoded", "", "multipart/form-data"):
        answer = await site.http.post("/api/tables", content=body, headers={"Content-Type": kind})
        assert answer.status_code == 415
        assert answer.json()["facts"]["field"] == "content-type"
        assert answer.json()["facts"]["expected"] == "application/json"
    for kind in ("application/json", "Application/JSON; charset=utf-8"):
        answer = await site.http.post("/api/tables", content=body, headers={"Content-Type": kind})
        assert answer.status_code == 201
    # What needs no body needs no kind of one.
    host = await site.create(seats=3, name="Ana")
    headers = {"Authorization": f"Bearer {host.token}"}
    answer = await site.http.post(f"/api/tables/{host.table}/tickets", headers=headers)
    assert answer.status_code == 201


@pytest.mark.parametrize(
    ("host", "is_own"),
    [
        (None, True),
        ("127.0.0.1:8000", True),
        ("192.168.1.7", True),
        ("[::1]:8000", True),
        ("localhost", True),
        ("LOCALHOST:80", True),
        ("games.localhost", True),
        ("evil.example", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("evil@127.0.0.1", False),
        ("", False),
        ("[::1", False),
        ("friend.example:8000", True),
    ],
)
def test_which_hosts_are_own(host: str | None, is_own: bool) -> None:
    assert is_own_host(host, ServerSettings(origins="http://friend.example:8000")) is is_own
    assert is_own_host(host, ServerSettings(public_url="https://games.example"))


def test_this_machine_goes_by_its_name() -> None:
    name = min(own_names() - {"localhost"})
    assert is_own_host(f"{name}:8000", ServerSettings())
    assert not is_own_host(f"{name}.evil.example", ServerSettings())


async def test_names_that_others_let_stand_for_this_machine(site: Site) -> None:
    host = await site.create(seats=3, name="Ana")
    there = {"Host": "evil.example", "Origin": "http://evil.example"}
    for path in ("/", "/api/tables", "/metrics"):
        assert (await site.http.get(path, headers=there)).status_code == 421
    answer = await site.post("/api/tables", {"game": "diamant"}, **there)
    assert (answer.status_code, answer.json()["reason"]) == (421, "wrong-host")
    with pytest.raises(InvalidStatus) as refused:
        await connect(
            f"ws{site.address.removeprefix('http')}/api/tables/{host.table}/socket",
            additional_headers={"Host": "evil.example"},
        )
    assert refused.value.response.status_code in (400, 421)


@pytest.mark.parametrize(
    ("headers", "trusted", "near"),
    [
        ({}, "", True),
        ({"x-real-ip": "8.8.8.8"}, "", False),
        ({"x-real-ip": "8.8.8.8"}, "127.0.0.1", False),
        ({"via": "1.1 proxy"}, "", False),
        ({"x-forwarded-for": "8.8.8.8"}, "", False),
        ({"x-forwarded-for": "8.8.8.8", "x-real-ip": "8.8.8.8"}, "127.0.0.1", True),
    ],
)
def test_who_is_near(headers: dict[str, str], trusted: str, near: bool) -> None:
    # The last one's address is the one that the proxy's word was taken for.
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    scope = {"client": ("127.0.0.1", 1), "headers": raw}
    assert is_near(scope, ServerSettings(trusted_proxies=trusted)) is near


async def test_a_charset_is_said_once(site: Site) -> None:
    for path in ("/", "/api/words/en", "/healthz"):
        assert (await site.get(path)).headers["content-type"].count("charset") == 1


async def test_much_of_a_game_is_a_replay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bocamina.server.clerk.MOST_RETOLD", 5)
    async with site_in_process(tmp_path, replays_per_minute=3.0) as (site, _):
        host = await (await site.create(seats=3, name="Ana")).open()
        for _ in range(8):
            await host.ask("say", text="x")
        path = f"/api/tables/{host.table}"
        recent = f"{path}?since={host.version - 2}"
        answers = [(await site.get(f"{path}?since=0")).status_code for _ in range(5)]
        assert answers == [200, 200, 200, 429, 429]
        with pytest.raises(InvalidStatus) as refused:
            await Visitor(site.address, host.table).open(since=0)
        assert refused.value.response.status_code == 429
        # Who was away for a moment is told at no cost.
        assert (await site.get(recent)).status_code == 200
        await (await Visitor(site.address, host.table).open(since=host.version)).close()


def test_the_log_is_bounded() -> None:
    def record(line: int, created: float, level: int = logging.WARNING) -> logging.LogRecord:
        made = logging.makeLogRecord({"pathname": "a.py", "lineno": line, "levelno": level})
        made.created = created
        return made

    bounded = Bounded()
    told = [bounded.filter(record(1, 100.0)) for _ in range(1000)]
    assert told == [True] * MOST_A_MINUTE + [False] * (1000 - MOST_A_MINUTE)
    assert bounded.filter(record(2, 100.0))
    assert all(bounded.filter(record(1, 100.0, logging.INFO)) for _ in range(100))
    later = record(1, 161.0)
    assert bounded.filter(later)
    assert later.__dict__["left_out"] == 1000 - MOST_A_MINUTE
    # A clock that is set back keeps nothing quiet for long.
    assert bounded.filter(record(1, 50.0))
