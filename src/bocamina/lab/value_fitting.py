"""The coefficients of chances, fitted to games between bots: `bocamina study values`.

The games that chances are compared with afterwards always have other seeds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

import numpy as np

from bocamina.additions import module_with
from bocamina.core.errors import BadSetting
from bocamina.core.rng import Rng
from bocamina.games import GAMES
from bocamina.lab.value_games import mixed_games, tables_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from types import ModuleType

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


def some_states(course: Replayed, rng: Rng) -> Iterable[AnyState]:
    """Yield some positions of a game, not too close together."""
    for state in course.states[:-1]:
        if rng.below(EVERY) == 0:
            yield state


def fitting_of(game: str) -> ModuleType | None:
    """Return the module that fits a game's chances, where there is one."""
    return module_with("fit_values", "bocamina.lab", f"fitting_{game}")


def fitted_games() -> list[str]:
    """Return the games whose chances are fitted."""
    return [name for name in GAMES if fitting_of(name) is not None]


def fit(game: AnyGame, games: int, seed: str) -> dict[str, Any]:
    """Return the coefficients of a game's chances, fitted to so many games."""
    own = fitting_of(game.name)
    assert own is not None, "one of the games whose chances are fitted"
    tables = tables_of(game)
    least = LEAST_GAMES * len(tables)
    if games < least:
        raise BadSetting(f"at least {least} games to fit the chances of {game.name}", str(games))
    courses = mixed_games(game, tables, range(games), seed)
    return {"games": games, "seed": seed, **own.fit_values(courses)}
