"""How others decide: kinds of people, and what their choices tell of which kind they are.

All kinds weigh the same two things, each in its own way: the *risk*, which is what the next card
may cost over what it may bring, and the *lure* of the gems on the path, over the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from bocamina.players.diamant.counting import busting_cards, gems_to_find

if TYPE_CHECKING:
    from bocamina.games.diamant.state import Cave
    from bocamina.players.diamant.deck import Real, Whole

# Where there is no risk it still has a logarithm.
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
# The equilibrium by the number inside, fitted to 5000 of its choices: off by 0.03 on average.
CALMLY: Final = np.array(
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
    ]
)
PRIOR: Final = np.array([0.3, 0.4] + [0.3 / (len(KINDS) - 2)] * (len(KINDS) - 2))
# Nobody is quite as predictable as a kind.
SLIP: Final = 0.02


def log_risk(inside: Whole, busting: Whole, carried: Whole, gems_left: Whole) -> Real:
    """Return how the loss that threatens compares with one's share of what is to be found."""
    return np.log(inside * busting * carried / np.maximum(gems_left, 1) + LEAST_RISK)


def lure(path: Whole, cards_left: Whole, gems_left: Whole) -> Real:
    """Return how the gems on the path compare with those that the next card may bring."""
    return np.log1p(path * cards_left / np.maximum(gems_left, 1))


def urge(kinds: Real, risk: Real, drawn: Real) -> Real:
    """Return how people of these kinds are drawn out: as likely as not at 0, surely far above."""
    return np.asarray(kinds[..., 0] + kinds[..., 1] * risk + kinds[..., 2] * drawn, np.float64)


def logistic(urges: Real) -> Real:
    """Return the chances that urges stand for."""
    return 1.0 / (1.0 + np.exp(-np.clip(urges, -20.0, 20.0)))


def leave_chance(kinds: Real, risk: Real, drawn: Real) -> Real:
    """Return how likely people of these kinds leave."""
    return SLIP / 2 + (1.0 - SLIP) * logistic(urge(kinds, risk, drawn))


def weigh(cave: Cave) -> tuple[int, Real, Real]:
    """Return the number inside, the risk and the lure of a cave as it is."""
    inside, carried, path = int(cave.inside_total), int(cave.carried), int(cave.lying)
    gems, cards, busting = gems_to_find(cave), sum(cave.deck), busting_cards(cave)
    risk = log_risk(np.array(inside), np.array(busting), np.array(carried), np.array(gems))
    return inside, risk, lure(np.array(path), np.array(cards), np.array(gems))


class Temperament:
    """What is known of one seat: how likely it is of each kind."""

    def __init__(self) -> None:
        self.weights = PRIOR.copy()

    def observe(self, asked: tuple[int, Real, Real], left: int, stayed: int) -> None:
        """Take in a choice: so many adventurers of the seat left, and so many stayed."""
        inside, risk, drawn = asked
        chances = leave_chance(KINDS, risk, drawn)
        chances[[CALM, KEEN]] = leave_chance(CALMLY[inside], risk, drawn)
        self.weights *= chances**left * (1.0 - chances) ** stayed
        self.weights /= self.weights.sum()

    def guess(self, count: int, dice: np.random.Generator) -> Whole:
        """Return `count` kinds that the seat may be of, by number."""
        return dice.choice(len(KINDS), size=count, p=self.weights)
