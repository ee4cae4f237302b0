"""A bot that plays like somebody at their first table: careless, trusting, forgetful."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.games.saboteur.components import GOALS
from bocamina.games.saboteur.events import DwarvesRevealed, ToolBroken
from bocamina.games.saboteur.moves import MOST_SEATS
from bocamina.games.saboteur.state import PLAY
from bocamina.players.player import Player
from bocamina.players.saboteur.gold import pick_gold
from bocamina.players.saboteur.maps import open_goals, seen_goals
from bocamina.players.saboteur.thumb import Judgement, Manners

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.events import Event
    from bocamina.core.game import AnyGame, AnyView
    from bocamina.core.rng import Rng
    from bocamina.games.saboteur.state import Dwarf, Mine

GRUDGE: Final = 2.0
# It trusts whoever has not hurt it and, as a saboteur, does no harm before it must.
MANNERS: Final = Manners(trust=0.2, daring=0.0, carelessness=(2.0, 4.0))


class SaboteurNovice(Player):
    """Judges moves roughly, bears a grudge against who broke its tools, forgets stones it saw."""

    def __init__(self, game: AnyGame, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self.grudges = [0.0] * MOST_SEATS

    def notice(self, view: AnyView, events: Sequence[Event]) -> None:
        for event in events:
            match event:
                case ToolBroken(seat, target, _) if target == self.seat != seat:
                    self.grudges[seat] = GRUDGE
                case DwarvesRevealed():
                    self.grudges = [0.0] * MOST_SEATS
                case _:
                    pass

    def choose(self, view: AnyView, moves: Sequence[int], seconds: float) -> int:
        mine: Mine = view.public
        if mine.phase != PLAY:
            return pick_gold(mine, moves)
        worth = Judgement(view, self.grudges, self.odds(mine, view.own()), MANNERS)
        return worth.best(moves, self.rng)

    def odds(self, mine: Mine, dwarf: Dwarf) -> list[float]:
        """Return how likely each goal is the treasure: only gold that it saw sticks in its mind."""
        likely = open_goals(mine)
        seen = seen_goals(dwarf)
        hopes = [goal for goal in likely if seen.get(goal)] or likely
        return [1 / len(hopes) if goal in hopes else 0.0 for goal in range(GOALS)]
