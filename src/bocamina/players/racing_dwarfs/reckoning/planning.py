"""Beam search for good turns: of all unfinished ones, only the best are followed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from bocamina.games.racing_dwarfs.actions import race_moves
from bocamina.games.racing_dwarfs.moves import is_action
from bocamina.games.racing_dwarfs.racing import play_race
from bocamina.games.racing_dwarfs.state import FINISHED
from bocamina.games.racing_dwarfs.turns import key_after, mark_of
from bocamina.players.racing_dwarfs.reckoning.judgement import heed, need

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.games.racing_dwarfs.state import Race
    from bocamina.players.racing_dwarfs.reckoning.judgement import Judgement

# The penalty for repeating a position; it shrinks, since carts that only their rivals could free
# will never leave, and the race had better end.
AGAIN: Final = 0.5


@final
class Course:
    """Some actions of a turn, the position after them, and its worth to the mover."""

    def __init__(self, worth: float, moves: list[int], race: Race) -> None:
        self.worth = worth
        self.moves = moves
        self.race = race


def order(course: Course) -> float:
    """Return the sort key that puts the best courses first."""
    return -course.worth


def still_to_do(course: Course) -> float:
    """Return the sort key that puts courses with the least left to do first."""
    return need(course.race, course.race.mover)


def plan_turns(
    race: Race, judgement: Judgement, width: i64, count: i64, nearest: i64 = 0
) -> list[Course]:
    """Return the best turns found by beam search.

    Of unfinished ones it keeps `width` by their worth, and `nearest` others whose own carts are
    nearest: a way that is also open to a rival is worth little until the own carts have left by it.
    """
    ended: list[Course] = []
    keys: set[int] = set()  # of positions at the end of the turn; each can be reached in many ways
    going = [Course(0.0, [], race)]
    while going:
        further: list[Course] = []
        marks: set[int] = set()
        for course in going:
            go_on(course, judgement, ended, keys, further, marks)
        further.sort(key=order)
        going = further[:width]
        if nearest:
            others = further[width:]
            others.sort(key=still_to_do)
            going += others[:nearest]
    ended.sort(key=order)
    return ended[:count]


def go_on(
    course: Course,
    judgement: Judgement,
    ended: list[Course],
    keys: set[int],
    further: list[Course],
    marks: set[int],
) -> None:
    """Extend a course by every action, skipping positions that were found before."""
    race = course.race
    seat: i64 = race.mover
    last = race.actions_left == 1
    move: i64
    for move in race_moves(race):
        if last or not is_action(move):
            key = int(key_after(race, seat, move))
            if key in keys:
                continue
            keys.add(key)
        after = race.copy()
        play_race(after, seat, move, None)
        over = after.phase == FINISHED
        if not over and after.turn_number == race.turn_number:
            mark = int(mark_of(after))
            if mark not in marks:
                marks.add(mark)
                worth = judgement.worth(after, seat)
                further.append(Course(worth, [*course.moves, int(move)], after))
            continue
        worth = judgement.worth(after, seat)
        if not over and after.seen[-1] in race.seen:
            worth -= AGAIN * heed(race)
        ended.append(Course(worth, [*course.moves, int(move)], after))
