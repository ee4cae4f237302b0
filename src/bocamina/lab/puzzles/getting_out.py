"""Finds puzzles of Racing Dwarfs: turns in which a cart can leave, if one sees how."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.core.notation import format_position
from bocamina.core.rng import Rng
from bocamina.games import find_game
from bocamina.games.racing_dwarfs.actions import race_moves
from bocamina.games.racing_dwarfs.moves import format_move, is_action, is_exit
from bocamina.games.racing_dwarfs.racing import play_race
from bocamina.games.racing_dwarfs.state import FINISHED, RACE, Race
from bocamina.lab.puzzles.games import positions
from bocamina.players.asking import ask_move
from bocamina.players.roster import seat_player
from bocamina.puzzles.out_proof import OutProof, class_of
from bocamina.puzzles.puzzle import OUT, Puzzle, PuzzleChoice, Why

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bocamina.core.match import Match

PLAYERS: Final = ("novice", "regular", "novice", "strong")
TRIES: Final = {"random": 8, "novice": 8, "regular": 4, "expert": 1}
MOST_CLASSES: Final = 1
FEWEST_CARTS: Final = 2  # on the board, so that the puzzle is not trivial


def find(seed: str) -> Iterator[Puzzle]:
    """Yield the puzzles of one game, none of which turns the same tiles as another."""
    rng = Rng(f"{seed} table")
    seats = 2 + int(rng.below(3))
    asked, turned = -9, set[str]()
    for match in positions("racing_dwarfs", seats, {"setup": "quick"}, PLAYERS, seed):
        race: Race = match.state.public
        turn = int(race.turn_number)
        if race.phase != RACE or race.actions_left != 3 or turn - asked < 5:
            continue
        puzzle = puzzle_at(match, seed)
        if puzzle is not None and str(puzzle.facts["tiles"]) not in turned:
            asked = turn
            turned.add(str(puzzle.facts["tiles"]))
            yield puzzle


def puzzle_at(match: Match, seed: str) -> Puzzle | None:
    """Return the puzzle of one moment, if it is one."""
    race: Race = match.state.public
    seat = int(race.mover)
    if sum(int(carts).bit_count() for carts in race.carts) < FEWEST_CARTS:
        return None
    goal, ways = most_out(race)
    if goal == 0:
        return None
    count = min(map(len, ways))
    shortest = {way for way in ways if len(way) == count}
    if count < 2 or all(is_exit(move) for way in shortest for move in way):
        return None
    texts = {frozenset(format_move(move) for move in way) for way in shortest}
    classes = {class_of(way) for way in texts}
    if len(classes) > MOST_CLASSES:
        return None
    position = format_position(match.game, match.state)
    proven, sets = OutProof(position).fewest(goal)
    if proven != count or sets != texts or OutProof(position).fewest(goal + 1)[0]:
        return None
    order = in_order(race, next(iter(sorted(shortest, key=sorted))))
    turned = sorted({cell.split(" ")[1] for way in classes for cell in way if "tile" in cell})
    left = sorted({cell.split(" ")[1] for way in classes for cell in way if "exit" in cell})
    facts: dict[str, int | float | str | list[int]] = {
        "carts": goal,
        "actions": count,
        "tiles": ", ".join(turned),
        "from": ", ".join(left),
    }
    return Puzzle(
        kind=OUT,
        seat=seat,
        start=position,
        choices=[PuzzleChoice([" · ".join(format_move(move) for move in order)], float(goal))],
        solved=solved_by_turns(match, seat, goal),
        facts=facts,
        why=[Why("turn-tiles" if turned else "make-room", facts)],
        source=seed,
    )


def most_out(race: Race) -> tuple[int, set[frozenset[int]]]:
    """Return the most carts that the mover can get out this turn, and every set of actions."""
    seat = int(race.mover)
    before = int(race.out[seat])
    best, ways = 0, set[frozenset[int]]()
    seen: set[frozenset[int]] = set()
    going: list[tuple[frozenset[int], Race]] = [(frozenset(), race)]
    while going:
        done, now = going.pop()
        out = int(now.out[seat]) - before
        for move in race_moves(now):
            move = int(move)
            if not is_action(move) or move in done:
                continue
            moves = done | {move}
            if is_exit(move):
                if out + 1 > best:
                    best, ways = out + 1, set()
                if out + 1 == best:
                    ways.add(moves)
            if len(moves) < 3 and moves not in seen:
                seen.add(moves)
                after = now.copy()
                play_race(after, seat, move, None)
                if after.phase != FINISHED:
                    going.append((moves, after))
    return best, ways


def in_order(race: Race, moves: frozenset[int]) -> list[int]:
    """Return some actions in an order in which they can be done, leaving as late as possible."""
    if not moves:
        return []
    legal = set(map(int, race_moves(race)))
    for move in sorted(moves, key=lambda each: (is_exit(each), each)):
        if move not in legal:
            continue
        after = race.copy()
        play_race(after, int(race.mover), move, None)
        if len(moves) == 1:
            return [move]
        if after.phase == FINISHED or after.turn_number != race.turn_number:
            continue
        rest = in_order(after, moves - {move})
        if rest:
            return [move, *rest]
    return []


def solved_by_turns(match: Match, seat: int, goal: int) -> dict[str, float]:
    """Return by bot the share of its tries that get as many carts out in the turn."""
    game = find_game("racing_dwarfs")
    found = {}
    for level, tries in TRIES.items():
        right = 0
        for number in range(tries):
            bot = seat_player(level, game, seat, f"try {number}")
            now = match.copy()
            turn = int(now.state.public.turn_number)
            before = int(now.state.public.out[seat])
            while now.turn.seats == (seat,) and int(now.state.public.turn_number) == turn:
                view = now.view(seat)
                now.carry_out(seat, ask_move(bot, view, game.legal_moves(view), 0.2))
            right += int(now.state.public.out[seat]) - before >= goal
        found[level] = round(right / tries, 2)
    return found
