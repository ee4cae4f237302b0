"""The bot that plays to win: it simulates each plan with models of the others at the table."""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import comb, isfinite
from typing import TYPE_CHECKING, Final

import numpy as np

from bocamina.games.diamant.components import EXPEDITIONS
from bocamina.games.diamant.events import ChoicesRevealed
from bocamina.players.diamant.counting import ChestCounts
from bocamina.players.diamant.equilibrium import MOST_SECONDS, adviser, rest_of
from bocamina.players.diamant.foresight import NOW, imagine_others, lay_out, play_on, whims_of
from bocamina.players.diamant.last_alone import alone_to_win
from bocamina.players.diamant.standing import hope
from bocamina.players.diamant.temperament import Temperament, leave_chance, weigh
from bocamina.players.player import Player

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.events import Event
    from bocamina.core.game import AnyGame, AnyView
    from bocamina.core.rng import Rng
    from bocamina.games.diamant.state import Cave
    from bocamina.players.diamant.deck import Real, Whole

# How many playouts of the expedition for each plan: as many as one core manages in the seconds
# granted in the slowest positions, within bounds.
USUAL_ROWS: Final = 512
LEAST_ROWS: Final = 32
MOST_ROWS: Final = 4096
ROWS_PER_SECOND: Final = 20_000
# How much readier than the equilibrium to leave later on, for each plan; a seat with two inside has
# fewer values, since it plans for both.
READINESS: Final = (-np.inf, -2.0, -1.0, 0.0, 1.5)
FEWER_READINESS: Final = (-np.inf, -1.5, 0.0, 1.5)
# How much of the victory must be at stake to make a choice e times as likely as in the equilibrium.
WORTH_A_CHANGE: Final = 0.04


class ExpertPlayer(Player):
    """Wants the largest share of the victory, and learns how the others are wont to decide."""

    def __init__(self, game: AnyGame, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self.tally = ChestCounts()
        self.people: dict[int, Temperament] = {}
        self.asked: tuple[tuple[Real, Real, Real], list[int]] | None = None

    def notice(self, view: AnyView, events: Sequence[Event]) -> None:
        self.tally.notice(events)
        for event in events:
            if isinstance(event, ChoicesRevealed) and self.asked is not None:
                self.learn(event, *self.asked)
        cave: Cave = view.public
        if cave.turn > 0 and not cave.chosen:
            self.asked = (weigh(cave), list(cave.inside))

    def learn(
        self, event: ChoicesRevealed, asked: tuple[Real, Real, Real], inside: list[int]
    ) -> None:
        """Take in who left and who stayed."""
        for seat, before in enumerate(inside):
            if before and seat != self.seat:
                left = event.leaving_seats.count(seat)
                self.temperament(seat).observe(asked, left, before - left)

    def temperament(self, seat: int) -> Temperament:
        """Return the model of a seat."""
        return self.people.setdefault(seat, Temperament())

    def choose(self, view: AnyView, moves: Sequence[int], seconds: float) -> int:
        chances = self.plan(view.public, self.tally.scores(view), rows_for(seconds))
        return moves[int((np.cumsum(chances)[:-1] <= self.rng.chance()).sum())]

    def plan(self, cave: Cave, scores: Sequence[int], rows: int = USUAL_ROWS) -> Real:
        """Return how likely to leave with none, one and so on of the seat's adventurers inside."""
        own = cave.inside[self.seat]
        if not cave.busting_cards() and not cave.lying and not cave.idol_lies:
            return spread_out(0.0, own)
        if len(scores) == 1:
            # D23: with nobody to beat, gems are what counts.
            return spread_out(adviser(MOST_SECONDS).leave_chance(rest_of(cave)), own)
        if int(cave.expedition) == EXPEDITIONS and cave.inside_total == 1:
            return spread_out(float(alone_to_win(cave, self.seat, scores)), own)
        calmly = spread_out(float(leave_chance(*weigh(cave))), own)
        return inclined(calmly, self.hopes(cave, scores, rows))

    def hopes(self, cave: Cave, scores: Sequence[int], rows: int = USUAL_ROWS) -> Real:
        """Return the expected share of the victory by how many of the own adventurers leave now."""
        own = cave.inside[self.seat]
        expeditions_left = EXPEDITIONS - int(cave.expedition)
        later = READINESS if own == 1 else FEWER_READINESS
        plans = np.array([*combinations_with_replacement((NOW, *later), own)])
        after = self.play_out(cave, scores, plans, rows, self.rng)
        hoped = hope(after, self.seat, expeditions_left).mean(axis=1)
        leavers = (plans == NOW).sum(axis=1)
        return np.array([hoped[leavers == number].max() for number in range(own + 1)])

    def play_out(
        self, cave: Cave, scores: Sequence[int], plans: Real, rows: int, rng: Rng
    ) -> Whole:
        """Simulate the expedition with models of the others, for each plan on each row of cards."""
        dice = np.random.default_rng(int(rng.word()))
        cards = lay_out(cave, rows, dice)
        others = [
            (seat, self.temperament(seat))
            for seat, inside in enumerate(cave.inside)
            for _ in range(inside if seat != self.seat else 0)
        ]
        return play_on(
            cave,
            cards,
            imagine_others(others, cards, dice),
            self.seat,
            plans,
            whims_of(cave.inside[self.seat], cards, dice),
            scores,
            last=int(cave.expedition) == EXPEDITIONS,
        )


def rows_for(seconds: float) -> int:
    """Return the number of playouts, which depends only on the seconds granted."""
    if not isfinite(seconds):
        return USUAL_ROWS
    return min(MOST_ROWS, max(LEAST_ROWS, int(ROWS_PER_SECOND * seconds)))


def spread_out(chance: float, adventurers: int) -> Real:
    """Return the binomial probabilities of how many adventurers leave."""
    return np.array(
        [
            comb(adventurers, leavers) * chance**leavers * (1.0 - chance) ** (adventurers - leavers)
            for leavers in range(adventurers + 1)
        ]
    )


def inclined(calmly: Real, hopes: Real) -> Real:
    """Return the equilibrium's probabilities shifted towards the choices with the best prospects.

    The shift is partial unless a choice is hopeless: if all players did what looks best, they would
    do it at the same moment and spoil it for each other.
    """
    weights = calmly * np.exp((hopes - hopes.max()) / WORTH_A_CHANGE)
    if hopes.any():
        weights *= hopes > 0.0
    return np.asarray(weights / weights.sum(), np.float64)
