"""The end of the game for one who is alone in the cave: solved exactly."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from bocamina.games.diamant.components import FIRST_HAZARD, HAZARDS, IDOL_WORTH

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.games.diamant.state import Cave


def alone_to_win(cave: Cave, seat: int, scores: Sequence[int]) -> bool:
    """Tell whether the last adventurer of the last expedition should leave, to win.

    All others have what they have. Who would win leaves; who would lose has nothing to lose by
    staying; who would share the victory asks whether one more treasure, which is enough to win
    alone, is likelier than that share to come before a bust.
    """
    rivals = [score for other, score in enumerate(scores) if other != seat]
    best = max(rivals, default=-1)
    idols = cave.idol_carried + cave.idol_lies
    mine = scores[seat] + int(cave.carried) + int(cave.lying) + IDOL_WORTH * idols
    if mine != best:
        return mine > best
    unmet = [
        cave.deck[FIRST_HAZARD + hazard]
        for hazard in range(len(HAZARDS))
        if not cave.has_met(hazard)
    ]
    treasure = treasure_first(
        sum(cave.deck[:FIRST_HAZARD]), cave.busting_cards(), tuple(sorted(unmet))
    )
    return 1 / (1 + rivals.count(best)) >= treasure


@cache
def treasure_first(treasures: int, busting: int, unmet: tuple[int, ...]) -> float:
    """Return how likely a treasure turns up before a bust, with cards of `unmet` hazards about."""
    cards = treasures + busting + sum(unmet)
    if not treasures:
        return 0.0
    chance = treasures / cards
    for kind, count in enumerate(unmet):
        rest = unmet[:kind] + unmet[kind + 1 :]
        if count:
            chance += count / cards * treasure_first(treasures, busting + count - 1, rest)
    return chance
