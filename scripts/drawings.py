"""scripts/drawings.py: draws docs/pictures/drawn, the rulebook's examples, the front door's game.

The positions are drawn in both languages; the examples in docs/rulebook/pictures have no words, nor
has the game that plays itself on the front door. They are committed, since the documentation and
the client are built without the program installed; a test checks that they are up to date with the
notation beside them.
"""

from __future__ import annotations

from pathlib import Path

from bocamina.drawing.examples import draw_example
from bocamina.games import read_view
from bocamina.language import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
FOLDER = DOCS / "pictures/drawn"
EXAMPLES = DOCS / "rulebook/pictures"
LITTLE_GAME = ROOT / "src/bocamina/web/src/art/little-game.txt"


def drawn() -> dict[Path, str]:
    """Return every picture by its file, from the notation beside it."""
    return {
        text.with_suffix(f".{language}.svg"): str(
            read_view(text.read_text("utf-8")).svg(language=language)
        )
        for text in sorted(FOLDER.glob("*.txt"))
        for language in LANGUAGES
    }


def examples() -> dict[Path, str]:
    """Return the pictures of the rulebook and the front door by file, from the text beside each."""
    return {
        text.with_suffix(".svg"): str(draw_example(text.read_text("utf-8")))
        for text in (*sorted(EXAMPLES.rglob("*.txt")), LITTLE_GAME)
    }


if __name__ == "__main__":
    for file, picture in (drawn() | examples()).items():
        file.write_text(picture, "utf-8")
