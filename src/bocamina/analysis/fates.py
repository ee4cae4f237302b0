"""Names what changed a chance from outside: a card, a deal, somebody's deed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.analysis.analysis import KeyMoment

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.advice.advice import Detail
    from bocamina.analysis.analysis import Point
    from bocamina.analysis.specialist import Specialist


def fate_of(
    specialist: Specialist, points: Sequence[Point], first: int, last: int, seat: int, size: float
) -> KeyMoment:
    """Return the key moment of some steps that changed a seat's chance so much."""
    chances = {point.step: point.chances[seat] for point in points}
    facts: dict[str, Detail] = {
        "seat": seat,
        "before": round(100 * chances.get(first - 1, 0.0)),
        "after": round(100 * chances[last]),
    }
    kind, more = specialist.kind_of_fate(first, last)
    facts |= more
    moment = KeyMoment(
        kind=kind,
        step=last,
        began=first,
        ended=last,
        part=specialist.course.part_of_step(last),
        seat=seat,
        size=size,
        facts=facts,
    )
    return specialist.explained(moment, points)
