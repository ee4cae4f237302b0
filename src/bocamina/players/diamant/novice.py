"""The bot that plays by mood, as people do in their first game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.games.diamant.components import FIRST_HAZARD, HAZARDS, VALUES
from bocamina.games.diamant.events import ExpeditionFled
from bocamina.games.diamant.moves import STAY
from bocamina.players.player import Player

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.events import Event
    from bocamina.core.game import AnyGame, AnyView
    from bocamina.core.rng import Rng
    from bocamina.games.diamant.state import Cave

# How likely it runs by the number of hazards met: the first one is a shock, and whoever has held
# out grows used to them.
FRIGHT: Final = (0.0, 0.6, 0.12, 0.12, 0.2, 0.5)
# A treasure of this worth, just found, makes it feel lucky, however many share it.
LUCKY_FIND: Final = 9
WHEN_BITTEN: Final = 1.5
# It does not run with less than this.
A_FEW_GEMS: Final = 2


class NovicePlayer(Player):
    """Runs from the first hazard or goes on too long, and counts neither cards nor people.

    Having lost everything it is timid throughout the next expedition.
    """

    def __init__(self, game: AnyGame, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self.timid_in = 0

    def notice(self, view: AnyView, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, ExpeditionFled) and self.seat in event.seats and event.lost:
                # By now the cave is the next expedition's.
                self.timid_in = int(view.public.expedition)

    def choose(self, view: AnyView, moves: Sequence[int], seconds: float) -> int:
        cave: Cave = view.public
        last = cave.path[-1]
        if int(cave.carried) + int(cave.lying) < A_FEW_GEMS:
            return STAY
        if last < FIRST_HAZARD and VALUES[last] >= LUCKY_FIND:
            return STAY
        fright = FRIGHT[sum(cave.has_met(hazard) for hazard in range(len(HAZARDS)))]
        if self.timid_in == int(cave.expedition):
            fright *= WHEN_BITTEN
        return moves[-1] if self.rng.chance() < fright else STAY
