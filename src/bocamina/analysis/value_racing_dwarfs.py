"""What a race is worth to every seat: how much each has still to do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bocamina.analysis.softmax import dot, softmax
from bocamina.games.racing_dwarfs.components import ACTIONS
from bocamina.games.racing_dwarfs.distance import ways_out
from bocamina.games.racing_dwarfs.state import RACE

if TYPE_CHECKING:
    from bocamina.core.game import AnyState
    from bocamina.games.racing_dwarfs.state import Race

FEATURES: Final = ("carts", "home", "hindered", "worst", "wait", "last_carts")


def valuation(fitted: dict[str, Any], _key: str) -> RaceValuation:
    """Return what judges races."""
    return RaceValuation(fitted)


class RaceValuation:
    """Weighs what each seat still needs, before the race and in it."""

    def __init__(self, fitted: dict[str, Any]) -> None:
        self.weights: dict[str, dict[str, list[float]]] = fitted["weights"]  # by seats and phase

    def shares(self, state: AnyState) -> list[float]:
        """Return each seat's chance."""
        race: Race = state.public
        weights = self.weights[str(int(race.seats))][phase_of(state)]
        return softmax([dot(weights, each) for each in features(state)])

    def likeness(self, _state: AnyState, outcome: int) -> int:
        """Return the outcome: no two are alike."""
        return outcome

    def sides(self, _state: AnyState) -> dict[str, float]:
        """Return nothing: everybody is on their own."""
        return {}


def phase_of(state: AnyState) -> str:
    """Return which weights a position is judged with."""
    return "race" if state.public.phase == RACE else "setup"


def features(state: AnyState) -> list[list[float]]:
    """Return for each seat what its chance depends on."""
    race: Race = state.public
    seats = int(race.seats)
    found = []
    for seat in range(seats):
        ways = ways_out(race, seat)
        carts = float(ways.carts + ways.home)
        first = int(race.mover if race.phase == RACE else race.starter)
        waits = (seat - first) % seats / seats
        # Who has begun a turn has fewer actions left, which is as if it waited already.
        if race.phase == RACE and not waits:
            waits = 1.0 - float(race.actions_left) / ACTIONS
        found.append(
            [
                carts,
                float(ways.home),
                float(ways.hindered),
                float(ways.worst),
                waits,
                1.0 / max(1.0, carts),
            ]
        )
    return found
