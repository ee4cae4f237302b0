"""Nonsense of all kinds, over HTTP and on sockets: only refusals and clean closes come back."""

from __future__ import annotations

import asyncio
import json
import os
import struct
import tempfile
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING, Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from bocamina.core.rng import Rng
from bocamina.server.app import make_app, make_house
from bocamina.server.settings import Settings
from tests.server.sites import ServerProcess, Site

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.anyio

CLEAN_CLOSES = (1000, 1002, 1003, 1007, 1008, 1009)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("fuzz")) as server:
        server.start()
        yield server
        server.stop()
        # Whatever came in, the program itself never failed.
        assert "Traceback" not in server.log(), server.log()[-3000:]
        assert "error" not in server.log(), server.log()[-3000:]


def description() -> dict[str, Any]:
    """Return what the server says of its own HTTP interface."""
    with tempfile.TemporaryDirectory() as folder:
        described: Any = make_app(make_house(Settings(data=folder))).app
        found: dict[str, Any] = described.openapi_schema.to_schema()
        return found


turns = count()
schema = schemathesis.openapi.from_dict(description())


@pytest.fixture(scope="module")
def tables(server: ServerProcess) -> list[tuple[str, str]]:
    """Tables to knock at, with their hosts' tokens: one open, one in play, one over, none."""
    found = [("0" * 18, "0" * 48)]
    for start in (False, True, True):
        body = {"game": "diamant", "seats": 1, "name": "Ana", "bearer": True, "start": start}
        told = httpx.post(f"{server.address}/api/tables", json=body).json()
        found.append((told["table"], told["token"]))
    path = f"{server.address}/api/tables/{found[-1][0]}"
    who = {"Authorization": f"Bearer {found[-1][1]}"}
    while (news := httpx.get(path, headers=who).json())["table"]["status"] != "over":
        move = {"type": "move", "move": "leave", "expected": news["version"]}
        httpx.post(f"{path}/requests", json=move, headers=who)
    return found


@schema.parametrize()
@settings(
    max_examples=15,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_the_http_interface(
    case: schemathesis.Case[Any], server: ServerProcess, tables: list[tuple[str, str]]
) -> None:
    if "table" in case.path_parameters:
        table, token = tables[next(turns) % len(tables)]
        case.path_parameters["table"] = table
        case.headers["Authorization"] = f"Bearer {token}"
    response = case.call(base_url=server.address)
    assert response.status_code < 500, response.text
    # The answer is one that the description tells of.
    case.validate_response(response, checks=[status_code_conformance, response_schema_conformance])
    assert "content-security-policy" in {name.lower() for name in response.headers}
    if response.status_code >= 400 and "json" in "".join(response.headers["content-type"]):
        assert "reason" in response.json()


def nonsense(rng: Rng, depth: int = 0) -> Any:
    """Return something that JSON can say."""
    words = ["", "move", "say", "stay", "-1", "\u202e", "x" * 400, "back", "null", "\ud83d\ude00"]
    match int(rng.below(9 if depth < 3 else 6)):
        case 0:
            return None
        case 1:
            return bool(rng.below(2))
        case 2:
            return int(rng.below(1 << 30)) * (1 if rng.below(2) else -(1 << 40))
        case 3:
            return rng.chance() * 1e308
        case 4 | 5:
            return words[int(rng.below(len(words)))]
        case 6 | 7:
            return [nonsense(rng, depth + 1) for _ in range(int(rng.below(4)))]
        case _:
            return {
                words[int(rng.below(len(words)))]: nonsense(rng, depth + 1)
                for _ in range(int(rng.below(4)))
            }


def request(rng: Rng) -> str:
    """Return a request that is nearly right."""
    kinds = [
        "move",
        "say",
        "resign",
        "start",
        "leave",
        "rematch",
        "mix",
        "install",
        "remove",
        "change",
        "nothing",
    ]
    body: dict[str, Any] = {"type": kinds[int(rng.below(len(kinds)))], "id": int(rng.below(100))}
    fields = ("move", "expected", "text", "phrase", "about", "fill", "seat", "player", "seats")
    for name in (*fields, "options", "clocking", "public"):
        if rng.below(3):
            continue
        likely = {"move": "stay", "expected": 9, "text": "hi", "seat": 1, "player": "random"}
        body[name] = likely.get(name, 0) if rng.below(2) else nonsense(rng)
    text = json.dumps(body)
    if not rng.below(4):
        place = int(rng.below(len(text)))
        text = text[:place] + chr(int(rng.below(300))) + text[place + int(rng.below(3)) :]
    return text


async def test_requests_that_are_nearly_right(server: ServerProcess) -> None:
    site = Site(server.address)
    host = await (await site.create(seats=3, name="Ana")).open()
    rng = Rng("fuzz")
    for _ in range(2000):
        assert host.socket is not None
        try:
            await host.socket.send(request(rng))
            answer = await host.receive("accepted", "refused")
        except ConnectionClosed:
            assert host.socket.close_code in (*CLEAN_CLOSES, 4001)
            host = await (await site.create(seats=3, name="Ana")).open()
            continue
        if answer["type"] == "refused":
            assert answer["problem"]["reason"]
    await site.close()


async def test_whole_tables_survive_what_a_neighbour_sends(server: ServerProcess) -> None:
    site = Site(server.address)
    people = await site.seat_all("diamant", 3)
    port = int(site.address.rpartition(":")[2])
    path = f"/api/tables/{people[0].table}/socket"
    rng = Rng("frames")
    for attempt in range(60):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        if attempt % 3:
            writer.write(
                f"GET {path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
                "".encode()
            )
            await reader.readuntil(b"\r\n\r\n")
        # Random bytes, or a frame with a random head: lengths that lie, reserved bits, no mask.
        junk = os.urandom(int(rng.below(400)) + 1)
        if attempt % 2:
            junk = struct.pack("!BB", int(rng.below(256)), int(rng.below(256))) + junk
        writer.write(junk)
        if rng.below(2):
            writer.write_eof()
        with suppress(TimeoutError, ConnectionResetError):
            await asyncio.wait_for(reader.read(200), 0.2)
        writer.close()
    assert (await people[1].move("stay"))["type"] == "accepted"
    for person in people:
        await person.close()
    await site.close()


@pytest.mark.parametrize(
    "path",
    ["/api/tables/x/socket", f"/api/tables/{'0' * 18}/socket", "/socket", "/api/tables//socket"],
)
async def test_sockets_at_no_table(server: ServerProcess, path: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        await connect(f"ws{server.address.removeprefix('http')}{path}")
    assert refused.value.response.status_code == 404
    assert json.loads(refused.value.response.body)["reason"] == "no-such-table"
