"""The rest of one expedition as plain data, all that the solver asks for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bocamina.core.errors import Mismatch
from bocamina.games.diamant.components import HAZARDS, IDOL_WORTH, TREASURES

FRESH_TREASURES: Final = tuple(value for value, count in TREASURES for _ in range(count))
FRESH_HAZARDS: Final = tuple(count for _, count in HAZARDS)
MOST_ADVENTURERS: Final = 8
MOST_GEMS: Final = 4095
MOST_IDOLS: Final = 15
MOST_CARDS: Final = 60


class ImpossibleExpedition(Mismatch):
    """An expedition that no cave can hold."""

    def __init__(self, expected: str, got: object) -> None:
        super().__init__(expected, repr(got))


@dataclass(frozen=True, slots=True)
class Expedition:
    """What is left in the deck, what lies in the cave, and who is inside.

    `treasures` are the values left in the deck, in any order; `hazards` counts the cards left
    there of each kind, and `met` tells for each kind whether one lies on the path. `loot` is
    what each adventurer inside carries and `path` the gems that lie in the cave. An idol that a
    lone adventurer carries counts as `IDOL_WORTH` gems of loot.
    """

    adventurers: int
    treasures: tuple[int, ...] = FRESH_TREASURES
    hazards: tuple[int, ...] = FRESH_HAZARDS
    met: tuple[bool, ...] = (False,) * len(FRESH_HAZARDS)
    loot: int = 0
    path: int = 0
    idols: int = 0
    idols_on_path: int = 0

    def __post_init__(self) -> None:
        _expect_tuple("treasures", self.treasures)
        _expect_tuple("hazards", self.hazards)
        _expect_tuple("met", self.met)
        _expect_whole("adventurers", self.adventurers, 1, MOST_ADVENTURERS)
        for value in self.treasures:
            _expect_whole("every treasure", value, 1, MOST_GEMS)
        for count in self.hazards:
            _expect_whole("every hazard count", count, 0, MOST_CARDS)
        if len(self.met) != len(self.hazards) or any(type(kind) is not bool for kind in self.met):
            raise ImpossibleExpedition(
                f"met to hold a bool for each of {len(self.hazards)} hazards", self.met
            )
        _expect_whole("loot", self.loot, 0, MOST_GEMS)
        _expect_whole("path", self.path, 0, MOST_GEMS)
        _expect_whole("idols", self.idols, 0, MOST_IDOLS)
        _expect_whole("idols_on_path", self.idols_on_path, 0, MOST_IDOLS - self.idols)
        idols = self.idols + self.idols_on_path
        gems = sum(self.treasures) + self.loot + self.path + IDOL_WORTH * idols
        if gems > MOST_GEMS:
            raise ImpossibleExpedition(f"at most {MOST_GEMS} gems in all", gems)
        if self.cards > MOST_CARDS:
            raise ImpossibleExpedition(f"at most {MOST_CARDS} cards in the deck", self.cards)

    @property
    def cards(self) -> int:
        """The number of cards left in the deck."""
        return len(self.treasures) + self.idols + sum(self.hazards)

    @property
    def busting(self) -> int:
        """The number of cards left that would end the expedition at once."""
        return sum(count for count, met in zip(self.hazards, self.met, strict=True) if met)


def _expect_tuple(name: str, got: object) -> None:
    if not isinstance(got, tuple):
        raise ImpossibleExpedition(f"{name} to be a tuple", got)


def _expect_whole(name: str, got: object, least: int, most: int) -> None:
    # A bool is an int to Python, but a slip here.
    if not isinstance(got, int) or isinstance(got, bool) or not least <= got <= most:
        raise ImpossibleExpedition(f"{name} to be a whole number from {least} to {most}", got)
