"""The steps worth looking at: costly decisions, and turns of fate."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.analysis.analysis import KeyMoment
from bocamina.analysis.fates import fate_of
from bocamina.analysis.valuing import coefficients

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.analysis.analysis import Decision, Division, Point
    from bocamina.analysis.course import Replayed

MOST_A_SEAT: Final = 3
MOST_FATES: Final = 5
SURE: Final = 2.0  # standard errors
# Of a fair share, where nothing was measured for a game.
COSTLY: Final = 0.2
COSTLY_GAIN: Final = 1.0  # gems or gold, where nobody can win
FATEFUL: Final = 0.4


def threshold(course: Replayed) -> float:
    """Return the cost above which a decision is told: what bots lose in one of twenty."""
    known = coefficients().get(course.game.name, {})
    return float(known.get("costly", COSTLY)) / course.seats


def costly_decisions(course: Replayed, decisions: Sequence[Decision]) -> tuple[KeyMoment, ...]:
    """Return the decisions that clearly cost much: at most three a seat, one a turn, or none."""
    found: list[KeyMoment] = []
    for seat in range(course.seats):
        own = [each for each in decisions if each.seat == seat and is_costly(course, each)]
        own.sort(key=lambda each: (-each.cost, each.step))
        found += [told(each) for each in own[:MOST_A_SEAT]]
    return tuple(sorted(found, key=lambda each: each.step))


def is_costly(course: Replayed, decision: Decision) -> bool:
    """Tell whether a decision cost more than what is usual, and surely so."""
    least = threshold(course) if decision.by == "win" else COSTLY_GAIN
    return decision.is_clear and decision.cost - SURE * decision.cost_error > least


def told(decision: Decision) -> KeyMoment:
    """Return a decision as a key moment."""
    facts: dict[str, int | float | str] = {
        "seat": decision.seat,
        "move": " · ".join((decision.move, *decision.then)),
        "best": " · ".join((decision.best, *decision.best_then)),
        "by": decision.by,
        "cost": round(100 * decision.cost) if decision.by == "win" else round(decision.cost, 1),
        "win": round(100 * decision.win),
        "best_win": round(100 * decision.best_win),
    }
    return KeyMoment("decision", decision.step, decision.part, decision.seat, decision.cost, facts)


def turns_of_fate(
    course: Replayed, points: Sequence[Point], divisions: Sequence[Division]
) -> tuple[KeyMoment, ...]:
    """Return the few steps that changed a chance most and were not the seat's own doing."""
    if course.seats == 1:
        return ()
    found = []
    for first, last in runs(course, divisions):
        change = [
            sum(
                each.luck[seat] + each.others[seat] + each.unknowable[seat]
                for each in divisions[first:last]
            )
            for seat in range(course.seats)
        ]
        seat = max(range(course.seats), key=lambda each: abs(change[each]))
        if abs(change[seat]) >= FATEFUL / course.seats:
            found.append((first, last, seat, change[seat]))
    found.sort(key=lambda each: -abs(each[3]))
    moments = [
        fate_of(course, points, points[first + 1].step, points[last].step, seat, size)
        for first, last, seat, size in found[:MOST_FATES]
    ]
    return tuple(sorted(moments, key=lambda each: each.step))


def runs(course: Replayed, divisions: Sequence[Division]) -> list[tuple[int, int]]:
    """Return steps that belong together: a deal of chance's, or a turn of several moves."""
    found: list[tuple[int, int]] = []
    for place, each in enumerate(divisions):
        taken = course.steps[each.step - 1]
        if found:
            last = course.steps[divisions[place - 1].step - 1]
            if (last.seat, last.is_chance) == (taken.seat, taken.is_chance):
                found[-1] = (found[-1][0], place + 1)
                continue
        found.append((place, place + 1))
    return found
