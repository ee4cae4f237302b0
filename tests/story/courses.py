"""Courses of games, made of what happened alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bocamina.story.tale import Assertion, Beat, Chronicle, Highlight

if TYPE_CHECKING:
    from collections.abc import Sequence


def course(
    seats: int,
    beats: Sequence[Sequence[Any]],
    scores: list[int],
    assertions: Sequence[Assertion] = (),
) -> Chronicle:
    """Return a game in which this happened, step by step."""
    told = [Beat(number, None, list(events)) for number, events in enumerate(beats, 1)]
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return Chronicle(seats, told, scores, winners, list(assertions))


def kinds(found: Sequence[Highlight]) -> set[str]:
    """Return the kinds of what is worth telling."""
    return {each.kind for each in found}


def facts_of(kind: str, found: Sequence[Highlight]) -> dict[str, Any]:
    """Return the facts of the one thing of a kind."""
    (only,) = [each for each in found if each.kind == kind]
    return dict(only.facts)
