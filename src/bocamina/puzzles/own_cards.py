"""How many cards of one hand finish the way to the treasure, without help."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Final

from bocamina.games.saboteur.cells import GOAL_CELLS, x_of, y_of
from bocamina.games.saboteur.components import (
    CONDUCTS,
    FACE_DOWN,
    GOALS,
    LAID_KIND,
    LAID_NAMES,
    STONE_ES,
    STONE_NW,
)
from bocamina.games.saboteur.moves import dug_cell, dug_laid
from bocamina.games.saboteur.packed import goal_seen
from bocamina.games.saboteur.tunnels import FITS, cell_of_face

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.games.saboteur.state import Dwarf, Mine
    from bocamina.games.saboteur.tunnels import Tunnels

MOST: Final = 2  # the depth of the search, in cards
NEVER: Final = MOST + 1
TREASURE_KIND: Final = 0


def possible_goals(mine: Mine, dwarf: Dwarf) -> list[tuple[int, ...]]:
    """Return what the three goals may be, from a seat's knowledge."""
    known = {}
    for goal, cell in enumerate(GOAL_CELLS):
        seen, code = int(goal_seen(dwarf.looks, goal)), int(mine.tunnels.code_at(cell))
        if seen:
            known[goal] = seen - 1
        elif code != FACE_DOWN:
            known[goal] = 1 if code in (STONE_ES, STONE_NW) else 2
    return [
        kinds
        for kinds in permutations(range(GOALS))
        if all(kinds[goal] == kind for goal, kind in known.items())
    ]


def cards_left(mine: Mine, hand: Sequence[int], move: int, kinds: tuple[int, ...]) -> int:
    """Return how many more cards of a hand reach the treasure after a dig, NEVER for too many."""
    goals = sum(kind << 2 * goal for goal, kind in enumerate(kinds))
    treasure = kinds.index(TREASURE_KIND)
    laid = mine.tunnels.copy()
    if int(laid.lay(dug_cell(move), dug_laid(move), goals)) >> treasure & 1:
        return 0
    left = without(hand, LAID_KIND[int(dug_laid(move))])
    for cards in range(1, MOST + 1):
        if reaches(laid, left, goals, treasure, cards):
            return cards
    return NEVER


def reaches(tunnels: Tunnels, hand: list[int], goals: int, treasure: int, cards: int) -> bool:
    """Tell whether so many cards of a hand can reach the treasure."""
    for face in tunnels.faces:
        cell = int(cell_of_face(face))
        if distance(cell, GOAL_CELLS[treasure]) > cards:
            continue
        for way in range(len(LAID_NAMES)):
            if not (FITS[face & 255] >> way & 1 and CONDUCTS[way] and LAID_KIND[way] in hand):
                continue
            longer = tunnels.copy()
            if int(longer.lay(cell, way, goals)) >> treasure & 1:
                return True
            left = without(hand, LAID_KIND[way])
            if cards > 1 and reaches(longer, left, goals, treasure, cards - 1):
                return True
    return False


def distance(one: int, other: int) -> int:
    """Return how many steps one cell is from another."""
    return abs(x_of(one) - x_of(other)) + abs(y_of(one) - y_of(other))


def without(hand: Sequence[int], kind: int) -> list[int]:
    """Return a hand without one card of a kind."""
    left = list(hand)
    left.remove(kind)
    return left
