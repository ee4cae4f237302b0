"""How many tiles of each kind there are, and how many of them lie open on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.games.racing_dwarfs.components import GREEN_TILES, KIND_OF, KINDS, OWN_TILES
from bocamina.games.racing_dwarfs.describe import SIDES_OF, describe_public

if TYPE_CHECKING:
    from bocamina.games.racing_dwarfs.state import Race


def census(race: Race) -> dict[str, tuple[int, int]]:
    """Return for each kind how many are in play with these seats, and how many lie open."""
    seats = race.settings.seats
    seen = [0] * len(KINDS)
    for cell in describe_public(race)["cells"]:
        if cell["tile"] not in ("free", "printed", "face-down"):
            seen[KIND_OF[SIDES_OF.index(cell["rails"])]] += 1
    totals = [
        seats * own + green for own, green in zip(OWN_TILES[seats], GREEN_TILES[seats], strict=True)
    ]
    return {kind: (totals[n], seen[n]) for n, kind in enumerate(KINDS)}
