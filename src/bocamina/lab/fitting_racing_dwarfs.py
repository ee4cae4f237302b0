"""The coefficients of chances in Racing Dwarfs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bocamina.advice.racing_dwarfs_reasons import STEEPNESS
from bocamina.analysis import value_racing_dwarfs
from bocamina.core.rng import Rng
from bocamina.lab.value_fitting import Examples, fit_shares, some_states
from bocamina.players.racing_dwarfs.reckoning.judgement import AT_HOME, CART, HINDERED, WAIT, WORST

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bocamina.analysis.course import Replayed

# The prior: advice's weight for needs after the turn, and nearly zero before the race.
SLOPE: Final = -STEEPNESS
NOTHING: Final = (0.0, 0.0, 0.0, 0.0, 0.0)
RACE_PRIOR: Final = {
    "race": [SLOPE * each for each in (*NOTHING, CART, AT_HOME, HINDERED, WORST, 0.0, WAIT, -3.0)],
    "setup": [SLOPE * each / 2 for each in (0.0, 0.0, HINDERED, WORST, 0.0, *NOTHING, 0.0, 0.0)],
}


def fit_values(courses: Iterable[Replayed]) -> dict[str, Any]:
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
