"""Which program plays: games of different programs must not be counted together."""

from __future__ import annotations

import hashlib
from functools import cache
from inspect import getfile
from pathlib import Path
from typing import Final

import bocamina
from bocamina.players.roster import ENTERED

PLAYING: Final = ("core", "games", "players")


@cache
def fingerprint(entered: tuple[str, ...] = ()) -> str:
    """Return a short text that changes with the sources of the games and of their bots.

    For bots from outside the project, the file that defines each of them counts as well.
    """
    package = Path(bocamina.__file__).parent
    digest = hashlib.sha256(bocamina.__version__.encode())
    for part in PLAYING:
        for file in sorted((package / part).rglob("*.py")):
            digest.update(f"{file.relative_to(package).as_posix()}\n".encode())
            digest.update(file.read_bytes())
    for name in entered:
        digest.update(f"{name}\n".encode())
        digest.update(Path(getfile(ENTERED[name])).read_bytes())
    return digest.hexdigest()[:12]
