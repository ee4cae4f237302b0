"""A bot that plays on in imagined worlds before it decides."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, ClassVar, Final

from bocamina.core.rng import Rng
from bocamina.games.saboteur.state import PLAY
from bocamina.players.saboteur.gold import pick_gold
from bocamina.players.saboteur.reckoning.search import Search
from bocamina.players.saboteur.reckoning.terrain import CARD_COST
from bocamina.players.saboteur.strong import SaboteurStrong
from bocamina.players.saboteur.styles import DIGGER_STYLE, PATIENT_SABOTEUR

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.game import AnyView
    from bocamina.players.saboteur.reckoning.assess import Style

# Farther from all goals than this, a lap decides nothing.
HORIZON: Final = 5 * CARD_COST


class SaboteurExpert(SaboteurStrong):
    """Tries the few best moves in worlds drawn from its belief, and counts the gold they bring."""

    styles: ClassVar[tuple[Style, Style]] = (DIGGER_STYLE, PATIENT_SABOTEUR)
    bluffs: ClassVar[float] = 0.8
    # Where moves seem about equal, it tries the best few.
    candidates: ClassVar[int] = 4
    margin: ClassVar[float] = 0.25
    worlds: ClassVar[int] = 12
    laps: ClassVar[int] = 1  # how often the turn goes round in an imagined world
    nuggets: ClassVar[float] = 2.5  # what a won round brings, about
    trust: ClassVar[float] = 0.4  # how much a move's worth counts besides the gold it brings

    def choose(self, view: AnyView, moves: Sequence[int], seconds: float) -> int:
        if view.public.phase != PLAY:
            return pick_gold(view.public, moves)
        ranked = self.rank(view, moves)
        least = ranked[0][0] - self.margin
        best = [(worth, move) for worth, move in ranked[: self.candidates] if worth > least]
        if len(best) == 1 or min(self.look_at(view.public).away) > HORIZON:
            return best[0][1]
        return self.search(view, best, seconds)

    def search(self, view: AnyView, best: list[tuple[float, int]], seconds: float) -> int:
        """Return the move that brings most gold in imagined worlds, its own worth counting too."""
        witness = self.look_at(view.public)
        search = Search(
            view,
            self.own_belief(view),
            witness.costs,
            witness.belief.saboteurs(),
            witness.belief.treasure(),
            self.laps,
        )
        gold = [0.0] * len(best)
        started = time.monotonic()
        worlds = 0
        # The time given matters only where a machine is far too slow.
        while worlds < self.worlds and (not worlds or time.monotonic() - started < seconds / 2):
            worlds += 1
            world = search.imagine(self.rng)
            luck = int(self.rng.word())  # the same for all moves, so that they compare
            for place, (_, move) in enumerate(best):
                gold[place] += search.gold_after(world.copy(), move, Rng(luck))
        scale = worlds * self.nuggets
        scores = [
            found / scale + self.trust * worth for found, (worth, _) in zip(gold, best, strict=True)
        ]
        return best[scores.index(max(scores))][1]
