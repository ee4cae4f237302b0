"""How likely the diggers reach the treasure: an evaluation, mostly fitted to bots' rounds."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from bocamina.games.saboteur.components import GOALS
from bocamina.games.saboteur.packed import broken_tools
from bocamina.players.saboteur.reckoning.terrain import CARD_COST

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.games.saboteur.state import Mine

FARTHEST: Final = 20.0  # cards; beyond that it makes no difference
LEAST_ODDS: Final = 0.05

# The weights of the diggers' chance, in logits.
BASE: Final = -1.5
PER_CARD: Final = -0.27  # each card that the tunnel to the treasure still needs
NEAR_CARDS: Final = -0.43  # each of the last four of them, besides
DIGGER_TURN: Final = 0.2  # each turn that a digger has left
SABOTEUR_TURN: Final = -0.08
MISLED: Final = -0.2  # the table's disbelief in the right goal
# How many turns one, two or three broken tools cost, before somebody mends them.
DIGGER_LOSES: Final = [0.0, 3.0, 5.5, 8.0]
SABOTEUR_LOSES: Final = [0.0, 5.0, 8.0, 10.0]
BROKEN_TOOLS: Final = [0, 1, 1, 2, 1, 2, 2, 3]


class Outlook:
    """A seat's expectation of the round, by its belief about the others."""

    def __init__(
        self, mine: Mine, suspicion: list[float], public_odds: list[float], per_card: float
    ) -> None:
        self.per_card = per_card
        self.seats: i64 = mine.house_rules.seats
        turns: i64 = mine.deck_size
        seat: i64 = 0
        while seat < self.seats:
            turns += mine.hand_size(seat)
            seat += 1
        self.turns_each: float = int(turns) / int(self.seats)
        self.suspicion = suspicion
        self.misled = [-math.log(max(LEAST_ODDS, odds)) for odds in public_odds]
        self.power: float = 0.0  # the worth of the turns left to the diggers, in logits
        self.see_tools(mine.broken)

    def see_tools(self, broken: i64) -> None:
        """Take in which tools are broken."""
        power: float = 0.0
        seat: i64 = 0
        while seat < self.seats:
            tools: i64 = BROKEN_TOOLS[broken_tools(broken, seat)]
            left: float = self.turns_each
            digs: float = DIGGER_TURN * (left - min(left, DIGGER_LOSES[tools]))
            hinders: float = SABOTEUR_TURN * (left - min(left, SABOTEUR_LOSES[tools]))
            power += digs + self.suspicion[seat] * (hinders - digs)
            seat += 1
        self.power = power

    def chance(self, away: list[int], odds: list[float]) -> float:
        """Return how likely the diggers win."""
        total: float = 0.0
        for goal in range(GOALS):
            if odds[goal] > 0.0:
                total += odds[goal] * self.chance_at(away[goal], self.misled[goal])
        return total

    def chance_at(self, away: i64, misled: float) -> float:
        """Return how likely the diggers win if the treasure lies so far away."""
        cards: float = min(int(away) / CARD_COST, FARTHEST)
        last: float = min(cards, 4.0)
        way: float = self.per_card * cards + NEAR_CARDS * last
        score: float = BASE + way + self.power + MISLED * misled
        return 1.0 / (1.0 + math.exp(-score))
