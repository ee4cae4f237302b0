"""The default valuation of positions: random playouts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bocamina.core.rng import Rng
from bocamina.core.turn import CHANCE, OVER
from bocamina.players.at_random import RandomPlayer

if TYPE_CHECKING:
    from bocamina.core.game import AnyGame, AnyState

TRIES: Final = 24
MOST_STEPS: Final = 400


def valuation(_fitted: dict[str, Any], key: str) -> TriedValuation:
    """Return the valuation for a game without one of its own."""
    return TriedValuation(key)


class TriedValuation:
    """Plays on at random, with the same luck from every position."""

    def __init__(self, key: str) -> None:
        self.key = key

    def shares(self, state: AnyState) -> list[float]:
        """Return each seat's chance."""
        game: AnyGame = state.public.settings.game
        seats = int(state.public.settings.seats)
        total = [0.0] * seats
        for number in range(TRIES):
            won = self.play_on(game, state.copy(), Rng(f"{self.key} {number}"))
            for seat in won or range(seats):
                total[seat] += 1.0 / TRIES / len(won or range(seats))
        return total

    def play_on(self, game: AnyGame, state: AnyState, rng: Rng) -> list[int]:
        """Return the winners; none if it takes too long."""
        for _ in range(MOST_STEPS):
            turn = int(state.public.turn)
            if turn == OVER:
                return list(game.winners(state.public))
            if turn == CHANCE:
                game.resolve(state, rng.weighted(game.outcome_weights(state)), None)
                continue
            seat = (turn & -turn).bit_length() - 1
            view = state.view(seat)
            moves = game.legal_moves(view)
            game.play(state, seat, RandomPlayer(game, seat, rng).choose(view, moves, 0.0), None)
        return []

    def likeness(self, _state: AnyState, outcome: int) -> int:
        """Return the outcome: no two are alike."""
        return outcome

    def sides(self, _state: AnyState) -> dict[str, float]:
        """Return nothing: the sides are not known."""
        return {}
