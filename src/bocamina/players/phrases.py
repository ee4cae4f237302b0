"""Ready phrases, which all readers see in their own language."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from bocamina.games import find_game


@cache
def phrases_of(game: str) -> tuple[str, ...]:
    """Return the names of the phrases for a game: those of all games, then its own."""
    return (*_phrases("bocamina", ""), *_phrases(find_game(game).package, f"{game}-"))


def _phrases(package: str, prefix: str) -> tuple[str, ...]:
    text = (files(package) / "messages" / "en.ftl").read_text("utf-8")
    # A message's name may be written with either dash.
    start = prefix.replace("_", "[_-]")
    return tuple(re.findall(rf"^({start}phrase-[a-z0-9-]+) =", text, re.MULTILINE))
