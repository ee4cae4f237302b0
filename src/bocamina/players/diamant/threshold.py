"""A sensible bot for Diamant that weighs what it may lose against what it may still find."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.games.diamant.components import FIRST_HAZARD, VALUES
from bocamina.games.diamant.moves import STAY
from bocamina.players.player import Player

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.game import AnyGame, AnyView
    from bocamina.core.rng import Rng
    from bocamina.games.diamant.state import Cave

TIMID: Final = 0.6
BOLD: Final = 1.4


class ThresholdPlayer(Player):
    """Leaves as soon as the next card would cost more than it brings, each with a nerve of its own.

    The path counts as the bot's own by half, since others may want it at the same moment.
    """

    def __init__(self, game: AnyGame, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self.nerve = TIMID + (BOLD - TIMID) * rng.chance()

    def choose(self, view: AnyView, moves: Sequence[int], seconds: float) -> int:
        cave: Cave = view.public
        deck = sum(cave.deck)
        busting = sum(cave.deck[FIRST_HAZARD + hazard] for hazard in hazards_met(cave))
        found = sum(value * count for value, count in zip(VALUES, cave.deck, strict=False))
        at_stake = int(cave.carried) + int(cave.lying) / 2
        gain = self.nerve * found / deck / int(cave.inside_total)
        if busting / deck * at_stake < gain:
            return STAY
        # A seat with two adventurers sends them home one by one.
        return moves[1] if len(moves) == 2 or self.rng.below(2) else moves[2]


def hazards_met(cave: Cave) -> list[int]:
    """Return the hazards that lie on the path."""
    return [hazard for hazard in range(len(cave.removed)) if cave.met >> hazard & 1]
