"""Requests of clients to a table."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from bocamina.server.tables.entries import Clocking

FaceNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]  # from 1; 0 is none in particular
Version: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=10**9)]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]
Word: TypeAlias = Annotated[str, msgspec.Meta(max_length=60)]
Line: TypeAlias = Annotated[str, msgspec.Meta(max_length=200)]
Name: TypeAlias = str  # of any length: one that is too long gets that reason
OptionValue: TypeAlias = bool | int | Word
Integer: TypeAlias = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]
WishFact: TypeAlias = (
    bool | Integer | Word | Annotated[list[Integer | Word], msgspec.Meta(max_length=60)]
)


class Request(
    msgspec.Struct,
    frozen=True,
    tag_field="type",
    tag=str.lower,
    kw_only=True,
    forbid_unknown_fields=True,
):
    """Something that a client asks; the answer carries the same `id`."""

    id: Annotated[int, msgspec.Meta(ge=0, le=2**53)] = 0


class Move(Request, frozen=True):
    """Make a move, in notation, of the position that the client saw at version `expected`.

    A `hasty` seat leaves everything to chance and does not watch: while the board is being set up
    and every person is hasty, bots do not wait before they move.
    """

    move: Line
    expected: Version
    hasty: bool = False


class Explain(Request, frozen=True):
    """Ask why a move is not allowed at the position that the client saw at version `expected`.

    The wish names the move by facts, as `about` does of legal moves.
    """

    wish: Annotated[dict[Word, WishFact], msgspec.Meta(max_length=20)]
    expected: Version


class Say(Request, frozen=True):
    """Say something to everybody: your own words, or a ready phrase, perhaps about a seat."""

    text: Annotated[str, msgspec.Meta(max_length=300)] = ""
    phrase: Word = ""
    about: SeatNumber | None = None


class Hint(Request, frozen=True):
    """Ask for a hint about your decision at version `expected`."""

    expected: Version


class Review(Request, frozen=True):
    """Ask what your coach thinks of a move before it is made."""

    move: Line
    expected: Version


class Census(Request, frozen=True):
    """Ask how many there are of each card or tile, and how many everybody has seen."""


class Coach(Request, frozen=True):
    """Turn your coach on or off."""

    on: bool


class Resign(Request, frozen=True):
    """Give the seat up for this game; a bot plays on."""


class Start(Request, frozen=True):
    """Begin the game; `fill` names a bot for every free seat."""

    fill: Word = ""


class Leave(Request, frozen=True):
    """Leave your seat while no game is on."""


class Rematch(Request, frozen=True):
    """Open the table again for another game with the same people."""


class Mix(Request, frozen=True):
    """Add your own randomness to the deal, before the start and once per game."""

    text: Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{1,64}(?!\n)$")]


class Install(Request, frozen=True):
    """Give a free seat to a bot; for the host."""

    seat: SeatNumber
    player: Word


class Remove(Request, frozen=True):
    """Take a bot away before the start, or a person at any time; for the host.

    The secret of who is removed is refused from then on, and nobody sits down from their network.
    In a game a bot plays on.
    """

    seat: SeatNumber


class Readmit(Request, frozen=True):
    """Let removed people of a name in again; for the host."""

    name: Word


class Admit(Request, frozen=True):
    """Let people without a seat watch, or forbid it; for the host, at any time."""

    watchers: bool


class Invite(Request, frozen=True):
    """Let latecomers take the seats of bots in play, or forbid it; for the host, at any time."""

    latecomers: bool


class Change(Request, frozen=True):
    """Set the house rules before the start; for the host. What is not given stays."""

    seats: SeatNumber | None = None
    options: dict[Word, OptionValue] | None = None
    clocking: Clocking | None = None
    public: bool | None = None
    talk: bool | None = None
    odds: bool | None = None
    hints: bool | None = None


class Create(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Open a table; with a name the creator sits down at once."""

    game: Word
    seats: SeatNumber | None = None
    options: dict[Word, OptionValue] = {}
    clocking: Clocking = Clocking(grace_seconds=60)
    public: bool = False
    talk: bool = True
    odds: bool = True  # whether clients show the odds, where a game tells them
    watchers: bool = True  # whether people without a seat may look on
    latecomers: bool = False  # whether people may take the seats of bots in play
    hints: bool = False  # whether hints are allowed among people, too
    name: Name = ""
    face: FaceNumber = 0
    fill: Word = ""  # a bot for every other seat
    start: bool = False


class Sit(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Take a seat: the one that is named, or the first that is free.

    While a game is on, it is the seat of a bot, if the host allows latecomers.
    """

    name: Name
    seat: SeatNumber | None = None
    face: FaceNumber = 0


# What changes the table, where it is not refused.
Command: TypeAlias = (
    Move
    | Say
    | Coach
    | Resign
    | Start
    | Leave
    | Rematch
    | Mix
    | Install
    | Remove
    | Readmit
    | Admit
    | Invite
    | Change
)
# What only asks.
Inquiry: TypeAlias = Explain | Hint | Review | Census
AnyRequest: TypeAlias = Command | Inquiry
