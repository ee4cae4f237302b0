"""How much the last one inside, who may walk out at any time, brings home."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.games.diamant.components import IDOL_WORTH, VALUES

if TYPE_CHECKING:
    from bocamina.games.diamant.state import Cave

# How likely bots of all levels came home if the next card cannot be a bust, and how much less
# likely if it surely is: 8,400 choices of the last one inside in 3,000 games (seed "alone 1").
SAFE_HOME: Final = 0.77
HOME_BY_DANGER: Final = -0.8
# Their additional gems, in cards of average worth, as quintiles; chosen from several by the Brier
# score in 3,000 other games (seed "alone 2").
MORE_CARDS: Final = (0, 0, 1, 3, 5)


def brought_home(cave: Cave) -> dict[int, float]:
    """Return how likely the only seat inside brings home so many gems."""
    loot = int(cave.carried) * int(cave.inside_total) + int(cave.lying)
    if cave.inside_total == 1:  # two who leave together take no idol
        loot += IDOL_WORTH * (int(cave.idol_carried) + int(cave.idol_lies))
    gems = sum(value * count for value, count in zip(VALUES, cave.deck, strict=False))
    card = gems / max(1, sum(cave.deck))
    home = SAFE_HOME + HOME_BY_DANGER * cave.danger()
    found = {0: 1.0 - home}
    for more in MORE_CARDS:
        brought = round(loot + more * card)
        found[brought] = found.get(brought, 0.0) + home / len(MORE_CARDS)
    return found
