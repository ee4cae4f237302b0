"""Slow and plain versions of what the engine does with bits, for the tests to compare with."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from bocamina.games.racing_dwarfs.actions import race_moves
from bocamina.games.racing_dwarfs.components import KIND_OF, ORIENTATIONS
from bocamina.games.racing_dwarfs.racing import act, ends_turn
from bocamina.games.racing_dwarfs.turns import key_after, mark_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bocamina.games.racing_dwarfs.state import Race

STEPS = [(-1, 0), (0, 1), (1, 0), (0, -1)]  # north, east, south, west
CENTRE = 24


def travel(
    race: Race, start: int, side: int, *, wraps: bool
) -> tuple[dict[int, int], dict[int, int], dict[int, int]]:
    """Walk cell by cell: return the stops, the cells to exit by, and those to return home by.

    To each of them belongs how many cells it is away.
    """
    stops: dict[int, int] = {}
    leaves: dict[int, dict[int, int]] = {side: {}, side ^ 2: {}}
    todo: list[tuple[int, int | None, int]] = [(start, None, 0)]  # a cell, where one heads, how far
    seen = {(start, -1)}
    for cell, heading, far in todo:
        if heading is not None and cell not in (start, CENTRE):
            stops.setdefault(cell, far)
        for target, way in steps(race, cell, heading, side, wraps=wraps):
            if target is None:
                leaves[way].setdefault(cell, far)
            elif (target, way) not in seen:
                seen.add((target, way))
                todo.append((target, way, far + 1))
    return stops, leaves[side ^ 2], leaves[side]


def steps(
    race: Race, cell: int, heading: int | None, side: int, *, wraps: bool
) -> Iterator[tuple[int | None, int]]:
    """Yield where one gets from a cell in one step, None being off the board, and how."""
    for way in range(4):
        if not race.rails(cell) >> way & 1:
            continue
        straight_only = not race.plus_turns and race.pluses >> cell & 1
        if straight_only and heading is not None and way not in (heading, heading ^ 2):
            continue
        row, column = cell // 7 + STEPS[way][0], cell % 7 + STEPS[way][1]
        if not (0 <= row < 7 and 0 <= column < 7):
            if way in (side, side ^ 2):
                yield None, way
                continue
            if not wraps:
                continue
            row, column = row % 7, column % 7
        target = row * 7 + column
        if race.rails(target) >> (way ^ 2) & 1 and not race.occupied >> target & 1:
            yield target, way


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


def expand_turns(race: Race) -> dict[int, list[int]]:
    """Return every position that the mover's turn can end in, by its key, with the moves to it."""
    found: dict[int, list[int]] = {}
    expand(race, [], found, set())
    return found


def expand(race: Race, path: list[int], found: dict[int, list[int]], visited: set[int]) -> None:
    """Add what can come of the rest of a turn; `visited` holds the half-done turns seen before."""
    seat = race.mover
    for move in race_moves(race):
        if ends_turn(race, move):
            key = int(key_after(race, seat, move))
            if key not in found:
                found[key] = [*path, move]
            continue
        child = race.copy()
        act(child, seat, move, None)
        mark = int(mark_of(child))
        if mark not in visited:
            visited.add(mark)
            expand(child, [*path, move], found, visited)
