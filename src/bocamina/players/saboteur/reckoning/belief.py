"""Bayesian belief about roles and the treasure: a weight for every world, updated by deeds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.games.saboteur.components import (
    DIGGERS,
    FEWEST_SEATS,
    GOALS,
    SABOTEURS,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def role_worlds(seats: int, spare_is_digger: bool) -> tuple[list[int], list[float]]:
    """S6: list the sets of saboteurs that may be in play, a bit a seat, and how likely each is."""
    most = SABOTEURS[seats - FEWEST_SEATS]
    diggers = DIGGERS[seats - FEWEST_SEATS]
    worlds: list[int] = []
    counts = [0, 0]
    for world in range(1 << seats):
        many = world.bit_count()
        if many == most or (many == most - 1 and not spare_is_digger):
            worlds.append(world)
            counts[most - many] += 1
    share = [1.0, 0.0] if spare_is_digger else [diggers / (seats + 1), most / (seats + 1)]
    odds = [share[most - world.bit_count()] / counts[most - world.bit_count()] for world in worlds]
    return worlds, odds


class Belief:
    """A weight for each set of saboteurs with each place of the treasure."""

    def __init__(self, seats: i64, worlds: list[int], weights: list[float]) -> None:
        self.seats: i64 = seats
        self.worlds = worlds
        self.weights = weights

    def judge(self, actor: i64, target: i64, chances: list[float]) -> None:
        """Weigh each world by how likely a deed is in it.

        `chances` has a number for each role of the actor, role of the target and place of the
        treasure; a deed without a target has its actor as such.
        """
        weights = self.weights
        total: float = 0.0
        place: i64 = 0
        world: i64
        for world in self.worlds:
            of: i64 = ((world >> actor & 1) * 2 + (world >> target & 1)) * GOALS
            goal: i64 = 0
            while goal < GOALS:
                weight: float = weights[place] * chances[of + goal]
                weights[place] = weight
                total += weight
                place += 1
                goal += 1
        self.scale(total)

    def place_treasure(self, odds: list[float]) -> None:
        """Weigh each place of the treasure."""
        weights = self.weights
        total: float = 0.0
        place: i64 = 0
        for _ in self.worlds:
            for goal in range(GOALS):
                weight: float = weights[place] * odds[goal]
                weights[place] = weight
                total += weight
                place += 1
        self.scale(total)

    def scale(self, total: float) -> None:
        """Normalize the weights to sum to one."""
        place: i64 = 0
        size: i64 = len(self.weights)
        while place < size:
            self.weights[place] = self.weights[place] / total
            place += 1

    def of_seat(self, seat: i64, role: i64, odds: list[float]) -> Belief:
        """Return the belief of a seat that knows its role and something about the treasure."""
        weights: list[float] = []
        total: float = 0.0
        place: i64 = 0
        world: i64
        for world in self.worlds:
            fits = world >> seat & 1 == role
            goal: i64 = 0
            while goal < GOALS:
                weight: float = self.weights[place] * odds[goal] if fits else 0.0
                weights.append(weight)
                total += weight
                place += 1
                goal += 1
        own = Belief(self.seats, self.worlds, weights)
        own.scale(total)
        return own

    def saboteurs(self) -> list[float]:
        """Return how likely each seat is a saboteur."""
        found = [0.0] * int(self.seats)
        place: i64 = 0
        world: i64
        for world in self.worlds:
            weight: float = self.weights[place] + self.weights[place + 1] + self.weights[place + 2]
            place += GOALS
            seat: i64 = 0
            while world:
                if world & 1:
                    found[seat] += weight
                world >>= 1
                seat += 1
        return found

    def treasure(self) -> list[float]:
        """Return how likely the treasure is at each goal."""
        found = [0.0] * GOALS
        place: i64 = 0
        for weight in self.weights:
            found[place % GOALS] += weight
            place += 1
        return found


def new_belief(seats: i64, spare_is_digger: bool) -> Belief:
    """S6, S7: return the prior belief when a round begins: the treasure may lie anywhere."""
    worlds, odds = role_worlds(int(seats), spare_is_digger)
    return Belief(seats, worlds, [chance / GOALS for chance in odds for _ in range(GOALS)])
