"""The rules of the games as the project's own pages tell them, in either language.

Each game has a page for people, with pictures, and one with numbered clauses, which is exact.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bocamina.core.errors import BadSetting
from bocamina.games import find_game
from bocamina.language import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Mapping
    from importlib.resources.abc import Traversable

HEADINGS: Final = {"en": "English", "es": "Español"}
CLAUSE: Final = re.compile(
    r"^\*\*([A-Z][0-9]+[a-z]?)\.\*\* (.+?)(?=\n\n|\n\*\*|\Z)", re.MULTILINE | re.DOTALL
)
# For readers of the page itself: terminals and the client show only the text.
PICTURE: Final = re.compile(r"^!\[[^\n]*\n\n?", re.MULTILINE)
ANCHOR: Final = re.compile(r' <a id="[\w-]+"></a>')
CLAUSE_LINK: Final = re.compile(r" \[§\]\([^)]*\)")
# Run from a checkout, where the pages stand in the documentation.
DOCS: Final = Path(__file__).parents[2] / "docs"


@cache
def rules_page(game: str) -> str:
    """Return the rules of a game in both languages, or an empty text if it has none."""
    pages = (
        files("bocamina") / "rules" / f"{game}.md",
        DOCS / "rules" / f"{game}.md",
        # A game from another package brings its own page.
        files(find_game(game).package) / "rules.md",
    )
    found = next((page.read_text("utf-8") for page in pages if page.is_file()), "")
    return PICTURE.sub("", found)


@cache
def folder_of_guides() -> Traversable:
    """Return where the pages for people and their pictures are."""
    packed = files("bocamina") / "rules" / "rulebook"
    return packed if packed.is_dir() else DOCS / "rulebook"


@cache
def guide_page(game: str) -> str:
    """Return the rules guide of a game in both languages, or an empty text if it has none."""
    page = folder_of_guides() / f"{find_game(game).name}.md"
    return page.read_text("utf-8") if page.is_file() else ""


def guide_in(game: str, language: str) -> str:
    """Return the rules guide of a game in one language, with links to pictures and clauses."""
    return part_in(guide_page(game), language)


def guide_in_words(game: str, language: str) -> str:
    """Return the rules guide of a game without pictures and links, for terminals."""
    page = PICTURE.sub("", guide_in(game, language))
    return in_one_language(CLAUSE_LINK.sub("", ANCHOR.sub("", page)), language)


def in_one_language(page: str, language: str) -> str:
    """Return a part of a page without the heading that names its language."""
    return page.replace(f"\n## {HEADINGS[language]}\n", "", 1).replace("\n### ", "\n## ")


@cache
def pictures_of(game: str) -> Mapping[str, str]:
    """Return the pictures of a game's rules by name, as SVG."""
    folder = folder_of_guides() / "pictures" / find_game(game).name
    found = folder.iterdir() if folder.is_dir() else ()
    return {
        file.name.removesuffix(".svg"): file.read_text("utf-8")
        for file in found
        if file.name.endswith(".svg")
    }


def rules_in(game: str, language: str) -> str:
    """Return the part of a rules page that is in one language."""
    return part_in(rules_page(game), language)


def rules_in_words(game: str, language: str) -> str:
    """Return the exact rules of a game in one language, for terminals."""
    return in_one_language(rules_in(game, language), language)


def part_in(page: str, language: str) -> str:
    """Return one language's title and part of a page that is in both."""
    if language not in LANGUAGES:
        raise BadSetting(f"a language ({', '.join(LANGUAGES)})", repr(language))
    title = page.partition("\n")[0]
    if " / " in title:
        title = f"# {title.removeprefix('# ').split(' / ')[LANGUAGES.index(language)]}"
    start = page.find(f"\n## {HEADINGS[language]}")
    if start < 0:
        return page
    others = [page.find(f"\n## {HEADINGS[other]}") for other in LANGUAGES if other != language]
    end = min((other for other in others if other > start), default=len(page))
    return f"{title}\n{page[start:end]}"


def clauses(game: str, language: str) -> dict[str, str]:
    """Return a rules page's numbered clauses in one language."""
    found = CLAUSE.findall(rules_in(game, language))
    return {clause: " ".join(text.split()) for clause, text in found}


def find_clause(game: str, language: str, clause: str) -> str:
    """Return the text of one clause, with its number."""
    known = clauses(game, language)
    number = clause[:1].upper() + clause[1:].lower()
    if number not in known:
        last = list(known)[-1] if known else "none"
        first = next(iter(known), "none")
        raise BadSetting(f"a clause of {game} from {first} to {last}", repr(clause))
    return f"**{number}.** {known[number]}"
