"""What a finished game has to tell."""

from __future__ import annotations

import msgspec
from litestar import get
from litestar.params import FromPath

from bocamina.server.analysts import insight_into
from bocamina.server.played import PlayedGame, assertions_of
from bocamina.server.routes.moments import GameNumber, finished
from bocamina.server.routes.refusals import REFUSALS
from bocamina.server.routes.tables import AnyHttpRequest, desk_of
from bocamina.story.tale import Insight
from bocamina.story.telling import course_of, tell

StoryFact = int | str | list[int]


class ToldHighlight(msgspec.Struct, frozen=True):
    """Something worth telling, in the words of `story-<game>-<kind>` or `story-<kind>`."""

    kind: str
    step: int
    is_chosen: bool  # whether it is among the best few
    facts: dict[str, StoryFact]


class ToldHonour(msgspec.Struct, frozen=True):
    """A title that a seat earned: `title-<game>-<kind>`, with its reason as `.about`."""

    kind: str
    seat: int
    facts: dict[str, StoryFact]


class ToldChapter(msgspec.Struct, frozen=True):
    """Where a part of the game begins: `story-<game>-chapter`."""

    step: int
    number: int


class ToldCurve(msgspec.Struct, frozen=True):
    """The game in numbers, `curve-<game>-<measure>`: a line for each seat, or one for all."""

    measure: str
    steps: list[int]
    lines: list[list[int]]
    goal: int  # what the lines are to reach; 0 where there is no such number


class Story(msgspec.Struct, frozen=True):
    """What a finished game has to tell."""

    highlights: list[ToldHighlight]
    honours: list[ToldHonour]
    chapters: list[ToldChapter]
    curve: ToldCurve


def story_of(played: PlayedGame, insight: Insight | None = None) -> Story:
    """Return the story of a game that is over, with the findings of its analysis."""
    course = course_of(played.match.record(), assertions_of(played))
    tale = tell(played.facts.game, course, insight)
    chosen = set(map(id, tale.chosen))
    return Story(
        [
            ToldHighlight(each.kind, each.step, id(each) in chosen, plain(each.facts))
            for each in tale.highlights
        ],
        [ToldHonour(each.kind, each.seat, plain(each.facts)) for each in tale.honours],
        [ToldChapter(each.step, each.number) for each in tale.chapters],
        ToldCurve(tale.curve.measure, tale.curve.steps, tale.curve.lines, tale.curve.goal),
    )


def plain(facts: object) -> dict[str, StoryFact]:
    """Return facts in the form in which they are sent."""
    return msgspec.convert(msgspec.to_builtins(facts), dict[str, StoryFact])


@get(
    "/api/tables/{table:str}/story",
    summary="Hear the story of a finished game",
    response_description="What is worth telling, titles, chapters and the curve of the game.",
    tags=["tables"],
    responses=REFUSALS,
)
async def story(request: AnyHttpRequest, table: FromPath[str], game: GameNumber = 0) -> Story:
    """Return the story of a finished game; `is_chosen` marks the best few lines."""
    played = await finished(request, table, game)
    analyses = desk_of(request).house.analyses
    analyses.warm_up()
    stored = await analyses.store.read(table, played.facts.games)
    return story_of(played, insight_into(stored) if stored is not None else None)
