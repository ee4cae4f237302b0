"""A model of how others decide: kinds of players, inferred from their choices.

All kinds weigh the same two things, each in its own way: the *risk*, which is what the next card
may cost over what it may bring, and the *lure* of what lies on the path, over the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from bocamina.games.diamant.components import IDOL_WORTH
from bocamina.players.diamant.counting import gems_to_find

if TYPE_CHECKING:
    from bocamina.games.diamant.state import Cave
    from bocamina.players.diamant.deck import Real, Whole

# A lower bound, so that no risk still has a logarithm.
LEAST_RISK: Final = 0.05
# Where they leave as often as not when nothing lies on the path; how surely they leave beyond
# that and stay before it; how much the path draws them out.
NERVES: Final = (0.15, 0.3, 0.5, 0.8, 1.2, 1.8, 3.0, 6.0)
SHARPNESS: Final = (1.5, 5.0)
GREED: Final = (0.5, 2.5)
# Bias, weight of the risk, weight of the lure. The first two kinds play about as the equilibrium
# does, for which there are better guesses; the second is keen on winning, and in the last
# expedition does not go home only to lose.
KINDS: Final = np.array(
    [(0.0, 0.0, 0.0)] * 2
    + [
        (-sharp * np.log(nerve + LEAST_RISK), sharp, greed)
        for nerve in NERVES
        for sharp in SHARPNESS
        for greed in GREED
    ]
)
CALM: Final = 0
KEEN: Final = 1
# The equilibrium by the number inside, fitted to 5000 of its choices: off by 0.03 on average. With
# an idol on the path, which only one who leaves alone gets, it goes sooner and is never so sure:
# fitted to 525 such choices, off by 0.05 at others.
CALMLY: Final = np.array(
    [
        [
            (0.0, 0.0, 0.0),
            (-1.5, 30.0, 0.0),
            (-3.44, 6.61, 6.79),
            (-2.83, 2.20, 4.33),
            (-3.02, 1.14, 4.09),
            (-3.05, 0.84, 3.89),
            (-2.98, 0.56, 3.28),
            (-3.09, 0.53, 3.37),
            (-2.88, 0.42, 2.78),
        ],
        [
            (0.0, 0.0, 0.0),
            (-1.5, 30.0, 0.0),
            (-0.34, 1.34, 1.43),
            (-1.53, 0.54, 1.14),
            (-1.39, 0.43, 0.97),
            (-2.45, 0.32, 1.56),
            (-2.72, 0.34, 1.63),
            (-2.36, 0.29, 1.34),
            (-2.48, 0.24, 1.43),
        ],
    ]
)
PRIOR: Final = np.array([0.3, 0.4] + [0.3 / (len(KINDS) - 2)] * (len(KINDS) - 2))
# A floor: nobody is quite as predictable as a kind.
SLIP: Final = 0.02


def log_risk(inside: Whole, busting: Whole, carried: Whole, path: Whole, gems_left: Whole) -> Real:
    """Return the log of the expected loss over one's share of the expected find.

    What lies on the path is as good as carried by one who is alone.
    """
    at_stake = inside * carried + path * (inside == 1)
    risk = busting * at_stake / np.maximum(gems_left, 1)
    return np.asarray(np.log(risk + LEAST_RISK), np.float64)


def lure(path: Whole, cards_left: Whole, gems_left: Whole) -> Real:
    """Return how what lies on the path compares with what the next card may bring."""
    return np.log1p(path * cards_left / np.maximum(gems_left, 1))


def urge(kinds: Real, risk: Real, drawn: Real) -> Real:
    """Return these kinds' urge to leave, in logits."""
    return np.asarray(kinds[..., 0] + kinds[..., 1] * risk + kinds[..., 2] * drawn, np.float64)


def logistic(urges: Real) -> Real:
    """Return the probabilities for urges in logits."""
    return 1.0 / (1.0 + np.exp(-np.clip(urges, -20.0, 20.0)))


def leave_chance(kinds: Real, risk: Real, drawn: Real) -> Real:
    """Return how likely people of these kinds leave."""
    return SLIP / 2 + (1.0 - SLIP) * logistic(urge(kinds, risk, drawn))


def weigh(cave: Cave) -> tuple[Real, Real, Real]:
    """Return the equilibrium's coefficients for a cave, its log risk and its lure."""
    carried = int(cave.carried) + IDOL_WORTH * cave.idol_carried
    path = np.array(int(cave.lying) + IDOL_WORTH * cave.idol_lies)
    gems, cards, busting = gems_to_find(cave), sum(cave.deck), cave.busting_cards()
    inside = np.array(int(cave.inside_total))
    risk = log_risk(inside, np.array(busting), np.array(carried), path, np.array(gems))
    calmly = CALMLY[int(cave.idol_lies), inside]
    return calmly, risk, lure(path, np.array(cards), np.array(gems))


class Temperament:
    """The belief about one seat: how likely it is of each kind."""

    def __init__(self) -> None:
        self.weights = PRIOR.copy()

    def observe(self, asked: tuple[Real, Real, Real], left: int, stayed: int) -> None:
        """Update the belief by how many adventurers of the seat left and stayed."""
        calmly, risk, drawn = asked
        chances = leave_chance(KINDS, risk, drawn)
        chances[[CALM, KEEN]] = leave_chance(calmly, risk, drawn)
        self.weights *= chances**left * (1.0 - chances) ** stayed
        self.weights /= self.weights.sum()

    def guess(self, count: int, dice: np.random.Generator) -> Whole:
        """Sample `count` kinds from the belief, by number."""
        return dice.choice(len(KINDS), size=count, p=self.weights)
