"""Errors as sent to clients when a request cannot be carried out."""

from __future__ import annotations

import re
from http import HTTPStatus

import msgspec

from bocamina.core.errors import BocaminaError, IllegalMove, Mismatch
from bocamina.core.words import spell
from bocamina.server.journal import Unavailable


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a request was refused, as facts that are put into words in each reader's language.

    A rule of the game names its clause; `<game>-refusal-<reason>` are the words.
    For everything else the words are `table-refusal-<reason>`.
    """

    kind: str
    reason: str = ""
    clause: str = ""
    facts: dict[str, str] = {}
    expected: str = ""
    got: str = ""


class Refused(BocaminaError):
    """A request that the table or the server does not allow; `status` is HTTP's word for it."""

    def __init__(self, reason: str, status: int = 409, **facts: object) -> None:
        super().__init__(reason.replace("-", " "))
        self.reason = reason
        self.status = status
        self.facts = {name: str(fact) for name, fact in facts.items()}


def unreadable(about: str, field: str = "") -> Refused:
    """Return which field cannot be read and what was expected, parsed from msgspec's message.

    If nothing can be read at all, the field is `body`.
    """
    about, _, place = about.partition(" - at `$")
    field = field or place.removeprefix(".").rstrip("`")
    if named := re.fullmatch(
        r"Object (missing required|contains unknown) field `(.{0,60}).*`", about
    ):
        field = f"{field}.{named[2]}" if field else named[2]
        wanted = "this field" if named[1].startswith("missing") else "no field of this name"
        return Refused("unreadable", 400, field=field, expected=wanted)
    if named := re.fullmatch(r"Expected (.*), got (.*)", about):
        return Refused(
            "unreadable", 400, field=field or "body", expected=named[1], got=named[2][:60]
        )
    return Refused("unreadable", 400, field=field or "body", expected=about[:200])


def kind_of(error: Exception) -> str:
    """Return an error's kind: `IllegalMove` is `illegal-move`."""
    return spell(type(error).__name__, "-")


def problem_of(error: BocaminaError) -> Problem:
    """Return an error as facts, without internal details."""
    if isinstance(error, IllegalMove):
        return Problem(kind_of(error), error.reason, error.clause, error.facts)
    if isinstance(error, Mismatch):
        return Problem(kind_of(error), kind_of(error), expected=error.expected, got=error.got[:200])
    if isinstance(error, Refused):
        return Problem("refused", error.reason, facts=error.facts)
    return Problem("refused", kind_of(error))


def status_of(error: BocaminaError) -> int:
    """Return the HTTP status of an error."""
    if isinstance(error, Refused):
        return error.status
    if isinstance(error, Unavailable):
        return 503
    if isinstance(error, IllegalMove):
        return 409
    return 400


def raw_answer(error: Refused) -> bytes:
    """Return a complete HTTP response, for a connection that never reaches the application."""
    body = msgspec.json.encode(problem_of(error))
    return (
        f"HTTP/1.1 {error.status} {HTTPStatus(error.status).phrase}\r\n"
        "content-type: application/json\r\ncache-control: no-store\r\n"
        f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
    ).encode() + body
