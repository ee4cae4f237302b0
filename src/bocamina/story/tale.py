"""What there is to tell of a game, as facts; their words are messages in both languages."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bocamina.core.events import Event, Fact

StoryFacts: TypeAlias = "Mapping[str, Fact]"


@dataclass(frozen=True)
class Assertion:
    """What a seat claimed with a ready phrase after so many steps, and whether it was so."""

    step: int
    part: int  # of the game, such as a round
    seat: int
    phrase: str
    about: int
    holds: bool | None


@dataclass(frozen=True)
class Beat:
    """One step of a game: who moved, None being chance, and what happened."""

    step: int
    mover: int | None
    events: list[Event]


@dataclass(frozen=True)
class Chronicle:
    """A finished game as a story is made from it."""

    seats: int
    beats: list[Beat]
    scores: list[int]
    winners: list[int]
    assertions: list[Assertion] = field(default_factory=list)


@dataclass(frozen=True)
class Highlight:
    """Something worth telling, once the game was at `step`; facts are named as those of events."""

    kind: str
    step: int
    weight: float  # how much it is worth telling, beside the others
    facts: StoryFacts


class Findings(list[Highlight]):
    """What is found worth telling on the way through a game."""

    def note(self, kind: str, step: int, weight: float, **facts: Fact) -> None:
        """Keep something worth telling."""
        self.append(Highlight(kind, step, weight, facts))

    def forget(self, kind: str, **facts: Fact) -> None:
        """Drop what another finding tells better."""
        self[:] = [each for each in self if (each.kind, each.facts) != (kind, facts)]


@dataclass(frozen=True)
class Honour:
    """A title that a seat has earned."""

    kind: str
    seat: int
    weight: float
    facts: StoryFacts


@dataclass(frozen=True)
class Insight:
    """What an analysis of the game found, for its story; -1 stands for nobody, step 0 for none.

    Points are of 100 of the chance to win.
    """

    turning_step: int
    turning_seat: int  # whose chance it changed most
    turning_points: int  # by how much, less than nothing for the worse
    luckiest: int
    luck_points: int
    best: int  # whose choices brought most, by what could be known
    skill_points: int  # above the average of the table


@dataclass(frozen=True)
class Chapter:
    """Where a part of the game begins, such as a round."""

    step: int
    number: int


@dataclass(frozen=True)
class Curve:
    """Numbers in the course of the game: a line for each seat, or one for all of them."""

    measure: str
    steps: list[int]
    lines: list[list[int]]
    goal: int = 0  # what the lines are to reach, where there is such a number


@dataclass(frozen=True)
class Tale:
    """All that a game has to tell."""

    highlights: list[Highlight]  # in the order in which they happened
    chosen: list[Highlight]  # the best of them, in the same order
    honours: list[Honour]
    chapters: list[Chapter]
    curve: Curve
