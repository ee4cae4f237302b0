"""Names what changed a chance from outside: a card, a deal, somebody's deed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.analysis.analysis import KeyMoment
from bocamina.games.diamant import events as cave_events
from bocamina.games.saboteur import events as mine_events
from bocamina.games.saboteur.components import ROLE_NAMES
from bocamina.games.saboteur.state import DEAL, DRAW, GOALS_LAID, PLAY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.advice.advice import Detail
    from bocamina.analysis.analysis import Point
    from bocamina.analysis.course import Replayed

MORE_THAN_THE_ROUND: Final = 0.05  # of the victory
ROUND: Final = (GOALS_LAID, DEAL, PLAY, DRAW)  # while everybody has a role


def fate_of(
    course: Replayed, points: Sequence[Point], first: int, last: int, seat: int, size: float
) -> KeyMoment:
    """Return the key moment of some steps that changed a seat's chance so much."""
    chances = {point.step: point.chances[seat] for point in points}
    facts: dict[str, Detail] = {
        "seat": seat,
        "before": round(100 * chances.get(first - 1, 0.0)),
        "after": round(100 * chances[last]),
    }
    kind, more = kind_of(course, first, last)
    facts |= more
    if course.game.name == "saboteur":
        facts |= sides_of(points, first, last, size)
        # Some steps deal roles; others end a round, and roles are put back.
        facts["role"] = role_after(course, last if kind == "roles" else first - 1, seat)
        if kind == "deed":
            facts["doer_role"] = role_after(course, first - 1, int(facts["doer_seat"]))
    return KeyMoment(
        kind=kind,
        step=last,
        began=first,
        ended=last,
        part=course.part_of_step(last),
        seat=seat,
        size=size,
        facts=facts,
    )


def kind_of(course: Replayed, first: int, last: int) -> tuple[str, dict[str, Detail]]:
    """Return the kind of a turn of fate, and the facts for its message."""
    taken = course.steps[last - 1]
    for event in taken.events:
        if isinstance(event, cave_events.ChoicesRevealed):
            left = event.leaving_seats
            return "choices", {"leaving": len(left), "staying": event.staying}
    if taken.seat is not None:
        return "deed", {"doer_seat": taken.seat, "move": taken.text}
    for step in range(first, last + 1):
        for event in course.steps[step - 1].events:
            match event:
                case cave_events.ExpeditionFled():
                    return "fled", {"hazard": event.hazard, **danger(course, step)}
                case cave_events.TreasureFound():
                    return "treasure", {"gems": event.value}
                case cave_events.HazardMet():
                    return "hazard", {"hazard": event.hazard}
                case cave_events.IdolFound():
                    return "idol", {}
                case mine_events.RolesDealt():
                    return "roles", {"round": course.part_after(last)}
                case mine_events.GoldDrawn():
                    return "gold", {}
                case _:
                    pass
    return ("card" if first == last else "deal"), {"card": taken.text}


def is_left_over(course: Replayed, step: int) -> bool:
    """Tell whether somebody only took the gold that was left, which everybody saw coming."""
    events = course.steps[step - 1].events
    taken = (mine_events.GoldTaken, mine_events.PayCollected)
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


def danger(course: Replayed, step: int) -> dict[str, Detail]:
    """Return how many of the cards left would have ended the expedition, and how many were left."""
    cave = course.states[step - 1].public
    return {"busting": cave.busting_cards(), "cards": sum(cave.deck)}
