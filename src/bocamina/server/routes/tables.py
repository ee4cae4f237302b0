"""Tables over HTTP: open, find, sit, send requests, carry a seat to another device."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from bocamina.server import messages as wire
from bocamina.server.access import (
    CUSTOMER,
    Visitor,
    address_of,
    asker_of,
    headers_of,
    meet,
    seat_cookie,
    secret_in,
)
from bocamina.server.front_desk import FrontDesk
from bocamina.server.live import LiveTable
from bocamina.server.problems import Refused
from bocamina.server.routes.refusals import REFUSALS
from bocamina.server.tables import decisions
from bocamina.server.tables import requests as ask
from bocamina.server.tables.seats import SECRET_BYTES, hash_of, home_of, normal_code
from bocamina.server.tables.status import Status

NEWS = ResponseSpec(wire.News, generate_examples=False, description="What a socket would be told.")

AnyHttpRequest = Request[Any, Any, State]


class NewTable(ask.Create, frozen=True, kw_only=True):
    """Open a table. A program sets `bearer` and gets its token in the answer, not in a cookie."""

    bearer: bool = False


class NewSeat(ask.Sit, frozen=True, kw_only=True):
    """Take a seat. A program sets `bearer` and gets its token in the answer, not in a cookie."""

    bearer: bool = False


class Ticket(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ticket that carries a seat to another device, once."""

    ticket: Annotated[str, msgspec.Meta(max_length=100)]
    bearer: bool = False


class OfferedTicket(msgspec.Struct, frozen=True):
    """A new ticket, and a link with the ticket in the part that no server sees."""

    ticket: str
    link: str


class Code(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A short code that somebody read aloud."""

    code: Annotated[str, msgspec.Meta(max_length=20)]


class FoundTable(msgspec.Struct, frozen=True):
    """The table that a code stands for."""

    table: str


class Admission(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table, your seat at it and, for programs, the token that holds the seat."""

    table: str
    code: str
    link: str
    seat: int
    version: int
    token: str = ""


class ListedTable(msgspec.Struct, frozen=True):
    """An open table that anybody may join."""

    table: str
    code: str
    game: str
    seats: int
    taken: int
    created: int
    about: str


def desk_of(request: AnyHttpRequest) -> FrontDesk:
    """Return the front desk from the application's state."""
    desk: FrontDesk = request.app.state.desk
    return desk


async def enter(
    request: AnyHttpRequest, table: str, *, to_sit: bool = False
) -> tuple[LiveTable, Visitor]:
    """Find a table and recognise the client, or refuse one who may not come in."""
    live = await desk_of(request).house.find(table)
    return live, await meet(live, secret_in(headers_of(request.scope)), to_sit=to_sit)


def link_to(request: AnyHttpRequest, code: str) -> str:
    """Return the address that people open to join."""
    base = desk_of(request).house.settings.public_url or str(request.base_url)
    return f"{base.rstrip('/')}/t/{code}"


def admit(
    request: AnyHttpRequest, live: LiveTable, secret: str, *, bearer: bool
) -> Response[Admission]:
    """Give a secret to its owner: in an HttpOnly cookie or, for programs, as a bearer token."""
    table = live.table
    seat = table.seat_of(hash_of(secret))
    told = Admission(
        table.name,
        table.code,
        link_to(request, table.code),
        -1 if seat is None else seat,
        table.version,
        secret if bearer else "",
    )
    cookie = seat_cookie(secret, table.name, live.house.settings)
    return Response(told, headers={} if bearer else {"Set-Cookie": cookie}, status_code=201)


def secret_for(request: AnyHttpRequest, live: LiveTable | None) -> str:
    """Return the visitor's existing secret, if it fits, or a new one."""
    desk = desk_of(request)
    shown = secret_in(headers_of(request.scope))
    if live is not None and len(shown) == 2 * SECRET_BYTES:
        key = hash_of(shown)
        # A host who sits down later keeps one secret for both.
        if key == live.table.host and live.table.seat_of(key) is None:
            return shown
    return desk.house.mint.secret()


class Tables(Controller):
    """Everything about tables."""

    path = "/api/tables"
    tags = ("tables",)

    @get(
        "",
        summary="List public tables",
        response_description="The tables, at most a hundred.",
        responses=REFUSALS,
    )
    async def listed(self, request: AnyHttpRequest) -> list[ListedTable]:
        """List public tables where somebody waits for others, the newest of each address first."""
        found = await desk_of(request).house.shop_window.listed()
        return [
            ListedTable(
                row.table, row.code, row.game, row.seats, row.taken, int(row.created), row.about
            )
            for row in found
        ]

    @post(
        "",
        summary="Open a table",
        response_description="The table, your seat, and your token if you asked for it.",
        responses=REFUSALS,
    )
    async def create(
        self, request: AnyHttpRequest, data: JSONBody[NewTable]
    ) -> Response[Admission]:
        """Open a table as its host; if you give a name, you also take a seat.

        A browser gets its secret in a cookie. A program sets `bearer` and gets it as `token`.
        """
        desk = desk_of(request)
        address = address_of(request.scope, CUSTOMER)
        if not desk.new_tables.allows(address, desk.house.clock.monotonic()):
            raise Refused("too-fast", 429)
        secret = desk.house.mint.secret()
        live = await desk.house.create(data, secret, home_of(address))
        return admit(request, live, secret, bearer=data.bearer)

    @get(
        "/{table:str}",
        summary="Look at a table",
        responses={200: NEWS, **REFUSALS},
    )
    async def look(
        self,
        request: AnyHttpRequest,
        table: FromPath[str],
        since: Annotated[int | None, QueryParameter(ge=0, le=10**9)] = None,
    ) -> Response[bytes]:
        """Return the same News that a socket gets: with your token, as your seat sees it.

        `since` is the last version that you know; 0 brings everything that happened.
        """
        live, visitor = await enter(request, table)
        desk_of(request).clerk.check_replay(live, since, address_of(request.scope))
        await live.attendance.visit(visitor.viewer)
        return Response(await live.audience.look(visitor.key, since), media_type=MediaType.JSON)

    @post(
        "/{table:str}/seats",
        summary="Take a seat",
        response_description="The seat, and your token if you asked for it.",
        responses=REFUSALS,
    )
    async def sit(
        self, request: AnyHttpRequest, table: FromPath[str], data: JSONBody[NewSeat]
    ) -> Response[Admission]:
        """Take a seat with a nickname: the one you ask for, or the first that is free.

        While a game is on, that is the seat of a bot, if the table allows latecomers.

        A browser gets its secret in a cookie. A program sets `bearer` and gets it as `token`.
        """
        live, visitor = await enter(request, table, to_sit=True)
        if visitor.asker.seat is not None:
            raise Refused("seat-taken", seat=visitor.asker.seat)
        now = live.house.clock.monotonic()
        if not desk_of(request).new_seats.allows(address_of(request.scope, CUSTOMER), now):
            raise Refused("too-fast", 429)
        secret, home = secret_for(request, live), home_of(address_of(request.scope))
        await live.commit(lambda state: decisions.sit(state, data, hash_of(secret), home))
        seat = live.table.seat_of(hash_of(secret))
        if seat is not None and live.table.status is Status.PLAYING:
            # So that no bot moves before a latecomer's socket is open.
            await live.attendance.visit(seat)
        return admit(request, live, secret, bearer=data.bearer)

    @post(
        "/{table:str}/requests",
        summary="Ask something of a table",
        response_description="It was carried out and stored, or answered.",
        status_code=200,
        responses=REFUSALS,
    )
    async def carry_out(
        self, request: AnyHttpRequest, table: FromPath[str], data: JSONBody[ask.AnyRequest]
    ) -> wire.Answer:
        """Send a request to the table, as over a socket: move, talk, start, and so on."""
        live, visitor = await enter(request, table)
        await live.attendance.visit(visitor.viewer)
        return await desk_of(request).clerk.carry_out(live, visitor, data)

    @post(
        "/{table:str}/tickets",
        summary="Get a ticket for another device",
        response_description="The ticket, and a link that holds it.",
        responses=REFUSALS,
    )
    async def offer(self, request: AnyHttpRequest, table: FromPath[str]) -> OfferedTicket:
        """Get a ticket that carries your seat to another device, once, within an hour."""
        live, visitor = await enter(request, table)
        ticket, now = live.house.mint.secret(), live.time.now()
        await live.commit(
            lambda state: decisions.offer(state, asker_of(state, visitor.key), hash_of(ticket), now)
        )
        return OfferedTicket(ticket, f"{link_to(request, live.table.code)}#ticket={ticket}")

    @post(
        "/{table:str}/keys",
        summary="Use a ticket",
        response_description="The seat, which this device holds too from now on.",
        responses=REFUSALS,
    )
    async def carry(
        self, request: AnyHttpRequest, table: FromPath[str], data: JSONBody[Ticket]
    ) -> Response[Admission]:
        """Use a ticket to hold its seat on this device as well."""
        desk = desk_of(request)
        clock = desk.house.clock
        if not desk.codes.allows(address_of(request.scope, CUSTOMER), clock.monotonic()):
            raise Refused("too-fast", 429)
        live, _ = await enter(request, table, to_sit=True)
        await live.read_on()  # another process may have issued the ticket a moment ago
        secret = desk.house.mint.secret()
        ticket, now = hash_of(data.ticket), live.time.now()
        home = home_of(address_of(request.scope))
        await live.commit(lambda state: decisions.carry(state, ticket, hash_of(secret), now, home))
        return admit(request, live, secret, bearer=data.bearer)


@post(
    "/api/codes",
    summary="Find a table by its code",
    response_description="The table.",
    status_code=200,
    tags=["tables"],
    responses=REFUSALS,
)
async def find_code(request: AnyHttpRequest, data: JSONBody[Code]) -> FoundTable:
    """Find the table that a short code stands for."""
    desk = desk_of(request)
    now = desk.house.clock.monotonic()
    if not desk.codes.allows(address_of(request.scope, CUSTOMER), now):
        raise Refused("too-fast", 429)
    table = await desk.house.journal.find(normal_code(data.code))
    if table is None:
        raise Refused("no-such-table", 404)
    return FoundTable(table)
