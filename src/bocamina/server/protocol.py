"""Generates docs/protocol.md from the types of the messages."""

from __future__ import annotations

import re
import types
from collections.abc import Mapping
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec
from litestar import Litestar

from bocamina.server import messages as wire
from bocamina.server.asyncapi import CLOSING
from bocamina.server.problems import Problem
from bocamina.server.routes.api import API, described
from bocamina.server.routes.refusals import REASONS
from bocamina.server.routes.tables import Admission, NewSeat, NewTable, OfferedTicket, Ticket
from bocamina.server.tables.entries import Clocking

INTRODUCTION = """\
# Protocol

How programs talk to a server: browsers, bots, anything else. This page is generated from the types
in `bocamina/server/messages.py` and the routes; a test fails when it is out of date
(`python -m bocamina.server.protocol > docs/protocol.md` writes it again).

Every server also has machine-readable descriptions: HTTP at `/api/openapi.json` (OpenAPI 3.1),
sockets at `/api/asyncapi.json` (AsyncAPI 3.0).

Start with [a program at a table](tutorials/a-program-at-a-table.md). Two complete clients to copy
from: [client.py](../examples/client.py) joins a table and plays, and
[host.mjs](../examples/host.mjs), in JavaScript, opens one, fills it with bots and plays.

## How a client plays

1. `POST /api/codes` turns the short code that people tell each other into a table's name; `POST
   /api/tables` opens a new table.
2. `POST /api/tables/{table}/seats` takes a seat.
3. A WebSocket at `/api/tables/{table}/socket` brings a Welcome, then News whenever the table has
   changed. A client that reconnects adds `?since=VERSION`, the last version it knows, and gets
   everything that happened since; `?since=0` brings the whole game.
4. A move is one of `legal`, sent with the version of the news in which the client saw it. It is
   made once or not at all: a move that arrives too late, or twice, is refused with the reason
   `stale` and changes nothing. Chat and the sealed choices of other seats do not make a move stale.

A program does not need a socket: `GET /api/tables/{table}?since=VERSION` returns the same News, and
`POST /api/tables/{table}/requests` takes the same requests. A seat that has sent a request within
the last half minute counts as present, so no bot moves for it.

## Who you are: cookie or bearer token

Opening a table or taking a seat gives you a secret, and anybody who has the secret has the seat.

- **A browser** gets it in a cookie (`HttpOnly`, `SameSite=Strict`, for this table only), which no
  script can read and which it sends automatically.
- **A program** sets `"bearer": true` in the body of `POST /api/tables`, `.../seats` or `.../keys`.
  The answer then contains the secret as `token` and sets no cookie. Send it with every request and
  with the handshake of the socket: `Authorization: Bearer TOKEN`.
- **Without either**, a client is a spectator: it sees what everybody may know, if the table allows
  watchers.

Keep the token: it is sent only once. To use the same seat on another device, `POST .../tickets`
gives a ticket that works once, within an hour, and `POST .../keys` with that ticket gives the other
device its own secret. A request with an `Origin` header must come from the server's own site.

## Answers

Every message is a JSON object in a text frame, and its `type` says which. A request may have an
`id`, which the answer repeats: Accepted once it is stored durably, or Refused with a Problem. The
result is sent to everybody as News, including the sender.

To find out why a move is not among `legal`, ask: `explain` describes it by the same facts that
`about` gives for legal moves, so that a client needs no notation. What has not been chosen yet may
be left out: `{"does": "rotate", "cell": "d6"}` asks about the tile however it is turned. The
answer, Explained, contains the Problem that the move would meet, or none if it is legal. A question
about a position that is no longer there is refused as `stale`, as the move would be. Nothing is
stored, and nobody else is told.

Where `may_have_hints` is set for a seat (against bots alone, or where the host allows hints), it
may ask for a `hint` when it has something to decide. The answer, Hinted, has four rungs, each
saying more than the one before: what to think about, where to look, what to do, why. Everybody at
the table can see who uses hints (`help` of the seat). With `coach` a seat has its moves checked:
`review` names a move before it is made, and Reviewed contains a warning if it is clearly costly.
Both answer from what the seat may know; AdvisedThought says which words belong to a thought.
`census` returns how many cards or tiles of each kind there are, and how many everybody has seen.

Over HTTP, success is 200 or 201, and every refusal has a Problem as its body. Its `reason` is one
of those below, or the rule of the game that forbids a move, with its `clause`. Words for people, in
both languages, are the messages `table-refusal-<reason>` and `<game>-refusal-<reason>` in
`/api/words/en` and `/api/words/es`. 429 and 503 come with `Retry-After`. HEAD is answered as GET
would be, without the body.

Request bodies are JSON in UTF-8, and say so in their Content-Type. A request that cannot be read is
refused with the reason `unreadable`; `facts` name the `field`, what was `expected` and, where it
helps, what was `got`. Unknown fields, types and parameters are refused in the same way.

{answers}
## What only the host may do

The host is whoever opened the table, with or without a seat. Welcome says so in `is_host`. Others
get 403 with the reason `host-only` for:

{for_the_host}
- `start`, as long as seats are free; once all are taken, anybody seated may start.

Anybody seated may ask for a rematch, and so may the host.

## What a client is told

A viewer is a seat, or -1 for people who are watching. `view.public` is what everybody may know and
`view.private` what this seat knows as well; what they contain differs from game to game
(`describe.py` in its folder). A game without such a description gives the lines of its notation as
`text`. `events` are what happened: their words in either language are the messages
`<game>-event-<event>`, or `table-event-<event>` where `at_table` is set. A `private` event was told
to this seat and not to everybody.

## How much

The number of requests per second is limited for each seat, over all its sockets, devices and HTTP
together; further requests are refused as `too-fast`. In one game a seat may mix once (then
`already-mixed`), send 300 chat messages (then `said-enough`), choose its help 60 times (then
`helped-enough`) and take back 200 moves (then `taken-back-enough`, and `back` is no longer among
the legal moves). It may ask for advice 60 times a minute. After 200 games only the host of a table
can begin another (`worn-out` for everybody else). People from one network may sit down 100 times
for one game (then `sat-enough`).

## Closing

The server closes a socket with one of these codes:

{closing}
A socket that does not answer pings is closed, too. A Closing message may come first; if it contains
a `problem`, there is no point in reconnecting. A handshake that is refused gets an HTTP answer with
a Problem.

## HTTP

{operations}"""


def answers() -> str:
    """List the statuses of refusals with their reasons."""
    rows = ["| status | meaning | reasons |", "| --- | --- | --- |"]
    for status, (about, reasons) in REASONS.items():
        rows.append(f"| {status} | {about} | {', '.join(f'`{each}`' for each in reasons)} |")
    return "\n".join(rows) + "\n"


def for_the_host() -> str:
    """List the requests that are the host's alone."""
    kinds = [
        kind for kind in get_args(wire.AnyFromClient) if "for the host" in (kind.__doc__ or "")
    ]
    return "\n".join(f"- `{kind.__name__.lower()}`: {without_the_host(kind)}" for kind in kinds)


def without_the_host(kind: type) -> str:
    """Return a request's summary without "for the host", for the list of the host's requests."""
    sentence = " ".join((kind.__doc__ or "").split("\n\n")[0].split())
    return re.sub(r"; for the host(, at any time)?", r"\1", sentence)


def closing() -> str:
    """List why the server closes a socket."""
    return "\n".join(f"- **{code}**: {about}" for code, about in CLOSING.items()) + "\n"


def operations() -> str:
    """List the HTTP operations."""
    schema = Litestar(list(API), openapi_config=described("")).openapi_schema
    rows = ["| request | what it does |", "| --- | --- |"]
    for path, item in sorted((schema.paths or {}).items()):
        for method in ("get", "post"):
            if found := getattr(item, method):
                about = " ".join((found.description or "").split())
                rows.append(f"| `{method.upper()} {path}` | {about} |")
    return "\n".join(rows) + "\n"


def name_of(kind: Any) -> str:
    """Return a type in words."""
    origin = get_origin(kind)
    if origin is Annotated:
        return name_of(get_args(kind)[0])
    if origin in (Union, types.UnionType):
        return " or ".join(name_of(each) for each in get_args(kind))
    if origin is list:
        return f"list of {name_of(get_args(kind)[0])}"
    if origin in (dict, Mapping):
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
    introduction = INTRODUCTION
    for part in (answers, for_the_host, closing, operations):
        introduction = introduction.replace(f"{{{part.__name__}}}", part())
    parts = [introduction, "## Messages to the client\n"]
    parts += [section(kind) for kind in get_args(wire.AnyToClient)]
    parts.append("## Messages from the client\n")
    parts += [section(kind) for kind in get_args(wire.AnyFromClient)]
    parts.append("## What they are made of\n")
    parts += [
        section(kind)
        for kind in (
            wire.ViewFacts,
            wire.LegalMove,
            wire.Happening,
            wire.ClockFacts,
            wire.TableFacts,
            wire.SeatFacts,
            wire.ResultFacts,
            wire.MadeForYou,
            wire.HintRung,
            wire.AdvisedThought,
            wire.CoachWarning,
            wire.PieceCount,
            Problem,
            Clocking,
            NewTable,
            NewSeat,
            Ticket,
            Admission,
            OfferedTicket,
        )
    ]
    return "\n".join(parts)


if __name__ == "__main__":
    print(document(), end="")
