"""The colours of the art by lamplight and by day, from the file that the browser reads too."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from bocamina.core.errors import BadSetting

if TYPE_CHECKING:
    from collections.abc import Mapping

ART: Final = files("bocamina.drawing") / "art"
THEMES: Final = ("daylight", "lamp")  # in the order of CSS's light-dark()
PAGE: Final = "page"  # colours stay names, to be defined by the surrounding page
SEAT_COLOURS: Final = 10

VARIABLE: Final = re.compile(r"--([\w-]+):\s*([^;]+);")
PAIR: Final = re.compile(r"light-dark\(((?:[^(),]|\([^)]*\))+),\s*((?:[^(),]|\([^)]*\))+)\)")
USED: Final = re.compile(r"var\(--([\w-]+)\)")


@cache
def palette(theme: str) -> Mapping[str, str]:
    """Return the colours of a theme by name."""
    if theme not in (*THEMES, PAGE):
        raise BadSetting(f"a theme ({', '.join(sorted(THEMES))})", repr(theme))
    if theme == PAGE:
        return {name: f"var(--{name})" for name in variables()}
    return {name: choose(value, theme) for name, value in variables().items()}


@cache
def variables() -> Mapping[str, str]:
    """Return the colours by name as the file has them, mostly in pairs."""
    return dict(VARIABLE.findall((ART / "palette.css").read_text("utf-8")))


def choose(text: str, theme: str) -> str:
    """Return a text with the colour of each pair for a theme; "page" keeps both."""
    if theme == PAGE:
        return text
    return PAIR.sub(lambda pair: pair[1 + THEMES.index(theme)].strip(), text)


def coloured(text: str, theme: str) -> str:
    """Return SVG with plain colours: not every program knows variables and pairs."""
    colours = palette(theme)
    return choose(USED.sub(lambda used: colours[used[1]], text), theme)
