"""docs/protocol.md, made from the types of the messages."""

from __future__ import annotations

import types
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec

from bocamina.server import messages as wire
from bocamina.server.problems import Problem
from bocamina.server.tables import requests as ask
from bocamina.server.tables.entries import Clocking

INTRODUCTION = """\
# Protocol

This page is made from the types in `bocamina/server/messages.py`; a test fails when it is out of
date (`python -m bocamina.server.protocol > docs/protocol.md` writes it anew). The HTTP interface
describes itself at `/api/openapi.json`.

## How a client plays

1. `POST /api/codes` turns the short code that people tell each other into a table's name; `POST
   /api/tables` opens a new table.
2. `POST /api/tables/{table}/seats` takes a seat. A browser's seat is kept in a cookie that no
   script can read. A program asks for `"bearer": true` and sends the token it gets as
   `Authorization: Bearer TOKEN` from then on. Without either, a client watches.
3. A WebSocket at `/api/tables/{table}/socket` brings a Welcome, then News whenever the table has
   moved on. A client that reconnects says `?since=VERSION`, the last version it knows, and gets
   everything that happened since; `?since=0` brings the whole game.
4. A move is one of `legal`, sent with the version of the news in which the client saw it. It is
   made once or not at all: what came too late, or twice, is answered with the reason `stale` and
   changes nothing. Talk and other seats' sealed choices do not make a move stale.

A program can do without a socket: `GET /api/tables/{table}?since=VERSION` brings the same News, and
`POST /api/tables/{table}/requests` takes the same requests. Whoever asked within the last half a
minute counts as being at the table, so that no bot moves for them.

Every message is a JSON object in a text frame, and its `type` says which. Every request may carry
an `id`, which the answer repeats: Accepted when it is stored for good, or Refused with a Problem.
The news that come of it are sent to everybody, the sender included.

`examples/client.py` is a whole client.

## What a client is told

A viewer is a seat, or -1 for those who watch. `view.public` is what everybody may know and
`view.private` what this seat knows besides; what either holds is each game's own (`describe.py`
in its folder), and a game that has no such description gives the lines of its notation as `text`.
`events` are what happened: their words in either language are the messages
`<game>-event-<event>`, or `table-event-<event>` where `at_table` is set, in `/api/words/en` and
`/api/words/es`. A `private` event was told to this seat and not to all.

## Closing

The server closes a socket with code 1012 when it stops (come back after a moment), 1008 when too
many messages could not be taken, 1009 when one was too large, 1013 when the client was too slow
to take its news, 1011 when the server or its storage failed (try again), 4001 when the client's
secret has lost its seat or got one (come back, and the welcome says which). A socket that does not
answer pings is closed, too. A handshake that is refused gets an HTTP answer with a Problem: 404
where there is no such table, 410 where its game was begun under rules of another version, 429 and
503 where a client should try again later.
"""


def name_of(kind: Any) -> str:
    """Return a type in words."""
    origin = get_origin(kind)
    if origin is Annotated:
        return name_of(get_args(kind)[0])
    if origin in (Union, types.UnionType):
        return " or ".join(name_of(each) for each in get_args(kind))
    if origin is list:
        return f"list of {name_of(get_args(kind)[0])}"
    if origin is dict:
        return f"object of {name_of(get_args(kind)[1])}"
    plain = {type(None): "null", str: "text", int: "whole number", float: "number", bool: "boolean"}
    if kind in plain:
        return plain[kind]
    name: str = {"Any": "anything", "Raw": "object"}.get(kind.__name__, kind.__name__)
    return name


SPECIAL = {
    ("News", "events"): "list of Happening",
    ("News", "table"): "TableFacts",
    ("Happening", "facts"): "object",
}


def section(kind: type[msgspec.Struct]) -> str:
    """Describe one type."""
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    tag = f' (`"type": "{info.tag}"`)' if info.tag else ""
    lines = [f"### {kind.__name__}{tag}", "", " ".join((kind.__doc__ or "").split()), ""]
    hints = get_type_hints(kind, include_extras=True)
    fields = msgspec.structs.fields(kind)
    if fields:
        lines += ["| field | what | may be left out |", "| --- | --- | --- |"]
    for field in fields:
        what = SPECIAL.get((kind.__name__, field.name), name_of(hints[field.name]))
        lines.append(f"| `{field.name}` | {what} | {'no' if field.required else 'yes'} |")
    return "\n".join(lines).rstrip() + "\n"


def document() -> str:
    """Return the whole page."""
    parts = [INTRODUCTION, "## Messages to the client\n"]
    parts += [section(kind) for kind in get_args(wire.AnyToClient)]
    parts.append("## Messages from the client\n")
    parts += [section(kind) for kind in get_args(wire.AnyFromClient)]
    parts.append("## What they are made of\n")
    parts += [
        section(kind)
        for kind in (
            wire.View,
            wire.LegalMove,
            wire.Happening,
            wire.ClockFacts,
            wire.TableFacts,
            wire.SeatFacts,
            wire.Result,
            wire.MadeForYou,
            Problem,
            Clocking,
            ask.Create,
            ask.Sit,
        )
    ]
    return "\n".join(parts)


if __name__ == "__main__":
    print(document(), end="")
