"""Checks puzzles: by an independent search, or by more and longer playouts with another seed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.puzzles.gold_proof import SURE, prove
from bocamina.puzzles.judging import RIGHT, judge, match_of, solution_of
from bocamina.puzzles.out_proof import OutProof, class_of
from bocamina.puzzles.puzzle import GOLD, KINDS, OUT, STAY, WHO, Puzzle
from bocamina.puzzles.stay_proof import StayProof
from bocamina.puzzles.watching import RoundWatcher, margin, round_of

if TYPE_CHECKING:
    from collections.abc import Callable

TOLERANCE: Final = 1e-3  # of gems
USUAL_WORLDS: Final = 750
LEAST_GAP: Final = 0.08  # of the diggers' chance, in any proof
LEAST_TIMES: Final = (2.5, 1.5)  # the minimum odds of the truth against anything else, by observer


def check(puzzle: Puzzle, worlds: int = USUAL_WORLDS) -> str:
    """Return what is wrong with a puzzle, or nothing."""
    shape = check_shape(puzzle)
    if shape:
        return shape
    if puzzle.kind == GOLD:
        return check_gold(puzzle, worlds)
    return CHECKS[puzzle.kind](puzzle)


def check_shape(puzzle: Puzzle) -> str:
    """Return what is wrong with the form of a puzzle, without solving it."""
    if puzzle.kind not in KINDS:
        return f"no such kind: {puzzle.kind}"
    if not puzzle.choices or not puzzle.why or not puzzle.solved:
        return "no choices, reasons or bots that tried it"
    if puzzle.kind != OUT and any(each.worth >= puzzle.best.worth for each in puzzle.choices[1:]):
        return "another answer is as good"
    return "" if judge(puzzle, solution_of(puzzle)).verdict == RIGHT else "its answer is not right"


def check_stay(puzzle: Puzzle) -> str:
    """Solve the expedition again by plain recursion."""
    weighed = StayProof(match_of(puzzle).state.public).weigh()
    found = {"stay": weighed.stay, "leave": weighed.leave}
    for choice in puzzle.choices:
        if abs(found[choice.answers[0]] - choice.worth) > TOLERANCE:
            return f"{choice.answers[0]} is worth {found[choice.answers[0]]:.4f}"
    return ""


def check_who(puzzle: Puzzle) -> str:
    """Watch the round again: both observers must point at the roles that were dealt."""
    truth = round_of(puzzle).saboteurs
    told = sum(1 << int(seat) for seat in puzzle.best.answers[0].split(" "))
    if told != truth:
        return "the saboteurs are others"
    opinions = RoundWatcher(puzzle).opinions()
    for opinion, times in zip(opinions, LEAST_TIMES, strict=True):
        if margin(opinion, truth) < times:
            return f"the truth is only {margin(opinion, truth):.1f} times as likely as the next"
    return ""


def check_gold(puzzle: Puzzle, worlds: int) -> str:
    """Play on with another seed."""
    match = match_of(puzzle)
    view = match.view(puzzle.seat)
    legal = [int(move) for move in match.game.legal_moves(view)]
    best = [match.parse_move(text) for text in puzzle.best.answers]
    proof = prove(view, legal, best, worlds, seed="check")
    chances = proof.chances()
    top = max(best, key=lambda move: chances[move])
    other = max((move for move in chances if move not in best), key=lambda move: chances[move])
    gap, doubt = chances[top] - chances[other], proof.doubt(top, other)
    if gap + SURE * doubt < LEAST_GAP or gap - SURE * doubt <= 0:
        return f"only {100 * gap:.1f} points better than {match.format_move(other)}"
    return ""


def check_out(puzzle: Puzzle) -> str:
    """Search the turn exhaustively, by the referee's own moves."""
    goal = int(puzzle.best.worth)
    proof = OutProof(puzzle.start)
    count, ways = proof.fewest(goal)
    if count != puzzle.facts["actions"]:
        return f"{count} actions are enough"
    if len({class_of(way) for way in ways}) != 1:
        return "there is another way out"
    if frozenset(solution_of(puzzle)) not in ways:
        return "the way out is another"
    return "more carts can leave" if proof.fewest(goal + 1)[0] else ""


CHECKS: Final[dict[str, Callable[[Puzzle], str]]] = {
    STAY: check_stay,
    WHO: check_who,
    OUT: check_out,
}
