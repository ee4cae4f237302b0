"""The greedy player of Racing Dwarfs gets home."""

from __future__ import annotations

import pytest

from bocamina.core.dealer import Dealer
from bocamina.core.match import Match
from bocamina.core.rng import Rng
from bocamina.games import find_game
from bocamina.players.at_random import RandomPlayer
from bocamina.players.player import Player
from bocamina.players.racing_dwarfs.greedy import GreedyPlayer

GAME = find_game("racing_dwarfs")


def finish(seats: int, setup: str, kinds: list[type[Player]], seed: str) -> Match:
    """Let players of these kinds play a game to its end."""
    match = Match(GAME, GAME.settle(seats, {"setup": setup}), Dealer(seed))
    players = [kind(GAME, seat, Rng(f"{seed} {seat}")) for seat, kind in enumerate(kinds)]
    while not match.turn.is_over:
        match.deal()
        seat = match.turn.seats[0]
        moves = GAME.legal_moves(match.view(seat))
        match.play(seat, players[seat].choose(match.view(seat), moves, 1.0))
    return match


@pytest.mark.parametrize(("seats", "setup"), [(2, "strategic"), (3, "quick"), (4, "strategic")])
def test_greedy_players_get_all_their_carts_across(seats: int, setup: str) -> None:
    match = finish(seats, setup, [GreedyPlayer] * seats, f"{setup} {seats}")
    assert max(match.state.public.out) == (4 if seats == 2 else 3)


def test_a_greedy_player_beats_a_random_one() -> None:
    match = finish(2, "quick", [RandomPlayer, GreedyPlayer], "three")
    assert match.result().endswith("winners 1")
    assert match.state.public.out[1] == 4
