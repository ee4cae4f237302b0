"""A table from afar: who plays and whose turn it is, for those who may come back to it."""

from __future__ import annotations

import msgspec
from litestar import get
from litestar.params import FromPath

from bocamina.server import messages as wire
from bocamina.server.routes.refusals import REFUSALS
from bocamina.server.routes.tables import AnyHttpRequest, enter
from bocamina.server.views import seat_facts


class Glance(msgspec.Struct, frozen=True):
    """What one sees of a table without sitting down at it."""

    code: str
    game: str
    status: str
    seats: list[wire.SeatFacts]
    here: list[int]  # the seats whose people are at the table now
    turn: list[int]
    seat: int  # one's own, -1 for those who watch
    games: int


@get(
    "/api/tables/{table:str}/glance",
    summary="Glance at a table",
    response_description="Who sits there and whose turn it is.",
    tags=["tables"],
    responses=REFUSALS,
)
async def glance(request: AnyHttpRequest, table: FromPath[str]) -> Glance:
    """Return who plays at a table and whose turn it is, without making you present.

    Bots go on moving for a person who only glances.
    """
    live, visitor = await enter(request, table)
    seen = live.table
    return Glance(
        code=seen.code,
        game=seen.game.name,
        status=seen.status.value,
        seats=seat_facts(seen),
        here=list(live.attendance.roll_call.here(live.house.clock.monotonic())),
        turn=list(seen.turn),
        seat=visitor.viewer,
        games=seen.games,
    )
