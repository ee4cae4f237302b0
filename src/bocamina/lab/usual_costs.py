"""The usual costs of bots' decisions: only mistakes above nearly all of these are mentioned."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.analysis.specialist import specialist_for
from bocamina.core.rng import Rng
from bocamina.lab.value_games import mixed_games, tables_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bocamina.core.game import AnyGame

EVERY: Final = 8  # one decision in so many is judged
OUT_OF: Final = 20  # one decision in so many costs more


def costs_of(game: AnyGame, games: range, seed: str) -> Iterator[float]:
    """Yield the costs of bots' clear mistakes, in fair shares, and 0 for other decisions."""
    kind = specialist_for(game)
    rng = Rng(f"costs {seed} {games.start}")
    for course in mixed_games(game, tables_of(game), games, seed):
        specialist = kind(course, kind.usual_seconds, seed)
        for step in specialist.judged:
            if rng.below(EVERY) == 0:
                found = specialist.decision(step)
                yield found.cost * course.seats if found.is_clear else 0.0


def costly(costs: list[float]) -> float:
    """Return the 95th percentile of the costs."""
    return sorted(costs)[-1 - len(costs) // OUT_OF]
