"""Tiles of the setup, evaluated on boards that are completed at random."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from bocamina.games.racing_dwarfs.board import bit, cells_in
from bocamina.games.racing_dwarfs.components import ORIENTATIONS
from bocamina.games.racing_dwarfs.state import RACE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.core.rng import Rng
    from bocamina.games.racing_dwarfs.state import Race
    from bocamina.players.racing_dwarfs.reckoning.judgement import Judgement


@final
class Boards:
    """Random completions of an unfinished board."""

    def __init__(self, race: Race, judgement: Judgement, count: i64, rng: Rng) -> None:
        self.race = race
        self.judgement = judgement
        self.boards: list[Race] = []
        while len(self.boards) < count:
            self.boards.append(fill(race, rng))

    def worth_with(self, cell: i64, rails: i64, own: bool) -> float:
        """Return the boards' mean worth to the mover with a tile of its own, or a green one."""
        seat: i64 = self.race.mover
        here: i64 = bit(cell)
        total = 0.0
        for board in self.boards:
            laid = board.copy()
            laid.set_rails(cell, rails)
            if own:
                tiles = [int(others & ~here) for others in laid.tiles]
                tiles[seat] |= int(here)
                laid.tiles = tiles
            total += self.judgement.worth(laid, seat)
        return total / float(len(self.boards))

    def stake(self, cell: i64) -> float:
        """Return how much it matters who orients the green tile on a cell, whatever its kind."""
        total = 0.0
        for kind in range(3):
            likely = self.race.green_stock[kind]
            if likely:
                worths = [self.worth_with(cell, rails, False) for rails in ORIENTATIONS[kind]]
                total += float(likely) * (max(worths) - min(worths))
        return total


def fill(race: Race, rng: Rng) -> Race:
    """Return the board completed at random with the tiles left, ignoring R8 and R9."""
    board = race.copy()
    board.phase = RACE
    board.mover = race.starter
    tiles = race.tiles[:]
    left = [place for place, number in enumerate(race.stock) for _ in range(number)]
    rng.shuffle(left)
    for cell, place in zip(cells_in(race.free()), left, strict=True):
        tiles[place // 3] |= int(bit(cell))
        lay(board, cell, place % 3, rng)
    board.tiles = tiles
    kinds = [kind for kind, number in enumerate(race.green_stock) for _ in range(number)]
    rng.shuffle(kinds)
    down: i64 = race.down
    if race.uncovered >= 0:
        down ^= bit(race.uncovered)  # this one is the mover's choice
    for cell, kind in zip(cells_in(down), kinds, strict=True):
        lay(board, cell, kind, rng)
    return board


def lay(board: Race, cell: i64, kind: i64, rng: Rng) -> None:
    """Lay a tile in any orientation."""
    orientations = ORIENTATIONS[kind]
    board.set_rails(cell, orientations[rng.below(len(orientations))])
