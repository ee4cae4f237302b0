"""The claims in a game of Saboteur, compared with the truth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bocamina.games.saboteur.claims import OF_DWARVES, OF_GOALS
from bocamina.games.saboteur.components import GOALS
from bocamina.games.saboteur.events import GoalRevealed, GoalSeen, RoundBegan

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bocamina.story.tale import Assertion, Chapter, Chronicle

SUSPECT: Final = "phrase-suspect"


@dataclass
class Deceptions:
    """Claims by each seat, and claims about it."""

    lies: list[int]
    truths: list[int]
    right_suspicions: list[int]
    first_lies: dict[int, Assertion]  # by seat; rather one about a goal
    # By seat: the step and the round in which two suspected a digger ...
    wrongly_suspected: dict[int, tuple[int, int]]
    # ... and in which nobody suspected a saboteur, though people spoke.
    unsuspected: dict[int, tuple[int, int]]


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
                told.wrongly_suspected.setdefault(each.about, (each.step, each.part))
        elif each.phrase in OF_DWARVES or not knew(course, each):
            continue  # trusting the wrong one is an error, and so is repeating what others say
        elif each.holds:
            told.truths[each.seat] += 1
        else:
            told.lies[each.seat] += 1
            first = told.first_lies.setdefault(each.seat, each)
            if each.phrase in OF_GOALS and first.phrase not in OF_GOALS:
                told.first_lies[each.seat] = each
    starts = {chapter.number: chapter.step for chapter in chapters}
    for number, saboteurs in roles.items():
        if any(part == number for part, _ in suspected):
            for seat in saboteurs:
                if (number, seat) not in suspected:
                    told.unsuspected.setdefault(seat, (starts.get(number, 0), number))
    return told


def knew(course: Chronicle, said: Assertion) -> bool:
    """Tell whether a seat knew if its claim was true, from its role or the goals it had seen."""
    if said.phrase not in OF_GOALS:
        return True
    seen: dict[int, str] = {}  # by goal, the first being 0 as in what is said: what it is
    for beat in course.beats:
        for event in beat.events if beat.step <= said.step else ():
            if isinstance(event, RoundBegan):
                seen.clear()
            elif isinstance(event, GoalRevealed) or (
                isinstance(event, GoalSeen) and event.seat == said.seat
            ):
                seen[event.goal - 1] = event.kind
    return said.about in seen or "treasure" in seen.values() or len(seen) == GOALS - 1
