"""The analysis of a finished game: asked for by those at the table, read by all who may watch."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from litestar import get, post
from litestar.params import FromPath, QueryParameter

from bocamina.server.access import CUSTOMER, Visitor, address_of
from bocamina.server.analysts import VERSION, Refusal, question_of
from bocamina.server.journal import AnalysisJob
from bocamina.server.live import LiveTable
from bocamina.server.played import played_game
from bocamina.server.problems import Refused
from bocamina.server.routes.moments import GameNumber
from bocamina.server.routes.refusals import REFUSALS
from bocamina.server.routes.tables import AnyHttpRequest, desk_of, enter
from bocamina.server.tables.seats import home_of
from bocamina.server.tables.status import Status

AnalysisState: TypeAlias = Literal["none", "waiting", "growing", "whole", "partial", "off"]
NOTHING: Final = msgspec.Raw(b"null")
KnownParts = Annotated[int, QueryParameter(ge=-1, le=10**6)]


class AnalysisNews(msgspec.Struct, frozen=True):
    """How far an analysis is, and all of it where that is more than its reader knows."""

    state: AnalysisState
    done: int  # parts that are there
    shown: int  # parts that are in what is told: what to say as `known` next time
    parts: int  # 0 where that is not known yet
    is_old: bool  # computed by an older version; asking renews it
    may_ask: bool
    analysis: msgspec.Raw  # null where there is nothing new
    # Why a game cannot be analysed: its record is broken, unproven, unfinished or unknown.
    refused: str = ""
    place: int = 0  # how many come before it
    seconds_left: int = 0  # about


def game_over(live: LiveTable, number: int) -> int:
    """Return the number of a game that is over; 0 is the latest."""
    table = live.table
    wanted = number or table.games
    if wanted > table.games:
        raise Refused("no-such-game", 404, game=number)
    if wanted == table.games and table.status is not Status.OVER:
        raise Refused("not-over")
    return wanted


def state_of(job: AnalysisJob) -> AnalysisState:
    """Return how far a job is, in a word."""
    if job.is_open:
        return "growing" if job.done else "waiting"
    return "whole" if job.is_whole else "partial"


def may_ask(visitor: Visitor) -> bool:
    """Tell whether somebody is at the table."""
    return visitor.asker.seat is not None or visitor.asker.is_host


async def news_of(
    request: AnyHttpRequest, live: LiveTable, visitor: Visitor, game: int, known: int
) -> AnalysisNews:
    """Return how far an analysis is."""
    desk = desk_of(request)
    queue = desk.house.analyses
    asks = may_ask(visitor) and queue.is_on
    job = await queue.store.glance(live.table.name, game)
    if job is None:
        state: AnalysisState = "none" if queue.is_on else "off"
        return AnalysisNews(state, 0, 0, 0, is_old=False, may_ask=asks, analysis=NOTHING)
    told, refused = NOTHING, ""
    if job.shown > known:
        # All of it is as much as the replay of a game.
        if not desk.replays.allows(address_of(request.scope), desk.house.clock.monotonic()):
            raise Refused("too-fast", 429)
        stored = await queue.store.read(live.table.name, game)
        if stored is not None:
            job, told = stored.job, msgspec.Raw(stored.told.encode()) if stored.told else NOTHING
        if told is not NOTHING and not job.done:
            refused = msgspec.json.decode(told, type=Refusal).refused
            told = NOTHING if refused else told
    news = AnalysisNews(
        state_of(job),
        job.done,
        job.shown,
        job.parts,
        is_old=job.version < VERSION,
        may_ask=asks,
        analysis=told,
        refused=refused,
    )
    if not job.is_open:
        return news
    standing = await queue.standing(job)
    return msgspec.structs.replace(
        news, place=standing.place, seconds_left=int(standing.seconds_left)
    )


@get(
    "/api/tables/{table:str}/analysis",
    summary="Read the analysis of a finished game",
    response_description="How far it is, and what is there.",
    tags=["tables"],
    responses=REFUSALS,
)
async def analysis(
    request: AnyHttpRequest, table: FromPath[str], known: KnownParts = -1, game: GameNumber = 0
) -> AnalysisNews:
    """Return the analysis of a finished game as far as it is done, and how long the rest takes.

    While it grows, ask again every few seconds, with the number of parts that were `shown` as
    `known`: the analysis is sent only if there are more.
    """
    live, visitor = await enter(request, table)
    return await news_of(request, live, visitor, game_over(live, game), known)


@post(
    "/api/tables/{table:str}/analysis",
    summary="Ask for the analysis of a finished game",
    response_description="Its place in the queue, or what is there already.",
    status_code=200,
    tags=["tables"],
    responses=REFUSALS,
)
async def ask_analysis(
    request: AnyHttpRequest, table: FromPath[str], game: GameNumber = 0
) -> AnalysisNews:
    """Queue a finished game for analysis; anybody who is at the table may ask.

    Asking again does no harm: failed parts are retried, and the results of an older version are
    computed again.
    """
    live, visitor = await enter(request, table)
    number = game_over(live, game)
    if not may_ask(visitor):
        raise Refused("not-seated", 403)
    desk = desk_of(request)
    queue = desk.house.analyses
    if not queue.is_on:
        raise Refused("analysis-off")
    job = await queue.store.glance(live.table.name, number)
    if job is None or (not job.is_open and (job.is_partial or job.version < VERSION)):
        address = address_of(request.scope, CUSTOMER)
        if not desk.analyses.allows(address, desk.house.clock.monotonic()):
            raise Refused("too-many-analyses", 429)
        played = await played_game(live, number)
        await queue.ask(live.table.name, number, home_of(address), question_of(played))
    return await news_of(request, live, visitor, number, -1)
