"""`python -m tests.golden_words > tests/golden_words.json`: what server and client must say alike.

The words of events and refusals are made twice, in language.py and in the client's tell.ts; each
side has a test that holds it to this file.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from bocamina.core.events import parse_fact
from bocamina.core.record import parse_record
from bocamina.core.replay import begin, follow, renewed
from bocamina.core.rng import Rng
from bocamina.core.state import SPECTATOR
from bocamina.games import GAMES
from bocamina.language import LANGUAGES, speaker_for

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bocamina.core.errors import IllegalMove
    from bocamina.core.events import Event

FILE: Final = Path(__file__).with_suffix(".json")
# Two of them are called alike.
NAMES: Final = ("Ana", "Bea", "Ana", "Carlos", "Dora", "Eva", "Fito", "Gus", "Hebe", "Ivo")
OF_EACH: Final = 2  # events of a kind, and refusals for a reason
TRIED: Final = 4  # moves at each step


def explained(game: str, language: str, refusal: IllegalMove) -> str:
    """Return why not in words, without the clause, which the client shows apart."""
    return speaker_for(language).why_not(game, refusal, NAMES)


def happenings(name: str) -> Iterator[Event | IllegalMove]:
    """Follow the golden records; yield what happens and why some moves are refused."""
    rng, game = Rng(f"golden words of {name}"), GAMES[name]
    seen: list[int] = []
    for file in sorted((FILE.parent / "games" / name / "records").glob("*.txt")):
        record = renewed(game, parse_record(file.read_text("utf-8")))
        match = begin(game, record)
        for step in record.steps:
            for seat in match.turn.seats[:1]:
                seen = [*seen, *match.legal(seat)][-2000:]
                tried = [seen[int(rng.below(len(seen)))] for _ in range(TRIED)]
                yield from filter(None, (match.why_not(seat, move) for move in tried))
            yield from follow(match, step, proven=False)


def told(game: str, event: Event) -> Iterator[dict[str, Any]]:
    """Yield an event in words for whom it is about, for another and for who watches."""
    doer = event.facts().get("seat", 0)
    assert isinstance(doer, int)
    for reader in (doer, (doer + 1) % 2, SPECTATOR):
        words = {
            language: speaker_for(language).tell(game, event, NAMES, reader)
            for language in LANGUAGES
        }
        yield {
            "game": game,
            "event": event.name(),
            "facts": event.facts(),
            "reader": reader,
        } | words


def items() -> Iterator[dict[str, Any]]:
    """Yield what is to be said alike, a few of each kind."""
    for name, game in GAMES.items():
        found: Counter[str] = Counter()
        for each in happenings(name):
            kind = each.reason if isinstance(each, Exception) else each.name()
            found[kind] += 1
            if found[kind] > OF_EACH:
                continue
            if isinstance(each, Exception):
                words = {language: explained(name, language, each) for language in LANGUAGES}
                yield {"game": name, "reason": each.reason, "facts": dict(each.facts)} | words
            else:
                yield from told(name, each)
        for kind, event in game.events.items():
            if kind not in found:  # too rare for a record: somebody took something back, say
                facts = {each.name: parse_fact(each.type, "1") for each in fields(event)}
                yield from told(name, event(**facts))


if __name__ == "__main__":
    lines = [json.dumps(item, ensure_ascii=False) for item in items()]
    print("[\n" + ",\n".join(lines) + "\n]")
