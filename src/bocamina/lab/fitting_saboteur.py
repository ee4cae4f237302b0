"""The coefficients of chances in Saboteur."""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from bocamina.analysis.saboteur_gold_to_come import strengths
from bocamina.analysis.softmax import softmax
from bocamina.analysis.value_saboteur import FEATURES, MineValuation, role_mask
from bocamina.core.rng import Rng
from bocamina.core.turn import OVER
from bocamina.games.saboteur.nuggets import total_of
from bocamina.games.saboteur.state import DRAFT, PAY_OUT, PLAY, ROLES
from bocamina.lab.value_fitting import EVERY, Examples, fit_chance

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bocamina.analysis.course import Replayed
    from bocamina.core.game import AnyState

LEAST_EXAMPLES: Final = 50


def fit_scale(examples: Examples) -> float:
    """Fit the scale of the strength of gold, over tables of all sizes."""
    told = [(strengths([gold for (gold,) in seen]), results) for seen, results in examples]

    def loss(scale: float) -> float:
        total = 0.0
        for strong, results in told:
            shares = softmax([each / scale for each in strong])
            total -= sum(
                won * log(max(1e-9, share)) for won, share in zip(results, shares, strict=True)
            )
        return total

    return min((round(0.2 * 1.06**power, 4) for power in range(70)), key=loss)


class MineExamples:
    """Training examples from rounds and games of Saboteur: features and results."""

    def __init__(self) -> None:
        self.features: list[list[float]] = []
        self.found: list[float] = []
        self.seats: list[int] = []
        self.gold: dict[int, Examples] = {}  # by rounds to come
        self.blank = MineValuation({"round": {"weights": [], "bias": {}}, "scales": []})
        self.rng = Rng("mine values")

    def add(self, course: Replayed) -> None:
        """Take in a game."""
        events = [event for taken in course.steps for event in taken.events]
        rounds = course.game.rounds(course.states[-1].public, events)
        phase = -1
        for state in course.states[:-1]:
            mine = state.public
            number = int(mine.round)
            if mine.phase == PLAY and self.rng.below(EVERY) == 0:
                self.features.append(self.blank.features(state, role_mask(state)))
                self.found.append(float(rounds[number - 1][1] == "digger"))
                self.seats.append(course.seats)
            left = int(mine.house_rules.rounds) - number
            if mine.phase == ROLES and phase != ROLES and number > 1:
                self.stand(state, left + 1, course)
            elif phase == PLAY and mine.phase not in (PLAY, PLAY + 1) and left == 0:
                self.foretell(state, course)
            phase = int(mine.phase)

    def stand(self, state: AnyState, left: int, course: Replayed) -> None:
        """Add the gold with some rounds to come."""
        gold = [[float(total_of(state, seat))] for seat in range(course.seats)]
        self.gold.setdefault(left, []).append((gold, course.results))

    def foretell(self, state: AnyState, course: Replayed) -> None:
        """Add the expected gold once the last round was decided."""
        mine = state.public
        gold = [float(total_of(state, seat)) for seat in range(course.seats)]
        if mine.turn == OVER or mine.phase in (DRAFT, PAY_OUT):
            return
        after = self.blank.expected_draft(state, gold)
        self.gold.setdefault(0, []).append(([[each] for each in after], course.results))


def fit_values(courses: Iterable[Replayed]) -> dict[str, Any]:
    """Fit the round, and the worth of gold by the rounds to come."""
    seen = MineExamples()
    for course in courses:
        seen.add(course)
    counts = sorted(set(seen.seats))
    groups = np.array([[float(seats == count) for count in counts] for seats in seen.seats])
    weights, bias = fit_chance(np.array(seen.features), np.array(seen.found), groups)
    assert len(weights) == len(FEATURES), "a weight for each feature"
    scales = [
        fit_scale(seen.gold[left])
        for left in sorted(seen.gold)
        if len(seen.gold[left]) >= LEAST_EXAMPLES
    ]
    return {
        "round": {
            "weights": weights,
            "bias": {str(count): each for count, each in zip(counts, bias, strict=True)},
        },
        "scales": scales,
    }
