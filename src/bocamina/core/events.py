"""Things that happened, each told to an audience."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Literal, TypeAlias, get_args, get_origin, get_type_hints

from bocamina.core.errors import Unreadable
from bocamina.core.opening import mypyc_attr
from bocamina.core.state import SPECTATOR
from bocamina.core.words import spell

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from types import ModuleType

Fact: TypeAlias = "int | str | tuple[int, ...]"
Log: TypeAlias = "list[Event] | None"  # None: nobody listens, so no events are made.

# Caches by kind, because inspecting fields is slow.
_FACTS: dict[type[Event], tuple[str, ...]] = {}
_TYPES: dict[type[Event], dict[str, object]] = {}


# Not frozen, although nobody changes an event: compiled, that would make it three times slower.
@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class Event:
    """Something that happened; a game derives one class for each kind, named in the past."""

    def audience(self) -> Sequence[int] | None:
        """Return the seats that may know of it; None is everybody."""
        return None

    def gives_pause(self) -> bool:
        """Tell whether people need time to see it before the game goes on, as when a round ends."""
        return False

    def is_staged(self) -> bool:
        """Tell whether tables play it out, as when a card that matters turns over."""
        return False

    def reaches(self, viewer: int) -> bool:
        """Tell whether `viewer`, a seat or the spectator, may know of it."""
        audience = self.audience()
        return audience is None or (viewer != SPECTATOR and viewer in audience)

    def name(self) -> str:
        """Return the event's name in texts: `GoalRevealed` is `goal_revealed`."""
        return spell(type(self).__name__, "_")

    def facts(self) -> dict[str, Fact]:
        """Return the event's fields by name."""
        names = _FACTS.get(type(self))
        if names is None:
            names = _FACTS[type(self)] = tuple(field.name for field in fields(self))
        return {name: getattr(self, name) for name in names}


def seen_by(viewer: int, events: Sequence[Event]) -> list[Event]:
    """Return those events that `viewer`, a seat or the spectator, may know of."""
    return [event for event in events if event.reaches(viewer)]


def event_kinds(module: ModuleType) -> dict[str, type[Event]]:
    """Return the kinds of events that a module defines, by their names in texts."""
    found = [kind for kind in vars(module).values() if isinstance(kind, type)]
    return {
        spell(kind.__name__, "_"): kind
        for kind in found
        if issubclass(kind, Event) and kind is not Event
    }


# --- Events as text


def format_fact(fact: Fact) -> str:
    """Print one fact; only the text of a move has spaces in it."""
    if isinstance(fact, tuple):
        return ",".join(str(part) for part in fact) or "-"
    return str(fact)


def format_event(event: Event) -> str:
    """Print an event on one line: its audience, its name, its facts."""
    audience = event.audience()
    to = "all" if audience is None else ",".join(str(seat) for seat in audience)
    told = [f"{name}={format_fact(fact)}" for name, fact in event.facts().items()]
    return " ".join([f"to {to}:", event.name(), *told])


def parse_event(kinds: Mapping[str, type[Event]], text: str) -> Event:
    """Read what `format_event` prints of an event of one of these kinds."""
    _, _, told = text.partition(": ")
    name, _, rest = told.partition(" ")
    if name not in kinds:
        raise Unreadable(f"an event ({', '.join(kinds)})", repr(text))
    facts: dict[str, Fact] = {}
    for about, kind in list(types_of(kinds[name]).items())[::-1]:  # a fact may have spaces
        rest, label, fact = (f" {rest}").rpartition(f" {about}=")
        if not label:
            raise Unreadable(f"{name} with {about}=...", repr(text))
        facts[about] = parse_fact(kind, fact)
        rest = rest.removeprefix(" ")
    event = kinds[name](**facts)
    if format_event(event) != text:
        raise Unreadable(repr(format_event(event)), repr(text))
    return event


def types_of(kind: type[Event]) -> Mapping[str, object]:
    """Return the types of an event's facts, by name: numbers, texts, or the words there are."""
    types = _TYPES.get(kind)
    if types is None:
        types = _TYPES[kind] = get_type_hints(kind)
    return types


def parse_fact(kind: object, text: str) -> Fact:
    """Read what `format_fact` prints of a fact of this type."""
    if kind is str:
        return text
    if get_origin(kind) is Literal:
        if text not in get_args(kind):
            raise Unreadable(" or ".join(get_args(kind)), repr(text))
        return text
    words = [] if text == "-" and kind is not int else text.split(",")
    if not all(word.removeprefix("-").isdigit() and word.isascii() for word in words):
        raise Unreadable("whole numbers", repr(text))
    numbers = tuple([int(word) for word in words])
    return numbers[0] if kind is int else numbers
