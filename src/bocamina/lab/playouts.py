"""How fast a game's engine is: random games, copies and imagined states per CPU second."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bocamina.core import compiled
from bocamina.core.playout import play_out
from bocamina.core.rng import Rng
from bocamina.lab.yardstick import yardstick

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bocamina.core.game import AnyGame, AnyState
    from bocamina.core.options import Value

POSITIONS: Final = 64
WHOLE_GAME: Final = 1_000_000


@dataclass(frozen=True)
class Speeds:
    """The measured speeds, per CPU second; `yardstick` is the machine's speed at that time."""

    game: str
    seats: int
    compiled: bool
    decisions_per_cpu_second: float
    copies_per_cpu_second: float
    imagined_per_cpu_second: float
    yardstick: float


def measure(game: AnyGame, seats: int, options: Mapping[str, Value], seconds: float) -> Speeds:
    """Measure a game for about `seconds` of CPU time."""
    settings = game.settle(seats, options)
    rng = Rng("playouts")
    before = yardstick()

    def whole_game() -> int:
        return play_out(game, game.setup(settings), rng, WHOLE_GAME)

    positions = [some_way_in(game, game.setup(settings), rng) for _ in range(POSITIONS)]
    places = iter(range(10**12))

    def copy() -> int:
        for state in positions:
            state.copy()
        return POSITIONS

    def imagine() -> int:
        seat = next(places) % seats
        for state in positions:
            game.imagine(state.view(seat), rng)
        return POSITIONS

    decisions = per_cpu_second(whole_game, seconds / 2)
    copies = per_cpu_second(copy, seconds / 4)
    imagined = per_cpu_second(imagine, seconds / 4)
    # The machine may have been busier at one end of the run than at the other.
    pace = max(before, yardstick())
    return Speeds(game.name, seats, compiled(), decisions, copies, imagined, pace)


def some_way_in(game: AnyGame, state: AnyState, rng: Rng) -> AnyState:
    """Play up to a hundred random moves."""
    play_out(game, state, rng, rng.below(100))
    return state


def per_cpu_second(work: Callable[[], int], seconds: float) -> float:
    """Repeat some work for a while and return how much of it was done per CPU second."""
    start = time.process_time()
    done = 0
    while (spent := time.process_time() - start) < seconds:
        done += work()
    return done / spent
