"""Why one card and no other in the right place: what it leaves open, and what stays in the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.games.saboteur.cells import place_name, x_of, y_of
from bocamina.games.saboteur.components import CONDUCTS, KIND_NAMES, LAID_KIND, LAID_NAMES
from bocamina.games.saboteur.moves import dug_cell, dug_laid
from bocamina.games.saboteur.tunnels import FITS, cell_of_face
from bocamina.puzzles.judging import alike
from bocamina.puzzles.own_cards import NEVER, cards_left, possible_goals
from bocamina.puzzles.puzzle import Why

if TYPE_CHECKING:
    from bocamina.core.match import Match
    from bocamina.games.saboteur.state import Mine
    from bocamina.games.saboteur.tunnels import Tunnels
    from bocamina.puzzles.puzzle import Puzzle, PuzzleDetail

TREASURES: Final = 0  # `goals` for Tunnels.lay, in which every goal is the treasure


def of_rival(puzzle: Puzzle, match: Match) -> list[Why]:
    """Return the reasons against the other cards that fit in the right place, if any."""
    best = puzzle.best.answers
    rivals = [
        move
        for move in match.legal_texts(puzzle.seat)
        if move.startswith("dig") and move not in best and alike(move, best[0])
    ]
    if not rivals or not best[0].startswith("dig"):
        return []
    digs = [match.parse_move(move) for move in (best[0], *rivals)]
    near = [int(str(why.facts["goal"])) for why in puzzle.why if why.facts.get("after") == 1]
    told = onward(puzzle, match.state.public, digs, near[0]) if near else []
    return told or own_way(puzzle, match, digs) or spared(puzzle, match, digs)


def onward(puzzle: Puzzle, mine: Mine, digs: list[int], goal: int) -> list[Why]:
    """Return in how many places the next card reaches a goal, or which one does that is kept."""
    hand = kinds_in(puzzle)
    ways = [last_cards(mine.tunnels, move, 1 << goal - 1) for move in digs]
    if len(ways[0]) > max(1, *map(len, ways[1:])):
        cells = ", ".join(place_name(x_of(cell), y_of(cell)) for cell in sorted(ways[0]))
        return [Why("ways-on", {"cells": cells})]
    ours, *theirs = (last_kinds(way, hand, move) for way, move in zip(ways, digs, strict=True))
    if ours and not any(theirs):
        return [Why("keeps", {"card": KIND_NAMES[ours[0]]})]
    return []


def own_way(puzzle: Puzzle, match: Match, digs: list[int]) -> list[Why]:
    """Return how many of one's own cards then finish the way, if no rival card allows that.

    If the goal is already reached, it is the way on in case there is only stone.
    """
    mine: Mine = match.state.public
    worlds = possible_goals(mine, match.state.private[puzzle.seat])
    hand = kinds_in(puzzle)
    ours, *theirs = ([cards_left(mine, hand, move, kinds) for kinds in worlds] for move in digs)
    reached = [kinds.index(0) for kinds, cards in zip(worlds, ours, strict=True) if cards == 0]
    # Rivals that do not reach the goal now are not mentioned.
    at_once = [[cards == 0 for cards in each] for each in (ours, *theirs)]
    rivals = [each for each, now in zip(theirs, at_once[1:], strict=True) if now == at_once[0]]
    for goal in sorted({kinds.index(0) for kinds in worlds} - set(reached)) if rivals else ():
        here = [number for number, kinds in enumerate(worlds) if kinds.index(0) == goal]
        most = max(ours[number] for number in here)
        if most < NEVER and all(each[number] == NEVER for each in rivals for number in here):
            told: dict[str, PuzzleDetail] = {"goal": goal + 1, "cards": most}
            return [Why("own-way", told | {"stone": reached[0] + 1 if reached else 0})]
    return []


def spared(puzzle: Puzzle, match: Match, digs: list[int]) -> list[Why]:
    """Return the reason that a crossroads fits here as well, and is saved."""
    crossroads = KIND_NAMES.index("NESW")
    laid = [LAID_KIND[int(dug_laid(move))] for move in digs]
    best = [LAID_KIND[int(dug_laid(match.parse_move(move)))] for move in puzzle.best.answers]
    return [Why("spared")] if crossroads in laid[1:] and crossroads not in best else []


def last_cards(tunnels: Tunnels, move: int, wanted: int) -> dict[int, set[int]]:
    """Return where one more card reaches a wanted goal after a move, and the kinds that do."""
    laid = tunnels.copy()
    laid.lay(dug_cell(move), dug_laid(move), -1)
    found: dict[int, set[int]] = {}
    for face in laid.faces:
        cell = int(cell_of_face(face))
        for way in range(len(LAID_NAMES)):
            fits = FITS[face & 255] >> way & 1 and CONDUCTS[way]
            if fits and int(laid.copy().lay(cell, way, TREASURES)) & wanted:
                found.setdefault(cell, set()).add(LAID_KIND[way])
    return found


def kinds_in(puzzle: Puzzle) -> list[int]:
    """Return the kinds of the cards in the hand of the seat to move."""
    lines = puzzle.start.splitlines()
    own = next(line for line in lines if line.startswith(f"seat {puzzle.seat} "))
    words = own.partition("hand ")[2].partition(" |")[0].split()
    return [KIND_NAMES.index(word) for word in words]


def last_kinds(ways: dict[int, set[int]], hand: list[int], move: int) -> list[int]:
    """Return the kinds left in a hand after a move that reach a goal with the next one."""
    left = list(hand)
    left.remove(LAID_KIND[int(dug_laid(move))])
    wanted: set[int] = set().union(*ways.values())
    return [kind for kind in left if kind in wanted]
