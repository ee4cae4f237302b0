"""Everybody's chances after every step: the first part of an analysis."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.analysis.analysis import CHANCE_MOVER, Point
from bocamina.analysis.valuing import worth

if TYPE_CHECKING:
    from bocamina.analysis.course import Replayed
    from bocamina.analysis.valuing import Valuation

MOST_STEPS: Final = 4_000  # of a longer record, the points between these and the end are left out


def kept_steps(course: Replayed) -> list[int]:
    """Return the steps that the curve has a point for, 0 and the last among them."""
    last = len(course.steps)
    return [*range(min(MOST_STEPS, last)), last] if last else [0]


def curve_of(course: Replayed, valuation: Valuation) -> tuple[Point, ...]:
    """Return a point before the first step and after each."""
    return tuple(point_after(course, valuation, step) for step in kept_steps(course))


def point_after(course: Replayed, valuation: Valuation, step: int) -> Point:
    """Return everybody's chances after a step."""
    state, game = course.states[step], course.games[step]
    mover, text = CHANCE_MOVER, ""
    if step:
        taken = course.steps[step - 1]
        mover, text = CHANCE_MOVER if taken.seat is None else taken.seat, taken.text
    return Point(
        step=step,
        mover=mover,
        text=text,
        part=course.part_of_step(step),
        chances=tuple(worth(game, valuation, state)),
        sides={name: round(share, 6) for name, share in valuation.sides(state).items()},
    )
