"""How long drawings take on this machine, in CPU time.

    PYTHONPATH=src python bench/drawings.py

Draws a mine that ten seats have dug at random, and a position of the other games, each a hundred
times with all pieces at hand and once without.
"""

from __future__ import annotations

import time
from statistics import median

from bocamina import new_match
from bocamina.core.match import Match
from bocamina.core.rng import Rng
from bocamina.drawing.pieces import draw_piece

TIMES = 100
STEPS = {"saboteur": (10, 150), "diamant": (8, 60), "racing_dwarfs": (4, 150)}


def played(game: str, seats: int, steps: int) -> Match:
    """Play some way at random, laying whatever can be laid."""
    match, rng = new_match(game, seats, "drawings"), Rng(1)
    for _ in range(steps):
        if match.turn.is_over:
            break
        if match.turn.is_chance:
            match.resolve()
            continue
        seat = match.turn.seats[0]
        texts = match.legal_texts(seat)
        digs = [text for text in texts if text.startswith("dig")] or texts
        match.play(seat, digs[rng.below(len(digs))])
    return match


def seconds(match: Match) -> float:
    """Return how long one drawing of everything takes."""
    began = time.process_time()
    match.state.svg()
    return time.process_time() - began


def main() -> None:
    """Measure and print."""
    for game, (seats, steps) in STEPS.items():
        match = played(game, seats, steps)
        match.state.svg()  # reads art and words
        draw_piece.cache_clear()
        first = seconds(match)
        later = median(seconds(match) for _ in range(TIMES))
        size = len(match.state.svg()) / 1000
        print(
            f"{game:<14} {seats:>2} seats  {1000 * later:6.2f} ms  "
            f"with no piece at hand {1000 * first:6.1f} ms  {size:5.0f} kB"
        )


if __name__ == "__main__":
    main()
