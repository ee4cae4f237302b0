"""Puzzles as the server sends them: the question, what one sees, and the verdict.

Nothing that gives the answer away is sent before one was given; nothing is stored.
"""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Final

import msgspec

from bocamina.core.events import seen_by
from bocamina.core.state import SPECTATOR
from bocamina.language import LANGUAGES
from bocamina.puzzles.deeds import SAID
from bocamina.puzzles.judging import OPEN, RIGHT, alternatives, judge, match_of, solution_of
from bocamina.puzzles.puzzle import OUT, STAY, WHO
from bocamina.puzzles.shelf import all_puzzles, find_puzzle, puzzle_of
from bocamina.puzzles.watching import remarks_after, round_of
from bocamina.puzzles.words import NAMES, reasons_of, say_why
from bocamina.server import messages as wire
from bocamina.server.catalogue import Words
from bocamina.server.practice_tables import practice_table
from bocamina.server.problems import Refused
from bocamina.server.tables.events import PhraseSaid
from bocamina.server.tables.explain import pieces_of
from bocamina.server.tables.requests import Word
from bocamina.server.views import Told, described_moves, public_facts, public_part
from bocamina.teaching.conditions import MoveIs
from bocamina.teaching.drill import Drill, Reply, Task

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.match import Match
    from bocamina.puzzles.puzzle import Puzzle, PuzzleChoice, Why
    from bocamina.server.tables.table import AnyEvent

ROUNDS_KEPT: Final = 32
ACTIONS: Final = 4  # moves of a turn, the last of which may end it
MOST_PARTS: Final = 8


class PuzzleLine(msgspec.Struct, frozen=True):
    """A puzzle in the list."""

    id: str
    kind: str
    level: int  # 1 is easy, 3 is hard


class PuzzleList(msgspec.Struct, frozen=True):
    """All puzzles, the easy ones of each kind first, and the one of the day."""

    today: str
    puzzles: list[PuzzleLine]


class PuzzleFacts(msgspec.Struct, frozen=True):
    """What is asked; where there is a `drill`, one answers at a table."""

    id: str
    kind: str
    level: int
    game: str
    seat: int
    seats: int
    count: int  # of saboteurs to point at, carts to get out, or others who choose as well
    actions: int  # that it takes at least, in a race
    colour: str  # of one's own carts, in a race
    drill: str


class WatchedMoment(msgspec.Struct, frozen=True):
    """What everybody saw after so many moves, and what was said then."""

    step: int
    view: wire.ViewFacts
    events: list[msgspec.Raw]
    pieces: dict[str, wire.PieceCount]  # as Counted tells them


class WatchedFacts(msgspec.Struct, frozen=True):
    """A round to watch."""

    table: wire.TableFacts
    moments: list[WatchedMoment]


class PuzzleAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer: moves in notation, or the seats that one points at; none to give up."""

    answer: Annotated[list[Word], msgspec.Meta(max_length=MOST_PARTS)]


class ReasonFacts(msgspec.Struct, frozen=True):
    """A reason; in a round that one watched, with the move and the seat that it is about."""

    words: Words
    move: int = 0
    seat: int = -1
    is_said: bool = False  # whether what was said after the move is meant


class ChoiceFacts(msgspec.Struct, frozen=True):
    """What there was to choose: a move, or seats; `worth` is gems, or a chance from 0 to 1."""

    answer: list[str]
    moves: list[wire.LegalMove]
    worth: float
    is_right: bool
    words: list[Words]


class PuzzleVerdict(msgspec.Struct, frozen=True):
    """How an answer did; while a turn is going on or may be tried again, no more than that."""

    verdict: str  # "right", "close", "half", "wrong", "open" or "shown"
    worth: float | None
    solution: list[str]
    choices: list[ChoiceFacts]
    why: list[ReasonFacts]
    knew: list[int]  # by seat: after how many moves it could know the saboteurs, or 0
    solved: dict[str, float]  # by bot


def puzzle_named(name: str) -> Puzzle:
    """Return a puzzle, or raise Refused."""
    puzzle = find_puzzle(name)
    if puzzle is None:
        raise Refused("no-such-page", 404)
    return puzzle


@lru_cache(1)
def puzzle_lines() -> list[PuzzleLine]:
    """Return every puzzle in a line."""
    return [PuzzleLine(each.id, each.kind, each.level) for each in all_puzzles().values()]


def list_puzzles(now: float) -> PuzzleList:
    """Return all puzzles, and the one of the day that it is in UTC."""
    today = puzzle_of(datetime.fromtimestamp(now, UTC).date())
    return PuzzleList("" if today is None else today.id, puzzle_lines())


def tell_puzzle(puzzle: Puzzle) -> PuzzleFacts:
    """Return the facts of a puzzle."""
    seats = int(puzzle.start.partition("seats=")[2].split()[0])
    actions = puzzle.facts.get("actions", 0)
    assert isinstance(actions, int)
    drill = "" if puzzle.kind == WHO else f"puzzle/{puzzle.id}"
    return PuzzleFacts(
        puzzle.id,
        puzzle.kind,
        puzzle.level,
        puzzle.game,
        puzzle.seat,
        seats,
        count_of(puzzle),
        actions,
        colour_of(puzzle),
        drill,
    )


def colour_of(puzzle: Puzzle) -> str:
    """Return the colour of one's own pieces, where that is asked about."""
    if puzzle.kind != OUT:
        return ""
    return str(public_facts(match_of(puzzle))["colours"][puzzle.seat])


def count_of(puzzle: Puzzle) -> int:
    """Return the number in the question: saboteurs, carts, or others in the cave."""
    if puzzle.kind == STAY:
        return int(match_of(puzzle).state.public.inside_total) - 1
    count = puzzle.facts.get("carts" if puzzle.kind == OUT else "count", 0)
    assert isinstance(count, int)
    return count


def find_puzzle_drill(name: str) -> Drill | None:
    """Return the drill for solving a puzzle: it accepts any legal move, and judges separately."""
    puzzle = find_puzzle(name)
    if puzzle is None or puzzle.kind == WHO:
        return None
    anything = (Reply(MoveIs("*"), is_right=True),)
    tasks = [
        Task(
            f"move-{number}",
            "",
            "*",
            anything,
            "",
            puzzle.start if number == 0 else "",
            is_told=False,
        )
        for number in range(ACTIONS if puzzle.kind == OUT else 1)
    ]
    others = tuple(name for seat, name in enumerate(NAMES) if seat != puzzle.seat)
    return Drill(f"puzzle/{puzzle.id}", puzzle.game, puzzle.seat, tuple(tasks), others)


@lru_cache(ROUNDS_KEPT)
def watched(name: str) -> WatchedFacts:
    """Return a round to watch, with only what everybody could see and hear."""
    puzzle = puzzle_named(name)
    if puzzle.kind != WHO:
        raise Refused("no-such-page", 404)
    watching = round_of(puzzle)
    match = watching.match
    moments = [moment_of(match, 0, [])]
    for number, events in watching.steps():
        told: list[AnyEvent] = list(seen_by(SPECTATOR, events))
        told += [
            PhraseSaid(each.seat, each.phrase, each.about) for each in remarks_after(puzzle, number)
        ]
        moments.append(moment_of(match, number, told))
    names = NAMES[: match.state.public.settings.seats]
    seats = [wire.SeatFacts(name, "regular") for name in names]
    return WatchedFacts(practice_table(f"puzzle/{puzzle.id}", match, seats), moments)


def moment_of(match: Match, step: int, events: Sequence[AnyEvent]) -> WatchedMoment:
    """Return what a watcher sees now."""
    view = wire.ViewFacts(SPECTATOR, public_part(match), None, list(match.turn.seats))
    return WatchedMoment(step, view, Told([(step, list(events))]).to(SPECTATOR), pieces_of(match))


def judge_answer(puzzle: Puzzle, request: PuzzleAnswer) -> PuzzleVerdict:
    """Return the verdict on an answer and, once it is settled, the right one with its reasons."""
    if not request.answer:
        return settled(puzzle, "shown", None)
    judged = judge(puzzle, request.answer)
    # A turn may be retried, so the solution is not given away yet.
    if judged.verdict == OPEN or (puzzle.kind == OUT and judged.verdict != RIGHT):
        return PuzzleVerdict(judged.verdict, judged.worth, [], [], [], [], {})
    return settled(puzzle, judged.verdict, judged.worth)


def settled(puzzle: Puzzle, verdict: str, worth: float | None) -> PuzzleVerdict:
    """Return a complete verdict, with the solution."""
    knew = puzzle.facts.get("knew", [])
    assert isinstance(knew, list)
    return PuzzleVerdict(
        verdict,
        worth,
        solution_of(puzzle),
        choices_of(puzzle),
        [reason_facts(puzzle, why) for why in reasons_of(puzzle)],
        knew,
        puzzle.solved,
    )


def reason_facts(puzzle: Puzzle, why: Why) -> ReasonFacts:
    """Return a reason in both languages."""
    said = Words(*(say_why(language, puzzle, why) for language in LANGUAGES))
    if puzzle.kind != WHO:
        return ReasonFacts(said)
    move, seat = why.facts["move"], why.facts["seat"]
    assert isinstance(move, int)
    assert isinstance(seat, int)
    return ReasonFacts(said, move, seat, why.kind == SAID)


def choices_of(puzzle: Puzzle) -> list[ChoiceFacts]:
    """Return the choices with their worth."""
    match = None if puzzle.kind == WHO else match_of(puzzle)
    return [choice_facts(puzzle, match, each) for each in alternatives(puzzle)]


def choice_facts(puzzle: Puzzle, match: Match | None, choice: PuzzleChoice) -> ChoiceFacts:
    """Return one choice."""
    moves = []
    if match is not None:
        numbers = [match.parse_move(choice.answers[0])]
        moves = described_moves(match, puzzle.seat, numbers)
    answer = choice.answers[0].split(" ") if puzzle.kind == WHO else choice.answers[:1]
    worth = round(choice.worth, 1 if puzzle.kind == STAY else 3)
    said = [reason_facts(puzzle, why).words for why in choice.reasons]
    return ChoiceFacts(answer, moves, worth, choice is puzzle.best, said)
