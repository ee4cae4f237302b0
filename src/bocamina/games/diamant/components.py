"""What is in the box, with the counts beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bocamina.games.diamant.facts import Hazard

# D1: fifteen treasure cards, 124 gems in all.
TREASURES: Final = [
    (1, 1),
    (2, 1),
    (3, 1),
    (4, 1),
    (5, 2),
    (7, 2),
    (9, 1),
    (11, 2),
    (13, 1),
    (14, 1),
    (15, 1),
    (17, 1),
]
# D1: fifteen hazard cards.
HAZARDS: Final[list[tuple[Hazard, int]]] = [
    ("snake", 3),
    ("scorpion", 3),
    ("rockfall", 3),
    ("gas", 3),
    ("explosion", 3),
]

# A card is a number: treasures first, then hazards.
VALUES: Final = [value for value, _ in TREASURES]
HAZARD_NAMES: Final = [name for name, _ in HAZARDS]
FIRST_HAZARD: Final = 12
CARD_NAMES: Final = [str(value) for value in VALUES] + HAZARD_NAMES
FULL_DECK: Final = [count for _, count in TREASURES] + [count for _, count in HAZARDS]
IDOL_CARD: Final = 0  # D19: the treasure card 1 carries the idol.

EXPEDITIONS: Final = 5
IDOL_WORTH: Final = 10
