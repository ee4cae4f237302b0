"""Whether everybody can still place all tiles (R8, R9): an exact search, row by row.

Free cells are coloured in order. Of the cells already coloured, only the last seven matter, and how
many tiles of each colour are left: failures are memoized by these.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from bocamina.games.racing_dwarfs.board import (
    CELLS,
    NOT_WEST,
    SIZE,
    bit,
    neighbours,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.games.racing_dwarfs.state import Race

IMPOSSIBLE: Final = -1
NO_COLOUR: Final = 7
LAST_SEVEN: Final = (1 << 21) - 1  # three bits for each of seven cells, the latest lowest
NOBODY_BEHIND: Final = LAST_SEVEN


@final
class Filling:
    """One question: can the free cells be filled, and where do a seat's tiles go then?"""

    def __init__(self, free: i64, barred: list[int], left: list[int], seat: i64) -> None:
        self.free: i64 = free
        self.barred = barred  # for each colour the cells next to its tiles
        self.left = left  # tiles of each colour still to place
        self.seat: i64 = seat
        self.failed: set[int] = set()

    def answer(self) -> i64:
        """Return cells that the seat's tiles take in one way to fill the board, or IMPOSSIBLE."""
        return self.fill(0, NOBODY_BEHIND, 0)

    def fill(self, cell: i64, behind: i64, taken: i64) -> i64:
        """Colour the free cells from `cell` on; `taken` went to the seat so far."""
        free: i64 = self.free
        while cell < CELLS and not free >> cell & 1:
            behind = (behind << 3 | NO_COLOUR) & LAST_SEVEN
            cell += 1
        if cell >= CELLS:
            return taken
        key: i64 = behind
        number: i64
        for number in self.left:
            key = key << 4 | number
        key = key << 6 | cell
        if key in self.failed:
            return IMPOSSIBLE
        north: i64 = behind >> 18
        west: i64 = behind & 7 if cell % SIZE else NO_COLOUR
        # Trying the colour with the most tiles left first finds a way sooner if there is one.
        tried: i64 = 0
        while True:
            best: i64 = -1
            most: i64 = 0
            colour: i64 = 0
            for number in self.left:
                if number > most and not tried >> colour & 1:
                    most = number
                    best = colour
                colour += 1
            if best < 0:
                break
            tried |= 1 << best
            if best == north or best == west or self.barred[best] >> cell & 1:
                continue
            self.left[best] -= 1
            # Only a cell with a free one to its south or east needs to be in the key.
            ahead: i64 = free >> cell & 128 | (free & NOT_WEST) >> cell & 2
            kept: i64 = best if ahead else NO_COLOUR
            found: i64 = self.fill(
                cell + 1,
                (behind << 3 | kept) & LAST_SEVEN,
                taken | bit(cell) if best == self.seat else taken,
            )
            self.left[best] += 1
            if found != IMPOSSIBLE:
                return found
        self.failed.add(int(key))
        return IMPOSSIBLE


def tiles_left(race: Race) -> list[int]:
    """Return how many tiles each seat has still to place."""
    stock = race.stock
    return [sum(stock[seat * 3 : seat * 3 + 3]) for seat in range(len(race.tiles))]


def can_fill(race: Race) -> bool:
    """R6, R9: tell whether everybody can place all tiles."""
    barred = [int(neighbours(tiles)) for tiles in race.tiles]
    return Filling(race.free(), barred, tiles_left(race), 0).answer() != IMPOSSIBLE


def placeable(race: Race, seat: i64) -> i64:
    """R7 to R9: return the cells where a seat may put its next tile."""
    free: i64 = race.free()
    own: i64 = race.tiles[seat]
    left = tiles_left(race)
    left[seat] -= 1
    barred = [int(neighbours(tiles)) for tiles in race.tiles]
    near: i64 = barred[seat]
    good: i64 = 0
    cell: i64 = 0
    while cell < CELLS:
        here: i64 = bit(cell)
        if free & here and not near & here and not good & here:
            barred[seat] = int(neighbours(own | here))
            taken: i64 = Filling(free ^ here, barred, left, seat).answer()
            if taken != IMPOSSIBLE:
                # The order of placing does not matter: the other cells of this filling are good,
                # too.
                good |= here | taken
        cell += 1
    return good


def can_put(race: Race, seat: i64, cell: i64) -> bool:
    """R9: tell whether everybody can still place all their tiles after this one."""
    left = tiles_left(race)
    left[seat] -= 1
    barred = [int(neighbours(tiles)) for tiles in race.tiles]
    barred[seat] |= int(neighbours(bit(cell)))
    return Filling(race.free() ^ bit(cell), barred, left, seat).answer() != IMPOSSIBLE
