"""Divides each step's change of chances among luck, play, the unknowable and others.

The divisions telescope: whatever the chances are, all steps add up to the result less the start. A
poor estimate of a chance shifts amounts between columns but leaves the sum alone.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from bocamina.analysis.analysis import Balance, Division
from bocamina.analysis.moments import FEW

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bocamina.analysis.analysis import Decision, KeyMoment, Point
    from bocamina.analysis.course import Replayed

    # By step and seat: the effect of a seat's own move on its chance, as far as it could know.
    Plays = Mapping[tuple[int, int], float]


LITTLE: Final = 0.02  # of the victory


def divide(
    course: Replayed, points: Sequence[Point], plays: Plays, judged: Mapping[int, Sequence[int]]
) -> tuple[Division, ...]:
    """Divide every step. `judged` tells by step whose own moves it is that take effect there."""
    found = []
    for before, after in pairwise(points):
        change = [new - old for new, old in zip(after.chances, before.chances, strict=True)]
        skipped = after.step != before.step + 1
        by_chance = not skipped and course.steps[after.step - 1].is_chance
        owners = () if skipped else judged.get(after.step, ())
        rows = [
            divided(by_chance, seat in owners, plays.get((after.step, seat)), each, len(owners))
            for seat, each in enumerate(change)
        ]
        columns = [tuple(column) for column in zip(*rows, strict=True)]
        found.append(Division(after.step, *columns))
    return tuple(found)


def divided(
    by_chance: bool, own: bool, play: float | None, change: float, owners: int
) -> tuple[float, float, float, float, float]:
    """Return luck, play, the unknowable, others and what is open, of one seat at one step."""
    if by_chance:
        return change, 0.0, 0.0, 0.0, 0.0
    if not own:
        return 0.0, 0.0, 0.0, change, 0.0
    if play is None:
        return 0.0, 0.0, 0.0, 0.0, change
    if owners > 1:
        # Sealed choices are revealed together: what is not due to the own one is due to the others.
        return 0.0, play, 0.0, change - play, 0.0
    return 0.0, play, change - play, 0.0, 0.0


def is_real(decision: Decision) -> bool:
    """Tell whether there was a real decision: moves that differ by more than a little."""
    if decision.by != "win":
        return decision.classes > 1
    good = decision.alternatives[:FEW]
    return max([decision.cost, *(each.cost for each in good)]) >= LITTLE


def balances_of(
    points: Sequence[Point],
    divisions: Sequence[Division],
    decisions: Sequence[Decision],
    costly: Sequence[KeyMoment],
) -> tuple[Balance, ...]:
    """Add up every seat's game.

    Chances that do not foresee the next move flatter own moves and penalize others', so skill is
    relative to the table's average. It waits until every decision is judged: seats not judged yet
    would distort the average.
    """
    found = []
    seats = len(points[0].chances)
    is_whole = not any(any(each.open) for each in divisions)
    average = sum(sum(each.play) for each in divisions) / seats if is_whole else 0.0
    for seat, start in enumerate(points[0].chances):
        own = [each for each in decisions if each.seat == seat]
        worst = sorted((each for each in costly if each.seat == seat), key=lambda e: -e.size)
        found.append(
            Balance(
                seat=seat,
                start=start,
                result=points[-1].chances[seat],
                luck=sum(each.luck[seat] for each in divisions),
                play=sum(each.play[seat] for each in divisions) - average,
                unknowable=sum(each.unknowable[seat] for each in divisions),
                others=sum(each.others[seat] for each in divisions) + average,
                open=sum(each.open[seat] for each in divisions),
                decisions=sum(is_real(each) for each in own),
                clear=sum(each.is_clear for each in own),
                given_away=sum(each.cost for each in own if each.is_clear),
                worst=tuple(each.step for each in worst),
            )
        )
    return tuple(found)
