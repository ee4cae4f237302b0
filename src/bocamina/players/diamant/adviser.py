"""The solver as a bot or a hint asks it, during play.

Small remainders are solved exactly. In large ones only the likeliest places of each layer are
worked out, and the others are guessed (see `rough_values`). How many depends on the seconds
granted and on nothing else, so that the same question always gets the same answer, on any machine.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import numpy as np

from bocamina.core.errors import BadSetting
from bocamina.players.diamant.deck import Deck
from bocamina.players.diamant.dominance import must_leave, must_stay
from bocamina.players.diamant.solver import Solution, solve

if TYPE_CHECKING:
    from bocamina.players.diamant.expedition import Expedition

# Measured on one core: the slowest questions take about the seconds granted, and the same width
# costs more the more adventurers there are.
WIDTH_PER_SECOND: Final = 50_000
LEAST_WIDTH: Final = 50


class Adviser:
    """Tells how likely to leave, and what staying and leaving are worth."""

    def __init__(self, seconds: float = 0.2, remembered: int = 1024) -> None:
        if not 0 < seconds < float("inf"):
            raise BadSetting("seconds above 0", repr(seconds))
        self.seconds = seconds
        self._ask = lru_cache(maxsize=remembered)(self._solve)

    def advise(self, expedition: Expedition) -> Solution:
        """Return the advice for each adventurer inside, whose turn it is to choose."""
        return self._ask(expedition)

    def leave_chance(self, expedition: Expedition) -> float:
        """Return how likely each adventurer inside leaves, at once where one choice is best."""
        deck = Deck(expedition)
        here = np.array([deck.origin(expedition)], np.int64)
        if must_leave(deck, here, expedition.adventurers)[0]:
            return 1.0
        if must_stay(deck, here, expedition.adventurers)[0]:
            return 0.0
        return self.advise(expedition).leave_chance

    def _solve(self, expedition: Expedition) -> Solution:
        width = int(self.seconds * WIDTH_PER_SECOND / expedition.adventurers)
        return solve(expedition, max(LEAST_WIDTH, width))
