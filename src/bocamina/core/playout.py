"""Games played at random to their end, as fast as the engine can."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.core.state import Public
from bocamina.core.turn import CHANCE, OVER

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.core.game import AnyGame, AnyState
    from bocamina.core.rng import Rng


def play_out(game: AnyGame, state: AnyState, rng: Rng, limit: i64) -> int:
    """Let everybody move at random until the end or `limit` decisions; return how many there were.

    Seats that choose at once do so in order, which nobody can tell from any other order.
    """
    public: Public = state.public
    # A view moves on with its state, so one for each seat serves the whole game.
    views = [state.view(seat) for seat in range(public.settings.seats)]
    decisions: i64 = 0
    while decisions < limit:
        turn: i64 = public.turn
        if turn == CHANCE:
            game.resolve(state, rng.weighted(game.outcome_weights(state)), None)
            continue
        if turn == OVER:
            break
        seat: i64 = 0
        while not turn & 1:
            turn >>= 1
            seat += 1
        moves = game.legal_moves(views[seat])
        game.play(state, seat, moves[rng.below(len(moves))], None)
        decisions += 1
    return int(decisions)
