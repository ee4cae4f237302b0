"""What clients are told of Diamant: types only, from which the browser client's are made."""

from __future__ import annotations

from typing import Literal, TypedDict

Hazard = Literal["snake", "scorpion", "rockfall", "gas", "explosion"]


class PathCardFacts(TypedDict):
    """A card of the path: a treasure's number or a hazard's name, and what lies on it."""

    card: str
    gems: int
    idol: bool


class OddsFacts(TypedDict):
    """What the open deck says of one more card, for an adventurer if all stay inside.

    The chance that it sends everybody home, the gems that it brings on average, a bust bringing
    none, and the gems that a bust costs on average.
    """

    bust: float
    gain: float
    loss: float


class CaveFacts(TypedDict):
    """Everything on the table; the odds while there is something to choose.

    `idol_card` is the treasure that carries an idol instead of gems, where there is one.
    """

    phase: Literal["draw", "choose", "over"]
    expedition: int
    expeditions: int
    path: list[PathCardFacts]
    deck: dict[str, int]
    removed: dict[str, int]
    met: list[Hazard]
    carried: int
    idol_carried: bool
    lying: int
    idol_lies: bool
    idol_card: str | None
    adventurers: int
    inside: list[int]
    chosen: list[int]
    chests: list[int] | None
    idols: list[int] | None
    odds: OddsFacts | None


class FistFacts(TypedDict):
    """What one seat knows besides: its sealed choice, and its chest where chests are hidden."""

    leaving: int | None
    chest: int | None
    idols: int | None


class ChoiceMove(TypedDict):
    """A move: how many adventurers leave."""

    leaving: int


PublicFacts = CaveFacts
PrivateFacts = FistFacts
MoveFacts = ChoiceMove
