"""Finds puzzles of Diamant: choices in which staying and leaving are far apart, and bots err."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.core.notation import format_position
from bocamina.core.rng import Rng
from bocamina.games.diamant.state import Cave
from bocamina.lab.puzzles.games import positions, solved_by
from bocamina.players.diamant.equilibrium import rest_of
from bocamina.players.diamant.solver import solve
from bocamina.puzzles.puzzle import STAY, Puzzle, PuzzleChoice, Why
from bocamina.puzzles.stay_proof import StayProof, TooManyPlaces

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bocamina.core.match import Match
    from bocamina.players.diamant.solver import Solution

LEAST_GEMS: Final = 0.3  # by which the right choice is better,
LEAST_SHARE: Final = 0.04  # and relative to its own worth
MOST_SHARE: Final = 0.35  # a choice with a greater lead is trivial
MOST_SOLVED: Final = 0.92  # of the tries of bots
WIDTH: Final = 1500
TABLES: Final = ((3, False), (4, True), (5, False), (4, False), (3, True), (6, False), (5, True))
PLAYERS: Final = ("novice", "regular", "myopic", "threshold", "strong")
TRIES: Final = {"novice": 12, "threshold": 12, "regular": 12, "myopic": 1, "expert": 2}


def find(seed: str) -> Iterator[Puzzle]:
    """Yield the puzzles of one game, one an expedition at most."""
    rng = Rng(f"{seed} table")
    seats, idols = TABLES[int(rng.below(len(TABLES)))]
    asked = 0
    for match in positions("diamant", seats, {"idols": idols}, PLAYERS, seed):
        cave: Cave = match.state.public
        if int(cave.expedition) == asked or cave.chosen or len(cave.path) < 2:
            continue
        puzzle = puzzle_at(match, rng, seed)
        if puzzle is not None:
            asked = int(cave.expedition)
            yield puzzle


def puzzle_at(match: Match, rng: Rng, seed: str) -> Puzzle | None:
    """Return the puzzle of one moment, if it is one."""
    cave: Cave = match.state.public
    worthy = int(cave.carried) + int(cave.lying)
    busting = cave.busting_cards()
    if not busting or worthy < 2:
        return None
    solution = solve(rest_of(cave), WIDTH)
    if not solution.exact or not is_clear(solution):
        return None
    leaves = solution.leaving > solution.staying
    seats = [seat for seat, inside in enumerate(cave.inside) if inside]
    seat = seats[int(rng.below(len(seats)))]
    solved = solved_by("diamant", match.view(seat), TRIES, lambda move: (move == 1) == leaves)
    if sum(solved.values()) / len(solved) > MOST_SOLVED:
        return None  # hardly anybody errs: too easy
    try:
        proof = StayProof(cave).weigh()
    except TooManyPlaces:
        return None
    if abs(proof.stay - solution.staying) > 1e-6 or abs(proof.leave - solution.leaving) > 1e-6:
        return None
    choices = [PuzzleChoice(["leave"], solution.leaving), PuzzleChoice(["stay"], solution.staying)]
    if not leaves:
        choices.reverse()
    return Puzzle(
        kind=STAY,
        seat=seat,
        start=format_position(match.game, match.state),
        choices=choices,
        solved=solved,
        why=reasons_of(cave, solution),
        source=seed,
    )


def is_clear(solution: Solution) -> bool:
    """Tell whether one choice is better by enough, but not so much that it is obvious."""
    if 0.0 < solution.leave_chance < 1.0:
        return False
    best, other = sorted((solution.staying, solution.leaving), reverse=True)
    return max(LEAST_GEMS, LEAST_SHARE * best) <= best - other <= MOST_SHARE * best


def reasons_of(cave: Cave, solution: Solution) -> list[Why]:
    """Return the reasons: the danger, the stakes, the path, the others."""
    busting, cards, others = cave.busting_cards(), sum(cave.deck), int(cave.inside_total) - 1
    found = [
        Why(
            "danger",
            {
                "busting": busting,
                "cards": cards,
                "percent": round(100 * busting / cards),
                "carried": int(cave.carried),
            },
        )
    ]
    if solution.leaving > solution.staying and (cave.lying or cave.idol_lies):
        idol = "yes" if cave.idol_lies and not others else "no"
        found.append(Why("path", {"gems": int(cave.lying), "others": others, "idol": idol}))
    if others:
        kind = "others-leave" if solution.leave_chance == 1.0 else "others-stay"
        found.append(Why(kind, {"others": others}))
    return found
