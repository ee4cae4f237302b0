"""The messages between server and clients; docs/protocol.md is generated from these types."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec

from bocamina.server.problems import Problem
from bocamina.server.tables.entries import Clocking
from bocamina.server.tables.requests import AnyRequest

PROTOCOL = 1


class SeatFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """One place at the table, as everybody may know it."""

    name: str = ""
    player: str = ""
    face: int = 0  # the dwarf that a person chose, from 1; 0 where they did not
    has_resigned: bool = False
    may_have_hints: bool = False
    help: str = ""  # hints, or a coach as well
    was_removed: bool = False
    added_entropy: bool = False


class TableFacts(msgspec.Struct, frozen=True):
    """The table apart from the game on it."""

    table: str
    code: str
    game: str
    rules: int
    status: str
    seats: list[SeatFacts]
    options: dict[str, bool | int | str]
    clocking: Clocking
    public: bool
    talk: bool
    odds: bool
    watchers: bool
    hints: bool  # whether hints are allowed among people, too
    latecomers: bool  # whether people may take the seats of bots in play
    removed: list[str]  # the names of those who may not come back
    games: int
    commitment: str
    created: int
    result: ResultFacts | None = None
    seed: str | None = None


class ResultFacts(msgspec.Struct, frozen=True):
    """How a game ended."""

    scores: list[int]
    winners: list[int]


class ViewFacts(msgspec.Struct, frozen=True):
    """What one viewer may know of the game: the public part and the seat's own; -1 watches."""

    seat: int
    public: msgspec.Raw
    private: Mapping[str, Any] | None
    turn: list[int]


class LegalMove(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move that the seat may make now: its notation, and the facts that describe it."""

    move: str
    about: Mapping[str, Any] = {}


class Happening(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened: an event of the game, or of the table where `at_table` is set."""

    version: int
    event: str
    facts: dict[str, Any]
    at_table: bool = False
    private: bool = False


class ClockFacts(msgspec.Struct, frozen=True):
    """How many seconds each seat has left; the clocks of seats that are thinking run down."""

    allowance: list[float]
    reserve: list[float]
    running: list[int]
    is_frozen: bool


class MadeForYou(msgspec.Struct, frozen=True):
    """A move that a bot made for this seat while its person was absent or out of time."""

    version: int
    move: str


class ToClient(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """What the server sends."""


class News(ToClient, frozen=True, omit_defaults=True):
    """The table at a version, as one viewer sees it, and what has happened on the way there.

    `table` is there at first and whenever it may have changed.
    """

    version: int
    view: ViewFacts | None
    legal: list[LegalMove]
    events: list[msgspec.Raw]
    clocks: ClockFacts | None = None
    table: msgspec.Raw | None = None


class Welcome(ToClient, frozen=True, omit_defaults=True):
    """The first message on a socket: who the server takes the client for; News follows."""

    protocol: int
    seat: int
    is_host: bool
    made_for_you: list[MadeForYou] = []


class Presence(ToClient, frozen=True):
    """Who is at the table now: seats with an open socket, and the number of people watching."""

    here: list[int]
    watching: int


class Accepted(ToClient, frozen=True):
    """A request was carried out and stored; its result is in the News of that version."""

    id: int
    version: int


class WhyNot(msgspec.Struct, frozen=True):
    """Why a wish is not a legal move; without a problem it is one."""

    problem: Problem | None = None


class Explained(ToClient, frozen=True, omit_defaults=True):
    """Why a wish is not a legal move at that version; if there is no problem, it is legal."""

    id: int
    version: int
    problem: Problem | None = None


class AdvisedThought(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to say; the words are `advice-<game>-<rung>-<kind>` or `advice-<rung>-<kind>`.

    `against` is the move that it speaks against, where it is not about the best.
    """

    kind: str
    facts: Mapping[str, int | float | str] = {}
    against: str = ""


class HintRung(msgspec.Struct, frozen=True):
    """One step of a hint, each saying more than the one before: think, look, do, why."""

    kind: str
    thoughts: list[AdvisedThought]


class Hinted(ToClient, frozen=True):
    """A hint for the decision at that version, from what the seat may know; one of its moves."""

    id: int
    version: int
    move: str
    rungs: list[HintRung]


class CoachWarning(msgspec.Struct, frozen=True):
    """What a coach says about a costly move: by how much it is worse than the best, and why.

    The cost is in points of the chance to win, or in gems and the like where `by` is `gain`.
    """

    by: str
    cost: float
    error: float
    best: str
    reasons: list[AdvisedThought]


class Reviewed(ToClient, frozen=True, omit_defaults=True):
    """What a coach says about a move; no warning if it is good enough or was not judged in time."""

    id: int
    version: int
    warning: CoachWarning | None = None


class PieceCount(msgspec.Struct, frozen=True):
    """How many cards or tiles of a kind there are, and how many of them everybody has seen."""

    total: int
    seen: int


class Counted(ToClient, frozen=True):
    """How many there are of each card or tile at that version, by name."""

    id: int
    version: int
    pieces: dict[str, PieceCount]


class RefusedRequest(ToClient, frozen=True, tag="refused"):
    """A request was not carried out, and nothing has changed."""

    id: int
    version: int
    problem: Problem


class Closing(ToClient, frozen=True, omit_defaults=True):
    """The server is about to close the socket; reconnect after `reconnect_seconds`.

    If there is a problem, do not reconnect: the problem says why the client may not come back.
    """

    reason: str
    reconnect_seconds: int
    problem: Problem | None = None


Answer: TypeAlias = Accepted | Explained | Hinted | Reviewed | Counted
AnyToClient: TypeAlias = Welcome | News | Presence | Answer | RefusedRequest | Closing
AnyFromClient: TypeAlias = AnyRequest

encode = msgspec.json.Encoder().encode
decode_request = msgspec.json.Decoder(AnyFromClient).decode
