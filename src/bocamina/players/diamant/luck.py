"""A quick estimate of each seat's chances in a cave: the measure of luck in the laboratory.

Both numbers were fitted to games of the strong level against the regular one, and must not be
fitted to games in which strength is measured.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Final

from bocamina.core.turn import OVER
from bocamina.games.diamant.components import EXPEDITIONS, IDOL_WORTH
from bocamina.games.diamant.rules import winners

if TYPE_CHECKING:
    from bocamina.games.diamant.rules import DiamantState

WEIGHT: Final = 0.9  # the share of the luck that is subtracted from results
UNDER_WAY: Final = 0.7  # how much of an expedition is still to come where one is under way
# How far seats come apart in an expedition, in gems, times the square root of their number.
SPREAD: Final = 12.0
GUMBEL: Final = 1.28  # the standard deviation of the noise that turns worths into shares


def prospects(state: DiamantState) -> list[float]:
    """Return each seat's expected share of the victory."""
    cave = state.public
    seats = cave.settings.seats
    if cave.turn == OVER:
        won = winners(cave)
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(seats)]
    left = EXPEDITIONS - int(cave.expedition) + UNDER_WAY
    scale = SPREAD / sqrt(seats) * sqrt(left) / GUMBEL
    each = int(cave.carried) + int(cave.lying) / max(1, int(cave.inside_total))
    worths = []
    for seat, fist in enumerate(state.private):
        if cave.chests:
            chest = cave.chests[seat] + IDOL_WORTH * cave.idols[seat]
        else:
            chest = int(fist.chest) + IDOL_WORTH * int(fist.idols)
        worths.append(exp((chest + each * cave.inside[seat]) / scale))
    total = sum(worths)
    return [worth / total for worth in worths]
