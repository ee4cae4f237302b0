"""`python -m tests.golden_words > tests/golden_words.json`: what server and client must say alike.

The words of events, refusals and phrases are made twice, in language.py and in the client's
tell.ts; each side has a test that holds it to this file.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, get_args, get_type_hints

from bocamina.core.dealer import Dealer
from bocamina.core.errors import BadSetting
from bocamina.core.events import types_of
from bocamina.core.match import Match
from bocamina.core.record import parse_record
from bocamina.core.replay import begin, follow, renewed
from bocamina.core.rng import Rng
from bocamina.core.state import SPECTATOR
from bocamina.games import OWN
from bocamina.language import LANGUAGES, SHARED, message_text, speaker_for
from bocamina.players.phrases import phrases_of
from bocamina.server.tables.events import TableEvent, name_of
from bocamina.testing.walks import walk

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from bocamina.core.errors import IllegalMove
    from bocamina.core.events import Event
    from bocamina.core.game import AnyGame
    from bocamina.core.options import Value
    from bocamina.core.record import Record

FILE: Final = Path(__file__).with_suffix(".json")
# Two of them are called alike.
NAMES: Final = ("Ana", "Bea", "Ana", "Carlos", "Dora", "Eva", "Fito", "Gus", "Hebe", "Ivo")
OF_EACH: Final = 2  # events of a kind, and refusals for a reason
TRIED: Final = 4  # moves at each step
WALKS: Final = 100  # to find a rare refusal in
SAYS_NO_SEED: Final = "seed_revealed"  # it would be noise to who reads it from a screen
CHOICES: Final = {"by": ("hints", "coach")}  # what a fact of a table may be, besides any text


# --- What games tell


def records(game: AnyGame) -> Iterator[Record]:
    """Yield the golden records of a game."""
    for file in sorted((FILE.parent / "games" / game.name / "records").glob("*.txt")):
        yield renewed(game, parse_record(file.read_text("utf-8")))


def happenings(game: AnyGame) -> Iterator[Event | IllegalMove]:
    """Follow the golden records; yield what happens and why some moves are refused."""
    rng = Rng(f"golden words of {game.name}")
    seen: list[int] = []
    for record in records(game):
        match = begin(game, record)
        for step in record.steps:
            for seat in match.turn.seats[:1]:
                seen = [*seen, *match.legal(seat)][-2000:]
                tried = [seen[int(rng.below(len(seen)))] for _ in range(TRIED)]
                yield from filter(None, (match.why_not(seat, move) for move in tried))
            yield from follow(match, step, proven=False)


def refusals(game: AnyGame) -> Iterator[IllegalMove]:
    """Try moves of every kind wherever games lead; yield why they are refused."""
    rng = Rng(f"rare refusals of {game.name}")
    moves: dict[str, list[int]] = {}  # by the word they begin with: there are few of some
    for move in filter(game.is_move, range(2**16)):
        moves.setdefault(game.format_move(move).partition(" ")[0], []).append(move)
    for match in positions(game, rng):
        for seat in match.turn.seats[:1]:
            tried = [some[int(rng.below(len(some)))] for some in moves.values()]
            yield from filter(None, (match.why_not(seat, move) for move in tried))


def positions(game: AnyGame, rng: Rng) -> Iterator[Match]:
    """Follow the golden records, then games at random with any options."""
    for record in records(game):
        match = begin(game, record)
        for step in record.steps:
            yield match
            for _ in follow(match, step, proven=False):
                pass
    for number in range(WALKS):
        given: dict[str, Value] = {
            option.name: list(option.values)[int(rng.below(len(option.values)))]
            for option in game.options
            if rng.below(2)
        }
        seats = list(game.seat_counts)[int(rng.below(len(game.seat_counts)))]
        try:
            settings = game.settle(seats, given)
        except BadSetting:
            continue
        yield from walk(Match(game, settings, Dealer(f"rare refusals {number}")), rng, 400)


def reasons(game: AnyGame) -> set[str]:
    """Return all reasons why a game refuses moves, for which it has words."""
    own = re.escape(game.name.replace("_", "-"))
    text = message_text(game.package, "en")
    return set(re.findall(rf"^{own}-refusal-([a-z-]+) =", text, re.MULTILINE))


def example(kind: object) -> Any:
    """Return what a fact of an event may be that is too rare for a record."""
    return get_args(kind)[0] if isinstance((get_args(kind) or [0])[0], str) else SMALLEST[kind]


SMALLEST: Final[dict[object, Any]] = {
    **{int: 1, str: "1", bool: True},
    **{tuple[int, ...]: (1,), tuple: (1,)},  # compiled, it has forgotten of what
}


# --- In words


def in_words(told: Mapping[str, Any]) -> dict[str, Any]:
    """Return what is told with its words in each language."""
    return {**told, **{language: words_of(told, language) for language in LANGUAGES}}


def words_of(told: Mapping[str, Any], language: str) -> str:
    """Return the words of an event or a refusal; without the clause, which the client shows apart.

    What happens at a table belongs to no game.
    """
    speaker, facts = speaker_for(language), told["facts"]
    if "reason" in told:
        return speaker.why_refused(told["game"], told["reason"], facts, NAMES)
    return speaker.retell(told["game"] or "table", told["event"], facts, NAMES, told["reader"])


def events_in_words(game: str, event: str, facts: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield an event in words for whom it is about, for another and for who watches."""
    doer = facts.get("seat", 0)
    for reader in (doer, (doer + 1) % 2, SPECTATOR):
        yield in_words({"game": game, "event": event, "facts": facts, "reader": reader})


def of_game(game: AnyGame) -> Iterator[dict[str, Any]]:
    """Yield what a game tells, a few of each kind."""
    found: Counter[str] = Counter()
    for each in happenings(game):
        kind = each.reason if isinstance(each, Exception) else each.name()
        found[kind] += 1
        if found[kind] > OF_EACH:
            continue
        if isinstance(each, Exception):
            yield in_words({"game": game.name, "reason": each.reason, "facts": each.facts})
        else:
            yield from events_in_words(game.name, kind, each.facts())
    for kind, event in game.events.items():
        if kind not in found:  # too rare for a record: somebody took something back, say
            facts = {name: example(of) for name, of in types_of(event).items()}
            yield from events_in_words(game.name, kind, event(**facts).facts())
    rare = reasons(game) - set(found)
    for refusal in refusals(game):
        if not rare:
            break
        if refusal.reason in rare:
            rare.remove(refusal.reason)
            yield in_words({"game": game.name, "reason": refusal.reason, "facts": refusal.facts})


def of_tables() -> Iterator[dict[str, Any]]:
    """Yield what tables tell and refuse, and the ready phrases."""
    for kind in TableEvent.__subclasses__():
        event, types = name_of(kind), get_type_hints(kind)
        if event in ("phrase_said", SAYS_NO_SEED):
            continue
        examples = [{name: example(of) for name, of in types.items()}]
        for name, of in types.items():
            others = (True, False) if of is bool else CHOICES.get(name, ())
            examples = [{**each, name: other} for each in examples for other in others] or examples
        for facts in examples:
            yield from events_in_words("", event, kind(**facts).facts())
    for phrase in dict.fromkeys(phrase for game in OWN for phrase in phrases_of(game.name)):
        for about in (1, len(NAMES)):
            facts = {"seat": 0, "phrase": phrase, "about": about}
            said = {"game": "", "event": "phrase_said", "facts": facts, "reader": SPECTATOR}
            yield in_words(said)
    text = message_text(SHARED, "en")
    for reason, words in re.findall(r"^table-refusal-([a-z-]+) = (.*)", text, re.MULTILINE):
        facts = dict.fromkeys(re.findall(r"\{ \$(\w+)", words), "1")
        yield in_words({"game": "", "reason": reason, "facts": facts})


def items() -> Iterator[dict[str, Any]]:
    """Yield all that is to be said alike."""
    for game in OWN:
        yield from of_game(game)
    yield from of_tables()


def lines() -> list[str]:
    """Return each of it as a line of JSON."""
    return [json.dumps(item, ensure_ascii=False) for item in items()]


if __name__ == "__main__":
    print("[\n" + ",\n".join(lines()) + "\n]")
