"""What the last one inside brings home, who may walk out at any time and is expected to."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from bocamina.games.diamant.components import FIRST_HAZARD, IDOL_CARD, IDOL_WORTH, VALUES

if TYPE_CHECKING:
    from bocamina.games.diamant.state import Cave

    Chances = dict[int, float]  # by the gems brought home; 0 stands for a cave that came down too

CARDS: Final = 3  # to look ahead; whoever is still inside then leaves
# The risk is what the next card may cost over what it may bring. Bots of all levels leave half as
# often as they ever do at the first number; the second says how surely beyond it. They leave most
# often at the third, and then ever less: whoever is still inside at a great risk is seldom one who
# counts. That tells who plays and not what the cave is worth, so here it stays at the most.
EVEN_RISK: Final = 1.0
SURENESS: Final = 3.0
MOST: Final = 0.75


def brought_home(cave: Cave) -> Chances:
    """Return how likely the only seat inside brings home so many gems."""
    inside = int(cave.inside_total)
    loot = int(cave.carried) * inside + int(cave.lying)
    if inside == 1:
        loot += IDOL_WORTH * (int(cave.idol_carried) + int(cave.idol_lies))
    # Two who leave together take no idol.
    idol = 0 if not cave.idols_on else (IDOL_WORTH if inside == 1 else -1)
    return chances_of(tuple(cave.deck), int(cave.met), loot, idol, CARDS)


@lru_cache(1 << 15)
def chances_of(deck: tuple[int, ...], met: int, loot: int, idol: int, cards: int) -> Chances:
    """Return the same by the cards left, the hazards met and all that leaving would bring."""
    if not cards or not any(deck):
        return {loot: 1.0}
    leaving = leave_chance(deck, met, loot)
    found = {loot: leaving}
    each = (1.0 - leaving) / sum(deck)
    for card, count in enumerate(deck):
        if not count:
            continue
        hazard = card - FIRST_HAZARD
        if hazard >= 0 and met >> hazard & 1:
            found[0] = found.get(0, 0.0) + each * count
            continue
        rest = (*deck[:card], count - 1, *deck[card + 1 :])
        now = met | 1 << hazard if hazard >= 0 else met
        more = 0 if hazard >= 0 else worth_of(card, idol)
        for gems, chance in chances_of(rest, now, loot + more, idol, cards - 1).items():
            found[gems] = found.get(gems, 0.0) + each * count * chance
    return found


def worth_of(card: int, idol: int) -> int:
    """Return what a treasure brings; `idol` is 0 without idols, -1 if nobody could take it."""
    return max(0, idol) if card == IDOL_CARD and idol else VALUES[card]


def leave_chance(deck: tuple[int, ...], met: int, loot: int) -> float:
    """Return how likely the last one inside leaves now."""
    hazards = enumerate(deck[FIRST_HAZARD:])
    busting = sum(count for hazard, count in hazards if met >> hazard & 1)
    gems = sum(value * count for value, count in zip(VALUES, deck, strict=False))
    risk = (busting * loot / max(1, gems)) ** SURENESS
    return MOST * risk / (risk + EVEN_RISK**SURENESS)
