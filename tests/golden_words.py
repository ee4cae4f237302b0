"""`python -m tests.golden_words > tests/golden_words.json`: what server and client must say alike.

The words of events and refusals are made twice, in language.py and in the client's tell.ts; each
side has a test that holds it to this file.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from bocamina.core.dealer import Dealer
from bocamina.core.match import Match
from bocamina.core.rng import Rng
from bocamina.core.state import SPECTATOR
from bocamina.games import GAMES
from bocamina.language import LANGUAGES, speaker_for

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bocamina.core.errors import IllegalMove
    from bocamina.core.events import Event
    from bocamina.core.game import AnyGame

FILE: Final = Path(__file__).with_suffix(".json")
NAMES: Final = ("Ana", "Bea", "Ana", "Carlos", "Dora")  # two of whom are called alike
OF_EACH: Final = 2  # events of a kind, and refusals for a reason
MATCHES, STEPS, TRIED = 24, 400, 12


def explained(game: str, language: str, refusal: IllegalMove) -> str:
    """Return why not in words, without the clause, which the client shows apart."""
    words = speaker_for(language).explain(game, refusal, NAMES)
    return words.removesuffix(f" ({refusal.clause})")


def some_match(game: AnyGame, rng: Rng) -> Match:
    """Return a match with few seats and house rules at random."""
    seats = min(max(game.seat_counts), len(NAMES))
    options = {
        option.name: option.values[int(rng.below(len(option.values)))]
        for option in game.options
        if not isinstance(option.values, range)  # not every number goes with every other rule
    }
    return Match(game, game.settle(seats, options), Dealer(f"words {rng.below(1000)}"))


def is_asked(match: Match, seat: int) -> bool:
    """Tell whether a seat can do something now, and be it to take something back."""
    return seat < match.state.public.settings.seats and bool(match.legal(seat))


def happenings(game: AnyGame, rng: Rng) -> Iterator[Event | IllegalMove]:
    """Play at random, and yield what happens and why some moves are refused."""
    seen: list[int] = []
    for _ in range(MATCHES):
        match = some_match(game, rng)
        for _ in range(STEPS):
            yield from match.deal()
            if match.turn.is_over:
                break
            seats = [seat for seat in range(len(NAMES)) if is_asked(match, seat)]
            seat = seats[int(rng.below(len(seats)))]
            moves = match.legal(seat)
            seen = [*seen, *moves][-2000:]
            for _ in range(TRIED):
                refusal = match.why_not(seat, seen[int(rng.below(len(seen)))])
                if refusal is not None:
                    yield refusal
            yield from match.play(seat, moves[int(rng.below(len(moves)))])


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
        for each in happenings(game, Rng(f"golden words of {name}")):
            kind = each.reason if isinstance(each, Exception) else each.name()
            found[kind] += 1
            if found[kind] > OF_EACH:
                continue
            if isinstance(each, Exception):
                words = {language: explained(name, language, each) for language in LANGUAGES}
                yield {"game": name, "reason": each.reason, "facts": dict(each.facts)} | words
            else:
                yield from told(name, each)


if __name__ == "__main__":
    lines = [json.dumps(item, ensure_ascii=False) for item in items()]
    print("[\n" + ",\n".join(lines) + "\n]")
