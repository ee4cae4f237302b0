"""What can happen with pebbles."""

from __future__ import annotations

from dataclasses import dataclass

from bocamina.core.events import Event


@dataclass
class NumberDrawn(Event):
    """A seat drew its lucky number, which it alone may know."""

    seat: int
    number: int

    def audience(self) -> list[int]:
        return [self.seat]


@dataclass
class PebblesTaken(Event):
    """A seat took pebbles from the heap."""

    seat: int
    many: int
    left: int


@dataclass
class HeapEmptied(Event):
    """The last pebble was taken, and the lucky numbers are shown."""

    numbers: tuple[int, ...]
    scores: tuple[int, ...]
