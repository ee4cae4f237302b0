"""A bot that hinders as well as it can and, as a digger, plays on in imagined worlds first."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING, ClassVar, Final

from bocamina.core.rng import Rng
from bocamina.games.saboteur.components import SABOTEUR
from bocamina.games.saboteur.moves import (
    is_break,
    is_dig,
    is_idle,
    is_look,
    is_mend,
    is_rockfall,
    mended_seat,
)
from bocamina.games.saboteur.state import PLAY
from bocamina.players.saboteur.gold import pick_gold
from bocamina.players.saboteur.reckoning.search import Search
from bocamina.players.saboteur.reckoning.stakes import Stakes, gold_by_seat
from bocamina.players.saboteur.reckoning.terrain import CARD_COST
from bocamina.players.saboteur.schemer import SaboteurSchemer, Scheme
from bocamina.players.saboteur.strong import FINDING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.game import AnyView
    from bocamina.players.saboteur.reckoning.belief import Belief

KINDS: Final = (is_idle, is_look, is_break, is_mend, is_rockfall, is_dig)
FINISHING: Final = [0.5, 0.4, 0.15]  # how likely one turn ends the round, by the cards needed
MOST_FINDING: Final = 3.0  # relative to its weight at first
# The number of sampled worlds: as many as one core manages in the seconds granted in the slowest
# positions, within bounds.
LEAST_WORLDS: Final = 2
MOST_WORLDS: Final = 64
WORLDS_PER_SECOND: Final = 100


class SaboteurExpert(SaboteurSchemer):
    """As a digger plays to win the game, by trying its best moves in worlds that it believes in."""

    scheme = Scheme()
    candidates: ClassVar[int] = 5
    worlds: ClassVar[int] = 16  # if no time limit is given
    # How many turns it plays on in total, divided among all seats, and the minimum.
    sight: ClassVar[int] = 64
    least_sight: ClassVar[int] = 10
    # The weight of a move's static worth, per seat, beside playouts: the more seats there are, the
    # less one card decides in a playout, and the fewer turns it lasts.
    trust: ClassVar[float] = 0.04

    def choose(self, view: AnyView, moves: Sequence[int], seconds: float) -> int:
        if view.public.phase != PLAY:
            return pick_gold(view.public, moves)
        # A saboteur that plays on wins no more rounds than one that does not.
        if view.own().role == SABOTEUR:
            return self.hinder(view, moves)
        ranked = self.rank(view, moves)
        best = self.choices(ranked, self.suspicions(view))
        turns = max(self.least_sight, self.sight // int(view.public.settings.seats))
        # If no goal is within reach, the next turns decide nothing.
        if len(best) == 1 or min(self.look_at(view.public).away) > turns // 2 * CARD_COST:
            return best[0][1]
        return self.search(view, best, turns, self.worlds_for(seconds))

    def worlds_for(self, seconds: float) -> int:
        """Return the number of worlds to sample, which depends only on the seconds."""
        if not isfinite(seconds):
            return self.worlds
        return min(MOST_WORLDS, max(LEAST_WORLDS, int(WORLDS_PER_SECOND * seconds)))

    def choices(
        self, ranked: list[tuple[float, int]], suspicions: list[float]
    ) -> list[tuple[float, int]]:
        """Return the moves to try: the best few and the best of each kind, down to waiting.

        What seems worse than laying a card aside is not tried, nor is mending a tool of somebody
        likelier a saboteur than not: few worlds would often flatter one of so many moves.
        """
        best: list[tuple[float, int]] = []
        kinds: set[int] = set()
        for worth, move in ranked:
            if is_mend(move) and suspicions[mended_seat(move)] > 0.5:
                continue
            kind = kind_of(move)
            if len(best) < self.candidates or kind not in kinds:
                best.append((worth, move))
            if is_idle(move):
                break
            kinds.add(kind)
        return best

    def ends(self, view: AnyView) -> Stakes:
        """Return the stakes: the worth of each end of the round to the seat."""
        gold = gold_by_seat(view.public, self.seat, view.own().notes)
        return Stakes(view.public, self.seat, gold)

    def stakes(self, role: int, view: AnyView, own: Belief) -> tuple[float, float]:
        # A saboteur that weighs the game hinders less, and wins fewer rounds by it.
        if role == SABOTEUR:
            return super().stakes(role, view, own)
        hindered, found, finder = self.ends(view).outlook(own)
        seats: int = view.public.settings.seats
        # Whoever is far ahead would gain by siding with the saboteurs, and be no fun to dig with.
        stake = max(0.0, min(1.0, (found - hindered) * seats))
        return stake, FINDING * max(0.0, min(MOST_FINDING, (finder - found) * seats))

    def search(self, view: AnyView, best: list[tuple[float, int]], turns: int, worlds: int) -> int:
        """Return the best move by playouts in sampled worlds and its static worth together."""
        witness = self.look_at(view.public)
        search = Search(
            view,
            self.own_belief(view),
            witness.costs,
            witness.belief.saboteurs(),
            witness.belief.treasure(),
            self.ends(view),
            FINISHING,
            turns,
        )
        wins = [0.0] * len(best)
        for _ in range(worlds):
            world = search.imagine(self.rng)
            luck = int(self.rng.word())  # the same random numbers for all moves
            for place, (_, move) in enumerate(best):
                wins[place] += search.chance_after(world.copy(), move, Rng(luck))
        trust = self.trust * view.public.settings.seats
        scores = [won / worlds + trust * worth for won, (worth, _) in zip(wins, best, strict=True)]
        return best[scores.index(max(scores))][1]


def kind_of(move: int) -> int:
    """Return of which kind a move of a turn is, as a place in KINDS."""
    return next(place for place, is_kind in enumerate(KINDS) if is_kind(move))
