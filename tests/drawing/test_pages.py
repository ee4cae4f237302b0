"""The pictures of the rules pages are what the notation beside them draws."""

from __future__ import annotations

import re

import pytest

from bocamina.games import OWN
from bocamina.language import LANGUAGES
from bocamina.rulebook import clauses, guide_in, guide_in_words, guide_page, pictures_of, rules_in
from scripts.drawings import EXAMPLES, FOLDER, drawn, examples

NAMES = [game.name for game in OWN if guide_page(game.name)]  # a game may come without
FIGURE = re.compile(r"^!\[([^\]]+)\]\(pictures/(\w+)/([a-z-]+)\.svg\)\\\n(.+)$", re.MULTILINE)
CHAPTER = re.compile(r'^### .+ <a id="([a-z-]+)"></a>$', re.MULTILINE)
VERDICTS = {"en": ("Allowed.", "Not allowed."), "es": ("Se puede.", "No se puede.")}


def test_pictures_are_up_to_date() -> None:
    pictures = drawn()
    assert len(pictures) >= 8
    for file, picture in pictures.items():
        assert file.read_text("utf-8") == picture, f"{file.name}: run scripts/drawings.py"


def test_every_picture_is_on_a_page_in_its_language() -> None:
    docs = FOLDER.parents[1]
    for file in drawn():
        about, language = file.name.partition("-")[0], file.suffixes[0]
        puzzles = docs / ("es/puzzles.md" if language == ".es" else "puzzles.md")
        page = puzzles if about == "puzzle" else docs / f"rules/{about}.md"
        assert file.name in page.read_text("utf-8")
    for game in NAMES:
        assert "![" not in rules_in(game, "en"), "a terminal shows no pictures"


def test_examples_are_what_the_referee_and_the_drawing_make_of_them() -> None:
    pictures = examples()
    assert len(pictures) >= 37
    for file, picture in pictures.items():
        assert file.read_text("utf-8") == picture, f"{file}: run scripts/drawings.py"
        assert "<title>" not in picture, "the page says what is seen, in its own language"


@pytest.mark.parametrize("name", NAMES)
def test_both_languages_show_the_same_pictures_and_none_is_left_over(name: str) -> None:
    shown = []
    for language in LANGUAGES:
        page = guide_in(name, language)
        figures = FIGURE.findall(page)
        assert len(figures) == page.count("!["), "a picture without a caption or an alt text"
        assert all(game == name and len(alt) > 20 for alt, game, _, _ in figures)
        shown.append([picture for _, _, picture, _ in figures])
    assert shown[0] == shown[1]
    assert set(shown[0]) == set(pictures_of(name))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_caption_says_what_the_referee_says(name: str, language: str) -> None:
    allowed, refused = VERDICTS[language]
    for _, _, picture, caption in FIGURE.findall(guide_in(name, language)):
        text = (EXAMPLES / name / f"{picture}.txt").read_text("utf-8")
        head = text.partition("\n\n")[0]
        if caption.startswith(f"**{allowed}**"):
            assert "refuse" not in head, picture
        if "refuse" in head:
            # A broken tool's own caption says what it forbids.
            assert caption.startswith(f"**{refused}**") or picture == "blocked", picture
        else:
            assert not caption.startswith(f"**{refused}**"), picture


@pytest.mark.parametrize("name", NAMES)
def test_chapters_have_the_same_addresses_and_clauses_in_both_languages(name: str) -> None:
    pages = [guide_in(name, language) for language in LANGUAGES]
    chapters = [CHAPTER.findall(page) for page in pages]
    assert chapters[0] == chapters[1]
    assert chapters[0][:3] == ["one-minute", "goal", "table"]
    assert {"turn", "end", "variants"} <= set(chapters[0])
    cited = [re.findall(rf"\[§\]\(\.\./rules/{name}\.md#(\w+)\)", page) for page in pages]
    assert cited[0] == cited[1]
    assert set(cited[0]) <= set(clauses(name, "en"))
    assert 3 <= len(FIGURE.findall(pages[0].partition('<a id="goal">')[0])) <= 5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_people_read_no_clause_numbers_options_notation_or_sources(
    name: str, language: str
) -> None:
    words = guide_in_words(name, language)
    assert not re.search(rf"\b[{name[0].upper()}DRS]\d+\b|`|\[[A-Z]\]|!\[|§|<a ", words)
    minute = words.partition("\n## ")[2].partition("\n## ")[0]
    assert len(minute.split()) <= 150, "a minute"
