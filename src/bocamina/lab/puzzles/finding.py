"""The search for puzzles: game after game between bots until there are enough of every kind."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, TypeAlias

from bocamina.lab.puzzles import getting_out, reaching, staying, suspecting
from bocamina.puzzles.puzzle import GOLD, LEVELS, OUT, STAY, WHO, Puzzle

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    Finder: TypeAlias = Callable[[str], Iterator[Puzzle]]

FINDERS: Final[dict[str, Finder]] = {
    STAY: staying.find,
    WHO: suspecting.find,
    GOLD: reaching.find,
    OUT: getting_out.find,
}
# The largest share of a set that may have a trait in common.
MOST_ALIKE: Final = {
    "level": 0.5,
    "answer": 0.55,
    "inside": 0.34,
    "saboteurs": 0.75,
    "does": 0.45,
    "task": 0.4,
}


def traits_of(puzzle: Puzzle) -> list[tuple[str, str]]:
    """Return the traits in which a puzzle may resemble others."""
    found = [("level", str(puzzle.level))]
    if puzzle.kind == STAY:
        inside = next(line for line in puzzle.start.split("\n") if line.startswith("inside "))
        found.append(("answer", puzzle.best.answers[0]))
        found.append(("inside", str(inside.count("1"))))
    elif puzzle.kind == WHO:
        found.append(("saboteurs", str(puzzle.facts["count"])))
    elif puzzle.kind == GOLD:
        found.append(("does", puzzle.best.answers[0].partition(" ")[0]))
    else:
        found.append(("task", f"{puzzle.facts['carts']} in {puzzle.facts['actions']}"))
    return found


class Collection:
    """A set of puzzles of one kind, without duplicates and not too many alike."""

    def __init__(self, wanted: int, kept: Iterable[Puzzle] = ()) -> None:
        self.wanted = wanted
        self.puzzles: dict[str, Puzzle] = {}
        self.alike: Counter[tuple[str, str]] = Counter()
        for puzzle in kept:
            self.add(puzzle)

    def add(self, puzzle: Puzzle) -> None:
        """Keep a puzzle."""
        self.puzzles[puzzle.id] = puzzle
        self.alike.update(traits_of(puzzle))

    def wants(self, puzzle: Puzzle) -> bool:
        """Tell whether a puzzle is welcome."""
        if puzzle.id in self.puzzles or len(self.puzzles) >= self.wanted:
            return False
        return all(
            self.alike[trait] < MOST_ALIKE[trait[0]] * self.wanted for trait in traits_of(puzzle)
        )

    @property
    def is_complete(self) -> bool:
        """Tell whether there are enough."""
        return len(self.puzzles) >= self.wanted


def search(
    kind: str,
    collection: Collection,
    seed: str,
    games: int,
    show: Callable[[int, int], None],
) -> None:
    """Look through at most so many games, the same ones for the same seed."""
    for number in range(games):
        show(len(collection.puzzles), number)
        if collection.is_complete:
            return
        for puzzle in FINDERS[kind](f"{seed} {number}"):
            if collection.wants(puzzle):
                collection.add(puzzle)


def by_level(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """Return puzzles in the order of a set: the easy ones first."""
    found = sorted(puzzles, key=lambda each: (each.level, each.id))
    assert all(each.level in LEVELS for each in found)
    return found
