"""The rules of the games as the project's own pages tell them, in either language."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from bocamina.core.errors import BadSetting
from bocamina.games import find_game
from bocamina.language import LANGUAGES

HEADINGS: Final = {"en": "English", "es": "Español"}
CLAUSE: Final = re.compile(
    r"^\*\*([A-Z][0-9]+[a-z]?)\.\*\* (.+?)(?=\n\n|\n\*\*|\Z)", re.MULTILINE | re.DOTALL
)
# For those who read the page itself: terminals and the client show the words alone.
PICTURE: Final = re.compile(r"^!\[[^\n]*\n\n", re.MULTILINE)


@cache
def rules_page(game: str) -> str:
    """Return the rules of a game in both languages; nothing where a game came without."""
    pages = (
        files("bocamina") / "rules" / f"{game}.md",
        # Run from a checkout, where the page stands in the documentation.
        Path(__file__).parents[2] / "docs" / "rules" / f"{game}.md",
        # A game from elsewhere brings its page along.
        files(find_game(game).package) / "rules.md",
    )
    found = next((page.read_text("utf-8") for page in pages if page.is_file()), "")
    return PICTURE.sub("", found)


def rules_in(game: str, language: str) -> str:
    """Return the part of a rules page that is in one language."""
    if language not in LANGUAGES:
        raise BadSetting(f"a language ({', '.join(LANGUAGES)})", repr(language))
    page = rules_page(game)
    title = page.partition("\n")[0]
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
    """Return one clause in words, with its number."""
    known = clauses(game, language)
    number = clause[:1].upper() + clause[1:].lower()
    if number not in known:
        last = list(known)[-1] if known else "none"
        first = next(iter(known), "none")
        raise BadSetting(f"a clause of {game} from {first} to {last}", repr(clause))
    return f"**{number}.** {known[number]}"
