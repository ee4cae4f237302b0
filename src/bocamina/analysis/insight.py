"""The parts of an analysis used in a story: the turning point, the luckiest and the best player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.story.tale import Insight

if TYPE_CHECKING:
    from bocamina.analysis.analysis import Analysis

NOTABLE: Final = 0.05  # of the victory: less is not mentioned
FEWEST_DECISIONS: Final = 5
GAP: Final = 0.02  # between the best and the next


def insight_of(analysis: Analysis) -> Insight | None:
    """Return what an analysis adds to a story; nothing until all of it is there."""
    if analysis.missing or analysis.subject.seats == 1:
        return None
    turning = max(analysis.fates, key=lambda each: abs(each.size), default=None)
    lucky = max(analysis.balances, key=lambda each: each.luck)
    judged = [each for each in analysis.balances if each.decisions >= FEWEST_DECISIONS]
    judged.sort(key=lambda each: -each.play)
    # A lone decider cannot be the best.
    clearly = len(judged) > 1 and judged[0].play >= max(NOTABLE, judged[1].play + GAP)
    return Insight(
        turning_step=0 if turning is None else turning.step,
        turning_seat=-1 if turning is None else turning.seat,
        turning_points=0 if turning is None else round(100 * turning.size),
        luckiest=lucky.seat if lucky.luck >= NOTABLE else -1,
        luck_points=round(100 * lucky.luck),
        best=judged[0].seat if clearly else -1,
        skill_points=round(100 * judged[0].play) if clearly else 0,
    )
