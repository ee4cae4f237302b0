"""The socket messages as an AsyncAPI document, generated from their types."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final, get_args

import msgspec

import bocamina
from bocamina.server import messages as wire
from bocamina.server.access import COOKIE
from bocamina.server.routes.sockets import ADDRESS

if TYPE_CHECKING:
    from collections.abc import Iterable

VERSION: Final = "3.0.0"
SCHEMAS: Final = "#/components/schemas/"
ABOUT: Final = (
    "A WebSocket brings a Welcome, then News whenever the table has moved on, and takes requests."
    " Every message is a JSON object in a text frame; its `type` says which. docs/protocol.md"
    " explains how a client plays, and `/api/openapi.json` describes the rest of the interface."
)
# Fields that are serialized only once, and so are untyped in their message.
READY_MADE: Final = {
    ("News", "events"): {"type": "array", "items": {"$ref": f"{SCHEMAS}Happening"}},
    ("News", "table"): {"$ref": f"{SCHEMAS}TableFacts"},
    ("ViewFacts", "public"): {"type": "object"},
}
CLOSING: Final = {
    1007: "A message was not text in UTF-8.",
    1008: "Too many messages were unreadable or too frequent, one came in more than 16 fragments,"
    " or there were dozens of pings and pongs.",
    1009: "A message was too large.",
    1011: "The server or its storage failed; try again.",
    1012: "The server is stopping; reconnect in a moment.",
    1013: "The client was too slow to take its news.",
    4001: "The client's secret has lost or gained a seat; reconnect, and Welcome says which.",
}


def schemas() -> dict[str, Any]:
    """Return the JSON schema of every type that is sent, by name."""
    kinds = [*get_args(wire.AnyToClient), *get_args(wire.AnyFromClient)]
    kinds += [wire.Happening, wire.TableFacts]
    _, found = msgspec.json.schema_components(kinds, ref_template=SCHEMAS + "{name}")
    for (kind, field), schema in READY_MADE.items():
        found[kind]["properties"][field] = schema
    return found


def summary(kind: type) -> str:
    """Return the first sentence of a type's docstring."""
    return " ".join((kind.__doc__ or "").split("\n\n")[0].split())


def messages(kinds: Iterable[type]) -> dict[str, Any]:
    """Return messages by name, each with its schema."""
    return {
        kind.__name__: {
            "name": msgspec.inspect.type_info(kind).tag,  # type: ignore[attr-defined]
            "title": kind.__name__,
            "summary": summary(kind),
            "description": " ".join((kind.__doc__ or "").split()),
            "contentType": "application/json",
            "payload": {"$ref": f"{SCHEMAS}{kind.__name__}"},
        }
        for kind in kinds
    }


def operation(action: str, title: str, about: str, kinds: Iterable[type]) -> dict[str, Any]:
    """Return the operation for some messages of the socket."""
    names = (kind.__name__ for kind in kinds)
    return {
        "action": action,
        "title": title,
        "description": about,
        "channel": {"$ref": "#/channels/table"},
        "messages": [{"$ref": f"#/channels/table/messages/{name}"} for name in names],
    }


def channel(kinds: Iterable[type]) -> dict[str, Any]:
    """Return the socket of a table."""
    codes = " ".join(f"{code}: {about}" for code, about in CLOSING.items())
    since = {"type": "integer", "minimum": 0, "description": "The last version that is known."}
    return {
        "address": ADDRESS,
        "title": "A table",
        "summary": "One table, for one viewer: a seat, or somebody who watches.",
        "description": f"Why the server closes it: {codes}",
        "parameters": {
            "table": {"description": "The table's name, as POST /api/codes tells it."},
        },
        "messages": {
            kind.__name__: {"$ref": f"#/components/messages/{kind.__name__}"} for kind in kinds
        },
        "bindings": {"ws": {"query": {"type": "object", "properties": {"since": since}}}},
    }


@cache
def document() -> dict[str, Any]:
    """Return the whole document."""
    told, asked = get_args(wire.AnyToClient), get_args(wire.AnyFromClient)
    kinds = (*told, *asked)
    return {
        "asyncapi": VERSION,
        "info": {
            "title": "Bocamina",
            "version": bocamina.__version__,
            "description": ABOUT,
            "license": {"name": "MIT"},
        },
        "defaultContentType": "application/json",
        "channels": {"table": channel(kinds)},
        "operations": {
            "tell": operation("send", "Tell the client", "What the server sends.", told),
            "take": operation(
                "receive",
                "Take a request",
                "What a client may ask; Accepted, Explained or Refused answer with the same `id`.",
                asked,
            ),
        },
        "components": {
            "messages": messages(kinds),
            "schemas": schemas(),
            "securitySchemes": {
                "bearer": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "The token that a program got with its seat.",
                },
                "cookie": {
                    "type": "httpApiKey",
                    "name": COOKIE,
                    "in": "cookie",
                    "description": "The same secret as browsers keep it.",
                },
            },
        },
    }
