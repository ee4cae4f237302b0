"""Which program plays: games of different programs must not be counted together."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

import bocamina

PLAYING: Final = ("core", "games", "players")


@cache
def fingerprint() -> str:
    """Return a short text that changes with the sources of the games and of their bots."""
    package = Path(bocamina.__file__).parent
    digest = hashlib.sha256(bocamina.__version__.encode())
    for part in PLAYING:
        for file in sorted((package / part).rglob("*.py")):
            digest.update(f"{file.relative_to(package).as_posix()}\n".encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()[:12]
