"""Things that happened, each told to an audience."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, TypeAlias

from bocamina.core.state import SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Sequence

Fact: TypeAlias = "int | str | bool | tuple[int, ...] | tuple[str, ...]"
Log: TypeAlias = "list[Event] | None"  # None: nobody listens, so that nothing need be told.

_FACTS: dict[type[Event], tuple[str, ...]] = {}  # by kind: looking at fields takes its time


@dataclass(frozen=True)
class Event:
    """Something that happened; a game derives one class for each kind, named in the past."""

    def audience(self) -> Sequence[int] | None:
        """Return the seats that may know of it; None is everybody."""
        return None

    def reveals(self) -> bool:
        """Tell whether its facts may be news to its audience, as when a card is turned over.

        All other events follow from what those who are told knew before; tests hold games to it.
        """
        return False

    def gives_pause(self) -> bool:
        """Tell whether people want to look at it before others go on, as when a round ends."""
        return False

    def reaches(self, viewer: int) -> bool:
        """Tell whether `viewer`, a seat or the spectator, may know of it."""
        audience = self.audience()
        return audience is None or (viewer != SPECTATOR and viewer in audience)

    def name(self) -> str:
        """Return the event's name in texts: `GoalRevealed` is `goal_revealed`."""
        return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", type(self).__name__).lower()

    def facts(self) -> dict[str, Fact]:
        """Return what there is to tell, by name."""
        names = _FACTS.get(type(self))
        if names is None:
            names = _FACTS[type(self)] = tuple(field.name for field in fields(self))
        return {name: getattr(self, name) for name in names}


def format_fact(fact: Fact) -> str:
    """Print one fact without spaces."""
    if isinstance(fact, bool):
        return "true" if fact else "false"
    if isinstance(fact, tuple):
        return ",".join(str(part) for part in fact) or "-"
    return str(fact)


def format_event(event: Event) -> str:
    """Print an event on one line: its audience, its name, its facts."""
    audience = event.audience()
    to = "all" if audience is None else ",".join(str(seat) for seat in audience)
    told = [f"{name}={format_fact(fact)}" for name, fact in event.facts().items()]
    return " ".join([f"to {to}:", event.name(), *told])


def seen_by(viewer: int, events: Sequence[Event]) -> list[Event]:
    """Return those events that `viewer`, a seat or the spectator, may know of."""
    return [event for event in events if event.reaches(viewer)]
