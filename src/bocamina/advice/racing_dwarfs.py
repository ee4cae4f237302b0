"""Advice for Racing Dwarfs: whole turns, searched up to the replies, by the actions still needed.

Nothing is hidden in the race, so nothing is sampled: errors measure how much the replies changed a
turn's estimated worth.
"""

from __future__ import annotations

from statistics import fmean, pstdev
from typing import TYPE_CHECKING, Final

from bocamina.advice.advice import Advice, Prospect, Thought
from bocamina.advice.racing_dwarfs_reasons import (
    beliefs_of,
    chance,
    foreseen,
    look_of,
    reasons_of,
)
from bocamina.advice.racing_dwarfs_setup import setting_up
from bocamina.core import compiled
from bocamina.games.racing_dwarfs.actions import race_moves
from bocamina.games.racing_dwarfs.moves import format_move
from bocamina.games.racing_dwarfs.racing import play_race
from bocamina.games.racing_dwarfs.state import FINISHED, RACE
from bocamina.players.racing_dwarfs.expert import Effort
from bocamina.players.racing_dwarfs.reckoning.judgement import Judgement
from bocamina.players.racing_dwarfs.reckoning.planning import Course, plan_turns
from bocamina.players.racing_dwarfs.reckoning.replies import Foresight

if TYPE_CHECKING:
    from bocamina.advice.history import History
    from bocamina.core.game import AnyView
    from bocamina.core.rng import Rng
    from bocamina.games.racing_dwarfs.state import Race

# How far advice looks, by seats, limited by the time for a view.
LOOKING: Final = {
    2: Effort([10, 3, 1], [8, 6, 4]),
    3: Effort([8, 1, 1, 1], [8, 4, 4, 4]),
    4: Effort([8, 1, 1, 1, 1], [8, 4, 4, 4, 4]),
}
JUDGEMENT: Final = Judgement(minds_rivals=True)
WIDTH: Final = 12  # half-done turns followed to find the best ones
TURNS_PER_SECOND: Final = 40 if compiled() else 4  # searched up to the replies
FEWEST_TURNS: Final = 2


def answer(view: AnyView, _history: History, seconds: float, rng: Rng) -> Advice:
    """Judge every first move by the best turn that begins with it."""
    race: Race = view.public
    seat, seats = int(view.seat), int(race.settings.seats)
    beliefs: tuple[Thought, ...] = ()
    if race.phase != RACE:  # the ways change with every tile that is still to be laid
        worlds, prospects = setting_up(view, seconds, rng)
    else:
        beliefs = beliefs_of(race)
        count = max(FEWEST_TURNS, int(seconds * TURNS_PER_SECOND))
        worlds, prospects = 0, prospects_of(race, seat, turns_by_start(race, count), count)
    return Advice(
        game="racing_dwarfs",
        seat=seat,
        seats=seats,
        by="win",
        gain_of="turn",
        worlds=worlds,
        prospects=prospects,
        beliefs=beliefs,
    )


def turns_by_start(race: Race, count: int) -> list[list[Course]]:
    """Return the turns worth comparing, grouped by where they end, the best first.

    Every legal move begins one of them; most are searched briefly, or as if they ended the turn.
    """
    width = min(count, WIDTH)
    courses = plan_turns(race, JUDGEMENT, width, count, width)
    begun = {course.moves[0] for course in courses}
    rest = [unfinished(race, int(move)) for move in race_moves(race) if move not in begun]
    rest.sort(key=lambda each: -each.worth)
    courses += [hasty(race, each.moves[0]) for each in rest[:count]] + rest[count:]
    by_end: dict[int, list[Course]] = {}
    for course in sorted(courses, key=lambda each: -each.worth):
        by_end.setdefault(end_of(course), []).append(course)
    # A move belongs to the best turn that it begins, and to no other.
    placed: set[int] = set()
    classes = []
    for alike in by_end.values():
        new = [course for course in alike if course.moves[0] not in placed]
        placed.update(course.moves[0] for course in new)
        if new:
            classes.append(list({course.moves[0]: course for course in reversed(new)}.values()))
    return classes


def unfinished(race: Race, move: int) -> Course:
    """Return a move as if the turn ended with it."""
    after = race.copy()
    play_race(after, race.mover, move, None)
    if after.phase != FINISHED:
        after.mover = (race.mover + 1) % race.seats
    return Course(JUDGEMENT.worth(after, race.mover), [move], after)


def hasty(race: Race, move: int) -> Course:
    """Return a good turn that begins with a move."""
    after = race.copy()
    play_race(after, race.mover, move, None)
    if after.phase == FINISHED or after.turn_number != race.turn_number:
        return Course(JUDGEMENT.worth(after, race.mover), [move], after)
    rest = plan_turns(after, JUDGEMENT, 1, 1, 1)[0]
    return Course(rest.worth, [move, *rest.moves], rest.race)


def end_of(course: Course) -> int:
    """Return a key for the position after a turn."""
    return int(course.race.key) * 2 + (course.race.phase == FINISHED)


def seen_through(foresight: Foresight, race: Race, depth: int) -> Race:
    """Return the positions after the replies when every mover picks its own best."""
    if race.phase == FINISHED or depth == len(foresight.counts):
        return race
    seat = int(race.mover)
    ends = [
        seen_through(foresight, course.race, depth + 1) for course in foresight.turns(race, depth)
    ]
    return max(ends, key=lambda end: JUDGEMENT.worth(end, seat))


def expected(after: Race, end: Race, seat: int) -> float:
    """Return a seat's expected share of the victory, by the positions after the replies."""
    share = chance(end, seat)
    return share if after.phase == FINISHED else foreseen(share, int(after.seats))


def prospects_of(
    race: Race, seat: int, classes: list[list[Course]], count: int
) -> tuple[Prospect, ...]:
    """Return the prospects of each class of first moves, the best first."""
    seats = int(race.settings.seats)
    foresight = Foresight(JUDGEMENT, *LOOKING[seats])
    before = [expected(alike[0].race, alike[0].race, seat) for alike in classes]
    order = sorted(range(len(classes)), key=lambda place: -before[place])
    ends = {place: seen_through(foresight, classes[place][0].race, 1) for place in order[:count]}
    shifts = {
        place: expected(classes[place][0].race, end, seat) - before[place]
        for place, end in ends.items()
    }
    usual, error = fmean(shifts.values()), pstdev(shifts.values())
    # Turns that were not searched are assumed to do like the others, and no better than the best.
    most = max(before[place] + shift for place, shift in shifts.items())
    wins = [
        round(before[place] + shifts[place], 6)
        if place in shifts
        else round(max(0.0, min(most, before[place] + usual)), 6)
        for place in range(len(classes))
    ]
    # Of equal turns the shortest; the searched ones stay before the others.
    order.sort(key=lambda place: (-wins[place], len(classes[place][0].moves)))
    best = max(wins)
    found = []
    for place in order:
        course = classes[place][0]
        over = course.race.phase == FINISHED
        shift = shifts[place] - usual if place in shifts else 0.0
        moves = tuple(each.moves[0] for each in classes[place])
        found.append(
            Prospect(
                moves=moves,
                texts=tuple(format_move(move) for move in moves),
                then=tuple(format_move(move) for move in course.moves[1:]),
                win=wins[place],
                win_error=0.0 if over else error,
                gain=float(course.race.out[seat] - race.out[seat]),
                gain_is_exact=True,
                cost=best - wins[place],
                cost_error=0.0 if place == order[0] or over else error,
                reasons=reasons_of(race, seat, course, wins[place], shift, ends.get(place)),
                look=look_of(race, course.moves[0]),
            )
        )
    return tuple(found)
