"""The bot that plays to win: it foresees the expedition for each plan, with these very people."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Final

import numpy as np

from bocamina.games.diamant.components import EXPEDITIONS
from bocamina.games.diamant.events import ChoicesRevealed
from bocamina.games.diamant.moves import STAY
from bocamina.players.diamant.counting import Tally, busting_cards
from bocamina.players.diamant.equilibrium import MOST_SECONDS, adviser, rest_of
from bocamina.players.diamant.foresight import NOW, imagine_others, lay_out, play_on
from bocamina.players.diamant.last_alone import alone_to_win
from bocamina.players.diamant.standing import hope
from bocamina.players.diamant.temperament import LEAST_RISK, Temperament, weigh
from bocamina.players.player import Player

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.events import Event
    from bocamina.core.game import AnyGame, AnyView
    from bocamina.core.rng import Rng
    from bocamina.games.diamant.state import Cave
    from bocamina.players.diamant.deck import Real

# How many times the rest of the expedition is played out for each plan.
ROWS: Final = 384
# The risks at which a plan may have an adventurer leave later on; a seat that has two inside
# makes do with fewer, since it plans for both.
RISKS: Final = (0.4, 0.8, 1.5, 3.0, np.inf)
FEWER_RISKS: Final = (0.4, 0.8, 1.5, np.inf)


class ExpertPlayer(Player):
    """Wants the largest share of the victory, and learns how the others are wont to decide."""

    def __init__(self, game: AnyGame, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self.tally = Tally()
        self.people: dict[int, Temperament] = {}
        self.asked: tuple[tuple[int, Real, Real], list[int]] | None = None

    def notice(self, view: AnyView, events: Sequence[Event]) -> None:
        self.tally.notice(events)
        for event in events:
            if isinstance(event, ChoicesRevealed) and self.asked is not None:
                self.learn(event, *self.asked)
        cave: Cave = view.public
        if cave.turn > 0 and not cave.chosen:
            self.asked = (weigh(cave), list(cave.inside))

    def learn(
        self, event: ChoicesRevealed, asked: tuple[int, Real, Real], inside: list[int]
    ) -> None:
        """Take in who left and who stayed."""
        mine = inside[self.seat]
        own = event.leaving_seats.count(self.seat) / mine if mine else None
        for seat, before in enumerate(inside):
            if before and seat != self.seat:
                left = event.leaving_seats.count(seat)
                self.temperament(seat).observe(asked, left, before - left, own)

    def temperament(self, seat: int) -> Temperament:
        """Return what is known of a seat."""
        return self.people.setdefault(seat, Temperament())

    def choose(self, view: AnyView, moves: Sequence[int], seconds: float) -> int:
        scores = self.tally.scores(view)
        chance, leavers = self.plan(view.public, scores)
        return moves[leavers] if self.rng.chance() < chance else STAY

    def plan(self, cave: Cave, scores: Sequence[int]) -> tuple[float, int]:
        """Return how likely to leave, and with how many adventurers if so."""
        own = cave.inside[self.seat]
        if not busting_cards(cave) and not cave.lying and not cave.idol_lies:
            return 0.0, own
        if len(scores) == 1:
            # D23: with nobody to beat, gems are what counts.
            return adviser(MOST_SECONDS).leave_chance(rest_of(cave)), own
        expeditions_left = EXPEDITIONS - int(cave.expedition)
        if expeditions_left == 0 and cave.inside_total == 1:
            return float(alone_to_win(cave, self.seat, scores)), own
        risks = np.log(np.array(RISKS if own == 1 else FEWER_RISKS) + LEAST_RISK)
        plans = np.array([*combinations_with_replacement((NOW, *risks), own)])
        dice = np.random.default_rng(int(self.rng.word()))
        cards = lay_out(cave, ROWS, dice)
        others = [
            (seat, self.temperament(seat))
            for seat, inside in enumerate(cave.inside)
            for _ in range(inside if seat != self.seat else 0)
        ]
        # All plans once as if those who think alike stayed now, and once as if they left.
        after = play_on(
            cave,
            cards,
            imagine_others(others, cards, dice),
            self.seat,
            np.tile(plans, (2, 1)),
            np.repeat((0.0, 1.0), len(plans)),
            scores,
            last=expeditions_left == 0,
        )
        hopes = hope(after, self.seat, expeditions_left).mean(axis=1).reshape(2, len(plans))
        leaves = (plans == NOW).any(axis=1)
        gains = hopes[:, leaves].max(axis=1) - hopes[:, ~leaves].max(axis=1)
        chance = mixed(float(gains[0]), float(gains[1]))
        expected = (1.0 - chance) * hopes[0] + chance * hopes[1]
        best = plans[leaves][expected[leaves].argmax()]
        return chance, int((best == NOW).sum())


def mixed(gain_alone: float, gain_together: float) -> float:
    """Return how likely to leave, by what it gains when those who think alike stay, and when not.

    Where it pays just as long as not all who think alike do it, all do it so often that it
    makes no difference.
    """
    if gain_alone <= 0.0:
        return 0.0
    if gain_together >= 0.0:
        return 1.0
    return gain_alone / (gain_alone - gain_together)
