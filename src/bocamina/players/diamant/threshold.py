"""A sensible bot for Diamant that weighs what it may lose against what it may still find."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.games.diamant.moves import STAY
from bocamina.players.diamant.counting import gems_to_find
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
        at_stake = int(cave.carried) + int(cave.lying) / 2
        gain = self.nerve * gems_to_find(cave) / int(cave.inside_total)
        if cave.busting_cards() * at_stake < gain:
            return STAY
        # A seat with two adventurers sends them home one by one.
        return moves[1] if len(moves) == 2 or self.rng.below(2) else moves[2]
