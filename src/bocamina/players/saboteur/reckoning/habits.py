"""How often diggers and saboteurs do each deed, counted in rounds between bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.games.saboteur.components import GOALS
from bocamina.players.saboteur.reckoning.deeds import DEEDS

if TYPE_CHECKING:
    from mypy_extensions import i64

# Counted in 960 first rounds at tables of all sizes, all of kinds drawn at random: the levels,
# careless diggers, saboteurs who hide by passing or by digging along, strike late or hinder openly
# (`bocamina study habits`), with a little added so that nothing is impossible.
# For each stage and deed: a digger's chance, towards a digger and towards a saboteur, and a
# saboteur's; where a deed has no target, the actor stands for it.
COUNTED: Final[list[list[float]]] = [
    # far from all goals
    [0.0095, 0.0095, 0.0200, 0.0200],  # tunnel laid, much harm
    [0.0199, 0.0199, 0.0687, 0.0687],  # tunnel laid, some harm
    [0.1517, 0.1517, 0.1710, 0.1710],  # tunnel laid, no help
    [0.0644, 0.0644, 0.0387, 0.0387],  # tunnel laid, some help
    [0.2708, 0.2708, 0.0908, 0.0908],  # tunnel laid, much help
    [0.0088, 0.0088, 0.0578, 0.0578],  # dead end laid, harm
    [0.0140, 0.0140, 0.0207, 0.0207],  # dead end laid, none
    [0.0085, 0.0085, 0.0200, 0.0200],  # rockfall, harm
    [0.0105, 0.0105, 0.0087, 0.0087],  # rockfall, neither
    [0.0239, 0.0239, 0.0108, 0.0108],  # rockfall, help
    [0.1009, 0.1009, 0.0970, 0.0970],  # map read
    [0.1228, 0.1228, 0.2219, 0.2219],  # passed
    [0.0080, 0.0080, 0.0080, 0.0080],  # own tool mended
    [0.0449, 0.0080, 0.0211, 0.0080],  # trusted one mended
    [0.0181, 0.0118, 0.0122, 0.0080],  # any one mended
    [0.0080, 0.0340, 0.0080, 0.0621],  # suspect mended
    [0.0387, 0.0095, 0.0669, 0.0096],  # trusted one broken
    [0.0309, 0.0317, 0.0389, 0.0213],  # any one broken
    [0.0103, 0.1208, 0.0173, 0.0474],  # suspect broken
    [0.0122, 0.0122, 0.0080, 0.0080],  # own tool broken
    # near a goal
    [0.0094, 0.0094, 0.0352, 0.0352],  # tunnel laid, much harm
    [0.0126, 0.0126, 0.0797, 0.0797],  # tunnel laid, some harm
    [0.1550, 0.1550, 0.1126, 0.1126],  # tunnel laid, no help
    [0.0505, 0.0505, 0.0165, 0.0165],  # tunnel laid, some help
    [0.2628, 0.2628, 0.0709, 0.0709],  # tunnel laid, much help
    [0.0090, 0.0090, 0.1158, 0.1158],  # dead end laid, harm
    [0.0217, 0.0217, 0.0331, 0.0331],  # dead end laid, none
    [0.0100, 0.0100, 0.0723, 0.0723],  # rockfall, harm
    [0.0161, 0.0161, 0.0084, 0.0084],  # rockfall, neither
    [0.0193, 0.0193, 0.0098, 0.0098],  # rockfall, help
    [0.0462, 0.0462, 0.0479, 0.0479],  # map read
    [0.1740, 0.1740, 0.1918, 0.1918],  # passed
    [0.0080, 0.0080, 0.0080, 0.0080],  # own tool mended
    [0.0641, 0.0100, 0.0220, 0.0080],  # trusted one mended
    [0.0168, 0.0114, 0.0107, 0.0139],  # any one mended
    [0.0080, 0.0468, 0.0080, 0.0754],  # suspect mended
    [0.0411, 0.0099, 0.1109, 0.0125],  # trusted one broken
    [0.0183, 0.0124, 0.0290, 0.0085],  # any one broken
    [0.0110, 0.1639, 0.0166, 0.0602],  # suspect broken
    [0.0103, 0.0103, 0.0080, 0.0080],  # own tool broken
    # far, own tool broken
    [0.0080, 0.0080, 0.0080, 0.0080],  # tunnel laid, much harm
    [0.0080, 0.0080, 0.0080, 0.0080],  # tunnel laid, some harm
    [0.0080, 0.0080, 0.0080, 0.0080],  # tunnel laid, no help
    [0.0080, 0.0080, 0.0080, 0.0080],  # tunnel laid, some help
    [0.0080, 0.0080, 0.0080, 0.0080],  # tunnel laid, much help
    [0.0080, 0.0080, 0.0080, 0.0080],  # dead end laid, harm
    [0.0080, 0.0080, 0.0080, 0.0080],  # dead end laid, none
    [0.0086, 0.0086, 0.0312, 0.0312],  # rockfall, harm
    [0.0161, 0.0161, 0.0092, 0.0092],  # rockfall, neither
    [0.0238, 0.0238, 0.0113, 0.0113],  # rockfall, help
    [0.0707, 0.0707, 0.0514, 0.0514],  # map read
    [0.4606, 0.4606, 0.5000, 0.5000],  # passed
    [0.1502, 0.1502, 0.1586, 0.1586],  # own tool mended
    [0.0463, 0.0080, 0.0203, 0.0092],  # trusted one mended
    [0.0192, 0.0135, 0.0096, 0.0097],  # any one mended
    [0.0093, 0.0306, 0.0080, 0.0739],  # suspect mended
    [0.0414, 0.0099, 0.0834, 0.0133],  # trusted one broken
    [0.0304, 0.0350, 0.0276, 0.0238],  # any one broken
    [0.0142, 0.1736, 0.0288, 0.0500],  # suspect broken
    [0.0127, 0.0127, 0.0080, 0.0080],  # own tool broken
    # near, own tool broken
    [0.0080, 0.0080, 0.0080, 0.0080],  # tunnel laid, much harm
    [0.0080, 0.0080, 0.0080, 0.0080],  # tunnel laid, some harm
    [0.0080, 0.0080, 0.0080, 0.0080],  # tunnel laid, no help
    [0.0080, 0.0080, 0.0080, 0.0080],  # tunnel laid, some help
    [0.0080, 0.0080, 0.0080, 0.0080],  # tunnel laid, much help
    [0.0080, 0.0080, 0.0080, 0.0080],  # dead end laid, harm
    [0.0080, 0.0080, 0.0080, 0.0080],  # dead end laid, none
    [0.0080, 0.0080, 0.0721, 0.0721],  # rockfall, harm
    [0.0250, 0.0250, 0.0095, 0.0095],  # rockfall, neither
    [0.0233, 0.0233, 0.0109, 0.0109],  # rockfall, help
    [0.0529, 0.0529, 0.0440, 0.0440],  # map read
    [0.4671, 0.4671, 0.4943, 0.4943],  # passed
    [0.1568, 0.1568, 0.1023, 0.1023],  # own tool mended
    [0.0706, 0.0080, 0.0171, 0.0080],  # trusted one mended
    [0.0092, 0.0145, 0.0126, 0.0080],  # any one mended
    [0.0080, 0.0382, 0.0080, 0.0829],  # suspect mended
    [0.0233, 0.0233, 0.1404, 0.0080],  # trusted one broken
    [0.0110, 0.0173, 0.0205, 0.0080],  # any one broken
    [0.0119, 0.2014, 0.0344, 0.0260],  # suspect broken
    [0.0135, 0.0135, 0.0085, 0.0085],  # own tool broken
]

# Nobody at the table is quite like those who were counted, so each deed is discounted. For mixed
# tables with one kind left out of the fit, 0.6 predicts best; for a whole table of one
# kind, such as people who learned together, that is overconfident, and 0.3 is better.
TEMPER: Final = 0.3
HABITS: Final[list[list[float]]] = [[chance**TEMPER for chance in row] for row in COUNTED]


def chances_of(
    stage: i64, deeds: list[int], power: float = 1.0, table: list[list[float]] = HABITS
) -> list[float]:
    """Return a deed's probability for each role of actor and target, by goal where it differs."""
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
