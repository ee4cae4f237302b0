"""What was claimed in a game of Saboteur, held against what was so."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bocamina.story.tale import Chapter, Chronicle

SUSPECT: Final = "phrase-suspect"


@dataclass
class Deceptions:
    """By seat: what it said, and what was said of it."""

    lies: list[int]
    truths: list[int]
    right_suspicions: list[int]
    first_lie: dict[int, int]  # by seat: the step
    wrongly_suspected: dict[int, int]  # a digger whom two suspected in one round: the step
    unsuspected: dict[int, int]  # a saboteur whom nobody did, though people spoke: the step


def deceptions(
    course: Chronicle, roles: Mapping[int, tuple[int, ...]], chapters: Sequence[Chapter]
) -> Deceptions:
    """Judge everything that was said."""
    seats = course.seats
    told = Deceptions([0] * seats, [0] * seats, [0] * seats, {}, {}, {})
    suspected: dict[tuple[int, int], list[int]] = {}  # by round and seat: by whom
    for each in course.assertions:
        if each.holds is None:
            continue
        if each.phrase == SUSPECT:
            suspected.setdefault((each.part, each.about), []).append(each.seat)
            told.right_suspicions[each.seat] += each.holds
            who = suspected[each.part, each.about]
            if not each.holds and len(set(who)) == 2:
                told.wrongly_suspected.setdefault(each.about, each.step)
        elif each.holds:
            told.truths[each.seat] += 1
        else:
            # Who suspects the wrong one errs; who says what is not so of a goal or itself lies.
            told.lies[each.seat] += 1
            told.first_lie.setdefault(each.seat, each.step)
    starts = {chapter.number: chapter.step for chapter in chapters}
    for number, saboteurs in roles.items():
        if any(part == number for part, _ in suspected):
            for seat in saboteurs:
                if (number, seat) not in suspected:
                    told.unsuspected.setdefault(seat, starts.get(number, 0))
    return told
