"""Playouts of rounds of Saboteur, to their end or nearly, after each of some moves.

Worlds are sampled from the seat's belief, and are the same for every move, cards to come included.
The playout policy sees each seat's own hand and role and the public belief.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.core.rng import Rng
from bocamina.games.saboteur import rules
from bocamina.games.saboteur.components import GOALS, PAY
from bocamina.games.saboteur.state import DRAW, GOLD, PLAY
from bocamina.players.saboteur.expert import FINISHING
from bocamina.players.saboteur.reckoning.outlook import PER_CARD, Outlook
from bocamina.players.saboteur.reckoning.scout import Scout
from bocamina.players.saboteur.reckoning.search import Search
from bocamina.players.saboteur.reckoning.terrain import Terrain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.game import AnyView
    from bocamina.games.saboteur.state import SaboteurState
    from bocamina.players.saboteur.expert import SaboteurExpert

# Noise on the odds: if all goals seem alike, seats pick any of them, not always the right one.
WHIM: Final = 1e-3


class PlayedRounds:
    """The results of each move, world by world: the victory, the gold, whether diggers won."""

    def __init__(self, view: AnyView, bot: SaboteurExpert) -> None:
        witness = bot.look_at(view.public)
        self.seat = int(view.seat)
        self.costs = witness.costs
        self.suspicion = witness.belief.saboteurs()
        self.odds = witness.belief.treasure()
        self.stakes = bot.ends(view)
        self.turns = max(bot.least_sight, bot.sight // int(view.public.settings.seats))
        self.search = Search(
            view,
            bot.own_belief(view),
            self.costs,
            self.suspicion,
            self.odds,
            self.stakes,
            FINISHING,
            0,
        )
        self.wins: dict[int, list[float]] = {}
        self.gold: dict[int, list[float]] = {}
        self.dug: dict[int, list[float]] = {}

    def play_on(self, moves: Sequence[int], rng: Rng) -> None:
        """Try moves in one more world."""
        world = self.search.imagine(rng)
        odds = [share + WHIM * rng.chance() for share in self.odds]
        luck = int(rng.word())
        saboteurs = sum(int(dwarf.role) << seat for seat, dwarf in enumerate(world.private))
        for move in moves:
            win, gold, dug = self.play_round(world.copy(), move, saboteurs, odds, Rng(luck))
            self.wins.setdefault(move, []).append(win)
            self.gold.setdefault(move, []).append(gold)
            self.dug.setdefault(move, []).append(dug)

    def play_round(
        self, state: SaboteurState, move: int, saboteurs: int, odds: list[float], rng: Rng
    ) -> tuple[float, float, float]:
        """Return the expected victory, gold and diggers' chance after a move."""
        scout = Scout(state, self.costs, self.suspicion, odds)
        mine, current, stakes = state.public, state.public.round, self.stakes
        rules.play(state, self.seat, move, None)
        turns = self.turns
        while True:
            while mine.phase == DRAW:
                rules.resolve(state, rng.weighted(state.hidden.deck), None)
            if mine.phase == GOLD:
                finder = int(mine.actor)
                win = float(stakes.if_found(saboteurs, finder))
                return win, self.share(saboteurs, finder), 1.0
            if mine.phase != PLAY or mine.round != current:
                return float(stakes.if_hindered(saboteurs)), self.pay(saboteurs), 0.0
            if turns == 0:
                return self.guess(state, saboteurs, int(scout.treasure))
            turns -= 1
            rules.play(state, mine.actor, scout.move(mine.actor), None)

    def guess(
        self, state: SaboteurState, saboteurs: int, treasure: int
    ) -> tuple[float, float, float]:
        """Return the same for an unfinished round, by how far the treasure is."""
        seats = int(self.stakes.seats)
        terrain = Terrain(state.public.tunnels)
        terrain.survey(self.costs)
        guilt = [float(saboteurs >> seat & 1) for seat in range(seats)]
        outlook = Outlook(state.public, guilt, self.odds, PER_CARD)
        there = [float(goal == treasure) for goal in range(GOALS)]
        dug = float(outlook.chance(terrain.away, there))
        found = float(self.search.if_found_next(state, saboteurs, terrain.away[treasure]))
        diggers = [seat for seat in range(seats) if not saboteurs >> seat & 1]
        shared = sum(self.share(saboteurs, seat) for seat in diggers) / max(1, len(diggers))
        win = dug * found + (1.0 - dug) * float(self.stakes.if_hindered(saboteurs))
        return win, dug * shared + (1.0 - dug) * self.pay(saboteurs), dug

    def share(self, saboteurs: int, finder: int) -> float:
        """Return the gold that the seat gets if somebody finds the treasure."""
        diggers = int(self.stakes.seats) - saboteurs.bit_count()
        gold = self.stakes.drafted(saboteurs, diggers, finder)
        return float(gold[self.seat] - self.stakes.gold[self.seat])

    def pay(self, saboteurs: int) -> float:
        """Return the gold that the seat gets if nobody finds it."""
        return float(PAY[saboteurs.bit_count()]) if saboteurs >> self.seat & 1 else 0.0
