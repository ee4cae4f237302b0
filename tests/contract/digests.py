"""Digests of every step of the golden records: what happened in it, and how that was written.

    PYTHONPATH=src:. python tests/contract/digests.py          # digests of records that have none
    PYTHONPATH=src:. python tests/contract/digests.py --text   # the notation changed: texts anew

The course of a record is not written again: its edition's rules stay what they are.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bocamina.core.events import format_event
from bocamina.core.notation import format_position
from bocamina.core.record import parse_record
from bocamina.core.replay import begin, follow, renewed
from bocamina.games import GAMES, find_game

if TYPE_CHECKING:
    from bocamina.core.events import Event
    from bocamina.core.match import Match

ROOT: Final = Path(__file__).parents[2]


def folder_of_tests(game: str) -> Path:
    """Return the folder of a game's tests: the program's, or those of the package it came in."""
    own = ROOT / "tests/games" / game
    elsewhere = ROOT / "examples" / game / "tests"
    return elsewhere if elsewhere.is_dir() else own


def game_of(record: Path) -> str:
    """Return the game of a golden record, which its folders name."""
    return next(part for part in reversed(record.parts) if part in GAMES)


RECORDS: Final = sorted(
    file for name in GAMES for file in (folder_of_tests(name) / "records").glob("*.txt")
)
IDS: Final = [f"{game_of(file)}/{file.stem}" for file in RECORDS]
KINDS: Final = ("course", "text")


def digest(*parts: object) -> str:
    """Return eight characters for what is given."""
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:8]


def course(match: Match, events: list[Event]) -> str:
    """Return the digest of what is so after a step, whatever it is called."""
    told = [
        (event.name(), event.audience(), [f for f in event.facts().values() if not has_words(f)])
        for event in events
    ]
    turn = match.turn
    weights = [weight for weight in match.weights() if weight] if turn.is_chance else []
    choices = [len(match.legal(seat)) for seat in turn.seats]
    return digest(told, turn.seats, turn.is_chance, weights, choices, str(match.result() or ""))


def has_words(fact: object) -> bool:
    """Tell whether a fact of an event is in words, which may change with the notation."""
    return isinstance(fact, str) or (isinstance(fact, tuple) and any(map(has_words, fact)))


def text(match: Match, events: list[Event]) -> str:
    """Return the digest of how everything is written after a step."""
    choices = [match.legal_texts(seat) for seat in match.turn.seats]
    outcomes = list(match.outcomes().items()) if match.turn.is_chance else []
    told = [format_event(event) for event in events]
    return digest(format_position(match.game, match.state), told, choices, outcomes)


def digests_of(file: Path) -> dict[str, list[str]]:
    """Play a record again, and return its digests by kind."""
    record = parse_record(file.read_text("utf-8"))
    game = find_game(record.game)
    record = renewed(game, record)
    match = begin(game, record)
    found = {"course": [course(match, [])], "text": [text(match, [])]}
    for step in record.steps:
        events = follow(match, step, proven=False)
        found["course"].append(course(match, events))
        found["text"].append(text(match, events))
    return found


def stored(file: Path, kind: str) -> list[str]:
    """Return the digests that are kept of a record."""
    kept = file.with_suffix(f".{kind}")
    return kept.read_text("utf-8").split() if kept.exists() else []


def main(words: list[str]) -> None:
    """Write the digests that are missing, or all of the notation."""
    for file in RECORDS:
        found = digests_of(file)
        for kind in KINDS:
            if not stored(file, kind) or (kind == "text" and "--text" in words):
                lines = [" ".join(found[kind][at : at + 10]) for at in range(0, 10**4, 10)]
                kept = "\n".join(line for line in lines if line)
                file.with_suffix(f".{kind}").write_text(f"{kept}\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
