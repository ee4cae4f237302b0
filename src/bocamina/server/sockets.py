"""Sockets: clients' requests go to their table, and its news comes back."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import parse_qsl

import msgspec

from bocamina.core.errors import BocaminaError
from bocamina.server import messages as wire
from bocamina.server.access import (
    address_of,
    headers_of,
    is_own_origin,
    meet,
    secret_in,
)
from bocamina.server.audience import FAILURE, POLICY, Connection
from bocamina.server.clerk import BURST_SECONDS
from bocamina.server.frames import EXTENSION
from bocamina.server.limits import Bucket, Tally
from bocamina.server.problems import Refused, problem_of, status_of, unreadable
from bocamina.server.strict import check_parameters
from bocamina.server.tables import requests as ask

if TYPE_CHECKING:
    from bocamina.server.access import Visitor
    from bocamina.server.clerk import Clerk
    from bocamina.server.frames import FrameSocket
    from bocamina.server.guard import Receive, Send
    from bocamina.server.house import House
    from bocamina.server.live import LiveTable

log = logging.getLogger(__name__)

MOST_OFFENCES: Final = 20  # unreadable or too frequent messages before a socket is closed


class Sockets:
    """Accepts sockets within the limits and serves each until it closes."""

    def __init__(self, house: House, clerk: Clerk) -> None:
        self.house = house
        self.clerk = clerk
        self.settings = house.settings
        self.open = 0
        self.by_address = Tally(self.settings.most_sockets_per_address)

    async def serve(self, scope: dict[str, Any], receive: Receive, send: Send, name: str) -> None:
        """Serve one socket from its handshake to its end."""
        await receive()
        address = address_of(scope)
        held = False
        try:
            headers = headers_of(scope)
            if not is_own_origin(headers, self.settings):
                raise Refused("wrong-origin", 403)
            if self.house.is_stopping:
                raise Refused("stopping", 503)
            if self.open >= self.settings.most_sockets or not self.by_address.take(address):
                raise Refused("too-many-sockets", 503)
            held = True
            self.open += 1
            since = read_since(scope["query_string"])
            live = await self.house.find(name)
            visitor = await meet(live, secret_in(headers))
            self.clerk.check_replay(live, since, address)
            await send({"type": "websocket.accept"})
            socket: FrameSocket = scope["extensions"][EXTENSION]["socket"]
            socket.welcome(address)
            client = scope["client"][0] if scope.get("client") else ""
            connection = Connection(socket, visitor.viewer, visitor.key, client)
            await self.attend(live, visitor, since, receive, connection)
        except BocaminaError as error:
            await refuse(send, error)
        finally:
            if held:
                self.open -= 1
                self.by_address.give_back(address)

    async def attend(
        self,
        live: LiveTable,
        visitor: Visitor,
        since: int | None,
        receive: Receive,
        connection: Connection,
    ) -> None:
        """Serve a connected client until one side closes."""
        try:
            await live.audience.welcome(connection, since, is_host=visitor.asker.is_host)
            await self.listen(live, visitor, connection, receive)
        except BocaminaError as error:
            log.warning("a socket was given up: %s", error)
            connection.close(FAILURE, "try again")
        except Exception:
            self.house.metrics.errors.add()
            log.exception("a socket failed", extra={"table": live.table.name})
            connection.close(FAILURE, "the server failed")
        finally:
            live.audience.remove(connection)
            await connection.drained()

    async def listen(
        self, live: LiveTable, visitor: Visitor, connection: Connection, receive: Receive
    ) -> None:
        """Answer a client's requests one after another."""
        rate = self.settings.messages_per_second
        clock = self.house.clock
        bucket = Bucket(rate * BURST_SECONDS, clock.monotonic())
        offences = 0
        while (message := await receive())["type"] == "websocket.receive":
            if connection.is_closing:
                continue
            now = clock.monotonic()
            text = message.get("text")
            request = None
            try:
                if not bucket.take(now, rate, rate * BURST_SECONDS):
                    raise Refused("too-fast", 429)
                request = read_request(text)
            except BocaminaError as error:
                offends = self.turn_down(live, connection, None, error)
            else:
                if isinstance(request, ask.Hint | ask.Review):
                    # A client that waits for a hint may move meanwhile.
                    self.house.soon(self.answer(live, visitor, connection, request))
                    continue
                offends = await self.answer(live, visitor, connection, request)
            offences += offends
            if offends and offences >= MOST_OFFENCES:
                self.house.metrics.sockets_closed.add("offences")
                connection.close(POLICY, "too many messages that cannot be taken")

    async def answer(
        self, live: LiveTable, visitor: Visitor, connection: Connection, request: ask.AnyRequest
    ) -> bool:
        """Carry a request out and post the answer; tell whether it was too frequent."""
        try:
            answer = await self.clerk.carry_out(live, visitor, request)
        except BocaminaError as error:
            return self.turn_down(live, connection, request, error)
        self.house.metrics.requests.add("accepted")
        connection.post(wire.encode(answer))
        return False

    def turn_down(
        self,
        live: LiveTable,
        connection: Connection,
        request: ask.AnyRequest | None,
        error: BocaminaError,
    ) -> bool:
        """Send why a request was refused; tell whether it was unreadable or too frequent."""
        self.house.metrics.requests.add("refused")
        problem = problem_of(error)
        number = 0 if request is None else request.id
        connection.post(
            wire.encode(wire.RefusedRequest(number, live.audience.told_version, problem))
        )
        return request is None or problem.reason == "too-fast"


def read_since(query: bytes) -> int | None:
    """Return the version that a client knows."""
    check_parameters(query, ["since"])
    value = dict(parse_qsl(query.decode("latin-1"), keep_blank_values=True)).get("since")
    if value is None:
        return None
    if not (value.isascii() and value.isdigit() and len(value) <= 9):
        raise Refused("unreadable", 400, field="since", expected="a version", got=value[:20])
    return int(value)


def read_request(text: str | None) -> ask.AnyRequest:
    """Parse a client's request."""
    if text is None:
        raise Refused("unreadable", 400, expected="text, not bytes")
    try:
        request: ask.AnyRequest = wire.decode_request(text)
    except msgspec.MsgspecError as error:
        raise unreadable(str(error)) from error
    except (RecursionError, UnicodeError) as error:
        raise unreadable("JSON of a few levels, in UTF-8") from error
    return request


async def refuse(send: Send, error: BocaminaError) -> None:
    """Refuse a handshake with an HTTP answer that says why."""
    body = wire.encode(problem_of(error))
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    status = status_of(error)
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})
