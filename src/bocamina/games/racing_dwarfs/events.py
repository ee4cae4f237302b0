"""What can happen at the table. All of it is public; cells and colours are told in notation."""

from dataclasses import dataclass

from bocamina.core.events import Event
from bocamina.games.racing_dwarfs.facts import Facing, Kind, RaceEnd, TakenDeed

# Words are in quotes, and annotations not postponed: so the compiler keeps their names, which
# `parse_event` looks up; of anything else that is no class it keeps nothing.


@dataclass
class StarterDrawn(Event):
    """Lots were drawn for who begins."""

    seat: int


@dataclass
class GreenFell(Event):
    """A green tile fell face down on a cell."""

    cell: str


@dataclass
class GreensSweptUp(Event):
    """The greens lay so that the colours could not all be placed; they fall again."""


@dataclass
class TilePlaced(Event):
    """A seat put a tile of its colour on the board, or the lot did so for it."""

    seat: int
    cell: str
    kind: "Kind"
    facing: "Facing"


@dataclass
class GreenChosen(Event):
    """A seat is about to turn over a green tile."""

    seat: int
    cell: str


@dataclass
class GreenUncovered(Event):
    """A green tile showed its kind."""

    seat: int
    cell: str
    kind: "Kind"


@dataclass
class GreenOriented(Event):
    """A seat oriented the green tile that it turned over."""

    seat: int
    cell: str
    kind: "Kind"
    facing: "Facing"


@dataclass
class GreenFlipped(Event):
    """The lot turned over and oriented a green tile."""

    cell: str
    kind: "Kind"
    facing: "Facing"


@dataclass
class RaceBegan(Event):
    """The board is ready and the race is on."""

    seat: int


@dataclass
class CartEntered(Event):
    """A cart came onto the board."""

    seat: int
    cell: str


@dataclass
class CartMoved(Event):
    """A cart rolled along the rails."""

    seat: int
    start: str
    end: str


@dataclass
class CartLeft(Event):
    """A cart left by the far side and is out of the game."""

    seat: int
    cell: str
    out: int
    left: int


@dataclass
class CartReturned(Event):
    """A cart rolled back home."""

    seat: int
    cell: str


@dataclass
class TileRotated(Event):
    """A tile was rotated."""

    seat: int
    cell: str
    kind: "Kind"
    facing: "Facing"


@dataclass
class RockMoved(Event):
    """The Rock was moved, which ended the turn."""

    seat: int
    start: str
    end: str


@dataclass
class ActionTakenBack(Event):
    """A seat took back the last action of its turn; only a ride leads to another cell."""

    seat: int
    does: "TakenDeed"
    cell: str
    to: str


@dataclass
class TurnEnded(Event):
    """A seat's turn is over."""

    seat: int
    number: int


@dataclass
class GameEnded(Event):
    """Somebody got all carts across, or the race went nowhere."""

    reason: "RaceEnd"
    scores: tuple[int, ...]
    winner_seats: tuple[int, ...]
