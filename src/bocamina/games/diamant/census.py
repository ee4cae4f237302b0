"""How many cards of each kind there are, and how many of them everybody has seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.games.diamant.components import CARD_NAMES, FULL_DECK

if TYPE_CHECKING:
    from bocamina.games.diamant.state import Cave


def census(cave: Cave) -> dict[str, tuple[int, int]]:
    """Return for each card how many are in the box, and how many everybody has seen."""
    return {
        name: (total, total - left if cave.deck else 0)
        for name, total, left in zip(CARD_NAMES, FULL_DECK, cave.deck or FULL_DECK, strict=True)
    }
