"""One name, a few places: what every game must bring, and that nothing of it is missing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bocamina import rulebook
from bocamina.games import GAMES
from bocamina.language import (
    LANGUAGES,
    OF_ADVICE,
    OF_COMMANDS,
    OF_TERMINAL,
    SHARED,
    Speaker,
    message_id,
    message_text,
    speaker_for,
)
from bocamina.testing.walks import NAMES
from tests.contract.digests import folder_of_tests

ROOT = Path(__file__).parents[2]
CLAUSE = re.compile(r"^\*\*([A-Z][0-9]+)\.\*\*", re.MULTILINE)
SECTIONS = {"en": "## English", "es": "## Español"}


def rules_page(name: str, language: str) -> str:
    """Return the part of a game's rules page that is in one language."""
    page = rulebook.rules_page(name)
    begin = page.index(SECTIONS[language])
    ends = [page.index(other) for other in SECTIONS.values() if page.index(other) > begin]
    return page[begin : min(ends, default=len(page))]


def clauses_with_tests(name: str) -> set[str]:
    """Return the clauses that the tests of a game name."""
    found: set[str] = set()
    for file in folder_of_tests(name).glob("**/test_*.py"):
        for names in re.findall(r"mark\.clause\(([^)]*)\)", file.read_text("utf-8")):
            found.update(re.findall(r'"([^"]+)"', names))
    return found


def sources_of(name: str) -> Path:
    """Return the folder of a game's sources: the program's, or those of the package it came in."""
    package = GAMES[name].package.rpartition(".")[2]
    return next(
        folder
        for folder in (
            ROOT / "src/bocamina/games" / package,
            ROOT / "examples" / name / "src" / package,
        )
        if folder.is_dir()
    )


def source_of(name: str) -> str:
    """Return the source of all modules of a game."""
    files = sorted(sources_of(name).glob("*.py"))
    return "\n".join(file.read_text("utf-8") for file in files)


@pytest.mark.parametrize("name", NAMES)
def test_a_game_has_its_places(name: str) -> None:
    assert (sources_of(name) / "game.py").is_file()
    assert rulebook.rules_page(name)
    assert list(folder_of_tests(name).glob("test_*.py"))
    assert list((folder_of_tests(name) / "records").glob("*.txt"))
    revealing = (sources_of(name) / "revealing.txt").read_text("utf-8").split()
    assert set(revealing) <= set(GAMES[name].events)


@pytest.mark.parametrize("name", NAMES)
def test_every_clause_has_a_test_and_every_test_a_clause(name: str) -> None:
    clauses = CLAUSE.findall(rules_page(name, "en"))
    assert clauses
    assert set(clauses) == clauses_with_tests(name)


@pytest.mark.parametrize("name", NAMES)
def test_both_languages_have_the_same_clauses_in_order(name: str) -> None:
    english, spanish = (CLAUSE.findall(rules_page(name, language)) for language in LANGUAGES)
    assert english == spanish
    assert [int(clause[1:]) for clause in english] == list(range(1, len(english) + 1))


@pytest.mark.parametrize("name", NAMES)
def test_clauses_that_the_source_cites_exist(name: str) -> None:
    clauses = CLAUSE.findall(rules_page(name, "en"))
    letter = clauses[0][0]
    cited = set(re.findall(rf"\b{letter}[0-9]+\b", source_of(name)))
    assert cited <= set(clauses)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_there_are_words_for_everything(name: str, language: str) -> None:
    speaker = speaker_for(language)
    wanted = [message_id(name), *(message_id(name, "side", side) for side in GAMES[name].sides)]
    for kind in GAMES[name].events:
        wanted.append(message_id(name, "event", kind))
    reasons = re.findall(r'IllegalMove\(\s*"[A-Z][0-9]+",\s*"([a-z-]+)"', source_of(name))
    wanted += [message_id(name, "refusal", reason) for reason in reasons]
    assert [message for message in wanted if not speaker.knows(message)] == []


@pytest.mark.parametrize(
    "package",
    [SHARED, OF_ADVICE, OF_COMMANDS, OF_TERMINAL, *(game.package for game in GAMES.values())],
)
def test_both_languages_have_the_same_messages(package: str) -> None:
    identifier = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
    found = [identifier.findall(message_text(package, language)) for language in LANGUAGES]
    assert found[0] == found[1]
    assert len(set(found[0])) == len(found[0])


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Exception, match=r"expected a language \(en, es\), got 'fr'"):
        Speaker("fr")
