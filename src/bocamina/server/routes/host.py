"""What the host's own tools ask: is it alive, is it ready, how is it doing."""

from __future__ import annotations

from typing import Any

from litestar import Request, get
from litestar.datastructures import State
from litestar.enums import MediaType

from bocamina.server.access import is_near
from bocamina.server.front_desk import FrontDesk
from bocamina.server.problems import Refused
from bocamina.server.routes.refusals import REFUSALS


@get(
    "/healthz",
    summary="Is the process alive?",
    response_description="It is.",
    media_type=MediaType.TEXT,
    sync_to_thread=False,
    tags=["host"],
)
def healthz() -> str:
    """Answer as long as the process runs."""
    return "alive\n"


@get(
    "/readyz",
    summary="Is the server ready?",
    response_description="It is.",
    media_type=MediaType.TEXT,
    tags=["host"],
    responses={503: REFUSALS[503]},
)
async def readyz(request: Request[Any, Any, State]) -> str:
    """Answer once requests can be served: the storage works and the server is not stopping."""
    house = request.app.state.desk.house
    if house.is_stopping:
        raise Refused("stopping", 503)
    await house.journal.ready()
    return "ready\n" if house.bus.is_connected else "ready, without news of other processes\n"


@get(
    "/metrics",
    summary="Get figures for Prometheus",
    response_description="The figures, as text.",
    media_type=MediaType.TEXT,
    tags=["host"],
    responses={404: REFUSALS[404]},
)
async def metrics(request: Request[Any, Any, State]) -> str:
    """Return metrics in Prometheus' text format, to this machine and its network only."""
    desk: FrontDesk = request.app.state.desk
    if not is_near(request.scope, desk.house.settings):
        raise Refused("no-such-page", 404)
    gauges = {
        "bocamina_tables_in_memory": float(len(desk.house.tables)),
        "bocamina_sockets": float(desk.sockets.open),
        "bocamina_bus_connected": float(desk.house.bus.is_connected),
    }
    return desk.house.metrics.text(gauges)
