"""Measure the worth of the first player's missing action in Racing Dwarfs.

    python bench/racing_dwarfs_fairness.py [GAMES] [PLAYER]

plays so many games for each layout between two bots of one level, strong unless another is named,
once by the rules (the starter has two actions in the first turn) and once with three, and prints
how often the starter wins.
"""

from __future__ import annotations

import sys
import time

from bocamina.core.dealer import Dealer
from bocamina.core.match import Match
from bocamina.games import find_game
from bocamina.games.racing_dwarfs.components import ACTIONS, FIRST_ACTIONS
from bocamina.games.racing_dwarfs.layout import layout_names
from bocamina.games.racing_dwarfs.state import RACE
from bocamina.players.roster import seat_player

GAME = find_game("racing_dwarfs")
PLAYER = sys.argv[2] if len(sys.argv) > 2 else "strong"


def play_game(layout: str, setup: str, first_actions: int, seed: int) -> tuple[float, int, bool]:
    """Return what the starter scored (1, 1/2 or 0), the turns, and whether somebody got across."""
    settings = GAME.settle(2, {"layout": layout, "setup": setup})
    match = Match(GAME, settings, Dealer(f"fairness {seed}"))
    bots = [seat_player(PLAYER, GAME, seat, f"fairness {seed}") for seat in range(2)]
    race = match.state.public
    while not match.turn.is_over:
        match.deal()
        if race.phase == RACE and race.turn_number == 1 and not race.trail:
            race.actions_left = first_actions
        seat = match.turn.seats[0]
        view = match.view(seat)
        match.play(seat, bots[seat].choose(view, GAME.legal_moves(view), 1.0))
    winners = GAME.winners(race)
    score = 1 / len(winners) if race.starter in winners else 0.0
    return score, int(race.turn_number), max(race.out) == 4


def measure(layout: str, setup: str, first_actions: int, games: int) -> str:
    """Play and return a row of the table; the error is two standard errors of the mean."""
    played = [play_game(layout, setup, first_actions, seed) for seed in range(games)]
    scores = [score for score, _, _ in played]
    mean = sum(scores) / games
    variance = sum((score - mean) ** 2 for score in scores) / (games - 1)
    error = 2 * (variance / games) ** 0.5
    turns = sum(turns for _, turns, _ in played) / games
    unfinished = sum(not across for _, _, across in played)
    scored = f"{100 * mean:.1f} ± {100 * error:.1f} %"
    cells = [layout, setup, first_actions, games, scored, f"{turns:.1f}", unfinished]
    return f"| {' | '.join(str(cell) for cell in cells)} |"


def main() -> None:
    """Print a table in Markdown."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    started = time.process_time()
    print("| layout | setup | first turn's actions | games | starter scores | turns | unfinished |")
    print("|---|---|---|---|---|---|---|")
    for setup in ("strategic", "quick"):
        for layout in layout_names():
            for first_actions in (FIRST_ACTIONS, ACTIONS):
                print(measure(layout, setup, first_actions, games), flush=True)
    print(f"\n{time.process_time() - started:.0f} CPU seconds", file=sys.stderr)


if __name__ == "__main__":
    main()
