"""What a turn of fate was in a cave."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.games.diamant.events import (
    ChoicesRevealed,
    ExpeditionFled,
    HazardMet,
    IdolFound,
    TreasureFound,
)

if TYPE_CHECKING:
    from bocamina.advice.advice import Detail
    from bocamina.analysis.course import Replayed


def kind_in_cave(course: Replayed, first: int, last: int) -> tuple[str, dict[str, Detail]] | None:
    """Return the kind of a turn of fate, and what its words need, where it is one of a cave's."""
    taken = course.steps[last - 1]
    for event in taken.events:
        if isinstance(event, ChoicesRevealed):
            left = event.leaving_seats
            return "choices", {"leaving": len(left), "staying": event.staying}
    if taken.seat is not None:
        return None
    for step in range(first, last + 1):
        for event in course.steps[step - 1].events:
            match event:
                case ExpeditionFled():
                    return "fled", {"hazard": event.hazard, **danger(course, step)}
                case TreasureFound():
                    return "treasure", {"gems": event.value}
                case HazardMet():
                    return "hazard", {"hazard": event.hazard}
                case IdolFound():
                    return "idol", {}
                case _:
                    pass
    return None


def danger(course: Replayed, step: int) -> dict[str, Detail]:
    """Return how many of the cards left would have ended the expedition, and how many were left."""
    cave = course.states[step - 1].public
    return {"busting": cave.busting_cards(), "cards": sum(cave.deck)}
