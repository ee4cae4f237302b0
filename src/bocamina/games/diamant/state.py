"""The cave that all can see, and the fist in which a seat hides its choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.core.state import Private, Public
from bocamina.core.turn import CHANCE, OVER
from bocamina.games.diamant.components import FULL_DECK, HAZARDS, IDOL_WORTH

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.core.options import Settings

NOT_CHOSEN: Final = -1


class Cave(Public):
    """Everything on the table: the deck's contents, the path, who is inside, what was banked."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.turn = CHANCE
        self.idols_on = settings.flag("idols")
        self.chests_hidden = settings.word("chests") == "hidden"
        self.adventurers: i64 = 2 if settings.seats == 2 else 1  # D17
        self.expedition: i64 = 1
        self.removed = [0] * len(HAZARDS)  # D14: hazard cards out of the game
        self.deck = list(FULL_DECK)  # how many of each card are still face down
        self.path: list[int] = []
        self.gems: list[int] = []  # what lies on each card of the path
        self.lying: i64 = 0  # the same, added up
        self.idol_lies = False
        self.met: i64 = 0  # a bit for every hazard on the path
        # All adventurers inside always carry the same, and only a lone one can hold the idol.
        self.carried: i64 = 0
        self.idol_carried = False
        self.inside = [int(self.adventurers)] * settings.seats
        self.inside_total: i64 = int(self.adventurers) * settings.seats
        self.chests = [0] * settings.seats  # D22: empty while they are hidden
        self.idols = [0] * settings.seats
        self.chosen: i64 = 0  # a bit for every seat whose choice is sealed

    def copy(self) -> Cave:
        """Return a cave that shares nothing mutable with this one."""
        cave = Cave(self.settings)
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

    def shows_chests(self) -> bool:
        """Tell whether everybody may see what the chests hold."""
        return not self.chests_hidden or self.turn == OVER

    def worth(self, seat: int) -> int:
        """Return what a chest that all may see is worth."""
        return self.chests[seat] + IDOL_WORTH * self.idols[seat]


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
