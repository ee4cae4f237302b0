"""Builds the site only if any of its sources has changed."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

from scripts.client import name_of, say
from scripts.documentation.contents import PARTS, ROOT

if TYPE_CHECKING:
    from pathlib import Path

BUILT: Final = ROOT / "src/bocamina/site"
SOURCES: Final = (
    "*.md",
    "deploy/*",
    "docs/**/*",
    "examples/*",
    "scripts/documentation/**/*",
    "src/bocamina/*.py",
    *(f"src/bocamina/{part}/**/*.py" for part in PARTS),
    "src/bocamina/drawing/art/palette.css",
    "src/bocamina/web/src/app.css",
)


class NoSite(Exception):
    """Why the site cannot be built here."""


def digest() -> str:
    """Return a hash of all sources of the site."""
    whole = hashlib.sha256()
    for pattern in SOURCES:
        for file in sorted(ROOT.glob(pattern), key=name_of):
            if file.is_file() and "__pycache__" not in file.parts:
                whole.update(f"{name_of(file)}\n".encode() + file.read_bytes())
    return whole.hexdigest()


def build(folder: Path = BUILT) -> None:
    """Build the site into a folder, unless it is there already."""
    # The digest is among the pages, so that it is distributed with them.
    stamp, wanted = folder / "made-from.txt", digest()
    if stamp.is_file() and stamp.read_text() == wanted:
        say("the documentation is up to date")
        return
    try:
        from scripts.documentation.site import BrokenLinks, Site
    except ModuleNotFoundError as error:
        raise NoSite(f"{error.name} is not installed") from error
    try:
        pages = Site().build(folder)
    except BrokenLinks as links:
        raise NoSite(f"links lead nowhere:\n{links}") from links
    stamp.write_text(wanted)
    say(f"the documentation has {pages} pages")
