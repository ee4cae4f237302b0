"""The verdict on an answer: right, nearly as good, wrong, or not done yet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bocamina.core.dealer import Dealer
from bocamina.core.errors import Unreadable
from bocamina.core.match import Match
from bocamina.core.notation import parse_position
from bocamina.games import find_game
from bocamina.puzzles.puzzle import GOLD, OUT, STAY, WHO

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.puzzles.puzzle import Puzzle, PuzzleChoice

RIGHT: Final = "right"
CLOSE: Final = "close"  # as good as right: a card that is hardly worse, within the uncertainty
HALF: Final = "half"  # one of two saboteurs, or another card in the right place: no solution
WRONG: Final = "wrong"
OPEN: Final = "open"  # a turn that is not over yet
NEARLY: Final = 0.03  # of the diggers' chance: a smaller loss is no mistake
MOST_MOVES: Final = 4


@dataclass(frozen=True)
class Judged:
    """The verdict on an answer, with its `worth` if that was computed."""

    verdict: str
    worth: float | None = None


def match_of(puzzle: Puzzle) -> Match:
    """Return a match at the position of a puzzle."""
    game = find_game(puzzle.game)
    return Match.at(game, parse_position(game, puzzle.start), Dealer(puzzle.id))


def judge(puzzle: Puzzle, answer: Sequence[str]) -> Judged:
    """Judge an answer: a choice, the moves of a turn, or the seats pointed at.

    Raises Unreadable or IllegalMove if it is not an answer at all.
    """
    if not 0 < len(answer) <= (8 if puzzle.kind == WHO else MOST_MOVES):
        raise Unreadable("an answer", f"{len(answer)} parts")
    if puzzle.kind == WHO:
        return judge_suspects(puzzle, answer)
    match = match_of(puzzle)
    if puzzle.kind == OUT:
        return judge_turn(puzzle, match, answer)
    if len(answer) != 1:
        raise Unreadable("one move", f"{len(answer)}")
    match.play(puzzle.seat, answer[0])
    move = match.steps[-1].text  # however it was written
    found = next((each for each in puzzle.choices if move in each.answers), None)
    if found is puzzle.best:
        return Judged(RIGHT, found.worth)
    worth = None if found is None else found.worth
    if puzzle.kind == GOLD and worth is not None and puzzle.best.worth - worth <= NEARLY:
        return Judged(CLOSE, worth)
    is_half = puzzle.kind == GOLD and alike(move, puzzle.best.answers[0])
    return Judged(HALF if is_half else WRONG, worth)


def alike(one: str, other: str) -> bool:
    """Tell whether two moves of Saboteur are the same but for the card, or how it is turned."""
    words, more = one.split(" "), other.split(" ")
    place = 2 if words[0] == "dig" else 1
    return words[0] == more[0] and words[place : place + 2] == more[place : place + 2]


def judge_turn(puzzle: Puzzle, match: Match, answer: Sequence[str]) -> Judged:
    """Judge a turn of a race by how many carts it gets out, however it does so."""
    race = match.state.public
    before, turn = int(race.out[puzzle.seat]), int(race.turn_number)
    for move in answer:
        match.play(puzzle.seat, move)
    out = int(match.state.public.out[puzzle.seat]) - before
    if out >= int(puzzle.best.worth):
        return Judged(RIGHT, out)
    goes_on = match.turn.seats == (puzzle.seat,) and int(match.state.public.turn_number) == turn
    return Judged(OPEN if goes_on else WRONG, out)


def judge_suspects(puzzle: Puzzle, answer: Sequence[str]) -> Judged:
    """Judge who was pointed at; one of two saboteurs is half of the answer."""
    seats = int(puzzle.start.partition("seats=")[2].partition(" ")[0])
    if not all(each.isdecimal() and int(each) < seats for each in answer):
        raise Unreadable(f"seats below {seats}", " ".join(answer))
    pointed, truth = set(answer), set(puzzle.best.answers[0].split(" "))
    if len(pointed) != len(truth):
        raise Unreadable(f"{len(truth)} seats", str(len(pointed)))
    if pointed == truth:
        return Judged(RIGHT, puzzle.best.worth)
    return Judged(HALF if pointed & truth else WRONG)


def solution_of(puzzle: Puzzle) -> list[str]:
    """Return the right answer in the parts that `judge` takes."""
    between = " · " if puzzle.kind == OUT else " "
    first = puzzle.best.answers[0]
    return first.split(between) if puzzle.kind in (OUT, WHO) else [first]


def alternatives(puzzle: Puzzle) -> list[PuzzleChoice]:
    """Return the choices with their worth, the best first.

    Of discards the best one is enough: the others are nearly equivalent.
    """
    if puzzle.kind == GOLD:
        thrown = [each for each in puzzle.choices if each.answers[0].startswith("discard")]
        return [each for each in puzzle.choices if each not in thrown[1:]]
    return list(puzzle.choices) if puzzle.kind in (STAY, WHO) else []
