"""Some puzzles of each kind proven again, and what the check says of those that are wrong."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

import pytest

from bocamina.players.diamant.equilibrium import rest_of
from bocamina.players.diamant.solver import solve
from bocamina.puzzles.checking import check
from bocamina.puzzles.gold_proof import PlayedOn
from bocamina.puzzles.judging import match_of
from bocamina.puzzles.puzzle import GOLD, OUT, STAY, WHO, Puzzle
from bocamina.puzzles.shelf import puzzles_of
from bocamina.puzzles.stay_proof import StayProof

SAMPLE = 2


def sample(kind: str) -> list[Puzzle]:
    """Return a few puzzles of a kind, others than the first."""
    known = puzzles_of(kind)
    return list(known[1 :: max(1, len(known) // SAMPLE)])[:SAMPLE]


@pytest.mark.parametrize("kind", [STAY, WHO, OUT])
def test_another_search_finds_the_same(kind: str) -> None:
    for puzzle in sample(kind):
        assert check(puzzle) == "", puzzle.id


def test_the_best_card_stays_ahead_with_other_luck() -> None:
    for puzzle in sample(GOLD):
        match = match_of(puzzle)
        moves = [match.parse_move(choice.answers[0]) for choice in puzzle.choices[:2]]
        rounds = PlayedOn(match.view(puzzle.seat), moves, "another seed")
        rounds.play(80)
        assert next(iter(rounds.chances())) == moves[0], puzzle.id


def test_two_solvers_of_expeditions_agree_to_the_last_digit() -> None:
    for puzzle in sample(STAY)[:1]:
        cave = match_of(puzzle).state.public
        solved, proven = solve(rest_of(cave)), StayProof(cave).weigh()
        assert proven.stay == pytest.approx(solved.staying, abs=1e-9)
        assert proven.leave == pytest.approx(solved.leaving, abs=1e-9)


def swapped(puzzle: Puzzle) -> Puzzle:
    """Return a puzzle whose second answer passes for the best."""
    first, second, *rest = puzzle.choices
    best, other = replace(second, worth=first.worth), replace(first, worth=second.worth)
    return replace(puzzle, choices=[best, other, *rest])


def worth_more(puzzle: Puzzle) -> Puzzle:
    """Return a puzzle all of whose answers are said to be worth more than they are."""
    choices = [replace(choice, worth=choice.worth + 0.5) for choice in puzzle.choices]
    return replace(puzzle, choices=choices)


def cut_short(puzzle: Puzzle) -> Puzzle:
    """Return a puzzle whose answer is only the beginning of it."""
    (answer,) = puzzle.best.answers
    best = replace(puzzle.best, answers=[answer.partition(" · ")[0]])
    return replace(puzzle, choices=[best])


def with_more_actions(puzzle: Puzzle) -> Puzzle:
    """Return a puzzle that is said to take an action more than it does."""
    actions = int(str(puzzle.facts["actions"])) + 1
    return replace(puzzle, facts={**puzzle.facts, "actions": actions})


def with_two_best(puzzle: Puzzle) -> Puzzle:
    """Return a puzzle whose two answers are worth the same."""
    first, second, *rest = puzzle.choices
    return replace(puzzle, choices=[first, replace(second, worth=first.worth), *rest])


@pytest.mark.parametrize(
    ("kind", "spoil", "told"),
    [
        (WHO, swapped, "the saboteurs are others"),
        (GOLD, swapped, r"only -\d+\.\d points better than "),
        (STAY, swapped, r"(stay|leave) is worth \d"),
        (STAY, worth_more, r"(stay|leave) is worth \d"),
        (OUT, with_more_actions, r"\d actions are enough"),
        (OUT, cut_short, "its answer is not right"),
        (GOLD, with_two_best, "another answer is as good"),
        (WHO, lambda puzzle: replace(puzzle, why=[]), "no choices, reasons"),
        (STAY, lambda puzzle: replace(puzzle, kind="where"), "no such kind: where"),
    ],
)
def test_a_spoilt_puzzle_does_not_pass(
    kind: str, spoil: Callable[[Puzzle], Puzzle], told: str
) -> None:
    puzzle = sample(kind)[0]
    assert re.match(told, check(spoil(puzzle), worlds=30)), puzzle.id
