"""The coefficients of chances, fitted to games between bots: `bocamina study values`.

The games that chances are compared with afterwards always have other seeds.
"""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import numpy as np

from bocamina.advice.racing_dwarfs_reasons import STEEPNESS
from bocamina.analysis import value_diamant, value_racing_dwarfs
from bocamina.analysis.saboteur_gold_to_come import strengths
from bocamina.analysis.softmax import softmax
from bocamina.analysis.value_saboteur import FEATURES, MineValuation, role_mask
from bocamina.core.errors import BadSetting
from bocamina.core.rng import Rng
from bocamina.core.turn import CHANCE, OVER
from bocamina.games.saboteur.nuggets import total_of
from bocamina.games.saboteur.state import DRAFT, PAY_OUT, PLAY, ROLES
from bocamina.lab.value_games import mixed_games, tables_of
from bocamina.players.racing_dwarfs.reckoning.judgement import AT_HOME, CART, HINDERED, WAIT, WORST

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from numpy.typing import NDArray

    from bocamina.analysis.course import Replayed
    from bocamina.core.game import AnyGame, AnyState

    Floats = NDArray[np.float64]

# For each position the features of all seats, and who won.
Examples: TypeAlias = "list[tuple[list[list[float]], Sequence[float]]]"

RIDGE: Final = 1e-3
DOUBT: Final = 10.0  # examples that a prior counts for
ROUNDS: Final = 60  # iterations of Newton's method, more than enough
EVERY: Final = 6  # one position in so many is used, because neighbours are alike
LEAST_EXAMPLES: Final = 50
LEAST_GAMES: Final = 10  # at each table: fewer leave expeditions or phases without an example


def fit_shares(examples: Examples, prior: Sequence[float] = ()) -> list[float]:
    """Fit the weights of a softmax over seats that predicts the winner.

    With few examples they stay near the `prior`, or zero (regularization).
    """
    features = np.array([seen for seen, _ in examples], np.float64)
    won = np.array([results for _, results in examples], np.float64)
    count, _, size = features.shape
    scale = features.reshape(-1, size).std(axis=0)
    scale[scale == 0.0] = 1.0
    features = features / scale
    home = np.array(prior or [0.0] * size) * scale
    ridge = RIDGE + DOUBT / count
    weights = home
    for _ in range(ROUNDS):
        strengths = features @ weights
        shares = np.exp(strengths - strengths.max(axis=1, keepdims=True))
        shares /= shares.sum(axis=1, keepdims=True)
        mean = np.einsum("ns,nsk->nk", shares, features)
        slope = np.einsum("ns,nsk->k", won - shares, features) / count
        slope -= ridge * (weights - home)
        spread = np.einsum("ns,nsk,nsj->kj", shares, features, features) / count
        spread -= mean.T @ mean / count
        step = np.linalg.solve(spread + ridge * np.eye(size), slope)
        weights = weights + step
        if float(np.abs(step).max()) < 1e-8:
            break
    return [round(float(each), 6) for each in weights / scale]


def fit_chance(
    features: Floats, happened: Floats, groups: Floats
) -> tuple[list[float], list[float]]:
    """Fit a logistic regression, with an intercept for each group."""
    scale = features.std(axis=0)
    scale[scale == 0.0] = 1.0
    columns = np.concatenate((features / scale, groups), axis=1)
    weights = np.zeros(columns.shape[1])
    for _ in range(ROUNDS):
        chance = 1.0 / (1.0 + np.exp(-columns @ weights))
        slope = columns.T @ (happened - chance) / len(columns) - RIDGE * weights
        spread = (columns * (chance * (1.0 - chance))[:, None]).T @ columns / len(columns)
        step = np.linalg.solve(spread + RIDGE * np.eye(len(weights)), slope)
        weights = weights + step
        if float(np.abs(step).max()) < 1e-8:
            break
    size = features.shape[1]
    return (
        [round(float(each), 6) for each in weights[:size] / scale],
        [round(float(each), 6) for each in weights[size:]],
    )


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


def some_states(course: Replayed, rng: Rng) -> Iterable[AnyState]:
    """Yield some positions of a game, not too close together."""
    for state in course.states[:-1]:
        if rng.below(EVERY) == 0:
            yield state


def fit_diamant(courses: Iterable[Replayed]) -> dict[str, Any]:
    """Fit the weights by seats and expedition."""
    rng = Rng("diamant values")
    found: dict[tuple[int, int], Examples] = {}
    for course in courses:
        for state in some_states(course, rng):
            cave = state.public
            # The last one inside is not judged by these weights.
            if sum(map(bool, cave.inside)) == 1 or cave.chosen:
                continue
            if cave.turn != CHANCE or not cave.path:
                key = (course.seats, int(cave.expedition))
                found.setdefault(key, []).append((value_diamant.features(state), course.results))
    seats = sorted({key[0] for key in found})
    return {
        "weights": {
            str(count): [fit_shares(found[count, number]) for number in range(1, 6)]
            for count in seats
        }
    }


# The prior: advice's weight for needs after the turn, and nearly zero before the race.
SLOPE: Final = -STEEPNESS
NOTHING: Final = (0.0, 0.0, 0.0, 0.0, 0.0)
RACE_PRIOR: Final = {
    "race": [SLOPE * each for each in (*NOTHING, CART, AT_HOME, HINDERED, WORST, 0.0, WAIT, -3.0)],
    "setup": [SLOPE * each / 2 for each in (0.0, 0.0, HINDERED, WORST, 0.0, *NOTHING, 0.0, 0.0)],
}


def fit_race(courses: Iterable[Replayed]) -> dict[str, Any]:
    """Fit the weights by seats, before the race and in it."""
    rng = Rng("race values")
    found: dict[tuple[int, str], Examples] = {}
    for course in courses:
        for state in some_states(course, rng):
            phase = value_racing_dwarfs.phase_of(state)
            features = value_racing_dwarfs.features(state)
            found.setdefault((course.seats, phase), []).append((features, course.results))
    weights: dict[str, dict[str, list[float]]] = {}
    for (count, phase), examples in sorted(found.items()):
        weights.setdefault(str(count), {})[phase] = fit_shares(examples, RACE_PRIOR[phase])
    return {"weights": weights}


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
        """Add a game."""
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


def fit_saboteur(courses: Iterable[Replayed]) -> dict[str, Any]:
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


FITS: Final[dict[str, Callable[[Iterable[Replayed]], dict[str, Any]]]] = {
    "diamant": fit_diamant,
    "racing_dwarfs": fit_race,
    "saboteur": fit_saboteur,
}


def fit(game: AnyGame, games: int, seed: str) -> dict[str, Any]:
    """Return the coefficients of a game's chances, fitted to so many games."""
    tables = tables_of(game)
    least = LEAST_GAMES * len(tables)
    if games < least:
        raise BadSetting(f"at least {least} games to fit the chances of {game.name}", str(games))
    courses = mixed_games(game, tables, range(games), seed)
    return {"games": games, "seed": seed, **FITS[game.name](courses)}
