"""From a record to its tale."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol, cast

from bocamina.additions import module_with
from bocamina.core.replay import begin, follow
from bocamina.games import find_game
from bocamina.story.tale import (
    Assertion,
    Beat,
    Chapter,
    Chronicle,
    Curve,
    Highlight,
    Honour,
    Insight,
    Tale,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.record import Record
    from bocamina.story.tale import StoryFacts

MOST_LINES: Final = 5
LEAST_LINES: Final = 3
WORTH_TELLING: Final = 3.0
MOST_OF_ONE_SEAT: Final = 2
MOST_HONOURS: Final = 4
ANALYSED: Final = 6.0  # the weight of computed titles, above those that are a matter of taste


class Narrator(Protocol):
    """The interface of the modules that tell one game's stories."""

    def highlights(self, course: Chronicle) -> list[Highlight]:
        """Return everything worth telling."""

    def honours(self, course: Chronicle) -> list[Honour]:
        """Return the titles that were earned."""

    def chapters(self, course: Chronicle) -> list[Chapter]:
        """Return where the parts of the game begin."""

    def curve(self, course: Chronicle) -> Curve:
        """Return the curve of the game."""


@dataclass(frozen=True)
class NoNarrator:
    """Tells nothing: for games without a narrator."""

    def highlights(self, course: Chronicle) -> list[Highlight]:
        """Return nothing."""
        return []

    def honours(self, course: Chronicle) -> list[Honour]:
        """Return nothing."""
        return []

    def chapters(self, course: Chronicle) -> list[Chapter]:
        """Return nothing."""
        return []

    def curve(self, course: Chronicle) -> Curve:
        """Return a curve without points."""
        return Curve("score", [], [])


def narrator_of(game: str) -> Narrator:
    """Return the narrator of a game; without one of its own, only the result is told."""
    return cast("Narrator", module_with("highlights", "bocamina.story", game) or NoNarrator())


def course_of(record: Record, assertions: Sequence[Assertion] = ()) -> Chronicle:
    """Replay a finished record, and keep its events."""
    match = begin(find_game(record.game), record)
    beats = []
    for number, step in enumerate(record.steps, 1):
        events = list(follow(match, step, proven=False))
        beats.append(Beat(number, step.seat, events))
    public = match.state.public
    scores, winners = match.game.scores(public), match.game.winners(public)
    return Chronicle(public.settings.seats, beats, list(scores), list(winners), list(assertions))


def tell(game: str, course: Chronicle, insight: Insight | None = None) -> Tale:
    """Return the tale of a game, with the findings of an analysis if given."""
    narrator = narrator_of(game)
    more, earned = seen_into(insight)
    found = sorted([*narrator.highlights(course), *more], key=lambda each: each.step)
    return Tale(
        found,
        choose(found),
        award(narrator.honours(course), earned),
        narrator.chapters(course),
        narrator.curve(course),
    )


def seen_into(insight: Insight | None) -> tuple[list[Highlight], list[Honour]]:
    """Return the highlights and titles that an analysis adds."""
    found: list[Highlight] = []
    earned: list[Honour] = []
    if insight is None:
        return found, earned
    if insight.turning_step:
        change = insight.turning_points
        facts: StoryFacts = {
            "seat": insight.turning_seat,
            "points": abs(change),
            "gains": "yes" if change >= 0 else "no",
        }
        found.append(Highlight("turning-point", insight.turning_step, ANALYSED, facts))
    titles = [
        (insight.skill_points, "best-player", insight.best),
        (insight.luck_points, "luckiest", insight.luckiest),
    ]
    # A seat with both gets the title that brought more first.
    for points, kind, seat in sorted(titles, key=lambda each: -each[0]):
        if seat >= 0:
            earned.append(Honour(kind, seat, ANALYSED, {"seat": seat, "number": points}))
    return found, earned


def choose(found: Sequence[Highlight]) -> list[Highlight]:
    """Return the best few: no kind twice, and not all about one seat if there are others."""
    few = best_of(found, MOST_OF_ONE_SEAT)
    return few if len(few) >= LEAST_LINES else best_of(found, LEAST_LINES)


def best_of(found: Sequence[Highlight], most_of_one: int) -> list[Highlight]:
    """Return the best few, with a maximum for each seat."""
    chosen: list[Highlight] = []
    for each in sorted(found, key=lambda one: -one.weight):
        about = [one.facts.get("seat") for one in chosen if "seat" in one.facts]
        is_more_of_the_same = about.count(each.facts.get("seat")) >= most_of_one
        if any(one.kind == each.kind for one in chosen) or is_more_of_the_same:
            continue
        if len(chosen) >= LEAST_LINES and each.weight < WORTH_TELLING:
            break
        chosen.append(each)
        if len(chosen) == MOST_LINES:
            break
    told = {id(each) for each in chosen}
    return sorted((each for each in found if id(each) in told), key=lambda one: one.step)


def award(earned: Sequence[Honour], reckoned: Sequence[Honour] = ()) -> list[Honour]:
    """Return the titles given anyway and then the best others, one for each seat."""
    given = list(reckoned)
    for each in sorted(earned, key=lambda one: -one.weight):
        if all(each.seat != one.seat and each.kind != one.kind for one in given):
            given.append(each)
    return given[:MOST_HONOURS]
