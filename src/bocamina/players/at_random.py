"""The plainest bot, for every game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.players.player import Player

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.game import AnyView


class RandomPlayer(Player):
    """Makes any legal move, each equally likely."""

    def choose(self, view: AnyView, moves: Sequence[int], seconds: float) -> int:
        return moves[int(self.rng.below(len(moves)))]
