"""The public cave, and the fist in which a seat hides its choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.core.state import Private, Public
from bocamina.core.turn import CHANCE, OVER
from bocamina.games.diamant.components import FIRST_HAZARD, FULL_DECK, HAZARDS, IDOL_WORTH

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.core.options import Settings

NOT_CHOSEN: Final = -1
BLANK: Final[list[int]] = []  # a placeholder until a list is assigned; stays empty


class Cave(Public):
    """Everything on the table: the deck's contents, the path, who is inside, what was banked."""

    def __init__(self, settings: Settings, idols_on: bool, chests_hidden: bool) -> None:
        super().__init__(settings)
        self.idols_on = idols_on
        self.chests_hidden = chests_hidden
        self.adventurers: i64 = 2 if settings.seats == 2 else 1  # D17
        self.expedition: i64 = 1
        self.removed = BLANK  # D14: how many hazard cards of each kind are out of the game
        self.deck = BLANK  # how many of each card are still face down
        self.path = BLANK
        self.gems = BLANK  # what lies on each card of the path
        self.lying: i64 = 0  # the same, added up
        self.idol_lies = False
        self.met: i64 = 0  # a bit for every hazard on the path
        # All adventurers inside always carry the same, and only a lone one can hold the idol.
        self.carried: i64 = 0
        self.idol_carried = False
        self.inside = BLANK  # how many adventurers of each seat
        self.inside_total: i64 = 0
        self.chests = BLANK  # D22: empty while they are hidden, like the next
        self.idols = BLANK
        self.chosen: i64 = 0  # a bit for every seat whose choice is sealed

    def copy(self) -> Cave:
        """Return a cave that shares nothing mutable with this one."""
        cave = Cave(self.settings, self.idols_on, self.chests_hidden)
        cave.turn = self.turn
        cave.expedition = self.expedition
        cave.removed = self.removed[:]
        cave.deck = self.deck[:]
        cave.path = self.path[:]
        cave.gems = self.gems[:]
        cave.lying = self.lying
        cave.idol_lies = self.idol_lies
        cave.met = self.met
        cave.carried = self.carried
        cave.idol_carried = self.idol_carried
        cave.inside = self.inside[:]
        cave.inside_total = self.inside_total
        cave.chests = self.chests[:]
        cave.idols = self.idols[:]
        cave.chosen = self.chosen
        return cave

    def has_met(self, hazard: i64) -> bool:
        """Tell whether a hazard of a kind lies on the path."""
        return (self.met >> hazard & 1) != 0

    def meet(self, hazard: i64) -> None:
        """D12: note that a hazard of a kind lies on the path."""
        self.met |= 1 << hazard

    def busting_cards(self) -> int:
        """Return how many of the cards still face down would end the expedition (D13)."""
        hazards = enumerate(self.deck[FIRST_HAZARD:])
        return sum(cards for hazard, cards in hazards if self.has_met(hazard))

    def danger(self) -> float:
        """Return how likely the next card ends the expedition."""
        return self.busting_cards() / max(1, sum(self.deck))

    def has_chosen(self, seat: i64) -> bool:
        """Tell whether a seat's choice is sealed."""
        return (self.chosen >> seat & 1) != 0

    def shows_chests(self) -> bool:
        """Tell whether everybody may see what the chests hold."""
        return not self.chests_hidden or self.turn == OVER

    def worth(self, seat: int) -> int:
        """Return what a chest that all may see is worth."""
        return self.chests[seat] + IDOL_WORTH * self.idols[seat]


def empty_cave(settings: Settings) -> Cave:
    """Return the first expedition's cave before its first card."""
    cave = Cave(settings, settings.flag("idols"), settings.word("chests") == "hidden")
    cave.turn = CHANCE
    cave.removed = [0] * len(HAZARDS)
    cave.deck = FULL_DECK[:]
    cave.path = []
    cave.gems = []
    cave.inside = [int(cave.adventurers)] * settings.seats
    cave.inside_total = cave.adventurers * settings.seats
    cave.chests = [] if cave.chests_hidden else [0] * settings.seats
    cave.idols = cave.chests[:]
    return cave


class Fist(Private):
    """A seat's sealed choice, and its chest while chests are hidden."""

    def __init__(self) -> None:
        self.choice: i64 = NOT_CHOSEN
        self.chest: i64 = 0
        self.idols: i64 = 0

    def copy(self) -> Fist:
        """Return a fist that shares nothing mutable with this one."""
        fist = Fist()
        fist.choice = self.choice
        fist.chest = self.chest
        fist.idols = self.idols
        return fist
