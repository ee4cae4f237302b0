"""What the client's sources promise before any browser runs them."""

from __future__ import annotations

import gzip
import re
import sys
from pathlib import Path

import pytest

from bocamina.games import GAMES
from bocamina.players.roster import players_of
from bocamina.server.routes.pages import client_folder
from scripts import wire_types
from tests.web.people import CLIENT, speaker

LIMIT = 150 * 1024


def test_wire_types_are_those_of_the_server() -> None:
    assert wire_types.FILE.read_text("utf-8") == wire_types.wire_types()


def message_names(file: Path) -> list[str]:
    return re.findall(r"^([a-z][a-z0-9-]*|    \.[a-z]+) =", file.read_text("utf-8"), re.MULTILINE)


@pytest.mark.parametrize(
    "folder", [CLIENT / "i18n", *(file.parent for file in sorted(CLIENT.glob("games/*/en.ftl")))]
)
def test_both_languages_have_the_same_messages(folder: Path) -> None:
    english, spanish = (message_names(folder / f"{language}.ftl") for language in ("en", "es"))
    assert english == spanish
    assert english


@pytest.mark.parametrize("language", ["en", "es"])
def test_there_are_words_for_everything_that_is_said(language: str) -> None:
    said = set()
    for file in [*CLIENT.rglob("*.svelte"), *CLIENT.rglob("*.ts")]:
        if not file.name.endswith((".test.ts", "contract.ts")):
            said.update(
                re.findall(r'"(web-[a-z0-9-]+[a-z0-9](?:\.[a-z]+)?)"', file.read_text("utf-8"))
            )
    assert len(said) > 100
    missing = []
    for message in sorted(said):
        name, _, attribute = message.partition(".")
        known = speaker(language).has_message(name)
        if not known or attribute not in ("", *speaker(language).get_message(name).attributes):
            missing.append(message)
    assert missing == []


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_game_is_introduced(language: str) -> None:
    for game in GAMES:
        assert speaker(language).has_message(f"web-{game.replace('_', '-')}-pitch")


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_bot_has_a_name(language: str) -> None:
    for game in GAMES.values():
        for player in players_of(game):
            assert speaker(language).has_message(f"player-{player.replace('_', '-')}"), player


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_value_of_a_house_rule_has_words(language: str) -> None:
    checked = 0
    for game in GAMES.values():
        for option in game.options:
            message = f"{game.name}-option-{option.name}".replace("_", "-")
            words = speaker(language).get_message(message).attributes
            for value in option.values:
                if isinstance(value, str):
                    assert value.replace("_", "-") in words, (message, value)
                    checked += 1
    assert checked > 10


def test_no_source_holds_words_of_its_own() -> None:
    """Text between tags would be in one language only."""
    found = []
    for file in CLIENT.rglob("*.svelte"):
        markup = re.sub(
            r"<(script|style)\b.*?</\1>|<!--.*?-->", "", file.read_text("utf-8"), flags=re.DOTALL
        )
        text = re.sub(r"\{[^{}]*\}|&[a-z]+;", "", markup)
        while "{" in text and text != (inner := re.sub(r"\{[^{}]*\}", "", text)):
            text = inner
        for words in re.findall(r">([^<>{}=]*[A-Za-zÁ-ú]{3,}[^<>{}=]*)<", text):
            if words.strip() not in ("Bocamina", "Español", "English"):
                found.append(f"{file.name}: {words.strip()[:60]}")
    assert found == []


def test_the_first_table_takes_less_than_its_limit() -> None:
    """Everything that a table of the largest game needs, in one language, packed."""
    folder = client_folder()
    assert folder is not None
    sizes = {
        file.name: len(gzip.compress(file.read_bytes()))
        for file in (folder / "assets").glob("*.js")
    }
    languages = [size for name, size in sizes.items() if re.match(r"e[ns]-", name)]
    assert len(languages) == 2
    # More than anybody needs: all games and screens, and the longer of the languages.
    whole = sum(sizes.values()) - min(languages)
    print(f"all JavaScript, packed: {whole} bytes", file=sys.stderr)
    assert whole < LIMIT


def test_nothing_in_the_client_names_another_host() -> None:
    folder = client_folder()
    assert folder is not None
    named = set()
    for file in folder.rglob("*"):
        if file.suffix in (".js", ".css", ".html", ".svg"):
            named.update(re.findall(r"https?://[^\s\"'`)<>]+", file.read_text("utf-8")))
    # Names of XML languages and of an explanation, none of which is ever fetched.
    harmless = r"http://www\.w3\.org/|https://svelte\.dev/e/"
    assert [address for address in named if not re.match(harmless, address)] == []
