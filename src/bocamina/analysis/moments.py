"""The steps worth looking at: costly decisions, and turns of fate."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bocamina.advice.advice import BETWEEN
from bocamina.analysis.analysis import KeyMoment
from bocamina.analysis.fates import fate_of
from bocamina.analysis.valuing import coefficients

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.advice.advice import Detail
    from bocamina.analysis.analysis import CheckedClaim, Decision, Division, Point
    from bocamina.analysis.course import Replayed
    from bocamina.analysis.specialist import Specialist

MOST_A_SEAT: Final = 3
FEW: Final = 6  # alternatives stored for a decision that is no key moment
MOST_FATES: Final = 5
# Of a fair share; the default for games without measurements.
COSTLY: Final = 0.2
COSTLY_GAIN: Final = 1.0  # gems or gold, where nobody can win
FATEFUL: Final = 0.4


def threshold(course: Replayed) -> float:
    """Return the cost above which a mistake is mentioned: more than bots usually lose."""
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
    """Tell whether a decision was surely a mistake, and cost more than what is usual."""
    least = threshold(course) if decision.by == "win" else COSTLY_GAIN
    return decision.is_clear and decision.cost > least


def told(decision: Decision) -> KeyMoment:
    """Return a decision as a key moment."""
    win, best_win = round(100 * decision.win), round(100 * decision.best_win)
    facts: dict[str, Detail] = {
        "seat": decision.seat,
        "move": BETWEEN.join((decision.move, *decision.then)),
        "best": BETWEEN.join((decision.best, *decision.best_then)),
        "by": decision.by,
        "cost": best_win - win if decision.by == "win" else round(decision.cost, 1),
        "win": win,
        "best_win": best_win,
    }
    return moment_of("decision", decision, decision.last, decision.cost, facts)


def moment_of(
    kind: str, done: Decision | CheckedClaim, last: int, size: float, facts: dict[str, Detail]
) -> KeyMoment:
    """Return a seat's deed or claim, up to a last step, as a key moment."""
    return KeyMoment(kind, done.step, done.step, last, done.part, done.seat, size, facts)


def shortened(decisions: Sequence[Decision], costly: Sequence[KeyMoment]) -> tuple[Decision, ...]:
    """Return decisions with all alternatives if somebody may retry them, else with few."""
    key = {(each.seat, each.step) for each in costly}
    return tuple(each if (each.seat, each.step) in key else in_short(each) for each in decisions)


def in_short(decision: Decision) -> Decision:
    """Return a decision with its best few alternatives, and the facts needed to show them."""
    kept = decision.alternatives[:FEW]
    turns = [(decision.move, *decision.then), (decision.best, *decision.best_then)]
    turns += [(each.moves[0], *each.then) for each in kept if each.then]
    told = {decision.move, decision.best} | {move for turn in turns for move in turn[1:]}
    told |= {BETWEEN.join(turn[:last]) for turn in turns for last in range(2, len(turn) + 1)}
    described = {move: facts for move, facts in decision.described.items() if move in told}
    return replace(decision, alternatives=kept, described=described)


def in_facts(course: Replayed, decision: Decision) -> Decision:
    """Return a decision with the facts of the move that was made and of the best one."""
    public = course.view_before(decision.step, decision.seat).public
    game = course.games[decision.step - 1]
    found = {
        move: dict(game.describe_move(public, game.parse_move(move)))
        for move in (decision.move, decision.best)
        if move not in decision.described
    }
    return replace(decision, described={**found, **decision.described})


def turns_of_fate(
    specialist: Specialist,
    points: Sequence[Point],
    divisions: Sequence[Division],
    costly: Sequence[KeyMoment],
) -> tuple[KeyMoment, ...]:
    """Return the few steps that changed a chance most and were not due to the seat's own move.

    A costly decision is not repeated here for its effect on another seat.
    """
    course = specialist.course
    if course.seats == 1:
        return ()
    found = []
    known = {(each.seat, step) for each in costly for step in range(each.began, each.ended + 1)}
    for first, last in runs(course, divisions):
        step = divisions[first].step
        if (course.steps[step - 1].seat, step) in known or specialist.is_foreseen(step):
            continue
        change = [
            sum(
                each.luck[seat] + each.others[seat] + each.unknowable[seat]
                for each in divisions[first:last]
            )
            for seat in range(course.seats)
        ]
        seen = [
            felt(each, points[last].chances[seat] - points[first].chances[seat])
            for seat, each in enumerate(change)
        ]
        seat = max(range(course.seats), key=lambda each: seen[each])
        if seen[seat] >= FATEFUL / course.seats:
            found.append((first, last, seat, change[seat]))
    found.sort(key=lambda each: -abs(each[3]))
    moments = [
        fate_of(specialist, points, points[first + 1].step, points[last].step, seat, size)
        for first, last, seat, size in found[:MOST_FATES]
    ]
    return tuple(sorted(moments, key=lambda each: each.step))


def felt(change: float, whole: float) -> float:
    """Return the part of a change that shows on the curve, not offset by the seat's own choice."""
    return min(abs(change), abs(whole)) if change * whole > 0.0 else 0.0


def runs(course: Replayed, divisions: Sequence[Division]) -> list[tuple[int, int]]:
    """Return runs of steps that belong together: a deal, or a turn of several moves."""

    def maker(step: int) -> tuple[int | None, bool, int]:
        taken = course.steps[step - 1]
        return taken.seat, taken.is_chance, course.part_of_step(step)

    found: list[tuple[int, int]] = []
    for place, each in enumerate(divisions):
        if found and maker(each.step) == maker(divisions[place - 1].step):
            found[-1] = (found[-1][0], place + 1)
        else:
            found.append((place, place + 1))
    return found
