"""Finding the move that a wish names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.core.errors import Unreadable
from bocamina.core.wishes import told
from bocamina.games.diamant.moves import LEAVE_BOTH, STAY

if TYPE_CHECKING:
    from bocamina.core.game import Facts


def wished_move(wish: Facts) -> int:
    """Return the move with which so many adventurers leave."""
    leaving = told(wish, "leaving")
    moves = [str(move) for move in range(STAY, LEAVE_BOTH + 1)]
    if leaving not in moves:
        raise Unreadable(f"adventurers who leave ({', '.join(moves)})", repr(leaving))
    return moves.index(leaving)
