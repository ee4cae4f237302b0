"""Why an answer is right, in words, in either language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.language import message_id, speaker_for
from bocamina.puzzles.deeds import of_deeds
from bocamina.puzzles.position_reasons import of_cave, of_mine, of_race
from bocamina.puzzles.puzzle import GOLD, OUT, STAY, WHO

if TYPE_CHECKING:
    from bocamina.puzzles.puzzle import Puzzle, Why

# The names of the players in puzzles, by seat.
NAMES: Final = ("Galena", "Basalto", "Pirita", "Cuarzo", "Mica", "Jaspe", "Ágata", "Granito")
OF_CELLS: Final = {"tiles", "from", "exits", "cells"}  # facts that are cells, separated by commas
YOU: Final = {"en": "You", "es": "Tú"}


def reasons_of(puzzle: Puzzle) -> list[Why]:
    """Return the reasons for the right answer, the strongest first; for a round, in its order."""
    reasons = {STAY: of_cave, WHO: of_deeds, GOLD: of_mine, OUT: of_race}
    return reasons[puzzle.kind](puzzle)


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
