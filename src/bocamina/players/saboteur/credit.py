"""How credible each seat's remarks about others are, by how earlier ones turned out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.games.saboteur.claims import OF_DWARVES
from bocamina.games.saboteur.components import ROLE_NAMES, SABOTEUR

if TYPE_CHECKING:
    from collections.abc import Collection

    from bocamina.players.player import Remark

# A prior: how often a stranger is right about another dwarf, by its own role, and how many of its
# remarks weigh as much as this prior. It is right only slightly more often than not: most of its
# evidence has been seen and judged by everybody already.
RIGHT: Final = (0.52, 0.48)
STRANGERS: Final = 4.0


class Credit:
    """Who was right about whom in the rounds of one game, as a digger and as a saboteur."""

    def __init__(self) -> None:
        self.right: dict[tuple[int, int], float] = {}
        self.said: dict[tuple[int, int], float] = {}

    def settle(self, remarks: Collection[Remark], saboteurs: Collection[int]) -> None:
        """Compare the remarks about dwarves with the roles that were revealed."""
        for remark in remarks:
            key = remark.seat, int(remark.seat in saboteurs)
            says = ROLE_NAMES.index(OF_DWARVES[remark.phrase])
            self.said[key] = self.said.get(key, 0.0) + 1
            self.right.setdefault(key, 0.0)
            self.right[key] += says == int(remark.about in saboteurs)

    def of(self, seat: int, role: int) -> float:
        """Return how likely a seat is right about another, given its own role."""
        right = self.right.get((seat, role), 0.0) + RIGHT[role] * STRANGERS
        return right / (self.said.get((seat, role), 0.0) + STRANGERS)

    def chances(self, remark: Remark, goals: int) -> list[float]:
        """Return how likely a remark is for each role of who says it and of whom it is about."""
        guilty = OF_DWARVES[remark.phrase] == ROLE_NAMES[SABOTEUR]
        found = []
        for role in range(2):
            right = self.of(remark.seat, role)
            for about in range(2):
                found += [right if guilty == (about == SABOTEUR) else 1 - right] * goals
        return found
