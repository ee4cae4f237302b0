"""The part of the mine that matters, and how many cards a tunnel to each goal still needs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.games.saboteur.cells import GOAL_CELLS, HOME, cell_at, x_of, y_of
from bocamina.games.saboteur.components import (
    CONDUCTS,
    FACE_DOWN,
    FIRST_DEAD_END,
    GOALS,
    LAID_KIND,
    OPENINGS,
    START,
)
from bocamina.games.saboteur.tunnels import FITS, WALL, cell_of_place, code_of_place

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.games.saboteur.tunnels import Tunnels

# A window of the mine, x from -3 to 12 and y from -6 to 6, its rim never dug.
COLUMNS: Final = 16
ROWS: Final = 13
SPOTS: Final = COLUMNS * ROWS
WEST: Final = 3
SOUTH: Final = 6
STRIDES: Final = [COLUMNS, 1, -COLUMNS, -1]

EMPTY: Final = -1
RIM: Final = -2

# Costs are whole numbers: a card that is easy to come by costs CARD_COST.
CARD_COST: Final = 4
FAR: Final = 200
TOO_FAR: Final = 60
KINDS_OF_TUNNEL: Final = 7


def through(need: int, entry: int, leave: int) -> int:
    """Return a bit for each kind of tunnel that fits and leads from one side to another."""
    kinds = 0
    for laid in range(FIRST_DEAD_END):
        both = 1 << entry | 1 << leave
        if FITS[need] >> laid & 1 and OPENINGS[laid] & both == both:
            kinds |= 1 << LAID_KIND[laid]
    return kinds


THROUGH: Final = [
    through(need, entry, leave) if entry != leave else 0
    for need in range(256)
    for entry in range(4)
    for leave in range(4)
]


def spot_of(cell: i64) -> i64:
    """Return a cell's place in the window, or -1 outside."""
    x: i64 = x_of(cell) + WEST
    y: i64 = y_of(cell) + SOUTH
    if 0 < x < COLUMNS - 1 and 0 < y < ROWS - 1:
        return y * COLUMNS + x
    return -1


def cell_of(spot: i64) -> i64:
    """Return the cell at a place in the window."""
    return cell_at(int(spot % COLUMNS) - WEST, int(spot // COLUMNS) - SOUTH)


HOME_SPOT: Final = int(spot_of(HOME))
GOAL_SPOTS: Final = [int(spot_of(cell)) for cell in GOAL_CELLS]
BARE: Final = [
    EMPTY if 0 < spot % COLUMNS < COLUMNS - 1 and 0 < spot // COLUMNS < ROWS - 1 else RIM
    for spot in range(SPOTS)
]


def costs_of(left: list[int]) -> list[int]:
    """Return the cost of having one of a set of kinds, for each set, by the cards left of each."""
    costs: list[int] = []
    for kinds in range(1 << KINDS_OF_TUNNEL):
        cards: i64 = 0
        kind: i64 = 0
        while kind < KINDS_OF_TUNNEL:
            if kinds >> int(kind) & 1:
                cards += left[kind]
            kind += 1
        if cards <= 0:
            costs.append(FAR)
        else:
            rare: i64 = 12 // (cards + 1)
            costs.append(int(CARD_COST + rare))
    return costs


class Terrain:
    """The cards in the window, and what each empty place needs."""

    def __init__(self, tunnels: Tunnels) -> None:
        self.what = BARE[:]
        self.need = [0] * SPOTS
        self.away = [FAR] * GOALS  # the results of the last survey, for each goal
        entry: i64
        for entry in tunnels.places:
            if entry:
                spot: i64 = spot_of(cell_of_place(entry))
                if spot >= 0:
                    self.put(spot, code_of_place(entry))

    def put(self, spot: i64, code: i64) -> None:
        """Let a card lie somewhere."""
        self.what[spot] = int(code)
        if code != FACE_DOWN:
            openings: i64 = OPENINGS[code]
            side: i64 = 0
            while side < 4:
                near: i64 = spot + STRIDES[side]
                shift: i64 = 2 * ((side + 2) & 3)
                kept: i64 = self.need[near] & ~(3 << shift)
                self.need[near] = int(kept | (WALL + (openings >> side & 1)) << shift)
                side += 1

    def lift(self, spot: i64) -> None:
        """Take a card away."""
        self.what[spot] = EMPTY
        side: i64 = 0
        while side < 4:
            near: i64 = spot + STRIDES[side]
            shift: i64 = 2 * ((side + 2) & 3)
            self.need[near] = int(self.need[near] & ~(3 << shift))
            side += 1

    def survey(self, costs: list[int]) -> None:
        """Find the cost of the cheapest tunnel from the start to each face-down goal."""
        what = self.what
        needs = self.need
        away = [FAR, FAR, FAR]
        self.away = away
        found = [FAR] * (4 * SPOTS)
        passed = [FAR] * SPOTS
        queue: list[int] = []
        head: i64 = 0
        worst: i64 = FAR
        spot: i64 = HOME_SPOT
        entry: i64 = 4
        so_far: i64 = 0
        while True:
            code: i64 = what[spot]
            openings: i64 = 15
            base: i64 = 0
            if code == EMPTY:
                base = needs[spot] * 16 + entry * 4
                if needs[spot] == 0:
                    # If all neighbours are empty, the side one comes from does not matter.
                    if so_far < passed[spot]:
                        passed[spot] = int(so_far)
                    else:
                        openings = 0
            elif code >= 0 and code != FACE_DOWN:
                openings = OPENINGS[code]
                if not CONDUCTS[code] or (entry < 4 and not openings >> entry & 1):
                    openings = 0
            else:
                openings = 0
                if code == FACE_DOWN:
                    goal: i64 = 0
                    while GOAL_SPOTS[goal] != spot:
                        goal += 1
                    if so_far < away[goal]:
                        away[goal] = int(so_far)
                        worst = max(away[0], away[1], away[2])
            if openings:
                side: i64 = 0
                while side < 4:
                    if side != entry and openings >> side & 1:
                        total: i64 = so_far
                        if code == EMPTY:
                            total += costs[THROUGH[base + side]]
                        if total < worst:
                            state: i64 = (spot + STRIDES[side]) * 4 + ((side + 2) & 3)
                            if total < found[state]:
                                found[state] = int(total)
                                queue.append(int(state))
                    side += 1
            if head == len(queue):
                return
            reached: i64 = queue[head]
            head += 1
            spot = reached >> 2
            entry = reached & 3
            so_far = found[reached]

    def field(self, goal: i64, costs: list[int]) -> list[int]:
        """Return the cost of a tunnel to a goal from each place, by the side it is entered from."""
        what = self.what
        needs = self.need
        found = [FAR] * (4 * SPOTS)
        queue: list[int] = []
        head: i64 = 0
        entry: i64 = 0
        while entry < 4:
            state: i64 = GOAL_SPOTS[goal] * 4 + entry
            found[state] = 0
            queue.append(int(state))
            entry += 1
        while head < len(queue):
            reached: i64 = queue[head]
            head += 1
            so_far: i64 = found[reached]
            entry = reached & 3
            # The place before this one is left by the side that leads here.
            spot: i64 = (reached >> 2) + STRIDES[entry]
            leave: i64 = (entry + 2) & 3
            code: i64 = what[spot]
            if code == EMPTY:
                base: i64 = needs[spot] * 16 + leave
            elif (
                code < 0
                or code == FACE_DOWN
                or code == START
                or not CONDUCTS[code]
                or not OPENINGS[code] >> leave & 1
            ):
                continue
            else:
                base = 0
            side: i64 = 0
            while side < 4:
                if side != leave:
                    total: i64 = so_far
                    if code == EMPTY:
                        total += costs[THROUGH[base + side * 4]]
                    elif not OPENINGS[code] >> side & 1:
                        total = FAR
                    state = spot * 4 + side
                    if total < found[state] and total < TOO_FAR:
                        found[state] = int(total)
                        queue.append(int(state))
                side += 1
        return found
