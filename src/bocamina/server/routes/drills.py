"""Practice over HTTP: lessons, and any other prepared positions."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from bocamina.server import drills
from bocamina.server import messages as wire
from bocamina.server.access import address_of
from bocamina.server.problems import Refused
from bocamina.server.routes.refusals import REFUSALS
from bocamina.server.routes.tables import AnyHttpRequest, desk_of


@get(
    "/api/lessons",
    summary="List the lessons",
    response_description="Every lesson, in the order in which one learns.",
    sync_to_thread=False,
    tags=["games"],
    responses=REFUSALS,
)
def lessons() -> list[drills.LessonFacts]:
    """List the lessons of all games, in both languages."""
    return drills.all_lessons()


@post(
    "/api/drills",
    summary="Practise at a prepared position",
    response_description="The position after those moves, and what is answered to the last.",
    status_code=200,
    tags=["games"],
    responses=REFUSALS,
)
async def practise(
    request: AnyHttpRequest, data: JSONBody[drills.DrillAttempt]
) -> drills.DrillNews:
    """Return a drill after some moves; `lesson/NAME` is a lesson, and nothing is stored."""
    check_practice(request)
    return drills.news_of_drill(data)


@post(
    "/api/drills/wishes",
    summary="Ask at a drill why a move is not allowed",
    response_description="Why it is not allowed; no problem if it is.",
    status_code=200,
    tags=["games"],
    responses=REFUSALS,
)
async def explain(request: AnyHttpRequest, data: JSONBody[drills.DrillWish]) -> wire.WhyNot:
    """Say why a move, named by facts, is not allowed at a drill after some moves."""
    check_practice(request)
    return drills.reason_at_drill(data)


def check_practice(request: AnyHttpRequest) -> None:
    """Refuse an address that practises faster than people do."""
    desk = desk_of(request)
    if not desk.drills.allows(address_of(request.scope), desk.house.clock.monotonic()):
        raise Refused("too-fast", 429)
