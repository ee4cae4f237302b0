"""The composition root, where the parts of the server are put together."""

from __future__ import annotations

import fcntl
import logging
import os
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.exceptions import HTTPException

from bocamina.core.errors import BadSetting, BocaminaError
from bocamina.parts import needing
from bocamina.server.bots import Thinkers
from bocamina.server.bus.local import LocalBus
from bocamina.server.front_desk import FrontDesk
from bocamina.server.guard import Guard
from bocamina.server.house import House
from bocamina.server.journal import Unavailable
from bocamina.server.journal.sqlite import SqliteJournal
from bocamina.server.problems import Problem, problem_of, status_of
from bocamina.server.routes.api import API, described
from bocamina.server.routes.docs import docs
from bocamina.server.routes.lost import is_lost, lost_page
from bocamina.server.routes.pages import pages
from bocamina.server.routes.sockets import table_in
from bocamina.server.strict import StrictRequest, known_parameters, refusal_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable

    from bocamina.server.bus import Bus
    from bocamina.server.guard import Receive, Send
    from bocamina.server.journal import Journal
    from bocamina.server.settings import ServerSettings

log = logging.getLogger(__name__)

RETRY_AFTER = "2"  # seconds


def make_journal(settings: ServerSettings) -> Journal:
    """Return the journal that the settings ask for."""
    if settings.database:
        with needing("cluster"):
            from bocamina.server.journal.postgres import PostgresJournal

        return PostgresJournal(settings.database)
    try:
        Path(settings.data).mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(open_lock(settings))  # checked now, a read-only folder gives a one-line error
    except OSError as error:
        raise BadSetting("a data directory that can be made and written", str(error)) from error
    return SqliteJournal(settings.journal_file)


def make_bus(settings: ServerSettings) -> Bus:
    """Return the bus that the settings ask for."""
    if settings.bus:
        with needing("cluster"):
            from bocamina.server.bus.redis import RedisBus

        return RedisBus(settings.bus)
    return LocalBus()


def make_house(settings: ServerSettings) -> House:
    """Return a house with its storage, bus and bots."""
    return House(
        settings, make_journal(settings), make_bus(settings), Thinkers(settings.bot_workers)
    )


def open_lock(settings: ServerSettings) -> int:
    """Open the file by which a process holds the data directory."""
    return os.open(Path(settings.data) / "lock", os.O_CREAT | os.O_RDWR, 0o600)


@asynccontextmanager
async def alone_with(settings: ServerSettings) -> AsyncIterator[None]:
    """Lock the data directory for this process, if it holds the tables."""
    if settings.database:
        yield
        return
    file = open_lock(settings)
    try:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise BadSetting(
                "a data directory that no other server uses (several need --database and --bus)",
                settings.data,
            ) from error
        yield
    finally:
        os.close(file)


@asynccontextmanager
async def opened(house: House) -> AsyncIterator[None]:
    """Keep a house open."""
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(alone_with(house.settings))
        await stack.enter_async_context(house.journal)
        await stack.enter_async_context(house.bus)
        await house.doorkeeper.open()
        house.start()
        yield
        if not house.is_stopping:
            await house.stop()


def tell_problem(request: Request[Any, Any, State], error: BocaminaError) -> Response[Any]:
    """Answer a refused request with its problem."""
    if isinstance(error, Unavailable):
        log.warning("the storage does not answer: %s", error)
    status = status_of(error)
    if is_lost(request, status):
        return lost_page(request)
    headers = {"retry-after": RETRY_AFTER} if status in (429, 503) else None
    return Response(
        problem_of(error), status_code=status, headers=headers, media_type=MediaType.JSON
    )


def tell_http_problem(request: Request[Any, Any, State], error: HTTPException) -> Response[Any]:
    """Answer what the web framework refuses, such as an unknown path or a wrong method."""
    if is_lost(request, error.status_code):
        return lost_page(request)
    refused = refusal_of(error)
    return Response(
        problem_of(refused),
        status_code=refused.status,
        headers=error.headers,
        media_type=MediaType.JSON,
    )


def tell_failure(request: Request[Any, Any, State], error: Exception) -> Response[Problem]:
    """Answer an internal error, without details of it."""
    request.app.state.desk.house.metrics.errors.add()
    log.error("a request failed", exc_info=error, extra={"path": request.scope["path"]})
    return Response(Problem("failure", "unavailable"), status_code=500, media_type=MediaType.JSON)


def make_app(house: House) -> Guard:
    """Return the application that serves a house."""
    desk = FrontDesk(house)
    pages_and_api = make_http(desk)

    def routed(scope: Any, receive: Receive, send: Send) -> Awaitable[None]:
        if scope["type"] == "websocket":
            return desk.sockets.serve(scope, receive, send, table_in(scope["path"]))
        return pages_and_api(scope, receive, send)

    return Guard(routed, house)


def make_http(desk: FrontDesk) -> Litestar:
    """Return the HTTP application."""
    house = desk.house

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        async with opened(house):
            yield

    return Litestar(
        [
            *API,
            *pages(house.settings.base),
            *docs(house.settings.base),
        ],
        lifespan=[lifespan],
        state=State({"desk": desk}),
        exception_handlers={
            BocaminaError: tell_problem,
            HTTPException: tell_http_problem,
            Exception: tell_failure,
        },
        openapi_config=described(house.settings.base),
        request_class=StrictRequest,
        guards=[known_parameters],
        request_max_body_size=house.settings.largest_message,
        logging_config=None,
    )
