"""scripts/drawings.py: draws the positions in docs/pictures/drawn, in both languages.

The rules pages show them. They are kept, since the documentation is built where the program is not
installed; a test sees to it that they are what the notation beside them draws.
"""

from __future__ import annotations

from pathlib import Path

from bocamina.games import read_view
from bocamina.language import LANGUAGES

FOLDER = Path(__file__).resolve().parents[1] / "docs/pictures/drawn"


def drawn() -> dict[Path, str]:
    """Return every picture by its file, from the notation beside it."""
    return {
        text.with_suffix(f".{language}.svg"): str(
            read_view(text.read_text("utf-8")).svg(language=language)
        )
        for text in sorted(FOLDER.glob("*.txt"))
        for language in LANGUAGES
    }


if __name__ == "__main__":
    for file, picture in drawn().items():
        file.write_text(picture, "utf-8")
