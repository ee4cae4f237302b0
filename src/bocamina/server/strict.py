"""Strict requests: unknown or unreadable input is refused, not ignored."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final
from urllib.parse import parse_qsl

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import HTTPException, SerializationException

from bocamina.server.problems import Refused, unreadable

if TYPE_CHECKING:
    from collections.abc import Collection

    from litestar.connection import ASGIConnection
    from litestar.handlers import BaseRouteHandler

DESCRIPTION: Final = "/api/openapi.json"


class StrictRequest(Request[Any, Any, State]):
    """A request whose JSON body must be exactly what its handler takes."""

    async def json(self) -> Any:
        """Parse the body."""
        try:
            said, wanted = await super().json(), self.route_handler.parsed_data_field
            # By default the library would accept 1 for true.
            return said if wanted is None else msgspec.convert(said, wanted.annotation)
        except msgspec.ValidationError as error:
            raise unreadable(str(error)) from error
        except SerializationException as error:
            raise unreadable(str(error.__cause__ or error)) from error
        except (UnicodeError, RecursionError) as error:
            raise unreadable("JSON of a few levels, in UTF-8") from error


def check_parameters(query: bytes, known: Collection[str]) -> None:
    """Refuse query parameters that are unknown or given twice."""
    seen: set[str] = set()
    for name, _ in parse_qsl(query.decode("latin-1"), keep_blank_values=True):
        if name not in known or name in seen:
            expected = f"one of {', '.join(known)}, once" if known else "no parameters"
            raise Refused("unreadable", 400, field=name[:60], expected=expected)
        seen.add(name)


def known_parameters(
    connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler
) -> None:
    """Refuse parameters that an API handler does not take; links to pages may have any."""
    query = connection.scope["query_string"]
    if query and connection.scope["path"].startswith("/api/"):
        given = handler.parsed_fn_signature.parameters
        own = {"self", "request", "data", *connection.path_params}
        check_parameters(query, [name for name in given if name not in own])


def description_alone(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse the pages that the library would add to the OpenAPI description."""
    if connection.scope["path"] != DESCRIPTION:
        raise Refused("no-such-page", 404)


def refusal_of(error: HTTPException) -> Refused:
    """Convert an error of the library into this server's own form."""
    if error.status_code in (404, 405):
        return Refused("no-such-page", error.status_code, detail=str(error.detail)[:200])
    found = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
    if not isinstance(found, dict) or "message" not in found:
        return Refused("unreadable", error.status_code, expected=str(error.detail)[:200])
    field = str(found.get("key", ""))
    return unreadable(str(found["message"]), "" if field == "data" else field)
