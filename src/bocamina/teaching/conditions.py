"""Conditions on a move or its results, which lessons combine."""

from __future__ import annotations

import re
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, TypeAlias

from bocamina.core.errors import Unreadable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.events import Event


@dataclass(frozen=True)
class Attempt:
    """An attempt at a drill: a move in notation, and its immediate events."""

    move: str
    events: Sequence[Event]
    ended: bool = False  # whether the game is over after it


@dataclass(frozen=True)
class MoveIs:
    """The move is one of those that a pattern names; `*` stands for anything."""

    pattern: str

    def holds(self, deed: Attempt) -> bool:
        """Tell whether the condition holds."""
        return fnmatchcase(deed.move, self.pattern)


@dataclass(frozen=True)
class EventHappened:
    """The move led to an event at once, with the given facts."""

    name: str
    facts: tuple[tuple[str, str], ...] = ()

    def holds(self, deed: Attempt) -> bool:
        """Tell whether the condition holds."""
        return any(self._is(event) for event in deed.events)

    def _is(self, event: Event) -> bool:
        told = event.facts()
        return event.name() == self.name and all(
            str(told.get(name)) == fact for name, fact in self.facts
        )


@dataclass(frozen=True)
class GameOver:
    """The move ended the game."""

    def holds(self, deed: Attempt) -> bool:
        """Tell whether the condition holds."""
        return deed.ended


@dataclass(frozen=True)
class Not:
    """A condition does not hold."""

    inner: Condition

    def holds(self, deed: Attempt) -> bool:
        """Tell whether the condition holds."""
        return not self.inner.holds(deed)


@dataclass(frozen=True)
class AllOf:
    """Several conditions all hold."""

    parts: tuple[Condition, ...]

    def holds(self, deed: Attempt) -> bool:
        """Tell whether the condition holds."""
        return all(part.holds(deed) for part in self.parts)


@dataclass(frozen=True)
class AnyOf:
    """At least one of several conditions holds."""

    parts: tuple[Condition, ...]

    def holds(self, deed: Attempt) -> bool:
        """Tell whether the condition holds."""
        return any(part.holds(deed) for part in self.parts)


Condition: TypeAlias = MoveIs | EventHappened | GameOver | Not | AllOf | AnyOf


def parse_condition(text: str) -> Condition:
    """Read a condition: `move discard *`, `event path_dug x=3`, `over`; `not`, `and`, `or`."""
    parts = text.split(" or ")
    if len(parts) > 1:
        return AnyOf(tuple(parse_condition(part) for part in parts))
    parts = text.split(" and ")
    if len(parts) > 1:
        return AllOf(tuple(parse_condition(part) for part in parts))
    word, _, rest = text.strip().partition(" ")
    rest = rest.strip()
    if word == "not" and rest:
        return Not(parse_condition(rest))
    if word == "move" and rest:
        return MoveIs(rest)
    if word == "over" and not rest:
        return GameOver()
    if word == "event" and re.fullmatch(r"[a-z_]+( [a-z_]+=\S+)*", rest):
        name, *facts = rest.split()
        told = (fact.partition("=") for fact in facts)
        return EventHappened(name, tuple((fact, value) for fact, _, value in told))
    raise Unreadable("'move PATTERN', 'event NAME FACT=VALUE', 'over', or 'not' of these", text)
