"""The coefficients of chances in Diamant."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bocamina.analysis import value_diamant
from bocamina.core.rng import Rng
from bocamina.core.turn import CHANCE
from bocamina.lab.value_fitting import Examples, fit_shares, some_states

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bocamina.analysis.course import Replayed


def fit_values(courses: Iterable[Replayed]) -> dict[str, Any]:
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
