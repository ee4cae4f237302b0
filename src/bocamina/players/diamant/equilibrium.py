"""The bot that plays the symmetric equilibrium of each expedition."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from bocamina.games.diamant.components import FIRST_HAZARD, IDOL_CARD, IDOL_WORTH, VALUES
from bocamina.players.diamant.adviser import Adviser
from bocamina.players.diamant.expedition import Expedition
from bocamina.players.player import Player

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.game import AnyView
    from bocamina.games.diamant.state import Cave

MOST_SECONDS: Final = 0.05


class EquilibriumPlayer(Player):
    """Wants as many gems of this expedition as can be expected, whatever the scores."""

    def choose(self, view: AnyView, moves: Sequence[int], seconds: float) -> int:
        chance = adviser(min(seconds, MOST_SECONDS)).leave_chance(rest_of(view.public))
        # Each of a seat's adventurers decides independently, by the equilibrium.
        return sum(self.rng.chance() < chance for _ in moves[1:])


@cache
def adviser(seconds: float) -> Adviser:
    """Return the adviser shared by all seats, so that its cache is shared, too."""
    return Adviser(seconds)


def rest_of(cave: Cave) -> Expedition:
    """Return the rest of the expedition in the solver's form."""
    idols = cave.deck[IDOL_CARD] if cave.idols_on else 0
    return Expedition(
        adventurers=int(cave.inside_total),
        treasures=tuple(
            value
            for card, value in enumerate(VALUES)
            for _ in range(0 if cave.idols_on and card == IDOL_CARD else cave.deck[card])
        ),
        hazards=tuple(cave.deck[FIRST_HAZARD:]),
        met=tuple(cave.has_met(hazard) for hazard in range(len(cave.removed))),
        loot=int(cave.carried) + (IDOL_WORTH if cave.idol_carried else 0),
        path=int(cave.lying),
        idols=idols,
        idols_on_path=int(cave.idol_lies),
    )
