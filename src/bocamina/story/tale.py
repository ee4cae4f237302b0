"""The story of a game as facts; messages put them into words in both languages."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bocamina.core.events import Event, Fact

StoryFacts: TypeAlias = "Mapping[str, Fact]"


@dataclass(frozen=True)
class Assertion:
    """A claim that a seat made with a ready phrase after so many steps, and whether it was true."""

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
    """A finished game in the form that stories are made from."""

    seats: int
    beats: list[Beat]
    scores: list[int]
    winners: list[int]
    assertions: list[Assertion] = field(default_factory=list)


@dataclass(frozen=True)
class Highlight:
    """Something worth telling that happened at `step`; facts are named like those of events."""

    kind: str
    step: int
    weight: float  # its priority among highlights
    facts: StoryFacts


class Findings(list[Highlight]):
    """The highlights found on the way through a game."""

    def note(self, kind: str, step: int, weight: float, **facts: Fact) -> None:
        """Keep something worth telling."""
        self.append(Highlight(kind, step, weight, facts))

    def forget(self, kind: str, **facts: Fact) -> None:
        """Drop highlights that another one makes redundant."""
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
    """Findings of an analysis for the game's story; -1 stands for nobody, step 0 for none.

    Points are of 100 of the chance to win.
    """

    turning_step: int
    turning_seat: int  # whose chance it changed most
    turning_points: int  # by how much, negative if for the worse
    luckiest: int
    luck_points: int
    best: int  # whose choices gained most, by what could be known
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
    goal: int = 0  # the goal of the lines, if there is one


@dataclass(frozen=True)
class Tale:
    """The story of a game."""

    highlights: list[Highlight]  # in the order in which they happened
    chosen: list[Highlight]  # the best of them, in the same order
    honours: list[Honour]
    chapters: list[Chapter]
    curve: Curve
