"""Full states that a viewer cannot rule out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.core.state import Hidden, State
from bocamina.games.racing_dwarfs.state import Nothing

if TYPE_CHECKING:
    from bocamina.core.rng import Rng
    from bocamina.games.racing_dwarfs.state import RaceState, RaceView


def imagine(view: RaceView, rng: Rng) -> RaceState:  # noqa: ARG001  # nothing is hidden here
    """Return the same table: even a green tile's kind is not decided before it is turned over."""
    race = view.public.copy()
    return State(race, [Nothing() for _ in range(race.settings.seats)], Hidden())
