"""Shrinks predictions towards a fair share, because earlier ones were overconfident."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bocamina.advice.advice import Prospect


def tempered(prospects: tuple[Prospect, ...], seats: int, kept: float) -> tuple[Prospect, ...]:
    """Keep a part of each move's difference from a fair share.

    Everything is scaled alike, so moves keep their order, and costs and reasons their proportions.
    """
    fair = 1.0 / seats
    return tuple(
        replace(
            each,
            win=fair + kept * (each.win - fair),
            win_error=kept * each.win_error,
            cost=kept * each.cost,
            cost_error=kept * each.cost_error,
            reasons=tuple(replace(reason, weight=kept * reason.weight) for reason in each.reasons),
        )
        for each in prospects
    )
