"""How fast learners can step the games: python -m bench.environments [--seconds S] [GAME ...].

Prints, per CPU second and in yardsticks of the same run: steps of PettingZoo's turns with
observation and mask, steps of the vector environment with windows and with copies, and how long
one observation takes. Choosing moves is not counted.
"""

from __future__ import annotations

import argparse
import time
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from bocamina.adapters.pettingzoo import Turns
from bocamina.adapters.vector import Games
from bocamina.core import compiled
from bocamina.core.playout import play_out
from bocamina.core.rng import Rng
from bocamina.games import GAMES
from bocamina.lab.yardstick import yardstick

if TYPE_CHECKING:
    from bocamina.core.encoding import Encoding

MANY: Final = 64  # games side by side
POSITIONS: Final = 200


def some(mask: bytes, rng: Rng, start: int, end: int) -> int:
    """Return an offered number in a row of masks, found quickly rather than uniformly."""
    found = mask.find(1, start + int(rng.below(end - start)), end)
    if found < 0:
        found = mask.find(1, start, end)
    return max(found - start, 0)


def turns_per_second(name: str, seconds: float) -> float:
    """Step a game in turns, looking at what `last` tells before each step."""
    env, rng = Turns(name), Rng("bench")
    env.reset(seed=1)
    moves = env.encoding.moves
    steps, spent = 0, 0.0
    while spent < seconds:
        if not env.agents:
            env.reset()
        started = time.process_time()
        observation, _, over, _, _ = env.last()
        spent += time.process_time() - started
        mask = observation["action_mask"].tobytes()
        number = None if over else some(mask, rng, 0, moves)
        started = time.process_time()
        env.step(number)
        spent += time.process_time() - started
        steps += not over
    return steps / (spent - clock_cost() * 2 * steps)


def clock_cost() -> float:
    """Return the cost of reading the clock twice."""
    started = time.process_time()
    for _ in range(1000):
        time.process_time()
    return (time.process_time() - started) / 1000


def vector_steps_per_second(name: str, seconds: float, copy: bool) -> float:
    """Step many games by one call."""
    games, rng = Games(name, num_envs=MANY, copy=copy), Rng("bench")
    games.reset(seed=1)
    moves, steps, spent = games.encoding.moves, 0, 0.0
    while spent < seconds:
        masks = bytes(games.batch.masks)
        numbers = np.array(
            [some(masks, rng, row * moves, (row + 1) * moves) for row in range(MANY)]
        )
        started = time.process_time()
        games.step(numbers)
        spent += time.process_time() - started
        steps += MANY
    return steps / spent


def microseconds_per_observation(encoding: Encoding) -> float:
    """Return how long encoding a view takes, for positions some way into a game."""
    rng, buffer = Rng("bench"), bytearray(encoding.size)
    views: list[Any] = []
    for _ in range(POSITIONS):
        state = encoding.game.setup(encoding.settings)
        play_out(encoding.game, state, rng, rng.below(100))
        views.append(state.view(0))
    best = 1.0
    for _ in range(20):
        started = time.process_time()
        for view in views:
            encoding.write(view, buffer)
        best = min(best, time.process_time() - started)
    return best / POSITIONS * 1e6


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--seconds", type=float, default=2.0, help="of CPU time for each thing")
    asked = parser.parse_args()
    print("compiled" if compiled() else "plain")
    for name in asked.games:
        before = yardstick()
        turns = turns_per_second(name, asked.seconds)
        windows = vector_steps_per_second(name, asked.seconds, copy=False)
        copies = vector_steps_per_second(name, asked.seconds, copy=True)
        game = GAMES[name]
        observation = microseconds_per_observation(game.encoding(game.settle(game.usual_seats, {})))
        pace = max(before, yardstick())
        told = {"turns": turns, "vector": windows, "vector with copies": copies}
        rates = [f"{what} {rate:,.0f} ({rate / pace:.3f})" for what, rate in told.items()]
        print(
            f"{name}: {', '.join(rates)}, observation {observation:.2f} µs, yardstick {pace:,.0f}"
        )


if __name__ == "__main__":
    main()
