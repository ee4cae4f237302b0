"""What clients are told of Saboteur: types only, from which the browser client's are made."""

from __future__ import annotations

from typing import Literal, TypedDict

Tool = Literal["lamp", "cart", "pickaxe"]
Role = Literal["digger", "saboteur"]
GoalKind = Literal["treasure", "stone-ES", "stone-SW"]
Phase = Literal["starter", "roles", "goals", "deal", "play", "draw", "gold", "draft", "pay", "over"]


Shape = Literal["crossroads", "junction", "shaft", "gallery", "curve", "dead", "goal"]
CardDeed = Literal["dig", "rockfall", "map", "break", "mend"]


class PlaceFacts(TypedDict):
    """A cell of the mine."""

    x: int
    y: int


class LaidCardFacts(TypedDict):
    """A card of the mine: a path as it lies, start, face-down, treasure or stone; goals from 1.

    `kind` is what a goal turned out to be, however it lies.
    """

    x: int
    y: int
    card: str
    openings: str
    joined: bool
    goal: int
    kind: GoalKind | None


class BrokenFacts(TypedDict):
    """A broken tool and the seat that broke it."""

    tool: Tool
    by: int


class PayFacts(TypedDict):
    """What a saboteur's pay came to."""

    cards: int
    nuggets: int
    change: int


class EntryFacts(TypedDict):
    """Who took gold in which round; of a saboteur's pay everybody knows what it came to."""

    round: int
    seat: int
    pay: PayFacts | None


class MineFacts(TypedDict):
    """Everything on the table.

    The finder opened the way to the treasure, once the round is over; `owed` are the nuggets to
    each saboteur, where the treasure was not reached; `gold_cards` are those each seat has taken.
    """

    phase: Phase
    round: int
    rounds: int
    starter: int | None
    cards: list[LaidCardFacts]
    goals: list[PlaceFacts]
    deck: int
    hands: list[int]
    discards: dict[str, int]
    passed: list[int]
    looks: list[list[int]]
    broken: list[list[BrokenFacts]]
    saboteurs: tuple[int, int]
    dwarves: list[Role] | None
    spare: Role | None
    finder: int | None
    gold_left: int
    owed: int
    gold_cards: list[int]
    ledger: list[EntryFacts]
    totals: list[int] | None


class FaceFacts(TypedDict):
    """What a path card or a goal shows: the sides that it is open to, and its shape."""

    openings: str
    shape: Shape


class BarFacts(TypedDict):
    """What forbids a card wherever one would play it, as a refusal tells it."""

    reason: str
    clause: str
    facts: dict[str, str]


class CardFacts(TypedDict):
    """A card of the hand: what it is for, its name the other way up, and what forbids it now."""

    does: CardDeed
    turned: str
    barred: BarFacts | None


class DwarfFacts(TypedDict):
    """What one seat knows besides; `cards` tells of each card in the hand, by its name.

    `gold` are the cards that it has taken, and `nuggets` what they and its change are worth.
    """

    role: Role | None
    hand: list[str]
    cards: dict[str, CardFacts]
    goals: list[GoalKind | None]
    discarded: list[str]
    offered: list[int]
    gold: list[int]
    nuggets: int


class UnseenFacts(TypedDict):
    """What nobody knew, told when the game is over."""

    goals: list[GoalKind | None]
    spare: Role | None
    deck: dict[str, int]
    pile: list[int]


class DigMove(TypedDict):
    """Laying a path card: the card of the hand, and as it lies."""

    does: Literal["dig"]
    card: str
    path: str
    x: int
    y: int


class RockfallMove(TypedDict):
    """Burying a card of the mine."""

    does: Literal["rockfall"]
    card: str
    x: int
    y: int


class MapMove(TypedDict):
    """Looking at a goal, from 1."""

    does: Literal["map"]
    card: str
    goal: int


class ToolMove(TypedDict):
    """Breaking or mending a seat's tool."""

    does: Literal["break", "mend"]
    card: str
    tool: Tool
    seat: int


class DiscardMove(TypedDict):
    """Passing with a card."""

    does: Literal["discard"]
    card: str


class PassMove(TypedDict):
    """Passing without cards."""

    does: Literal["pass"]


class GoldMove(TypedDict):
    """Taking gold cards of these worths."""

    does: Literal["take", "collect"]
    gold: list[int]


PublicFacts = MineFacts
PrivateFacts = DwarfFacts
HiddenFacts = UnseenFacts
MoveFacts = DigMove | RockfallMove | MapMove | ToolMove | DiscardMove | PassMove | GoldMove
