"""Bots that look one card ahead: one that counts exactly, and one that follows a hunch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.games.diamant.components import IDOL_WORTH
from bocamina.games.diamant.moves import STAY
from bocamina.players.diamant.counting import gems_to_find
from bocamina.players.player import Player

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.game import AnyView
    from bocamina.games.diamant.state import Cave

# How far a hunch may differ from the odds of the cards.
HUNCH: Final = 0.5


class MyopicPlayer(Player):
    """Stays as long as the next card may bring more than it may cost.

    It takes the others to do as it does: all stay, or all leave and share the path.
    """

    def nerve(self) -> float:
        """Return the weight of a gem to be found, relative to one to be lost."""
        return 1.0

    def choose(self, view: AnyView, moves: Sequence[int], seconds: float) -> int:
        cave: Cave = view.public
        inside = int(cave.inside_total)
        at_stake = int(cave.carried) + int(cave.lying) / inside
        if inside == 1:
            at_stake += IDOL_WORTH * (cave.idol_carried + cave.idol_lies)
        may_bring = self.nerve() * gems_to_find(cave) / inside
        return STAY if cave.busting_cards() * at_stake <= may_bring else moves[-1]


class RegularPlayer(MyopicPlayer):
    """Counts well and feels bolder one moment than the next, so that two seldom leave as one."""

    def nerve(self) -> float:
        return 1.0 + HUNCH * (2.0 * self.rng.chance() - 1.0)
