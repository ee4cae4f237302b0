"""How often diggers and saboteurs do what, counted in rounds between bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.games.saboteur.components import GOALS
from bocamina.players.saboteur.reckoning.deeds import DEEDS

if TYPE_CHECKING:
    from mypy_extensions import i64

# Counted between earlier versions of strong, with a little added so that nothing is impossible.
# For each stage and deed: a digger's chance, towards a digger and towards a saboteur, and a
# saboteur's; where a deed has no target, the actor stands for it.
COUNTED: Final[list[list[float]]] = [
    # far from all goals
    [0.0098, 0.0098, 0.0260, 0.0260],  # tunnel laid, much harm
    [0.0174, 0.0174, 0.0920, 0.0920],  # tunnel laid, some harm
    [0.0988, 0.0988, 0.1138, 0.1138],  # tunnel laid, no help
    [0.0760, 0.0760, 0.0902, 0.0902],  # tunnel laid, some help
    [0.3923, 0.3923, 0.0391, 0.0391],  # tunnel laid, much help
    [0.0080, 0.0080, 0.0544, 0.0544],  # dead end laid, harm
    [0.0082, 0.0082, 0.0121, 0.0121],  # dead end laid, none
    [0.0080, 0.0080, 0.0239, 0.0239],  # rockfall, harm
    [0.0093, 0.0093, 0.0083, 0.0083],  # rockfall, neither
    [0.0420, 0.0420, 0.0085, 0.0085],  # rockfall, help
    [0.1291, 0.1291, 0.1143, 0.1143],  # map read
    [0.1945, 0.1945, 0.3973, 0.3973],  # passed
    [0.0080, 0.0080, 0.0081, 0.0081],  # own tool mended
    [0.0253, 0.0198, 0.0090, 0.0090],  # trusted one mended
    [0.0139, 0.0120, 0.0098, 0.0098],  # any one mended
    [0.0103, 0.0095, 0.0207, 0.0207],  # suspect mended
    [0.0080, 0.0080, 0.0292, 0.0292],  # trusted one broken
    [0.0086, 0.0089, 0.0228, 0.0228],  # any one broken
    [0.0781, 0.1053, 0.0711, 0.0711],  # suspect broken
    [0.0082, 0.0082, 0.0081, 0.0081],  # own tool broken
    # near a goal
    [0.0084, 0.0084, 0.0597, 0.0597],  # tunnel laid, much harm
    [0.0089, 0.0089, 0.1482, 0.1482],  # tunnel laid, some harm
    [0.0821, 0.0821, 0.0919, 0.0919],  # tunnel laid, no help
    [0.0723, 0.0723, 0.0149, 0.0149],  # tunnel laid, some help
    [0.3038, 0.3038, 0.0227, 0.0227],  # tunnel laid, much help
    [0.0081, 0.0081, 0.2409, 0.2409],  # dead end laid, harm
    [0.0084, 0.0084, 0.0165, 0.0165],  # dead end laid, none
    [0.0083, 0.0083, 0.0992, 0.0992],  # rockfall, harm
    [0.0169, 0.0169, 0.0095, 0.0095],  # rockfall, neither
    [0.0404, 0.0404, 0.0081, 0.0081],  # rockfall, help
    [0.0777, 0.0777, 0.0443, 0.0443],  # map read
    [0.2788, 0.2788, 0.1619, 0.1619],  # passed
    [0.0081, 0.0081, 0.0081, 0.0081],  # own tool mended
    [0.0566, 0.0411, 0.0101, 0.0101],  # trusted one mended
    [0.0147, 0.0125, 0.0090, 0.0090],  # any one mended
    [0.0116, 0.0104, 0.0418, 0.0418],  # suspect mended
    [0.0083, 0.0084, 0.0664, 0.0664],  # trusted one broken
    [0.0088, 0.0091, 0.0275, 0.0275],  # any one broken
    [0.1212, 0.1652, 0.0684, 0.0684],  # suspect broken
    [0.0081, 0.0081, 0.0081, 0.0081],  # own tool broken
    # far, own tool broken
    [0.0082, 0.0082, 0.0082, 0.0082],  # tunnel laid, much harm
    [0.0082, 0.0082, 0.0082, 0.0082],  # tunnel laid, some harm
    [0.0082, 0.0082, 0.0082, 0.0082],  # tunnel laid, no help
    [0.0082, 0.0082, 0.0082, 0.0082],  # tunnel laid, some help
    [0.0082, 0.0082, 0.0082, 0.0082],  # tunnel laid, much help
    [0.0082, 0.0082, 0.0082, 0.0082],  # dead end laid, harm
    [0.0082, 0.0082, 0.0082, 0.0082],  # dead end laid, none
    [0.0082, 0.0082, 0.0766, 0.0766],  # rockfall, harm
    [0.0119, 0.0119, 0.0122, 0.0122],  # rockfall, neither
    [0.0602, 0.0602, 0.0112, 0.0112],  # rockfall, help
    [0.1048, 0.1048, 0.0756, 0.0756],  # map read
    [0.5062, 0.5062, 0.4682, 0.4682],  # passed
    [0.1898, 0.1898, 0.1607, 0.1607],  # own tool mended
    [0.0366, 0.0275, 0.0112, 0.0112],  # trusted one mended
    [0.0123, 0.0109, 0.0092, 0.0092],  # any one mended
    [0.0103, 0.0096, 0.0491, 0.0491],  # suspect mended
    [0.0090, 0.0094, 0.1209, 0.1209],  # trusted one broken
    [0.0094, 0.0100, 0.0215, 0.0215],  # any one broken
    [0.1208, 0.1646, 0.0717, 0.0717],  # suspect broken
    [0.0087, 0.0087, 0.0092, 0.0092],  # own tool broken
    # near, own tool broken
    [0.0083, 0.0083, 0.0082, 0.0082],  # tunnel laid, much harm
    [0.0083, 0.0083, 0.0082, 0.0082],  # tunnel laid, some harm
    [0.0083, 0.0083, 0.0082, 0.0082],  # tunnel laid, no help
    [0.0083, 0.0083, 0.0082, 0.0082],  # tunnel laid, some help
    [0.0083, 0.0083, 0.0082, 0.0082],  # tunnel laid, much help
    [0.0083, 0.0083, 0.0082, 0.0082],  # dead end laid, harm
    [0.0083, 0.0083, 0.0082, 0.0082],  # dead end laid, none
    [0.0083, 0.0083, 0.1007, 0.1007],  # rockfall, harm
    [0.0202, 0.0202, 0.0082, 0.0082],  # rockfall, neither
    [0.0508, 0.0508, 0.0082, 0.0082],  # rockfall, help
    [0.1032, 0.1032, 0.0927, 0.0927],  # map read
    [0.4553, 0.4553, 0.4490, 0.4490],  # passed
    [0.1750, 0.1750, 0.1675, 0.1675],  # own tool mended
    [0.0633, 0.0457, 0.0086, 0.0086],  # trusted one mended
    [0.0118, 0.0106, 0.0090, 0.0090],  # any one mended
    [0.0083, 0.0082, 0.0442, 0.0442],  # suspect mended
    [0.0088, 0.0092, 0.1471, 0.1471],  # trusted one broken
    [0.0128, 0.0146, 0.0138, 0.0138],  # any one broken
    [0.1577, 0.2159, 0.0406, 0.0406],  # suspect broken
    [0.0083, 0.0083, 0.0090, 0.0090],  # own tool broken
]

# People are not these bots, and one bot is not like another: each deed tells less than it would.
TEMPER: Final = 0.5
HABITS: Final[list[list[float]]] = [[chance**TEMPER for chance in row] for row in COUNTED]


def chances_of(stage: i64, deeds: list[int]) -> list[float]:
    """Return a deed's chance for each role of actor and target, where it may differ by goal."""
    found = [0.0] * (4 * GOALS)
    goal: i64 = 0
    while goal < GOALS:
        row = HABITS[stage * DEEDS + deeds[goal]]
        roles: i64 = 0
        while roles < 4:
            found[roles * GOALS + goal] = row[roles]
            roles += 1
        goal += 1
    return found
