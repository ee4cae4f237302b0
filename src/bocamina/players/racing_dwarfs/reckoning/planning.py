"""The turns that are worth a thought: of all half-done ones, only the best are followed."""

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

# What it costs to come back to a position that was there before; less and less, since carts that
# only their rivals could set free will never leave, and the race had better end.
AGAIN: Final = 0.5


@final
class Course:
    """Some actions of a turn, the position after them, and what it is worth to who did them."""

    def __init__(self, worth: float, moves: list[int], race: Race) -> None:
        self.worth = worth
        self.moves = moves
        self.race = race


def order(course: Course) -> float:
    """Return what courses are sorted by, so that the best come first."""
    return -course.worth


def still_to_do(course: Course) -> float:
    """Return what half-done courses are sorted by, so that the nearest to their end come first."""
    return need(course.race, course.race.mover)


def plan_turns(
    race: Race, judgement: Judgement, width: i64, count: i64, nearest: i64 = 0
) -> list[Course]:
    """Return the best ways found to end the turn.

    Of half-done ones it follows so many that stand best, and so many besides whose own carts are
    nearest: what opens a way to a rival, too, stands badly until the own carts have left by it.
    """
    ended: list[Course] = []
    keys: set[int] = set()  # of positions at the end of the turn, each of them reached in many ways
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
    """Add what one more action after a course leads to, where it was not found before."""
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
