"""How often diggers and saboteurs do what, counted in rounds between bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.games.saboteur.components import GOALS
from bocamina.players.saboteur.reckoning.deeds import DEEDS

if TYPE_CHECKING:
    from mypy_extensions import i64

# Counted in 1,000 games between strong bots, with a little added so that nothing is impossible.
# For each stage and deed: a digger's chance, towards a digger and towards a saboteur, and a
# saboteur's; where a deed has no target, the actor stands for it.
COUNTED: Final[list[list[float]]] = [
    # far from all goals
    [0.0100, 0.0100, 0.0323, 0.0323],  # tunnel laid, much harm
    [0.0161, 0.0161, 0.1410, 0.1410],  # tunnel laid, some harm
    [0.1012, 0.1012, 0.2389, 0.2389],  # tunnel laid, no help
    [0.0656, 0.0656, 0.0097, 0.0097],  # tunnel laid, some help
    [0.3320, 0.3320, 0.0081, 0.0081],  # tunnel laid, much help
    [0.0080, 0.0080, 0.0687, 0.0687],  # dead end laid, harm
    [0.0080, 0.0080, 0.0127, 0.0127],  # dead end laid, none
    [0.0081, 0.0081, 0.0166, 0.0166],  # rockfall, harm
    [0.0106, 0.0106, 0.0086, 0.0086],  # rockfall, neither
    [0.0369, 0.0369, 0.0083, 0.0083],  # rockfall, help
    [0.1030, 0.1030, 0.1583, 0.1583],  # map read
    [0.1107, 0.1107, 0.0222, 0.0222],  # passed
    [0.0080, 0.0080, 0.0080, 0.0080],  # own tool mended
    [0.0841, 0.0080, 0.0109, 0.0080],  # trusted one mended
    [0.0144, 0.0080, 0.0080, 0.0080],  # any one mended
    [0.0080, 0.0156, 0.0080, 0.1417],  # suspect mended
    [0.0080, 0.0080, 0.2076, 0.0080],  # trusted one broken
    [0.0080, 0.0197, 0.0287, 0.0080],  # any one broken
    [0.0080, 0.2129, 0.0375, 0.0080],  # suspect broken
    [0.0080, 0.0080, 0.0080, 0.0080],  # own tool broken
    # near a goal
    [0.0086, 0.0086, 0.0593, 0.0593],  # tunnel laid, much harm
    [0.0097, 0.0097, 0.1202, 0.1202],  # tunnel laid, some harm
    [0.0318, 0.0318, 0.1205, 0.1205],  # tunnel laid, no help
    [0.0581, 0.0581, 0.0099, 0.0099],  # tunnel laid, some help
    [0.3166, 0.3166, 0.0160, 0.0160],  # tunnel laid, much help
    [0.0080, 0.0080, 0.2409, 0.2409],  # dead end laid, harm
    [0.0080, 0.0080, 0.0155, 0.0155],  # dead end laid, none
    [0.0081, 0.0081, 0.1178, 0.1178],  # rockfall, harm
    [0.0167, 0.0167, 0.0080, 0.0080],  # rockfall, neither
    [0.0295, 0.0295, 0.0080, 0.0080],  # rockfall, help
    [0.0654, 0.0654, 0.0543, 0.0543],  # map read
    [0.2188, 0.2188, 0.0166, 0.0166],  # passed
    [0.0080, 0.0080, 0.0080, 0.0080],  # own tool mended
    [0.0842, 0.0080, 0.0109, 0.0080],  # trusted one mended
    [0.0123, 0.0080, 0.0081, 0.0081],  # any one mended
    [0.0080, 0.0212, 0.0440, 0.0440],  # suspect mended
    [0.0080, 0.0080, 0.1548, 0.0080],  # trusted one broken
    [0.0080, 0.0196, 0.0126, 0.0080],  # any one broken
    [0.0080, 0.2935, 0.0151, 0.0080],  # suspect broken
    [0.0080, 0.0080, 0.0080, 0.0080],  # own tool broken
    # far, own tool broken
    [0.0080, 0.0080, 0.0080, 0.0080],  # tunnel laid, much harm
    [0.0080, 0.0080, 0.0080, 0.0080],  # tunnel laid, some harm
    [0.0080, 0.0080, 0.0080, 0.0080],  # tunnel laid, no help
    [0.0080, 0.0080, 0.0080, 0.0080],  # tunnel laid, some help
    [0.0080, 0.0080, 0.0080, 0.0080],  # tunnel laid, much help
    [0.0080, 0.0080, 0.0080, 0.0080],  # dead end laid, harm
    [0.0080, 0.0080, 0.0080, 0.0080],  # dead end laid, none
    [0.0080, 0.0080, 0.0370, 0.0370],  # rockfall, harm
    [0.0120, 0.0120, 0.0081, 0.0081],  # rockfall, neither
    [0.0371, 0.0371, 0.0086, 0.0086],  # rockfall, help
    [0.1069, 0.1069, 0.0664, 0.0664],  # map read
    [0.4019, 0.4019, 0.4813, 0.4813],  # passed
    [0.1777, 0.1777, 0.1497, 0.1497],  # own tool mended
    [0.0362, 0.0362, 0.0108, 0.0080],  # trusted one mended
    [0.0095, 0.0080, 0.0080, 0.0080],  # any one mended
    [0.0080, 0.0205, 0.0410, 0.0410],  # suspect mended
    [0.0080, 0.0080, 0.1183, 0.0080],  # trusted one broken
    [0.0080, 0.0222, 0.0190, 0.0080],  # any one broken
    [0.0080, 0.2960, 0.0331, 0.0080],  # suspect broken
    [0.0080, 0.0080, 0.0080, 0.0080],  # own tool broken
    # near, own tool broken
    [0.0080, 0.0080, 0.0080, 0.0080],  # tunnel laid, much harm
    [0.0080, 0.0080, 0.0080, 0.0080],  # tunnel laid, some harm
    [0.0080, 0.0080, 0.0080, 0.0080],  # tunnel laid, no help
    [0.0080, 0.0080, 0.0080, 0.0080],  # tunnel laid, some help
    [0.0080, 0.0080, 0.0080, 0.0080],  # tunnel laid, much help
    [0.0080, 0.0080, 0.0080, 0.0080],  # dead end laid, harm
    [0.0080, 0.0080, 0.0080, 0.0080],  # dead end laid, none
    [0.0080, 0.0080, 0.1173, 0.1173],  # rockfall, harm
    [0.0152, 0.0152, 0.0080, 0.0080],  # rockfall, neither
    [0.0270, 0.0270, 0.0080, 0.0080],  # rockfall, help
    [0.0965, 0.0965, 0.0636, 0.0636],  # map read
    [0.4069, 0.4069, 0.4232, 0.4232],  # passed
    [0.1628, 0.1628, 0.1181, 0.1181],  # own tool mended
    [0.0360, 0.0360, 0.0080, 0.0080],  # trusted one mended
    [0.0083, 0.0083, 0.0080, 0.0080],  # any one mended
    [0.0080, 0.0231, 0.0080, 0.1826],  # suspect mended
    [0.0080, 0.0080, 0.1426, 0.0080],  # trusted one broken
    [0.0080, 0.0202, 0.0154, 0.0080],  # any one broken
    [0.0080, 0.3635, 0.0232, 0.0080],  # suspect broken
    [0.0080, 0.0080, 0.0080, 0.0080],  # own tool broken
]

# People are not these bots, and one bot is not like another: each deed tells less than it would.
TEMPER: Final = 0.5
HABITS: Final[list[list[float]]] = [[chance**TEMPER for chance in row] for row in COUNTED]


def chances_of(
    stage: i64, deeds: list[int], power: float = 1.0, table: list[list[float]] = HABITS
) -> list[float]:
    """Return a deed's chance for each role of actor and target, where it may differ by goal."""
    found = [0.0] * (4 * GOALS)
    goal: i64 = 0
    while goal < GOALS:
        row = table[stage * DEEDS + deeds[goal]]
        roles: i64 = 0
        while roles < 4:
            found[roles * GOALS + goal] = row[roles] ** power
            roles += 1
        goal += 1
    return found
