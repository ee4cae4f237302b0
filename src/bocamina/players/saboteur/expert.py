"""A bot that plays on in imagined worlds before it decides."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bocamina.core.rng import Rng
from bocamina.games.saboteur.state import PLAY, Mine
from bocamina.players.saboteur.gold import pick_gold
from bocamina.players.saboteur.maps import own_odds
from bocamina.players.saboteur.reckoning.assess import Style, worths
from bocamina.players.saboteur.reckoning.search import Search
from bocamina.players.saboteur.strong import SaboteurStrong

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.game import AnyView


class SaboteurExpert(SaboteurStrong):
    """Tries the few best moves in worlds drawn from its belief, and counts the gold they bring."""

    styles: ClassVar = (
        SaboteurStrong.styles[0],
        Style(
            shy_far=0.2,
            shy_near=0.0,
            keep_tunnels=[0.002, 0.002, 0.002, 0.006, 0.002, 0.005, 0.005],
            keep_dead_end=0.15,
            keep_map=0.005,
            keep_rockfall=0.15,
            keep_broken=0.1,
            keep_repair=0.04,
            looking=0.2,
            finding=0.0,
        ),
    )
    bluffs = 0.8
    candidates = 5
    worlds = 6
    laps = 1
    margin = 0.2
    trust = 0.5  # how much a move's own worth counts besides the gold it brings

    def choose(self, view: AnyView, moves: Sequence[int], seconds: float) -> int:
        mine: Mine = view.public
        if mine.phase != PLAY:
            return pick_gold(mine, moves)
        if len(moves) == 1:
            return moves[0]
        found = worths(self.assessor(view), list(moves))
        ranked = sorted(zip(found, moves, strict=True), reverse=True)
        best = [
            (worth, move)
            for worth, move in ranked[: self.candidates]
            if worth > ranked[0][0] - self.margin
        ]
        if len(best) == 1:
            return best[0][1]
        return self.search(view, best)

    def search(self, view: AnyView, best: list[tuple[float, int]]) -> int:
        """Return the move that brings most gold in imagined worlds, its own worth counting too."""
        witness = self.look_at(view.public)
        dwarf = view.own()
        own = witness.belief.of_seat(self.seat, int(dwarf.role), own_odds(dwarf))
        search = Search(
            view,
            own,
            witness.costs,
            witness.belief.saboteurs(),
            witness.belief.treasure(),
            self.laps,
        )
        gold = [0.0] * len(best)
        for _ in range(self.worlds):
            world = search.imagine(self.rng)
            seed = int(self.rng.word())
            for place, (_, move) in enumerate(best):
                gold[place] += search.gold_after(world.copy(), move, Rng(seed))
        scale = self.worlds * 2.5
        scores = [gold[place] / scale + self.trust * worth for place, (worth, _) in enumerate(best)]
        return best[scores.index(max(scores))][1]
