"""Highlights of the ends of all games: close ones, clear ones, and comebacks."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from bocamina.story.tale import Chronicle, Curve, Highlight, Honour

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bocamina.story.tale import StoryFacts

NOBODY: Final = -1


def endings(course: Chronicle, *, close: int, clear: int) -> list[Highlight]:
    """Note whether a game was decided by little, by much, or not at all."""
    if len(course.scores) < 2 or not course.winners:
        return []
    last = course.beats[-1].step if course.beats else 0
    ranked = sorted(course.scores, reverse=True)
    if len(course.winners) > 1:
        return [Highlight("shared", last, 5.0, {"winner_seats": tuple(course.winners)})]
    winner, margin = course.winners[0], ranked[0] - ranked[1]
    close_behind = (
        seat for seat, score in enumerate(course.scores) if score == ranked[1] and seat != winner
    )
    facts: StoryFacts = {
        "seat": winner,
        "second_seats": tuple(close_behind),
        "most": ranked[0],
        "second": ranked[1],
    }
    if margin <= close:
        return [Highlight("photo-finish", last, 5.5, facts)]
    if margin >= clear:
        return [Highlight("runaway", last, 3.5, facts)]
    return []


def comeback(course: Chronicle, curve: Curve, *, least: int) -> list[Highlight]:
    """Note a winner who was far behind in the second half of the game."""
    if len(course.winners) != 1 or len(curve.steps) < 3 or len(curve.lines) < 2:
        return []
    winner = course.winners[0]
    worst, when = 0, 0
    for point in range(len(curve.steps) // 2, len(curve.steps)):
        behind = max(line[point] for line in curve.lines) - curve.lines[winner][point]
        if behind > worst:
            worst, when = behind, curve.steps[point]
    if worst < least:
        return []
    return [Highlight("comeback", when, 5.0, {"seat": winner, "behind": worst})]


def leaders(course: Chronicle, standings: Curve) -> list[Highlight]:
    """Note a winner whom nobody overtook, or a lead that kept changing hands.

    `standings` has a point for each part of the game that is over.
    """
    if len(course.winners) != 1 or len(standings.lines) < 2:
        return []
    winner = course.winners[0]
    alone: list[int] = []  # who led alone, point by point
    for values in zip(*standings.lines, strict=True):
        most = max(values)
        if most > 0:
            alone.append(values.index(most) if values.count(most) == 1 else NOBODY)
    led = [seat for seat in alone if seat != NOBODY]
    changes = sum(before != after for before, after in pairwise(led))
    last = course.beats[-1].step
    if len(alone) >= 3 and set(alone) == {winner}:
        return [Highlight("start-to-finish", last, 3.6, {"seat": winner})]
    if changes >= 3:
        return [Highlight("seesaw", last, 3.8, {"times": changes})]
    return []


def best(numbers: Sequence[float], least: float) -> int | None:
    """Return the index of the unique maximum, if it is at least some value."""
    most = max(numbers, default=0)
    leaders = [place for place, number in enumerate(numbers) if number == most]
    return leaders[0] if most >= least and len(leaders) == 1 else None


def of_losers(course: Chronicle, numbers: Sequence[int]) -> list[int]:
    """Return the numbers of those who did not win, for consolation titles."""
    return [0 if seat in course.winners else each for seat, each in enumerate(numbers)]


def honour(
    kind: str,
    numbers: Sequence[float],
    least: float,
    weight: float,
    facts: Callable[[int], dict[str, int | str]] | None = None,
) -> list[Honour]:
    """Give a title to the seat with the greatest number, or to nobody if several share it."""
    seat = best(numbers, least)
    if seat is None:
        return []
    about: dict[str, int | str] = {"number": int(numbers[seat])} if facts is None else facts(seat)
    return [Honour(kind, seat, weight, {"seat": seat, **about})]
