"""Events and refusals are told in the words of the golden file, as the client tells them."""

from __future__ import annotations

import json
from importlib import import_module
from typing import Any

import pytest

from bocamina.core.errors import IllegalMove
from bocamina.core.events import event_kinds
from bocamina.games import GAMES
from bocamina.language import LANGUAGES, speaker_for
from tests.golden_words import FILE, NAMES, explained

ITEMS: list[dict[str, Any]] = json.loads(FILE.read_text("utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_those_of_the_golden_file(language: str) -> None:
    for item in ITEMS:
        game = item["game"]
        if "reason" in item:
            said = explained(game, language, IllegalMove("X1", item["reason"], item["facts"]))
        else:
            kind = GAMES[game].events[item["event"]]
            facts = {
                name: tuple(fact) if isinstance(fact, list) else fact
                for name, fact in item["facts"].items()
            }
            said = speaker_for(language).tell(game, kind(**facts), NAMES, item["reader"])
        assert said == item[language], item


@pytest.mark.parametrize("game", ["diamant", "racing_dwarfs", "saboteur"])
def test_every_kind_of_event_is_in_the_golden_file(game: str) -> None:
    module = import_module(f"{GAMES[game].package}.events")
    found = {item["event"] for item in ITEMS if item["game"] == game and "event" in item}
    assert set(event_kinds(module)) - found == set()


def test_refusals_are_in_the_golden_file() -> None:
    reasons = {item["reason"] for item in ITEMS if "reason" in item}
    assert len(reasons) >= 30
