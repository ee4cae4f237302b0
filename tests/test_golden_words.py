"""Events, refusals and phrases are told in the words of the golden file, as the client does."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from bocamina.games import OWN
from bocamina.language import message_text
from bocamina.players.phrases import phrases_of
from bocamina.server.tables.events import TableEvent, name_of
from tests.golden_words import FILE, SAYS_NO_SEED, lines, reasons

if TYPE_CHECKING:
    from bocamina.core.game import AnyGame

ITEMS: list[dict[str, Any]] = json.loads(FILE.read_text("utf-8"))


def told(what: str, game: str) -> set[str]:
    """Return the kinds of events, or the reasons, that the golden file has of a game."""
    return {item[what] for item in ITEMS if item["game"] == game and what in item}


def test_the_golden_file_is_as_games_and_tables_tell_it_now() -> None:
    """A fact of an event or a refusal that is called otherwise is another line of the file."""
    for item, line in zip(ITEMS, lines(), strict=True):
        assert item == json.loads(line), "python -m tests.golden_words > tests/golden_words.json"


@pytest.mark.parametrize("game", OWN, ids=lambda game: game.name)
def test_all_that_a_game_may_tell_is_in_the_golden_file(game: AnyGame) -> None:
    assert told("event", game.name) == set(game.events)
    assert reasons(game) - told("reason", game.name) == set()


def test_all_that_tables_may_tell_is_in_the_golden_file() -> None:
    kinds = {name_of(kind) for kind in TableEvent.__subclasses__()}
    assert told("event", "") == kinds - {SAYS_NO_SEED}
    text = message_text("bocamina", "en")
    assert told("reason", "") == {
        line.partition(" ")[0].removeprefix("table-refusal-")
        for line in text.splitlines()
        if line.startswith("table-refusal-")
    }
    phrases = {item["facts"]["phrase"] for item in ITEMS if item.get("event") == "phrase_said"}
    assert phrases == {phrase for game in OWN for phrase in phrases_of(game.name)}
