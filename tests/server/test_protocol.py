"""The protocol's page and its words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bocamina.games import GAMES
from bocamina.language import LANGUAGES, speaker_for
from bocamina.players.phrases import phrases_of
from bocamina.server import catalogue, problems
from bocamina.server.protocol import document
from bocamina.server.tables import events
from bocamina.server.tables.events import TableEvent, name_of

ROOT = Path(__file__).parents[2]


def test_the_page_is_up_to_date() -> None:
    assert (ROOT / "docs" / "protocol.md").read_text("utf-8") == document()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    folder = Path(problems.__file__).parent
    source = "\n".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    reasons = set(re.findall(r'Refused\(\s*"([a-z-]+)"', source))
    assert {"stale", "host-only", "too-fast"} <= reasons
    for reason in reasons:
        assert speaker_for(language).knows(f"table-refusal-{reason}"), reason


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_a_table_has_words(language: str) -> None:
    kinds = [
        kind
        for kind in vars(events).values()
        if isinstance(kind, type) and issubclass(kind, TableEvent) and kind is not TableEvent
    ]
    assert len(kinds) > 10
    for kind in kinds:
        message = f"table-event-{name_of(kind).replace('_', '-')}"
        assert speaker_for(language).knows(message), message


@pytest.mark.parametrize("game", GAMES)
def test_every_phrase_has_words(game: str) -> None:
    assert "phrase-hello" in phrases_of(game)
    for language in LANGUAGES:
        for phrase in phrases_of(game):
            assert speaker_for(language).knows(phrase), phrase


@pytest.mark.parametrize("game", GAMES)
def test_the_catalogue_explains_every_house_rule(game: str) -> None:
    facts = catalogue.describe(GAMES[game])
    assert facts.title.en
    assert facts.title.es
    assert facts.players[0] == "random"
    for option in facts.options:
        for told in (option.title, option.explanation, option.clause_text):
            assert len(told.en) > 1, (option.name, told)
            assert len(told.es) > 1, (option.name, told)
            assert told.en != told.es, (option.name, told)
        assert "_" not in option.title.en + option.explanation.en, option.name
