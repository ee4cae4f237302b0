"""The story of a finished game as text for a picture, the same for everybody."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bocamina.core.record import parse_record
from bocamina.core.state import SPECTATOR
from bocamina.language import message_id, speaker_for
from bocamina.story.telling import course_of, tell

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bocamina.story.tale import Assertion, Highlight, Insight


@dataclass(frozen=True)
class Retold:
    """A story: a sentence for each highlight, and titles by seat."""

    lines: tuple[str, ...] = ()
    titles: Mapping[int, str] = field(default_factory=dict)


def retell(
    record: str,
    language: str,
    names: Sequence[str],
    assertions: Sequence[Assertion] = (),
    insight: Insight | None = None,
) -> Retold:
    """Return the story of a record, as on the page at the game's end."""
    read = parse_record(record)
    tale = tell(read.game, course_of(read, assertions), insight)
    speaker = speaker_for(language)

    def sentence(found: Highlight) -> str:
        own = message_id("story", read.game, found.kind)
        message = own if speaker.knows(own) else message_id("story", found.kind)
        words = speaker.say(message, **speaker.with_names(found.facts, names, SPECTATOR))
        return words[:1].upper() + words[1:]

    return Retold(
        tuple(map(sentence, tale.chosen)),
        {
            each.seat: speaker.say(message_id("title", read.game, each.kind))
            for each in tale.honours
        },
    )
