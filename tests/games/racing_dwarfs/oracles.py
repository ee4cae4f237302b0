"""Slow and plain versions of what the engine does with bits, for the tests to compare with."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from bocamina.games.racing_dwarfs.components import KIND_OF, ORIENTATIONS

if TYPE_CHECKING:
    from bocamina.games.racing_dwarfs.state import Race

STEPS = [(-1, 0), (0, 1), (1, 0), (0, -1)]  # north, east, south, west
CENTRE = 24


def travel(
    race: Race, start: int, side: int, *, wraps: bool
) -> tuple[set[int], set[int], set[int]]:
    """Walk cell by cell: return the stops, the cells to exit by, and those to return home by."""
    upright = side in (0, 2)
    stops: set[int] = set()
    leaves: dict[int, set[int]] = {side: set(), side ^ 2: set()}
    todo: list[tuple[int, int | None]] = [(start, None)]  # a cell, and where one is heading
    seen = set(todo)
    while todo:
        cell, heading = todo.pop()
        if heading is not None and cell not in (start, CENTRE):
            stops.add(cell)
        for way in range(4):
            if not race.rails(cell) >> way & 1:
                continue
            straight_only = not race.plus_turns and race.pluses >> cell & 1
            if straight_only and heading is not None and way not in (heading, heading ^ 2):
                continue
            row, column = cell // 7 + STEPS[way][0], cell % 7 + STEPS[way][1]
            if not (0 <= row < 7 and 0 <= column < 7):
                if way in leaves:
                    leaves[way].add(cell)
                    continue
                if not wraps or (way in (0, 2)) == upright:
                    continue
                row, column = row % 7, column % 7
            target = row * 7 + column
            if not race.rails(target) >> (way ^ 2) & 1 or race.occupied >> target & 1:
                continue
            if (target, way) not in seen:
                seen.add((target, way))
                todo.append((target, way))
    return stops, leaves[side ^ 2], leaves[side]


def can_fill(free: list[int], barred: list[int], left: list[int]) -> bool:
    """Try every set of cells for the first colour, and so on."""
    if not left:
        return not free
    open_cells = [cell for cell in free if not barred[0] >> cell & 1]
    for chosen in combinations(open_cells, left[0]):
        if not any(touches(one, other) for one, other in combinations(chosen, 2)):
            rest = [cell for cell in free if cell not in chosen]
            if can_fill(rest, barred[1:], left[1:]):
                return True
    return False


def touches(one: int, other: int) -> bool:
    """Tell whether two cells share an edge."""
    return abs(one // 7 - other // 7) + abs(one % 7 - other % 7) == 1


def can_use_cart(race: Race, actions: int) -> bool:
    """Try every rotation, and walk with every cart, within so many actions."""
    seat = race.mover
    side = race.sides[seat]
    if not actions:
        return False
    for cell in range(49):
        at_edge = (cell // 7 == 6) if side == 2 else (cell // 7 == 0)
        opens = at_edge and race.rails(cell) >> side & 1
        if opens and race.home[seat] and not race.occupied >> cell & 1:
            return True
        if race.carts[seat] >> cell & 1 and any(travel(race, cell, side, wraps=True)):
            return True
    return any(can_use_cart(after, actions - 1) for after in rotations(race))


def rotations(race: Race) -> list[Race]:
    """Return the race after each rotation that the duty apart would be allowed."""
    found = []
    for cell in range(49):
        if (race.tiles[race.mover] | race.green) & ~race.occupied & ~race.rotated & 1 << cell:
            kind = KIND_OF[race.rails(cell)]
            for rails in ORIENTATIONS[kind]:
                if rails != race.rails(cell):
                    after = race.copy()
                    after.set_rails(cell, rails)
                    after.rotated |= 1 << cell
                    found.append(after)
    return found
