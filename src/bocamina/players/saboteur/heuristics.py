"""Rules of thumb: the worth of a move by plain distance and by who seems to be on whose side."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bocamina.games.saboteur.cells import GOAL_CELLS, STEPS, x_of, y_of
from bocamina.games.saboteur.components import (
    CONDUCTS,
    FACE_DOWN,
    FIRST_ACTION,
    FIRST_BROKEN,
    FIRST_REPAIR,
    MAP,
    OPENINGS,
    PATHS,
    ROCKFALL,
    SABOTEUR,
)
from bocamina.games.saboteur.moves import (
    PASS,
    broken_seat,
    discard_kind,
    dug_cell,
    dug_laid,
    fall_cell,
    is_break,
    is_dig,
    is_discard,
    is_look,
    is_mend,
    is_rockfall,
    look_goal,
    mended_seat,
)
from bocamina.games.saboteur.tunnels import cell_of_face

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.game import AnyView
    from bocamina.core.rng import Rng
    from bocamina.games.saboteur.state import Mine
    from bocamina.games.saboteur.tunnels import Tunnels

REACHING: Final = 12.0  # the worth of opening a goal that is surely the treasure, in cells
MAP_WORTH: Final = 1.6
BREAK_WORTH: Final = 1.2
MEND_OWN_WORTH: Final = 3.0
MEND_WORTH: Final = 1.0
ROCKFALL_COST: Final = 2.5  # few people give one up
DEAD_END_COST: Final = 1.0
NOWHERE: Final = 20.0
SUSPECT: Final = 0.8
CROSS: Final = 0  # the path card with all openings


@dataclass(frozen=True)
class Manners:
    """How somebody deals with others."""

    trust: float  # how much a digger trusts a stranger, from -1 to 1
    hides: int  # as a saboteur it plays the digger until the tunnel is so many cells from a goal
    # The random error in judging a move, in cells: as a digger, and as a saboteur.
    carelessness: tuple[float, float]


class Heuristics:
    """The worth of one seat's moves to it now."""

    def __init__(
        self,
        view: AnyView,
        suspicion: list[float],
        odds: list[float],
        manners: Manners,
    ) -> None:
        self.mine: Mine = view.public
        self.seat = int(view.seat)
        self.suspicion = suspicion
        self.manners = manners
        self.odds = odds
        self.distance = self.way_to_go(self.mine.tunnels)
        self.sabotages = view.own().role == SABOTEUR and not self.is_early()
        # How much a tunnel that comes nearer to the treasure is worth.
        self.nearer = -1.0 if self.sabotages else 1.0

    def best(self, moves: Sequence[int], rng: Rng) -> int:
        """Return the move that seems best, with random errors."""
        careless = self.manners.carelessness[int(self.sabotages)]
        return max(moves, key=lambda move: self.of(move) + careless * rng.chance())

    def of(self, move: int) -> float:
        """Return the worth of a move."""
        if is_dig(move):
            return self.of_digging(dug_cell(move), dug_laid(move))
        if is_rockfall(move):
            return self.of_rockfall(fall_cell(move))
        if is_mend(move):
            return self.of_mending(mended_seat(move))
        if is_break(move):
            return self.of_breaking(broken_seat(move))
        if is_look(move):
            return MAP_WORTH if 0 < self.odds[look_goal(move)] < 1 else -1.0
        if move == PASS:
            return 0.0
        assert is_discard(move), "gold is taken outside turns"
        return -0.5 - self.keeping(discard_kind(move))

    def way_to_go(self, tunnels: Tunnels) -> float:
        """Return the distance of the nearest face from the goals, weighted by their odds."""
        return min(
            (
                sum(
                    odds * distance(cell_of_face(face), goal) for goal, odds in enumerate(self.odds)
                )
                for face in faces_of(tunnels)
            ),
            default=NOWHERE,
        )

    def is_early(self) -> bool:
        """Tell whether the tunnel is far from all goals that may be the treasure."""
        hopes = [goal for goal, odds in enumerate(self.odds) if odds]
        faces = faces_of(self.mine.tunnels)
        return all(
            distance(cell_of_face(face), goal) > self.manners.hides
            for face in faces
            for goal in hopes
        )

    def of_digging(self, cell: int, laid: int) -> float:
        """Return how much nearer a card brings the treasure, or keeps it."""
        tunnels = self.mine.tunnels.copy()
        tunnels.lay(cell, laid, -1)
        gain = self.distance - self.way_to_go(tunnels)
        if CONDUCTS[laid]:
            gain += REACHING * self.reached(cell, laid)
        else:
            gain -= DEAD_END_COST
        return self.nearer * gain

    def reached(self, cell: int, laid: int) -> float:
        """Return how likely a card opens onto the treasure."""
        likely = 0.0
        for side, step in enumerate(STEPS):
            if OPENINGS[laid] >> side & 1 and cell + step in GOAL_CELLS:
                goal = GOAL_CELLS.index(cell + step)
                if self.mine.tunnels.at(cell + step) == FACE_DOWN:
                    likely += self.odds[goal]
        return likely

    def of_rockfall(self, cell: int) -> float:
        """Return the worth of taking a card away."""
        tunnels = self.mine.tunnels.copy()
        tunnels.remove(cell)
        gain = self.distance - self.way_to_go(tunnels)
        return self.nearer * gain - ROCKFALL_COST

    def of_mending(self, target: int) -> float:
        """Return the worth of helping somebody."""
        if target == self.seat:
            return MEND_OWN_WORTH
        return MEND_WORTH * self.friendship(target)

    def of_breaking(self, target: int) -> float:
        """Return the worth of hurting somebody; there is no need to block a blocked seat again."""
        if target == self.seat:
            return -MEND_OWN_WORTH
        again = 0.3 if self.mine.has_broken_tool(target) else 1.0
        return -BREAK_WORTH * again * self.friendship(target)

    def friendship(self, target: int) -> float:
        """Return from -1 to 1 how much a seat seems to be on the same side."""
        if self.sabotages:
            # Most others are diggers, and those who look like it surely are.
            return max(-1.0, min(1.0, self.suspicion[target] - 0.6))
        doubt = self.suspicion[target]
        return max(-1.0, min(1.0, -doubt)) if abs(doubt) > SUSPECT else self.manners.trust

    def keeping(self, kind: int) -> float:
        """Return how useful a card may still be."""
        if kind < FIRST_ACTION:
            dead_end = kind >= len(PATHS[:7])
            openings = len(PATHS[kind][0])
            return (
                (1.5 if dead_end else 0.3)
                if self.sabotages
                else (0.0 if dead_end else openings / 3)
            )
        if kind == MAP:
            return 1.0 if any(0 < odds < 1 for odds in self.odds) else 0.0
        if kind == ROCKFALL or FIRST_BROKEN <= kind < FIRST_REPAIR:
            return 1.4 if self.sabotages else 0.6
        return 0.5


def faces_of(tunnels: Tunnels) -> list[int]:
    """Return the cells where the tunnel may be extended.

    S11: by house rule one may also dig where no tunnel from the start has reached yet.
    """
    if not tunnels.adjacent:
        return tunnels.faces
    return [face for face in tunnels.faces if tunnels.meets_joined(cell_of_face(face), CROSS)]


def distance(cell: int, goal: int) -> int:
    """Return how many steps a cell is from a goal."""
    there = GOAL_CELLS[goal]
    return abs(x_of(cell) - x_of(there)) + abs(y_of(cell) - y_of(there))
