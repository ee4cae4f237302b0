"""How many cards of each kind there are, and how many of them everybody has seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.games.saboteur.components import (
    FULL_DECK,
    KIND_NAMES,
    KINDS,
    LAID_NAMES,
    TURNED,
    kind_of,
)
from bocamina.games.saboteur.describe import describe_public

if TYPE_CHECKING:
    from bocamina.games.saboteur.state import Mine


def census(mine: Mine) -> dict[str, tuple[int, int]]:
    """Return for each kind, either way up, how many are in a round's deck and how many lie open.

    Cards passed face down do not count as open; cards that break a tool lie open before the seat.
    """
    facts = describe_public(mine)
    seen = [int(mine.discarded(kind)) for kind in range(KINDS)]
    for card in facts["cards"]:
        if card["card"] in LAID_NAMES:
            seen[kind_of(card["card"])] += 1
    for broken in facts["broken"]:
        for each in broken:
            seen[KIND_NAMES.index(f"broken-{each['tool']}")] += 1
    counts = {
        name: (total, out) for name, total, out in zip(KIND_NAMES, FULL_DECK, seen, strict=True)
    }
    return {**counts, **{turned: counts[name] for name, turned in TURNED.items()}}
