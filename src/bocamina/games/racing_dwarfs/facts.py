"""What clients are told of Racing Dwarfs: types only, from which the browser client's are made.

Cells are in notation, a1 to g7; rails are the open sides: N, E, S, W. A way is the cells that
something rolls over, from the first to the last: "a4 b4 b5".
"""

from __future__ import annotations

from typing import Literal, TypedDict

Colour = Literal["red", "blue", "yellow", "white"]
Side = Literal["north", "east", "south", "west"]
Kind = Literal["L", "I", "T"]
Facing = Literal[
    "north", "east", "south", "west", "northeast", "southeast", "southwest", "northwest"
]
TileOwner = Literal["free", "printed", "green", "face-down", "red", "blue", "yellow", "white"]
Phase = Literal[
    "lot", "greens", "place", "deal", "uncover", "kind", "orient", "flip", "race", "over"
]
TakenDeed = Literal["enter", "exit", "home", "rotate", "move"]
RaceEnd = Literal["all_out", "repetition", "cap"]


class CellFacts(TypedDict):
    """A cell: whose tile lies there, its rails, and the seat whose cart stands on it."""

    cell: str
    tile: TileOwner
    rails: str
    cart: int | None


class UncoveredFacts(TypedDict):
    """The green tile that is being turned over."""

    cell: str
    kind: Kind | None


class ReachFacts(TypedDict):
    """Where one cart or the Rock can stop, with the shortest way to each of these cells.

    `exits` and `returns` are where it could leave the board; `out` and `back` lead to the nearest.
    """

    stops: list[str]
    ways: list[str]
    out: str
    back: str
    exits: list[str]
    returns: list[str]
    wraps: list[tuple[str, str]]
    blockers: list[str]


class TakenFacts(TypedDict):
    """An action that the mover has taken in this turn; only a ride leads to another cell."""

    does: TakenDeed
    cell: str
    to: str | None


class RaceFacts(TypedDict):
    """Everything on the table; stocks of tiles are in the order of `kinds`.

    A seat's carts start from its side and leave by its goal. `tiles` are the ways in which tiles of
    a kind may lie: what they face and the rails, each a turn clockwise from the last.
    """

    phase: Phase
    turn_number: int
    starter: int | None
    mover: int
    sides: list[Side]
    goals: list[Side]
    colours: list[Colour]
    cells: list[CellFacts]
    rock: str
    carts: int
    home: list[int]
    out: list[int]
    kinds: list[Kind]
    stock: list[list[int]]
    greens: list[int]
    tiles: dict[Kind, list[tuple[Facing, str]]]
    uncovered: UncoveredFacts | None
    actions_left: int
    cart_owed: bool
    trail: list[TakenFacts]
    rotated: list[str]
    used: list[str]
    reaches: dict[str, ReachFacts]


class NothingFacts(TypedDict):
    """What one seat knows besides: nothing, since all lies open."""


class TileFacts(TypedDict):
    """A tile as it lies."""

    kind: Kind
    facing: Facing
    rails: str


class DoneMove(TypedDict):
    """Ending the turn."""

    does: Literal["done"]


class ActionFacts(TypedDict):
    """An action of a turn, and whether the turn ends with it."""

    ends_turn: bool


class UncoverMove(TypedDict):
    """A green tile that is turned over."""

    does: Literal["uncover"]
    cell: str


class RollFacts(ActionFacts):
    """An action by which something rolls."""

    way: str


class CartMove(RollFacts):
    """A cart that comes, leaves or returns."""

    does: Literal["enter", "exit", "home"]
    cell: str


class RideMove(RollFacts):
    """A cart that rides."""

    does: Literal["move"]
    cell: str
    to: str


class RockMove(RollFacts):
    """The Rock that rolls."""

    does: Literal["rock"]
    to: str


class LayMove(TileFacts):
    """A tile that is laid or turned as it comes up."""

    does: Literal["orient", "place"]
    cell: str


class RotateMove(TileFacts, ActionFacts):
    """A tile that is turned, with the cells that it opens and closes to the mover's carts."""

    does: Literal["rotate"]
    cell: str
    opens: list[str]
    closes: list[str]


PublicFacts = RaceFacts
PrivateFacts = NothingFacts
MoveFacts = DoneMove | UncoverMove | CartMove | RideMove | RockMove | LayMove | RotateMove
