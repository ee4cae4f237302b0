"""Claims made in a game, read from a file as servers return them: a record holds only moves."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from bocamina.commands.records import read_file
from bocamina.core.errors import BadSetting
from bocamina.players.phrases import phrases_of
from bocamina.story.tale import Assertion

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

MOST_CLAIMS: Final = 10_000
EXPECTED: Final = "what was said in the game, as a list in JSON"


def read_claims(file: Path, game: str) -> list[Assertion]:
    """Return the claims that a file holds."""
    try:
        told = json.loads(read_file(file).decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise BadSetting(EXPECTED, f"{file}: {error}") from error
    if not isinstance(told, list) or len(told) > MOST_CLAIMS:
        raise BadSetting(EXPECTED, f"{file}")
    phrases = phrases_of(game)
    return [claim_in(each, phrases) for each in told]


def claim_in(told: object, phrases: Sequence[str]) -> Assertion:
    """Parse one claim."""
    match told:
        case {
            "step": int(step),
            "part": int(part),
            "seat": int(seat),
            "phrase": str(phrase),
            "about": int(about),
            "holds": (bool() | None) as holds,
        } if phrase in phrases and step >= 0 and seat >= 0:
            return Assertion(step, part, seat, phrase, about, holds)
    raise BadSetting("a claim with step, part, seat, phrase, about and holds", repr(told)[:200])


def check_seats(claims: Sequence[Assertion], seats: int) -> None:
    """Refuse claims of somebody who was not at the table."""
    for each in claims:
        if each.seat >= seats:
            raise BadSetting(f"claims of seats 0 to {seats - 1}", f"one of seat {each.seat}")
