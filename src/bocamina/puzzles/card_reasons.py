"""Why one card and no other in the right place: what it leaves open, and what stays in the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.games.saboteur.cells import place_name, x_of, y_of
from bocamina.games.saboteur.components import CONDUCTS, KIND_NAMES, LAID_KIND, LAID_NAMES
from bocamina.games.saboteur.moves import dug_cell, dug_laid
from bocamina.games.saboteur.tunnels import FITS, cell_of_face
from bocamina.puzzles.judging import alike
from bocamina.puzzles.puzzle import Why

if TYPE_CHECKING:
    from bocamina.core.match import Match
    from bocamina.games.saboteur.state import Mine
    from bocamina.games.saboteur.tunnels import Tunnels
    from bocamina.puzzles.puzzle import Puzzle

TREASURES: Final = 0  # as tunnels are told of goals: whichever turns over, it is the treasure


def of_rival(puzzle: Puzzle, match: Match) -> list[Why]:
    """Return what speaks against the other cards that fit in the right place, if any do."""
    best = puzzle.best.answers
    rivals = [
        move
        for move in match.legal_texts(puzzle.seat)
        if move.startswith("dig") and move not in best and alike(move, best[0])
    ]
    near = [int(str(why.facts["goal"])) for why in puzzle.why if why.facts.get("after") == 1]
    if not rivals or not near or not best[0].startswith("dig"):
        return []
    mine: Mine = match.state.public
    wanted = 1 << near[0] - 1
    hand = kinds_in(puzzle)
    digs = [match.parse_move(move) for move in (best[0], *rivals)]
    ways = [last_cards(mine.tunnels, move, wanted) for move in digs]
    if len(ways[0]) > max(1, *map(len, ways[1:])):
        cells = ", ".join(place_name(x_of(cell), y_of(cell)) for cell in sorted(ways[0]))
        return [Why("ways-on", {"cells": cells})]
    ours, *theirs = (last_kinds(way, hand, move) for way, move in zip(ways, digs, strict=True))
    if ours and not any(theirs):
        return [Why("keeps", {"card": KIND_NAMES[ours[0]]})]
    return []


def last_cards(tunnels: Tunnels, move: int, wanted: int) -> dict[int, set[int]]:
    """Return where one card more reaches a wanted goal after a move, and the kinds that do."""
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
    """Return the kinds of the cards in the hand of who is asked."""
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
