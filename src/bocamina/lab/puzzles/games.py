"""Games between bots in which puzzles are looked for, and how many bots would solve one."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from bocamina.core.dealer import Dealer
from bocamina.core.match import Match
from bocamina.core.rng import Rng
from bocamina.games import find_game
from bocamina.lab.seated_bots import SeatedBots
from bocamina.players.asking import ask_move
from bocamina.players.roster import seat_player

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from bocamina.core.game import AnyView
    from bocamina.core.options import Value

MOST_STEPS = 4000  # of a game, so that every search ends


def positions(
    name: str, seats: int, options: Mapping[str, Value], players: Sequence[str], seed: str
) -> Iterator[Match]:
    """Yield a match before each decision of a game; it must not be changed."""
    game = find_game(name)
    match = Match(game, game.settle(seats, options), Dealer(seed))
    rng = Rng(f"{seed} players")
    kinds = [players[int(rng.below(len(players)))] for _ in range(seats)]
    bots = [seat_player(kind, game, seat, f"{seed} bot") for seat, kind in enumerate(kinds)]
    table = SeatedBots(match, bots)
    table.deal()
    for _ in range(MOST_STEPS):
        if match.turn.is_over:
            return
        yield match
        seat = match.turn.seats[0]
        table.move(seat, table.choose(seat, math.inf))


def solved_by(
    name: str,
    view: AnyView,
    levels: Mapping[str, int],
    is_right: Callable[[int], bool],
    seconds: float = 0.2,
) -> dict[str, float]:
    """Return by bot the share of its tries, each with another seed, that find the right move."""
    game = find_game(name)
    moves = game.legal_moves(view)
    found = {}
    for level, tries in levels.items():
        right = 0
        for number in range(tries):
            bot = seat_player(level, game, int(view.seat), f"try {number}")
            right += is_right(ask_move(bot, view.copy(), moves, seconds))
        found[level] = round(right / tries, 2)
    return found
