"""How bots take their gold once a round is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.games.saboteur.state import DRAFT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.games.saboteur.state import Mine


def pick_gold(mine: Mine, moves: Sequence[int]) -> int:
    """S28, S32: take the best card of a draft; of pay, which is worth the same, the fewest."""
    return max(moves) if mine.phase == DRAFT else min(moves)
