"""The valuation of a race: how much each seat still has to do, now and after this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bocamina.analysis.softmax import dot, softmax
from bocamina.games.racing_dwarfs.board import CELLS
from bocamina.games.racing_dwarfs.distance import ways_out
from bocamina.games.racing_dwarfs.racing import winners
from bocamina.games.racing_dwarfs.state import FINISHED, RACE
from bocamina.players.racing_dwarfs.reckoning.judgement import Judgement
from bocamina.players.racing_dwarfs.reckoning.planning import plan_turns

if TYPE_CHECKING:
    from bocamina.core.game import AnyState
    from bocamina.games.racing_dwarfs.state import Race

NEEDS: Final = ("carts", "home", "hindered", "worst", "last_carts")
FEATURES: Final = (*NEEDS, *(f"{name}_after" for name in NEEDS), "wait", "wins")
# The beam width of the search for the best continuation of the turn under way.
JUDGEMENT: Final = Judgement(minds_rivals=True)
WIDTH: Final = 2
NEAREST: Final = 1


def valuation(fitted: dict[str, Any], _key: str) -> RaceValuation:
    """Return the valuation of races."""
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
    """Return the phase whose weights apply to a position."""
    return "race" if state.public.phase == RACE else "setup"


def features(state: AnyState) -> list[list[float]]:
    """Return the features of each seat.

    In the middle of a turn, a position looks worse than it is for the mover, so the features
    include its value after a quick search for the best turn. Before the race, ways become more
    informative as the board fills up.
    """
    race: Race = state.public
    seats = int(race.seats)
    needs = [needs_of(race, seat) for seat in range(seats)]
    won: list[int] = []
    if race.phase == RACE:
        after = plan_turns(race, JUDGEMENT, WIDTH, 1, NEAREST)[0].race
        later = [needs_of(after, seat) for seat in range(seats)]
        first = int(race.mover) + 1
        if after.phase == FINISHED:
            won = winners(after)
    else:
        laid = int(race.north | race.east | race.south | race.west).bit_count() / CELLS
        later = [[laid * each for each in own] for own in needs]
        first = int(race.starter)
    return [
        [*needs[seat], *later[seat], (seat - first) % seats / seats, float(seat in won)]
        for seat in range(seats)
    ]


def needs_of(race: Race, seat: int) -> list[float]:
    """Return how much a seat still has to do."""
    ways = ways_out(race, seat)
    carts = float(ways.carts + ways.home)
    return [
        carts,
        float(ways.home),
        float(ways.hindered),
        float(ways.worst),
        1.0 / max(1.0, carts),
    ]
