"""The contents of the site: every page of docs/, its language, and its address."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
DOCS: Final = ROOT / "docs"
LANGUAGES: Final = ("en", "es")
HEADINGS: Final = {"en": "English", "es": "Español"}
# The public API. The server is used through its protocol, not its modules.
PARTS: Final = (
    "core",
    "games",
    "players",
    "advice",
    "analysis",
    "puzzles",
    "drawing",
    "lab",
    "adapters",
    "assistants",
    "testing",
)
# Pages that hold both languages, each under a heading of its own.
BILINGUAL: Final = re.compile(r"^## (English|Español)\n", re.MULTILINE)

ABOUT_GAMES: Final = (
    "rulebook/*",
    "rules/*",
    "bots",
    "advice",
    "analysis",
    "puzzles",
    "racing_dwarfs_first_player",
)
# The menu, in order; pages not named here come at the end, under the last heading.
MENU: Final = {
    "en": (
        ("Start here", ("index", "play", "hosting", "contributing")),
        ("The games", ABOUT_GAMES),
        ("Tutorials", ("tutorials/your-first-game", "write-a-bot", "train-a-bot", "tutorials/*")),
        ("Reference", ("notation", "protocol", "api/*", "examples/*")),
        ("The project", ("architecture", "add-a-game", "changelog", "decisions/index", "*")),
    ),
    "es": (
        ("Empieza aquí", ("index", "play", "hosting")),
        ("Los juegos", ABOUT_GAMES),
        ("Más", ("*",)),
    ),
}
# Pages that are reached from another one, and would make the menu long.
UNLISTED: Final = ("decisions/0", "files/", "api/bocamina.")

# The texts of the frame around pages.
WORDS: Final = {
    "en": {
        "docs": "Documentation",
        "play": "Play",
        "contents": "Contents",
        "on_this_page": "On this page",
        "search": "Search",
        "searching": "Search the documentation",
        "nothing": "Nothing was found.",
        "found": "Results: ",
        "skip": "Skip to the text",
        "other": "Español",
        "other_missing": "",
        "theme": "Theme",
        "system": "as the system",
        "lamp": "lamplight",
        "daylight": "daylight",
        "lost": "There is no such page.",
        "newer": "Next",
        "older": "Previous",
        "english": "in English",
        "still": "Stop the pictures",
    },
    "es": {
        "docs": "Documentación",
        "play": "Jugar",
        "contents": "Índice",
        "on_this_page": "En esta página",
        "search": "Buscar",
        "searching": "Buscar en la documentación",
        "nothing": "No se ha encontrado nada.",
        "found": "Resultados: ",
        "skip": "Saltar al texto",
        "other": "English",
        "theme": "Tema",
        "system": "el del sistema",
        "lamp": "luz de lámpara",
        "daylight": "luz del día",
        "lost": "Esa página no existe.",
        "newer": "Siguiente",
        "older": "Anterior",
        "english": "en inglés",
        "still": "Parar los dibujos",
    },
}


@dataclass(frozen=True)
class Source:
    """A page before rendering: its source file, its address, and its Markdown."""

    file: Path
    name: str  # its address below the language's folder, without the ending
    language: str
    text: str

    @property
    def address(self) -> str:
        """Where the page stands below the site's folder."""
        folder = "" if self.language == "en" else f"{self.language}/"
        return f"{folder}{self.name}.html"


def name_of(file: Path) -> str:
    """Return the name of a file's page."""
    if file.parent == ROOT:
        return "index" if file.name == "README.md" else file.stem.lower().replace("_", "-")
    below = file.relative_to(DOCS)
    if below.parts[0] in LANGUAGES:
        below = Path(*below.parts[1:])
    return (below.parent / ("index" if below.stem == "README" else below.stem)).as_posix()


def in_one_language(text: str, language: str) -> str:
    """Return a bilingual page's title, its part in a language, and what belongs to both."""
    before, *parts = BILINGUAL.split(text)
    own, shared = "", ""
    for heading, part in zip(parts[::2], parts[1::2], strict=True):
        of_language, mark, rest = part.partition("\n## ")
        shared += mark + rest
        if heading == HEADINGS[language]:
            # The whole page is in this language, so its sections move up a level.
            own = re.sub(r"^#(#+ )", r"\1", of_language, flags=re.MULTILINE)
    return f"{introduction(before, language)}\n{own}\n{shared}"


def introduction(text: str, language: str) -> str:
    """Return the text before the languages: halves of a title, lines of a paragraph."""
    place = LANGUAGES.index(language)
    paragraphs = []
    for paragraph in text.strip().split("\n\n"):
        lines = paragraph.splitlines()
        halves = lines[0].split(" / ")
        if lines[0].startswith("# ") and len(halves) == 2:
            paragraph = halves[0] if language == "en" else f"# {halves[1]}"
        elif len(lines) == 2:
            paragraph = lines[place]
        paragraphs.append(paragraph)
    return "\n\n".join(paragraphs) + "\n"


def sources() -> list[Source]:
    """Return every page that is written by hand."""
    found = []
    files = [file for file in sorted(ROOT.glob("*.md")) if file.name != "README.md"]
    for file in (*files, *sorted(DOCS.rglob("*.md"))):
        text, name = file.read_text("utf-8"), name_of(file)
        if BILINGUAL.search(text):
            for language in LANGUAGES:
                found.append(Source(file, name, language, in_one_language(text, language)))
        else:
            below = file.relative_to(ROOT).parts
            language = below[1] if below[1:2] and below[1] in LANGUAGES else "en"
            found.append(Source(file, name, language, text))
    return found
