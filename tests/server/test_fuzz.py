"""The HTTP interface holds to its own description; `tests/attack` sends what is worse."""

from __future__ import annotations

import json
import tempfile
from itertools import count
from typing import TYPE_CHECKING, Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from bocamina.server.app import make_house, make_http
from bocamina.server.front_desk import FrontDesk
from bocamina.server.settings import ServerSettings
from tests.server.sites import ServerProcess

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.anyio


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
        described = make_http(FrontDesk(make_house(ServerSettings(data=folder))))
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


@pytest.mark.parametrize(
    "path",
    ["/api/tables/x/socket", f"/api/tables/{'0' * 18}/socket", "/socket", "/api/tables//socket"],
)
async def test_sockets_at_no_table(server: ServerProcess, path: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        await connect(f"ws{server.address.removeprefix('http')}{path}")
    assert refused.value.response.status_code == 404
    assert json.loads(refused.value.response.body)["reason"] == "no-such-table"
