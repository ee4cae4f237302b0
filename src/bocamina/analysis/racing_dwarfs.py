"""The analysis of a race: whole turns, every cart's way, and who blocked whom."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from bocamina.advice.advice import BETWEEN, CLOSE, SURE
from bocamina.advice.racing_dwarfs import end_of
from bocamina.analysis.analysis import Alternative, RaceTurn
from bocamina.analysis.judging import asked, judge, rounded
from bocamina.analysis.racing_dwarfs_replies import COST_ERROR, promise
from bocamina.analysis.specialist import Specialist
from bocamina.core.game import TAKE_BACK
from bocamina.games.racing_dwarfs.board import count
from bocamina.games.racing_dwarfs.distance import FARTHEST, Ways
from bocamina.games.racing_dwarfs.racing import play_race
from bocamina.games.racing_dwarfs.state import RACE
from bocamina.players.racing_dwarfs.reckoning.planning import Course

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from bocamina.advice.advice import Advice
    from bocamina.analysis.analysis import Analysis, Decision, KeyMoment, Point
    from bocamina.analysis.course import Replayed
    from bocamina.analysis.rows import Row
    from bocamina.games.racing_dwarfs.state import Race

HOME_RIDE: Final = 1  # the action by which a cart at home enters
UNTOLD: Final[dict[str, Any]] = {"opens": [], "closes": []}


@dataclass(frozen=True)
class TakenTurn:
    """The steps of one turn, and the moves that stood at its end."""

    number: int
    seat: int
    first: int
    last: int
    moves: tuple[int, ...]


class RaceSpecialist(Specialist):
    """Judges whole turns of the race, and tiles one by one before it."""

    usual_seconds = 0.2

    def __init__(self, course: Replayed, seconds: float, key: str) -> None:
        self.stretches = {each.first: each for each in turns_of(course)}
        super().__init__(course, seconds, key)

    def to_judge(self) -> Iterator[int]:
        """Yield the first steps of turns, and the choices before the race."""
        for step in super().to_judge():
            if self.course.states[step - 1].public.phase != RACE:
                yield step
        for stretch in self.stretches.values():
            if not self.course.is_forced(stretch.first) or len(stretch.moves) > 1:
                yield stretch.first

    def decision(self, step: int) -> Decision:
        """Judge one turn, or one tile."""
        advice = asked(self.course, step, self.seconds, self.key)
        if step not in self.stretches:
            return judge(self.course, advice, step, counted=step, play=0.0)
        stretch = self.stretches[step]
        found = judge(self.course, advice, step, counted=stretch.last, play=0.0)
        found = whole_turn(self.course, stretch, advice, found)
        return replace(found, described=described(self.course, found))

    def plays(
        self, points: Sequence[Point], _decisions: Sequence[Decision]
    ) -> dict[tuple[int, int], float]:
        """Nothing is hidden in the race: all of a move's change is due to it."""
        found = {}
        for before, after in pairwise(points):
            if after.step == before.step + 1 and after.mover >= 0:
                seat = after.mover
                found[after.step, seat] = after.chances[seat] - before.chances[seat]
        return found

    def complete(self, analysis: Analysis, rows: Mapping[str, Row]) -> Analysis:
        """Add the turns of the race."""
        chances = {point.step: point.chances for point in analysis.points}
        decisions = tuple(played_in(each, chances) for each in analysis.decisions)
        judged = {each.step: each for each in decisions}
        turns = tuple(
            turn_of(self.course, each, judged.get(each.first)) for each in self.stretches.values()
        )
        fates = tuple(with_way(each, turns) for each in analysis.fates)
        return replace(analysis, decisions=decisions, turns=turns, fates=fates)


SPECIALIST: Final = RaceSpecialist


def played_in(decision: Decision, chances: Mapping[int, tuple[float, ...]]) -> Decision:
    """Return a decision with its effect on the chance of its seat."""
    before, after = chances.get(decision.step - 1), chances.get(decision.last)
    if before is None or after is None:
        return decision
    seat = decision.seat
    return replace(decision, play=rounded(after[seat] - before[seat]))


def with_way(fate: KeyMoment, turns: Sequence[RaceTurn]) -> KeyMoment:
    """Return a turn's effect on somebody's chance with its effect on their way across."""
    turn = next((each for each in turns if each.ended == fate.step), None)
    if turn is None:
        return replace(fate, facts={**fate.facts, "way": "same"})
    farther = [
        sum(after) - sum(before) for before, after in zip(turn.before, turn.after, strict=True)
    ]
    actions, own = farther[fate.seat], farther[turn.seat]
    # Only facts that explain the change are given: a shorter way is no reason to lose.
    if actions and (actions > 0) == (fate.size < 0.0):
        way = {"way": "longer" if actions > 0 else "shorter", "actions": abs(actions)}
    elif own < 0 and fate.size < 0.0:
        way = {"way": "nearer", "actions": -own}
    else:
        way = {"way": "same"}
    return replace(fate, facts={**fate.facts, **way})


def turns_of(course: Replayed) -> Iterator[TakenTurn]:
    """Yield the turns of the race."""
    first = 0
    moves: list[int] = []
    for step, taken in enumerate(course.steps, 1):
        before, after = course.states[step - 1].public, course.states[step].public
        if before.phase != RACE or taken.seat is None:
            continue
        first = first or step
        if taken.move == TAKE_BACK:
            moves = moves[:-1]
        else:
            moves.append(taken.move)
        if after.phase != RACE or after.turn_number != before.turn_number:
            number = int(before.turn_number)
            yield TakenTurn(number, taken.seat, first, step, tuple(moves))
            first, moves = 0, []


def whole_turn(course: Replayed, stretch: TakenTurn, advice: Advice, found: Decision) -> Decision:
    """Compare a whole turn with the best one that was found, by the same kinds of replies."""
    start: Race = course.states[stretch.first - 1].public
    seat, seats = stretch.seat, int(start.seats)
    texts = tuple(course.game.format_move(move) for move in stretch.moves)
    best = (advice.best.texts[0], *advice.best.then)
    played = after_turn(start, seat, stretch.moves)
    ideal = after_turn(start, seat, [course.game.parse_move(text) for text in best])
    best_win = promise(ideal, seat)
    alike = end_of(Course(0.0, [], played)) == end_of(Course(0.0, [], ideal))
    win = best_win if alike else promise(played, seat)
    more = max(0.0, win - best_win)  # than the search found
    if win >= best_win:
        best, best_win = texts, win
    cost = best_win - win
    error = COST_ERROR if cost else 0.0
    gain = float(played.out[seat] - start.out[seat])
    made = Alternative((texts[0],), texts[1:], rounded(win), 0.0, 0.0, gain)
    others = [
        replace(each, win=made.win, cost=rounded(cost), cost_error=rounded(error))
        if (each.moves[0], *each.then) == texts
        # The advice's costs hold, relative to the best as now evaluated.
        else replace(
            each, cost=rounded(each.cost + more), win=rounded(max(0.0, best_win - more - each.cost))
        )
        for each in found.alternatives
    ]
    if not cost and not any((each.moves[0], *each.then) == texts for each in others):
        others.insert(0, made)
    return replace(
        found,
        last=stretch.last,
        move=texts[0],
        then=texts[1:],
        win=rounded(win),
        best=best[0],
        best_then=best[1:],
        best_win=rounded(best_win),
        cost=rounded(cost),
        cost_error=rounded(error),
        is_clear=cost > max(CLOSE / seats, SURE * error),
        gain=gain,
        best_gain=found.best_gain if cost else gain,
        reasons=found.reasons if cost else (),
        alternatives=tuple(sorted(others, key=lambda each: each.cost)),
    )


def after_turn(start: Race, seat: int, moves: Sequence[int]) -> Race:
    """Return the position after some moves of one turn."""
    race = start.copy()
    for move in moves:
        play_race(race, seat, move, None)
    return race


def described(course: Replayed, decision: Decision) -> dict[str, dict[str, Any]]:
    """Return the facts of the moves in all turns that a decision shows.

    A move whose facts depend on the moves before it, such as a way that a tile has opened, is also
    described by its whole turn so far.
    """
    game = course.games[decision.step - 1]
    lines = [(decision.move, *decision.then), (decision.best, *decision.best_then)]
    lines += [(each.moves[0], *each.then) for each in decision.alternatives if each.then]
    start: Race = course.states[decision.step - 1].public

    def told(race: Race, text: str) -> dict[str, Any]:
        # What a tile opens depends on what was done before it in each of the turns.
        return {**game.describe_move(race, game.parse_move(text)), **UNTOLD}

    found = {line[0]: told(start, line[0]) for line in lines}
    for line in lines:
        race = start.copy()
        for place, text in enumerate(line):
            facts = told(race, text)
            if facts != found.setdefault(text, facts):
                found[BETWEEN.join(line[: place + 1])] = facts
            play_race(race, decision.seat, game.parse_move(text), None)
    return found


def turn_of(course: Replayed, stretch: TakenTurn, decision: Decision | None) -> RaceTurn:
    """Return a turn with every cart's way before and after it."""
    first, last = course.states[stretch.first - 1].public, course.states[stretch.last].public
    seats = range(int(first.seats))
    before = tuple(actions_by_cart(first, seat) for seat in seats)
    after = tuple(actions_by_cart(last, seat) for seat in seats)
    longer = {
        str(seat): sum(after[seat]) - sum(before[seat])
        for seat in seats
        if seat != stretch.seat and sum(after[seat]) > sum(before[seat])
    }
    best = () if decision is None else (decision.best, *decision.best_then)
    return RaceTurn(
        number=stretch.number,
        seat=stretch.seat,
        began=stretch.first,
        ended=stretch.last,
        moves=tuple(course.game.format_move(move) for move in stretch.moves),
        best=best,
        cost=None if decision is None else decision.cost,
        before=before,
        after=after,
        farthest=FARTHEST,
        blocked=longer,
    )


def actions_by_cart(race: Race, seat: int) -> tuple[int, ...]:
    """Return the fewest actions that each cart of a seat needs to get across, nearest first."""
    ways = Ways(race, seat)
    occupied, carts, home = int(race.occupied), int(race.carts[seat]), int(ways.home)
    found: list[int] = []
    for cost in range(FARTHEST):
        if not carts and not home:
            break
        ways.spread()
        leaving = carts & int(ways.leaving())
        found += [cost + 1] * int(count(leaving))
        carts &= ~leaving
        if home and int(ways.entering()):
            found += [cost + 1 + HOME_RIDE] * home
            home = 0
        ways.act(occupied)
    far = FARTHEST - 1
    found += [far + 1] * int(count(carts)) + [far + 1 + HOME_RIDE] * home
    return tuple(sorted(found))
