"""The puzzles that come with the program: the shape of all, what they tell, and how answers do."""

from __future__ import annotations

from datetime import date, timedelta
from importlib.resources import files
from itertools import combinations, product
from typing import TYPE_CHECKING

import pytest

from bocamina.core.errors import BocaminaError
from bocamina.core.match import Match
from bocamina.games.saboteur.cells import place_name, x_of, y_of
from bocamina.games.saboteur.components import FIRST_DEAD_END, KIND_NAMES, LAID_KIND, LAID_NAMES
from bocamina.games.saboteur.events import GoalRevealed
from bocamina.games.saboteur.tunnels import FITS
from bocamina.lab.puzzles import suspecting
from bocamina.lab.puzzles.finding import Collection
from bocamina.language import LANGUAGES
from bocamina.puzzles.checking import check_shape
from bocamina.puzzles.judging import alike, judge, match_of, solution_of
from bocamina.puzzles.puzzle import (
    GOLD,
    KINDS,
    LEVELS,
    OUT,
    WHO,
    format_puzzle,
    parse_puzzle,
)
from bocamina.puzzles.shelf import PACKAGE, all_puzzles, file_of, puzzle_of, puzzles_of
from bocamina.puzzles.watching import round_of
from bocamina.puzzles.words import reasons_of, say_why

if TYPE_CHECKING:
    from bocamina.puzzles.puzzle import Puzzle

MOST_BYTES = 450_000
FEWEST = 100  # of each kind


def test_all_puzzles_are_as_they_must_be() -> None:
    assert sum(len(puzzles_of(kind)) for kind in KINDS) == len(all_puzzles())
    for kind in KINDS:
        assert len(puzzles_of(kind)) >= FEWEST
        assert {puzzle.kind for puzzle in puzzles_of(kind)} == {kind}
        levels = [puzzle.level for puzzle in puzzles_of(kind)]
        assert levels == sorted(levels)
        assert set(levels) <= set(LEVELS)
    for puzzle in all_puzzles().values():
        assert check_shape(puzzle) == "", puzzle.id
        assert parse_puzzle(format_puzzle(puzzle)) == puzzle


def test_they_weigh_little() -> None:
    folder = files(PACKAGE)
    assert sum(len((folder / file_of(kind)).read_bytes()) for kind in KINDS) < MOST_BYTES


@pytest.mark.parametrize("kind", KINDS)
def test_answers_are_judged(kind: str) -> None:
    puzzle = puzzles_of(kind)[0]
    assert judge(puzzle, solution_of(puzzle)).verdict == "right"
    if kind == OUT:
        race = match_of(puzzle)
        other = next(move for move in race.legal_texts(puzzle.seat) if move.startswith("move"))
        assert judge(puzzle, [other]).verdict == "open"
        assert judge(puzzle, [other, "done"]).verdict == "wrong"
    elif kind != WHO:
        assert judge(puzzle, puzzle.choices[1].answers[:1]).verdict in ("wrong", "close")
    for nonsense in ([], ["?"], ["-1"], ["0"] * 9, ["9", "8"], ["leave 2"]):
        with pytest.raises(BocaminaError):
            judge(puzzle, nonsense)


def test_one_of_two_saboteurs_is_no_solution() -> None:
    puzzle = next(each for each in puzzles_of(WHO) if len(solution_of(each)) == 2)
    guilty = solution_of(puzzle)
    other = next(str(seat) for seat in range(3) if str(seat) not in guilty)
    assert judge(puzzle, [guilty[0], other]).verdict == "half"


def test_another_card_in_the_right_place_is_half_an_answer() -> None:
    halves = 0
    for puzzle in puzzles_of(GOLD):
        for move in match_of(puzzle).legal_texts(puzzle.seat):
            verdict = judge(puzzle, [move]).verdict
            is_there = move.split(" ")[::2] == puzzle.best.answers[0].split(" ")[::2]
            halves += verdict == "half"
            assert verdict != "half" or (is_there and move not in puzzle.best.answers)
    assert halves > 0


def test_a_position_tells_reasons_of_its_own() -> None:
    """Few puzzles are left with one thing to say, and what is said of a race is so."""
    for kind, most in ((OUT, 0), (GOLD, 12)):
        bare = [puzzle for puzzle in puzzles_of(kind) if len(reasons_of(puzzle)) == 1]
        assert len(bare) <= most, kind
    told = [(puzzle, why) for puzzle in puzzles_of(OUT) for why in reasons_of(puzzle)]
    for puzzle, why in told:
        legal = match_of(puzzle).legal_texts(puzzle.seat)
        if why.kind == "free-already":
            assert f"exit {why.facts['cell']}" in legal
        if why.kind == "turned-away":
            assert f"exit {why.facts['cell']}" not in legal
        if why.kind == "turn-tiles":
            opened = str(why.facts["from"]).split(", ")
            assert not {f"exit {cell}" for cell in opened} & set(legal), puzzle.id
    assert len({why.kind for _, why in told}) >= 5


def after(puzzle: Puzzle, move: str) -> Match:
    """Return a match after a move of the seat that is asked, as if it were its turn again."""
    match = match_of(puzzle)
    match.play(puzzle.seat, move)
    return again(match, puzzle.seat)


def again(match: Match, seat: int) -> Match:
    """Return a match as if it were a seat's turn once more."""
    while match.turn.is_chance:
        match.resolve()
    state = match.state.copy()
    state.public.actor = seat
    state.public.turn = 1 << seat
    return Match.at(match.game, state)


def ways_on(match: Match, goal: int) -> set[str]:
    """Return by which places one tunnel card more reaches a goal."""
    tunnels = match.state.public.tunnels
    return {
        place_name(x_of(cell), y_of(cell))
        for cell in (face >> 8 for face in tunnels.faces)
        for way, needs in product(range(FIRST_DEAD_END), [tunnels.needs(cell)])
        if FITS[needs] >> way & 1 and tunnels.copy().lay(cell, way, 0) >> goal - 1 & 1
    }


def test_why_this_card_and_no_other_is_so() -> None:
    """What the referee lets one do next: by the card that was kept, or in several places."""
    told = [(puzzle, why) for puzzle in puzzles_of(GOLD) for why in reasons_of(puzzle)]
    told = [(puzzle, why) for puzzle, why in told if why.kind in ("keeps", "ways-on")]
    assert {why.kind for _, why in told} == {"keeps", "ways-on"}
    for puzzle, why in told:
        best, *_ = puzzle.best.answers
        (goal,) = {int(str(each.facts["goal"])) for each in puzzle.why if "after" in each.facts}
        if why.kind == "ways-on":
            places = ways_on(after(puzzle, best), goal)
            assert set(str(why.facts["cells"]).split(", ")) == places
            for move in match_of(puzzle).legal_texts(puzzle.seat):
                if move.startswith("dig") and alike(move, best) and move not in puzzle.best.answers:
                    assert len(ways_on(after(puzzle, move), goal)) < len(places)
            continue
        reached = set()
        kept = after(puzzle, best)
        for move in kept.legal_texts(puzzle.seat):
            events = kept.copy().play(puzzle.seat, move)
            if any(isinstance(event, GoalRevealed) for event in events):
                reached.add(KIND_NAMES[LAID_KIND[LAID_NAMES.index(move.split(" ")[1])]])
        assert why.facts["card"] in reached, puzzle.id


def test_how_far_a_goal_is_told_to_be_is_so() -> None:
    """One card is told of where one card does it, and nowhere else."""
    for puzzle in puzzles_of(GOLD):
        for why in puzzle.why:
            if "after" in why.facts:
                places = ways_on(after(puzzle, puzzle.best.answers[0]), int(str(why.facts["goal"])))
                assert (why.facts["after"] == 1) == bool(places), puzzle.id
                assert why.kind != "nearer" or why.facts["after"] != why.facts["before"], puzzle.id


def finishes(match: Match, seat: int, goal: int, cards: int) -> bool:
    """Tell whether so many digs of a seat, one after the other, turn over a goal."""
    for move in match.legal_texts(seat):
        if not move.startswith("dig"):
            continue
        then = match.copy()
        events = then.play(seat, move)
        if any(isinstance(event, GoalRevealed) and event.goal == goal for event in events):
            return True
        if (
            cards > 1
            and not then.turn.is_over
            and finishes(again(then, seat), seat, goal, cards - 1)
        ):
            return True
    return False


def test_one_can_finish_a_way_as_told() -> None:
    """With one's own cards alone after the right one, and after no other in its place."""
    told = [(puzzle, why) for puzzle in puzzles_of(GOLD) for why in reasons_of(puzzle)]
    told = [
        (puzzle, why) for puzzle, why in told if why.kind == "own-way" and not why.facts["stone"]
    ]
    assert told
    for puzzle, why in told:
        seat, best = puzzle.seat, puzzle.best.answers
        goal, cards = int(str(why.facts["goal"])), int(str(why.facts["cards"]))
        assert finishes(after(puzzle, best[0]), seat, goal, cards), puzzle.id
        for move in match_of(puzzle).legal_texts(seat):
            if move.startswith("dig") and alike(move, best[0]) and move not in best:
                assert not finishes(after(puzzle, move), seat, goal, cards), (puzzle.id, move)


def test_every_saboteur_is_told_of() -> None:
    """By two things at least, and of the first dead end of each, which anybody can see."""
    for puzzle in puzzles_of(WHO):
        assert len(puzzle.why) >= suspecting.LEAST_DEEDS, puzzle.id
        told = {str(why.facts["seat"]) for why in puzzle.why}
        assert told == set(solution_of(puzzle)), puzzle.id
        reasons = reasons_of(puzzle)
        assert {str(why.facts["seat"]) for why in reasons} == told, puzzle.id
        for seat, watched in ((int(seat), round_of(puzzle)) for seat in told):
            movers = [watched.match.turn.seats[0]]
            for _ in watched.steps():
                movers += watched.match.turn.seats[:1]
            moves = zip(movers, watched.moves, strict=False)
            laid = [move.split(" ")[1] for mover, move in moves if mover == seat and "dig" in move]
            dead = any(name.islower() for name in laid)
            kinds = {why.kind for why in reasons if why.facts["seat"] == seat}
            assert dead == ("did-dead-end" in kinds), puzzle.id


def test_none_is_asked_twice_and_none_is_found_by_everybody() -> None:
    """What comes up again in the same game, a turn later, is the same puzzle."""
    turned = [(puzzle.source, puzzle.facts["tiles"]) for puzzle in puzzles_of(OUT)]
    assert len(set(turned)) == len(turned)
    for one, other in combinations(puzzles_of(GOLD), 2):
        if one.source == other.source:
            assert not alike(one.best.answers[0], other.best.answers[0]), one.id
    plain = [
        puzzle.id
        for puzzle in all_puzzles().values()
        if all(share == 1.0 for bot, share in puzzle.solved.items() if bot != "random")
    ]
    assert plain == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    for puzzle in all_puzzles().values():
        others = [why for choice in puzzle.choices for why in choice.reasons]
        for why in [*reasons_of(puzzle), *others]:
            assert "puzzle-" not in say_why(language, puzzle, why)


def test_every_day_has_its_puzzle_and_kinds_take_turns() -> None:
    days = [date(2027, 1, 1) + timedelta(days=number) for number in range(40)]
    found = [puzzle_of(day) for day in days]
    assert found == [puzzle_of(day) for day in days]
    assert [puzzle and puzzle.kind for puzzle in found[:4]] != [found[0] and found[0].kind] * 4
    assert len({puzzle and puzzle.id for puzzle in found[:16]}) > 8


def test_the_same_seed_finds_the_same_and_no_sort_takes_all() -> None:
    source = next(puzzle.source for puzzle in puzzles_of(WHO))
    once, again = list(suspecting.find(source)), list(suspecting.find(source))
    assert once == again
    assert [each.id for each in once] == [puzzles_of(WHO)[0].id]
    collection = Collection(10)
    for puzzle in puzzles_of(OUT):
        if collection.wants(puzzle):
            collection.add(puzzle)
    assert max(collection.alike.values()) <= 5
    assert not collection.wants(next(iter(collection.puzzles.values())))
