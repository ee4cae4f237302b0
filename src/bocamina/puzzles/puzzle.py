"""The format of puzzles: one line of JSON, with positions in notation."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from bocamina.core.errors import Unreadable

if TYPE_CHECKING:
    from collections.abc import Mapping

PuzzleDetail: TypeAlias = "int | float | str | list[int]"
Kind: TypeAlias = Literal["stay-or-leave", "who-is-it", "reach-the-gold", "out-in-one-turn"]

STAY: Final = "stay-or-leave"
WHO: Final = "who-is-it"
GOLD: Final = "reach-the-gold"
OUT: Final = "out-in-one-turn"
GAMES_OF: Final[dict[str, str]] = {
    STAY: "diamant",
    WHO: "saboteur",
    GOLD: "saboteur",
    OUT: "racing_dwarfs",
}
KINDS: Final = tuple(GAMES_OF)
LEVELS: Final = (1, 2, 3)  # of difficulty: easy, middling, hard
# The worth of answers depends on the solver; a puzzle keeps the version it was made with.
EVALUATOR: Final = 1
# The least shares of bots' tries that solve an easy and a middling puzzle; with two answers, even
# guessing is right half of the time.
BANDS: Final[dict[str, tuple[float, float]]] = {
    STAY: (0.85, 0.7),
    WHO: (0.62, 0.4),
    GOLD: (0.6, 0.35),
    OUT: (0.65, 0.45),
}


@dataclass(frozen=True)
class PuzzleChoice:
    """A class of equivalent answers, and their worth.

    `worth` is gems, or a chance; answers are moves in notation, or seats that are pointed at.
    """

    answers: list[str]
    worth: float
    reasons: list[Why] = field(default_factory=list)


@dataclass(frozen=True)
class Why:
    """A reason for or against an answer; there is a message for each kind."""

    kind: str
    facts: dict[str, PuzzleDetail] = field(default_factory=dict)


@dataclass(frozen=True)
class Puzzle:
    """A position, or a round to watch, with one right answer."""

    kind: str
    seat: int  # the seat to answer; -1 if one watches
    start: str  # a position, or the settings of a game that is dealt from `seed`
    choices: list[PuzzleChoice]  # all classes, the best first
    solved: dict[str, float]  # by bot, the share of its tries that found the answer
    facts: dict[str, PuzzleDetail] = field(default_factory=dict)  # of the whole puzzle
    why: list[Why] = field(default_factory=list)  # for the right answer
    seed: str = ""
    moves: str = ""  # the moves of the round, in notation
    said: list[tuple[int, int, str, int]] = field(default_factory=list)  # after so many moves
    source: str = ""  # the seed of the game in which it was found
    version: int = EVALUATOR

    @property
    def id(self) -> str:
        """Return its name, a hash of its content."""
        told = f"{self.kind}\n{self.seat}\n{self.start}\n{self.seed}\n{self.moves}"
        return f"{self.kind[0]}{hashlib.sha256(told.encode()).hexdigest()[:7]}"

    @property
    def game(self) -> str:
        """Return the game that it is of."""
        return GAMES_OF[self.kind]

    @property
    def best(self) -> PuzzleChoice:
        """Return the right answer."""
        return self.choices[0]

    @property
    def level(self) -> int:
        """Return how hard it is, by the share of bots that solve it."""
        share = sum(self.solved.values()) / max(1, len(self.solved))
        easy, middling = BANDS[self.kind]
        return 1 if share >= easy else 2 if share >= middling else 3


def format_puzzle(puzzle: Puzzle) -> str:
    """Print a puzzle as one line."""
    told = {name: value for name, value in asdict(puzzle).items() if value not in ("", [], {})}
    told["choices"] = [
        [each.answers, round(each.worth, 4), [[why.kind, why.facts] for why in each.reasons]]
        for each in puzzle.choices
    ]
    if puzzle.why:
        told["why"] = [[why.kind, why.facts] for why in puzzle.why]
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def parse_puzzle(line: str) -> Puzzle:
    """Read what `format_puzzle` prints."""
    try:
        told: Mapping[str, object] = json.loads(line)
        return _read(dict(told))
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise Unreadable("a puzzle", repr(line[:80])) from error


def _read(told: dict[str, object]) -> Puzzle:
    choices = told.pop("choices")
    assert isinstance(choices, list)
    whys = told.pop("why", [])
    assert isinstance(whys, list)
    said = told.pop("said", [])
    assert isinstance(said, list)
    return Puzzle(
        choices=[
            PuzzleChoice(answers, worth, [Why(*why) for why in reasons])
            for answers, worth, reasons in choices
        ],
        why=[Why(*why) for why in whys],
        said=[
            (int(after), int(seat), str(phrase), int(about)) for after, seat, phrase, about in said
        ],
        **told,  # type: ignore[arg-type]
    )
