"""Measure Racing Dwarfs' engine: copies, whole turns and the way out, in yardsticks.

    python bench/racing_dwarfs_turns.py YARDSTICK.PY

takes the file that defines `yardstick()`; speeds are per CPU second, divided by its figure.
"""

from __future__ import annotations

import runpy
import sys
import time

from bocamina.core.dealer import Dealer
from bocamina.core.match import Match
from bocamina.core.playout import play_out
from bocamina.core.rng import Rng
from bocamina.games import find_game
from bocamina.games.racing_dwarfs.distance import actions_to_exit
from bocamina.games.racing_dwarfs.turns import expand_turns

GAME = find_game("racing_dwarfs")
COPIES = 200_000


def mid_game(seed: int) -> Match:
    """Return a two-seat race some twenty turns old, at the start of a turn."""
    decisions = 60
    while True:
        match = Match(GAME, GAME.settle(2, {"setup": "quick"}), Dealer(str(seed)))
        match.deal()
        play_out(GAME, match.state, Rng(seed), decisions)
        if not match.state.public.trail:
            return match
        decisions += 1


def main() -> None:
    """Print a line for each thing measured."""
    yardstick: float = runpy.run_path(sys.argv[1])["yardstick"]()
    print(f"yardstick {yardstick:.0f}")
    state = mid_game(0).state
    started = time.process_time()
    for _ in range(COPIES):
        state.copy()
    copies = COPIES / (time.process_time() - started)
    print(f"copies {copies:.0f} per second, {copies / yardstick:.2f} yardsticks")
    for seed in range(6):
        race = mid_game(seed).state.public
        started = time.process_time()
        positions = len(expand_turns(race))
        seconds = time.process_time() - started
        print(f"turn {race.turn_number}: {positions} positions in {seconds:.3f} s", end="; ")
        started = time.process_time()
        for _ in range(10_000):
            actions_to_exit(race, 0)
        print(f"way out in {(time.process_time() - started) * 100:.2f} microseconds")


if __name__ == "__main__":
    main()
