"""Judges decisions by what their seats could know, all with one evaluator: the advice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.advice.advising import advise
from bocamina.analysis.analysis import Alternative, Decision, Spoken

if TYPE_CHECKING:
    from bocamina.advice.advice import Advice, Prospect, Thought
    from bocamina.analysis.course import Replayed

DIGITS: Final = 6


def asked(course: Replayed, step: int, seconds: float, key: str) -> Advice:
    """Return the advice that the seat would have got before a step, from what it was told."""
    seat = course.steps[step - 1].seat
    assert seat is not None, "a step of a seat"
    view = course.view_before(step, seat)
    return advise(view, course.history(seat, step), seconds, f"{key} {step}")


def judge(
    course: Replayed,
    advice: Advice,
    step: int,
    *,
    counted: int,
    play: float,
    facts: dict[str, int | float | str] | None = None,
) -> Decision:
    """Compare the move that was made with the best one."""
    taken = course.steps[step - 1]
    seat = taken.seat
    assert seat is not None, "a step of a seat"
    best, made = advice.best, advice.prospect(taken.move)
    reasons = advice.reasons(taken.move) if made is not best else ()
    return Decision(
        step=step,
        last=step,
        counted=counted,
        seat=seat,
        part=course.part_of_step(step),
        move=taken.text,
        then=(),
        legal=sum(len(each.moves) for each in advice.prospects),
        classes=len(advice.prospects),
        win=rounded(made.win),
        best=best.texts[0],
        best_then=best.then,
        best_win=rounded(best.win),
        cost=rounded(max(0.0, made.cost)),
        cost_error=rounded(made.cost_error),
        is_clear=made is not best and not advice.is_close(made),
        by=advice.by,
        gain_of=advice.gain_of,
        gain=rounded(made.gain),
        best_gain=rounded(best.gain),
        gain_is_exact=made.gain_is_exact,
        play=rounded(play),
        worlds=advice.worlds,
        reasons=tuple(spoken(advice.thought_of(each)) for each in reasons),
        beliefs=tuple(spoken(each) for each in advice.beliefs),
        alternatives=tuple(alternative(each) for each in advice.prospects),
        facts=facts or {},
    )


def alternative(prospect: Prospect) -> Alternative:
    """Return a class of moves as stored."""
    return Alternative(
        moves=prospect.texts,
        then=prospect.then,
        win=rounded(prospect.win),
        cost=rounded(max(0.0, prospect.cost)),
        cost_error=rounded(prospect.cost_error),
        gain=rounded(prospect.gain),
    )


def spoken(thought: Thought) -> Spoken:
    """Return a thought as plain data."""
    return Spoken(thought.kind, dict(thought.facts), thought.against)


def rounded(number: float) -> float:
    """Return a number as it is stored."""
    return round(float(number), DIGITS)
