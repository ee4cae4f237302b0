"""What refereeing costs: python -m bench.matches [--against TREE] [GAME ...].

Plays random games through `Match`, its record kept and printed at the end, and through the engine
below it, and prints the decisions per CPU second and per yardstick of the same run. TREE is another
checkout, compiled or not: both are measured by turns, so that a busy machine is unfair to neither.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from bocamina.core import compiled
from bocamina.core.dealer import Dealer
from bocamina.core.match import Match
from bocamina.core.playout import play_out
from bocamina.core.record import format_record
from bocamina.core.rng import Rng
from bocamina.games import GAMES
from bocamina.lab.playouts import WHOLE_GAME, per_cpu_second
from bocamina.lab.yardstick import yardstick

SECONDS: Final = 1.0  # CPU time for one measurement
ROUNDS: Final = 3  # repetitions, of which the best counts, as with the yardstick


def measure(name: str) -> dict[str, float]:
    """Return the decisions per CPU second through `Match` and below it."""
    game, rng = GAMES[name], Rng("matches")
    settings = game.settle(game.usual_seats, {})

    def refereed() -> int:
        match, decisions = Match(game, settings, Dealer("matches")), 0
        while True:
            match.deal()
            seats = match.turn.seats
            if not seats:
                break
            moves = game.legal_moves(match.view(seats[0]))
            match.play(seats[0], moves[int(rng.below(len(moves)))])
            decisions += 1
        format_record(match.record())
        return decisions

    def below() -> int:
        return play_out(game, game.setup(settings), rng, WHOLE_GAME)

    return {
        "match": per_cpu_second(refereed, SECONDS),
        "engine": per_cpu_second(below, SECONDS),
        "yardstick": yardstick(),
    }


def measure_in(tree: Path, name: str) -> dict[str, float]:
    """Measure another checkout in a separate process."""
    here = {**os.environ, "PYTHONPATH": f"{tree / 'src'}{os.pathsep}{Path.cwd()}"}
    command = [sys.executable, "-m", "bench.matches", "--once", name]
    told = subprocess.run(command, env=here, check=True, capture_output=True, text=True).stdout
    found: dict[str, float] = json.loads(told)
    return found


def main() -> None:
    """Print a line for each game and tree."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--against", type=Path)
    parser.add_argument("--once", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.once:
        print(json.dumps({**measure(asked.games[0]), "compiled": compiled()}))
        return
    trees = {"here": Path.cwd()} | ({"there": asked.against} if asked.against else {})
    for name in asked.games:
        runs = [(tree, measure_in(at, name)) for _ in range(ROUNDS) for tree, at in trees.items()]
        for tree in trees:
            best = {
                what: max(found[what] for of, found in runs if of == tree) for what in runs[0][1]
            }
            per = best["yardstick"]
            print(
                f"{name} {tree} ({'compiled' if best['compiled'] else 'plain'}):"
                f" match {best['match']:,.0f} ({best['match'] / per:.3f} yardsticks),"
                f" engine {best['engine']:,.0f} ({best['engine'] / per:.3f} yardsticks)"
            )


if __name__ == "__main__":
    main()
