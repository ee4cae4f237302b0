"""Pieces of art: SVG templates that are rendered by a set of words, in the browser as here.

An element with `when="N E !S | dead"` is included if all words of one alternative are given, and
none with an exclamation mark. `<use href="tool" with="lamp"/>` includes another piece, with those
words or, without `with`, the same ones. Braces are placeholders for texts. The browser's pieces.ts
does the same with the same files.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final
from xml.sax.saxutils import escape

from bocamina.drawing.palette import ART, coloured

if TYPE_CHECKING:
    from collections.abc import Mapping, Set

SHARED: Final = "mine"
PARTS: Final = re.compile(r"<[^>]+>|[^<]+")
WHEN: Final = re.compile(r' when="([^"]*)"')
PIECE: Final = re.compile(r' href="([^"]*)"')
WITH: Final = re.compile(r' with="([^"]*)"')
NOT_KEPT: Final = re.compile(r'^<use| href="[^"]*"| with="[^"]*"|/>$')
TEXT: Final = re.compile(r"\{(\w+)\}")


@cache
def art_of(game: str) -> Mapping[str, str]:
    """Return the pieces of a game, and those that several games have, by name."""
    return {
        file.name.removesuffix(".svg"): file.read_text("utf-8").strip()
        for folder in (SHARED, game)
        for file in (ART / folder).iterdir()
    }


@lru_cache(maxsize=4096)
def draw_piece(
    game: str,
    piece: str,
    words: frozenset[str],
    texts: tuple[tuple[str, str], ...] = (),
    theme: str = "",
) -> str:
    """Draw a piece of a game, in the plain colours of a theme if one is given."""
    drawn = _draw(art_of(game), piece, words, dict(texts))
    return coloured(drawn, theme) if theme else drawn


def _draw(art: Mapping[str, str], piece: str, said: Set[str], texts: Mapping[str, str]) -> str:
    drawn: list[str] = []
    skipped = 0  # open elements that are left out
    for part in PARTS.findall(art[piece]):
        opens = part.startswith("<") and not part.startswith("</") and not part.endswith("/>")
        when = WHEN.search(part)
        if skipped:
            skipped += 1 if opens else -1 if part.startswith("</") else 0
        elif when and not holds(when[1], said):
            skipped = int(opens)
        else:
            shown = WHEN.sub("", part, count=1)
            if shown.startswith("<use "):
                drawn.append(_include(art, shown, said, texts))
            else:
                drawn.append(TEXT.sub(lambda name: quoted(texts.get(name[1], "")), shown))
    return "".join(drawn)


def _include(art: Mapping[str, str], use: str, said: Set[str], texts: Mapping[str, str]) -> str:
    """Draw another piece in the place of a <use>."""
    piece, given = PIECE.search(use), WITH.search(use)
    assert piece is not None, f"which piece is it? {use}"
    words = set(given[1].split()) if given else said
    return f"<g{NOT_KEPT.sub('', use)}>{_draw(art, piece[1], words, texts)}</g>"


def holds(when: str, said: Set[str]) -> bool:
    """Tell whether all words of one alternative are given, and none that it negates."""
    return any(
        all(
            word[1:] not in said if word.startswith("!") else word in said
            for word in alternative.split(" ")
        )
        for alternative in when.split(" | ")
    )


def quoted(text: str) -> str:
    """Return a text escaped for an element or an attribute."""
    return escape(text, {'"': "&quot;"})
