"""What a turn of fate was in a mine, and what it did to the round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.games.saboteur.components import ROLE_NAMES
from bocamina.games.saboteur.events import GoldDrawn, GoldTaken, PayCollected, RolesDealt
from bocamina.games.saboteur.state import DEAL, DRAW, GOALS_LAID, PLAY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.advice.advice import Detail
    from bocamina.analysis.analysis import KeyMoment, Point
    from bocamina.analysis.course import Replayed

MORE_THAN_THE_ROUND: Final = 0.05  # of the victory
ROUND: Final = (GOALS_LAID, DEAL, PLAY, DRAW)  # while everybody has a role


def kind_in_mine(course: Replayed, first: int, last: int) -> tuple[str, dict[str, Detail]] | None:
    """Return the kind of what chance brought, and what its words need, where it is a mine's."""
    if course.steps[last - 1].seat is not None:
        return None
    for step in range(first, last + 1):
        for event in course.steps[step - 1].events:
            if isinstance(event, RolesDealt):
                return "roles", {"round": course.part_after(last)}
            if isinstance(event, GoldDrawn):
                return "gold", {}
    return None


def in_round(course: Replayed, moment: KeyMoment, points: Sequence[Point]) -> dict[str, Detail]:
    """Return what a turn of fate did to the round, and what those whom it is about were."""
    first, last, kind = moment.began, moment.ended, moment.kind
    facts = sides_of(points, first, last, moment.size)
    # Roles are dealt by some steps; by others a round ends, and they are put back.
    facts["role"] = role_after(course, last if kind == "roles" else first - 1, moment.seat)
    if kind == "deed":
        facts["doer_role"] = role_after(course, first - 1, int(moment.facts["doer_seat"]))
    return facts


def is_left_over(course: Replayed, step: int) -> bool:
    """Tell whether somebody only took the gold that was left, which everybody saw coming."""
    taken = (GoldTaken, PayCollected)
    events = course.steps[step - 1].events
    return course.is_forced(step) and any(isinstance(each, taken) for each in events)


def role_after(course: Replayed, step: int, seat: int) -> str:
    """Return what a seat was after a step of Saboteur; between rounds there are no roles."""
    state = course.states[step]
    has_role = state.public.phase in ROUND
    return ROLE_NAMES[int(state.private[seat].role)] if has_role else "none"


def sides_of(points: Sequence[Point], first: int, last: int, size: float) -> dict[str, Detail]:
    """Return the change of the diggers' chance to win the round.

    A seat's chance that changes by more depends on who is first at the treasure, too.
    """
    digging = {point.step: point.sides.get("digger") for point in points}
    before, after = digging.get(first - 1), digging.get(last)
    if before is None or after is None:
        return {"in_round": "no"}
    shares = {"diggers_before": round(100 * before), "diggers_after": round(100 * after)}
    if abs(size) < abs(after - before) + MORE_THAN_THE_ROUND:
        return {"in_round": "yes", **shares}
    return {"in_round": "found" if after == 1.0 else "first", **shares}
