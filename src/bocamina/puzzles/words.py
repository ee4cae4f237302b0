"""Why an answer is right, in words of either language."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from bocamina.language import message_id, speaker_for
from bocamina.puzzles.position_reasons import of_cave, of_mine, of_race
from bocamina.puzzles.puzzle import GOLD, OUT, STAY, WHO, Why
from bocamina.puzzles.watching import BETWEEN, WatchedRound

if TYPE_CHECKING:
    from bocamina.puzzles.puzzle import Puzzle, PuzzleDetail

# Those at the tables of puzzles, by seat.
NAMES: Final = ("Galena", "Basalto", "Pirita", "Cuarzo", "Mica", "Jaspe", "Ágata", "Granito")
SAID: Final = "was-said"
ROUNDS_KEPT: Final = 64
OF_CELLS: Final = {"tiles", "from", "exits"}  # facts that are cells, a comma between them
YOU: Final = {"en": "You", "es": "Tú"}


def reasons_of(puzzle: Puzzle) -> list[Why]:
    """Return what to say for the right answer, the weightiest first; of a round in its order."""
    reasons = {STAY: of_cave, WHO: of_deeds, GOLD: of_mine, OUT: of_race}
    return reasons[puzzle.kind](puzzle)


def of_deeds(puzzle: Puzzle) -> list[Why]:
    """Return by what the saboteurs could be told, in the order of the round."""
    told = [Why(deed_of(puzzle, why), why.facts | own_words(puzzle, why)) for why in puzzle.why]
    return sorted(told, key=lambda why: int(str(why.facts["move"])))


@lru_cache(ROUNDS_KEPT)
def movers_of(start: str, seed: str, moves: str) -> list[int]:
    """Return who made each move of a round."""
    watched = WatchedRound(start, seed, moves.split(BETWEEN))
    found = [watched.match.turn.seats[0]]
    found += [watched.match.turn.seats[0] for _ in watched.steps()]
    return found


def deed_of(puzzle: Puzzle, why: Why) -> str:
    """Return what it was that told something: a kind of move, or what was said."""
    if why.kind != "did":
        return why.kind
    number = why.facts["move"]
    assert isinstance(number, int)
    seat, (verb, _, rest) = (
        why.facts["seat"],
        puzzle.moves.split(BETWEEN)[number - 1].partition(" "),
    )
    if movers_of(puzzle.start, puzzle.seed, puzzle.moves)[number - 1] != seat:
        return f"exposed-{verb}" if verb == "break" and rest.endswith(f" {seat}") else "exposed"
    return "did-dead-end" if verb == "dig" and rest.split(" ")[0].islower() else f"did-{verb}"


def own_words(puzzle: Puzzle, why: Why) -> dict[str, PuzzleDetail]:
    """Return whether it was the suspect who spoke, where something was said."""
    if why.kind != SAID:
        return {}
    told = (why.facts["move"], why.facts["seat"])
    return {"own": "yes" if told in {(move, seat) for move, seat, _, _ in puzzle.said} else "no"}


def say_why(language: str, puzzle: Puzzle, why: Why) -> str:
    """Return a reason in words: a puzzle's own, or else those of advice."""
    speaker = speaker_for(language)
    names = [YOU[language] if seat == puzzle.seat else name for seat, name in enumerate(NAMES)]
    told = {
        name: tuple(fact) if isinstance(fact, list) else fact for name, fact in why.facts.items()
    }
    facts = speaker.with_names(told, names, puzzle.seat)
    for cells in OF_CELLS & facts.keys():
        facts[cells] = speaker.list_names(str(facts[cells]).split(", "))
    own = message_id("puzzle", "why", why.kind)
    message = own if speaker.knows(own) else message_id("advice", puzzle.game, "why", why.kind)
    return speaker.say(message, **facts, against="no")
