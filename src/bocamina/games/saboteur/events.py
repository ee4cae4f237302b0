"""What can happen in the mine, in public or in front of one seat alone."""

from collections.abc import Sequence
from dataclasses import dataclass

from bocamina.core.events import Event
from bocamina.games.saboteur.facts import GoalKind, Role, Tool

# Words are in quotes, and annotations not postponed: so the compiler keeps their names, which
# `parse_event` looks up; of anything else that is no class it keeps nothing.

# --- Setting up a round


@dataclass
class StarterDrawn(Event):
    """The lot fell on the seat that begins the first round."""

    seat: int


@dataclass
class RoleSeen(Event):
    """A seat looked at its dwarf card."""

    seat: int
    role: "Role"

    def audience(self) -> Sequence[int]:
        return (self.seat,)


@dataclass
class RolesDealt(Event):
    """Every seat has a dwarf card; between `fewest` and `most` of them are saboteurs."""

    fewest: int
    most: int


@dataclass
class GoalsLaid(Event):
    """The three goals lie face down."""


@dataclass
class CardSeen(Event):
    """A seat took a card into its hand."""

    seat: int
    card: str

    def audience(self) -> Sequence[int]:
        return (self.seat,)


@dataclass
class RoundBegan(Event):
    """All hands are dealt."""

    round: int
    starter_seat: int
    hand: int


# --- Turns


@dataclass
class CardDrawn(Event):
    """A seat drew the deck's top card."""

    seat: int
    left: int


@dataclass
class PathDug(Event):
    """A seat laid a path card."""

    seat: int
    path: str
    x: int
    y: int


@dataclass
class GoalRevealed(Event):
    """A tunnel from the start reached a goal, which turned over."""

    goal: int
    kind: "GoalKind"

    def is_staged(self) -> bool:
        return True


@dataclass
class RockFell(Event):
    """A seat took a path card from the mine."""

    seat: int
    path: str
    x: int
    y: int


@dataclass
class MapRead(Event):
    """A seat looked at a goal."""

    seat: int
    goal: int


@dataclass
class GoalSeen(Event):
    """A seat saw what a goal is."""

    seat: int
    goal: int
    kind: "GoalKind"

    def audience(self) -> Sequence[int]:
        return (self.seat,)


@dataclass
class ToolBroken(Event):
    """A seat broke a tool of a seat, perhaps its own."""

    seat: int
    target_seat: int
    tool: "Tool"


@dataclass
class ToolMended(Event):
    """A seat mended a tool of a seat, perhaps its own."""

    seat: int
    target_seat: int
    tool: "Tool"
    card: str


@dataclass
class CardPassed(Event):
    """A seat passed and put a card face down on the discard pile."""

    seat: int


@dataclass
class PassedCardSeen(Event):
    """A seat passed this card face down."""

    seat: int
    card: str

    def audience(self) -> Sequence[int]:
        return (self.seat,)


@dataclass
class CardDiscarded(Event):
    """A seat passed and put a card face up on the discard pile."""

    seat: int
    card: str


@dataclass
class HandlessPassed(Event):
    """A seat without cards passed."""

    seat: int


# --- The end of a round


@dataclass
class TreasureReached(Event):
    """The tunnel to the treasure was completed by a seat."""

    seat: int


@dataclass
class CardsRanOut(Event):
    """The round ended without the treasure."""


@dataclass
class GoalShown(Event):
    """A goal that was never reached turned over after the round."""

    goal: int
    kind: "GoalKind"


@dataclass
class DwarvesRevealed(Event):
    """All dwarf cards turned over, the spare one too."""

    saboteur_seats: tuple[int, ...]
    spare: "Role"

    def gives_pause(self) -> bool:
        return True


@dataclass
class NobodyPaid(Event):
    """A round ended and there was nobody to pay."""


# --- Gold


@dataclass
class GoldDrawn(Event):
    """Gold cards were drawn for the diggers, and a seat has them first."""

    seat: int
    cards: int


@dataclass
class GoldOffered(Event):
    """A seat sees the gold cards it may take from."""

    seat: int
    gold: tuple[int, ...]

    def audience(self) -> Sequence[int]:
        return (self.seat,)


@dataclass
class GoldTaken(Event):
    """A digger took a gold card and handed on the rest."""

    seat: int
    left: int


@dataclass
class GoldKept(Event):
    """What a seat's new gold cards are worth."""

    seat: int
    gold: tuple[int, ...]

    def audience(self) -> Sequence[int]:
        return (self.seat,)


@dataclass
class PayCollected(Event):
    """A saboteur took its pay: so many nuggets, in so many cards and change."""

    seat: int
    nuggets: int
    cards: int
    change: int


@dataclass
class GameEnded(Event):
    """The gold was counted."""

    totals: tuple[int, ...]
    winner_seats: tuple[int, ...]
