"""The path cards on the table, which of them are joined to the start, and where one may dig."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.games.saboteur.cells import GOAL_CELLS, HOME, STEPS
from bocamina.games.saboteur.components import (
    CONDUCTS,
    ENTERED,
    FACE_DOWN,
    GOALS,
    LAID_NAMES,
    OPENINGS,
    START,
    UPRIGHT_GOALS,
)
from bocamina.games.saboteur.packed import goal_kind

if TYPE_CHECKING:
    from mypy_extensions import i64

# The mine has no edge, so its board is a hash table of 64 places: a cell lies at x + 11 y or, if
# that is taken, at the next free place (linear probing). Forty-four cards never fill it.
PLACES: Final = 64
FOLD: Final = 11
NOTHING: Final = -1
# What lies on a cell is a code, with this bit where it is joined to the start.
JOINED: Final = 64
CODE: Final = 63

# What a cell requires of a card on each of its four sides, two bits a side.
FREE: Final = 0
WALL: Final = 1
OPEN: Final = 2


def fitting(need: int) -> int:
    """S9: return a bit for each way of laying a card that meets all four needs."""
    fits = 0
    for laid in range(len(LAID_NAMES)):
        opens = [OPENINGS[laid] >> side & 1 for side in range(4)]
        needs = [need >> 2 * side & 3 for side in range(4)]
        if all(n in (FREE, WALL + o) for n, o in zip(needs, opens, strict=True)):
            fits |= 1 << laid
    return fits


FITS: Final = [fitting(need) for need in range(256)]


def cell_of_face(face: i64) -> i64:
    """Return the cell of a face: a place where one may dig, with what it needs of a card."""
    return face >> 8


def cell_of_place(entry: i64) -> i64:
    """Return the cell of a place that is not empty."""
    return entry >> 7


def what_of_place(entry: i64) -> i64:
    """Return what lies there: a code, with JOINED where it is joined to the start."""
    return entry & 127


def code_of_place(entry: i64) -> i64:
    """Return the code of what lies there."""
    return entry & CODE


class Tunnels:
    """The mine's board, kept up to date card by card."""

    def __init__(self, adjacent: bool) -> None:
        self.adjacent = adjacent  # S11: may one dig at cells that no tunnel from the start reaches?
        # cell, joined and code of each card in one number, 0 where there is none
        self.places: list[int] = []
        # Where one may dig, in order: the cell and, in the last eight bits, its needs.
        self.faces: list[int] = []
        # The cells of the path cards, start and goals apart, in order.
        self.dug: list[int] = []

    def copy(self) -> Tunnels:
        """Return tunnels that share nothing mutable with these."""
        tunnels = Tunnels(self.adjacent)
        tunnels.places = self.places[:]
        tunnels.faces = self.faces[:]
        tunnels.dug = self.dug[:]
        return tunnels

    def at(self, cell: i64) -> i64:
        """Return what lies on a cell, with JOINED where it is joined to the start, or NOTHING."""
        places = self.places
        place: i64 = (cell + FOLD * (cell >> 7)) & 63
        entry: i64 = places[place]
        while entry:
            if entry >> 7 == cell:
                return entry & 127
            place = (place + 1) & 63
            entry = places[place]
        return NOTHING

    def code_at(self, cell: i64) -> i64:
        """Return the code of what lies on a cell, or NOTHING."""
        found: i64 = self.at(cell)
        return found if found < 0 else found & CODE

    def put(self, cell: i64, what: i64) -> None:
        """Let a cell hold `what`, a code with or without JOINED."""
        places = self.places
        place: i64 = (cell + FOLD * (cell >> 7)) & 63
        entry: i64 = places[place]
        while entry and entry >> 7 != cell:
            place = (place + 1) & 63
            entry = places[place]
        places[place] = int(cell << 7 | what)

    def needs(self, cell: i64) -> i64:
        """S9: return what an empty cell needs of a card, as its neighbours lie now."""
        need: i64 = 0
        side: i64 = 0
        while side < 4:
            found: i64 = self.at(cell + STEPS[side])
            if found >= 0 and found & CODE != FACE_DOWN:
                opening: i64 = OPENINGS[found & CODE]
                need |= (WALL + (opening >> ((side + 2) & 3) & 1)) << (2 * side)
            side += 1
        return need

    # --- Faces

    def place_of_face(self, cell: i64) -> i64:
        """Return the index of a cell among the faces, or where to insert it."""
        faces = self.faces
        low: i64 = 0
        high: i64 = len(faces)
        while low < high:
            middle: i64 = (low + high) >> 1
            face: i64 = faces[middle]
            if face >> 8 < cell:
                low = middle + 1
            else:
                high = middle
        return low

    def refresh_face(self, cell: i64, side: i64, opening: i64, reached: bool) -> None:
        """Tell an empty cell that its neighbour on a side has an opening (1) or a wall (0) now."""
        faces = self.faces
        place: i64 = self.place_of_face(cell)
        if place < len(faces):
            face: i64 = faces[place]
            if face >> 8 == cell:
                need: i64 = (WALL + opening) << (2 * side)
                faces[place] = int(face & ~(3 << (2 * side)) | need)
                return
        if reached or self.adjacent:
            faces.insert(int(place), int(cell << 8 | self.needs(cell)))

    def drop_face(self, cell: i64) -> None:
        """Take a cell that is no longer empty from the faces."""
        place: i64 = self.place_of_face(cell)
        if place < len(self.faces):
            face: i64 = self.faces[place]
            if face >> 8 == cell:
                self.faces.pop(int(place))

    # --- Laying and removing cards

    def lay(self, cell: i64, laid: i64, goals: i64) -> i64:
        """Lay a card and return a bit for every goal that it reveals; `goals` says what they are.

        S13: two bits a goal tell its kind; without them no goal is turned over.
        """
        self.drop_face(cell)
        insort(self.dug, cell)
        joined = CONDUCTS[laid] and self.meets_joined(cell, laid)
        self.put(cell, laid | JOINED if joined else laid)
        if joined:
            return self.spread(cell, goals)
        self.wall_in(cell, laid)
        return 0

    def wall_in(self, cell: i64, laid: i64) -> None:
        """Tell the empty cells around a card that is not joined about its sides."""
        openings: i64 = OPENINGS[laid]
        side: i64 = 0
        while side < 4:
            near: i64 = cell + STEPS[side]
            if self.at(near) < 0:
                self.refresh_face(near, (side + 2) & 3, openings >> side & 1, False)
            side += 1

    def meets_joined(self, cell: i64, laid: i64) -> bool:
        """Tell whether a card would open onto one that is joined to the start."""
        openings: i64 = OPENINGS[laid]
        side: i64 = 0
        while side < 4:
            if openings >> side & 1:
                found: i64 = self.at(cell + STEPS[side])
                if found >= JOINED:
                    across: i64 = OPENINGS[found & CODE]
                    if across >> ((side + 2) & 3) & 1:
                        return True
            side += 1
        return False

    def spread(self, cell: i64, goals: i64) -> i64:
        """S10, S13: from a joined card, join all that it reaches, nearest first."""
        revealed: i64 = 0
        queue: list[int] = []
        head: i64 = 0
        here: i64 = cell
        while True:
            openings: i64 = OPENINGS[self.at(here) & CODE]
            side: i64 = 0
            while side < 4:
                near: i64 = here + STEPS[side]
                back: i64 = (side + 2) & 3
                opening: i64 = openings >> side & 1
                found: i64 = self.at(near)
                if found < 0:
                    self.refresh_face(near, back, opening, opening != 0)
                elif opening and found < JOINED:
                    code: i64 = found
                    if code == FACE_DOWN and goals >= 0:
                        goal: i64 = goal_at(near)
                        code = ENTERED[goal_kind(goals, goal)][back]
                        revealed |= 1 << goal
                    across: i64 = OPENINGS[code]
                    if CONDUCTS[code] and across >> back & 1:
                        self.put(near, code | JOINED)
                        queue.append(int(near))
                side += 1
            if head == len(queue):
                return revealed
            here = queue[head]
            head += 1

    def remove(self, cell: i64) -> None:
        """S17: take a card away; cards joined through it may come apart."""
        entries = self.places
        self.places = [0] * PLACES
        self.dug.remove(int(cell))
        entry: i64
        for entry in entries:
            if entry != 0 and cell_of_place(entry) != cell:
                self.put(cell_of_place(entry), code_of_place(entry))
        self.rejoin()

    def rebuild(self, cards: list[tuple[int, int]]) -> None:
        """Lay all cards of a mine again, leaving face-down goals face down."""
        self.places = [0] * PLACES
        self.dug = sorted(cell for cell, code in cards if code < START)
        for cell, code in cards:
            self.put(cell, code)
        self.rejoin()

    def rejoin(self) -> None:
        """S10: recompute which cards are joined to the start, and where one may dig."""
        self.faces = []
        self.put(HOME, START | JOINED)
        self.spread(HOME, -1)
        if self.adjacent:
            for cell, code in self.cards():
                if code == FACE_DOWN:
                    self.open_around(cell)
                else:
                    self.wall_in(cell, code)

    def open_around(self, cell: i64) -> None:
        """S11: let cards be laid beside a face-down goal."""
        for side in range(4):
            near: i64 = cell + STEPS[side]
            place: i64 = self.place_of_face(near)
            if self.at(near) < 0 and not (
                place < len(self.faces) and self.faces[place] >> 8 == near
            ):
                self.faces.insert(int(place), int(near << 8 | self.needs(near)))

    def cards(self) -> list[tuple[int, int]]:
        """List the cells and codes of all cards on the table, by cell."""
        return sorted((entry >> 7, entry & CODE) for entry in self.places if entry)

    def show_goals(self, goals: i64) -> None:
        """S26: turn over the goals that are still face down when a round ends."""
        for goal in range(GOALS):
            if self.at(GOAL_CELLS[goal]) == FACE_DOWN:
                code: i64 = UPRIGHT_GOALS[goal_kind(goals, goal)]
                self.put(GOAL_CELLS[goal], code)
                self.wall_in(GOAL_CELLS[goal], code)


def insort(cells: list[int], cell: i64) -> None:
    """Insert a cell into a sorted list."""
    place: i64 = len(cells)
    while place > 0 and cells[place - 1] > cell:
        place -= 1
    cells.insert(int(place), int(cell))


def goal_at(cell: i64) -> i64:
    """Return which goal lies on a goal's cell."""
    goal: i64 = 0
    while cell != GOAL_CELLS[goal]:
        goal += 1
    return goal


def new_mine() -> list[tuple[int, int]]:
    """S7: return the cards on the table when a round begins."""
    return [(HOME, START), *[(cell, FACE_DOWN) for cell in GOAL_CELLS]]
