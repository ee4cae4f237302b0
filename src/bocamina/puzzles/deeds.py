"""The evidence against the saboteurs of a watched round: their deeds and words."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias

from bocamina.games.saboteur.components import FIRST_DEAD_END, GOALS
from bocamina.games.saboteur.describe import describe_move
from bocamina.games.saboteur.events import GoalRevealed
from bocamina.games.saboteur.moves import broken_seat, dug_laid, is_break, is_dig, parse_move
from bocamina.puzzles.puzzle import Why
from bocamina.puzzles.watching import BETWEEN, WatchedRound

if TYPE_CHECKING:
    from bocamina.puzzles.puzzle import Puzzle, PuzzleDetail

SaidOfGoal: TypeAlias = tuple[int, int, str, int]  # after which move, who, which phrase, which goal

SAID: Final = "was-said"
DEAD_END: Final = "did-dead-end"
EXPOSED: Final = "exposed-break"  # somebody breaks a suspect's tool
MOST_TOLD: Final = 4
UNCLEAR: Final = "exposed"  # somebody else's deed, by which one suspect looks worse than others
TREASURE: Final = "treasure"  # as events call it
GOLD_HERE: Final = "saboteur-phrase-treasure"
CLAIMS: Final = (GOLD_HERE, "saboteur-phrase-stone")
ROUNDS_KEPT: Final = 64


def of_deeds(puzzle: Puzzle) -> list[Why]:
    """Return the evidence against the saboteurs, in the order of the round."""
    told = [Why(deed_of(puzzle, why), why.facts | words_of(puzzle, why)) for why in puzzle.why]
    for plain in dead_ends_of(puzzle):
        if (DEAD_END, plain.facts["seat"]) not in {(why.kind, why.facts["seat"]) for why in told}:
            told = [*without_one(told, EXPOSED, most=MOST_TOLD - 1), plain]
    return sorted(told, key=lambda why: int(str(why.facts["move"])))


def dead_ends_of(puzzle: Puzzle) -> list[Why]:
    """Return the first dead end of each saboteur: the plainest evidence to a watcher."""
    course = course_of(puzzle.start, puzzle.seed, puzzle.moves)
    saboteurs = {int(seat) for seat in puzzle.best.answers[0].split(" ")}
    found: dict[int, Why] = {}
    for number, move in enumerate(puzzle.moves.split(BETWEEN), start=1):
        mover, _ = course[number - 1]
        if mover in saboteurs and is_dead_end(parse_move(move)):
            found.setdefault(mover, Why(DEAD_END, {"move": number, "seat": mover}))
    return list(found.values())


def is_dead_end(move: int) -> bool:
    """Tell whether a move lays a dead end."""
    return is_dig(move) and dug_laid(move) >= FIRST_DEAD_END


def without_one(told: list[Why], kind: str, most: int) -> list[Why]:
    """Return reasons without the last of a kind, where there are more than so many."""
    last = max((place for place, why in enumerate(told) if why.kind == kind), default=-1)
    return told if len(told) <= most or last < 0 else [*told[:last], *told[last + 1 :]]


@lru_cache(ROUNDS_KEPT)
def course_of(start: str, seed: str, moves: str) -> list[tuple[int, dict[int, str]]]:
    """Return who made each move of a round, and what goals everybody knew after it, from 0."""
    watched = WatchedRound(start, seed, moves.split(BETWEEN))
    found = []
    known: dict[int, str] = {}
    mover = watched.match.turn.seats[0]
    for _, events in watched.steps():
        known |= {each.goal - 1: each.kind for each in events if isinstance(each, GoalRevealed)}
        found.append((mover, with_last(known)))
        mover = next(iter(watched.match.turn.seats), -1)
    return found


def with_last(known: dict[int, str]) -> dict[int, str]:
    """Return the known goals; if two are stone, the third is the treasure."""
    hidden = [goal for goal in range(GOALS) if goal not in known]
    return known | ({hidden[0]: TREASURE} if len(hidden) == 1 else {})


def deed_of(puzzle: Puzzle, why: Why) -> str:
    """Return the kind of evidence: a kind of move, or a claim."""
    if why.kind != "did":
        return why.kind
    number, seat = int(str(why.facts["move"])), int(str(why.facts["seat"]))
    move = parse_move(puzzle.moves.split(BETWEEN)[number - 1])
    course = course_of(puzzle.start, puzzle.seed, puzzle.moves)
    mover, known = course[number - 1]
    if mover == seat:
        return DEAD_END if is_dead_end(move) else f"did-{describe_move(move)['does']}"
    if is_break(move) and broken_seat(move) == seat:
        return EXPOSED
    turned = known.items() - (course[number - 2][1].items() if number > 1 else set())
    claims = claims_of(puzzle, seat, number)
    return "exposed-goal" if any(belies(*each, claims) for each in turned) else UNCLEAR


def words_of(puzzle: Puzzle, why: Why) -> dict[str, PuzzleDetail]:
    """Return whether the suspect spoke, and whether that agrees with earlier claims."""
    if why.kind != SAID:
        return {}
    move, seat = int(str(why.facts["move"])), int(str(why.facts["seat"]))
    now = [each for each in puzzle.said if each[0] == move]
    is_own = any(speaker == seat for _, speaker, _, _ in now)
    fits = not any(
        disagree(one, other)
        for one in claims_of(puzzle, seat, move + 1)
        for other in claims_of(puzzle, -1, move + 1)
        if move in (one[0], other[0]) and other[1] != seat
    )
    return {"own": "yes" if is_own else "no", "fits": "yes" if fits else "no"}


def claims_of(puzzle: Puzzle, seat: int, before: int) -> list[SaidOfGoal]:
    """Return the claims about goals by a seat, or anybody (-1), before a move."""
    return [
        each
        for each in puzzle.said
        if each[0] < before and each[2] in CLAIMS and seat in (-1, each[1])
    ]


def disagree(one: SaidOfGoal, other: SaidOfGoal) -> bool:
    """Tell whether two claims cannot both be true: there is one treasure."""
    (_, _, phrase, goal), (_, _, another, elsewhere) = one, other
    return phrase != another if goal == elsewhere else phrase == another == GOLD_HERE


def belies(goal: int, kind: str, claims: list[SaidOfGoal]) -> bool:
    """Tell whether a goal that is known now contradicts a claim."""
    return any(
        of == goal and (phrase == GOLD_HERE) != (kind == TREASURE) for *_, phrase, of in claims
    )
