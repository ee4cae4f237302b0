"""A bot that plays by rules of thumb and keeps a tally of who looks bad."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.games.saboteur.claims import OF_GOALS
from bocamina.games.saboteur.components import GOALS, SABOTEUR
from bocamina.games.saboteur.events import DwarvesRevealed
from bocamina.games.saboteur.moves import MOST_SEATS
from bocamina.games.saboteur.state import PLAY
from bocamina.players.player import Player, Remark
from bocamina.players.saboteur.gold import pick_gold
from bocamina.players.saboteur.maps import claim, last_look, open_goals, seen_goals
from bocamina.players.saboteur.suspicion import Suspicion
from bocamina.players.saboteur.thumb import Judgement, Manners

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.events import Event
    from bocamina.core.game import AnyGame, AnyView
    from bocamina.core.rng import Rng
    from bocamina.games.saboteur.state import Dwarf, Mine

# It hinders with more care than it digs.
MANNERS: Final = Manners(trust=-0.4, daring=1.0, carelessness=(1.4, 0.5))


class SaboteurRegular(Player):
    """Digs towards the likeliest goal, or away from it, believes what is said, and takes sides."""

    def __init__(self, game: AnyGame, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        # Before its first view a bot does not know how many sit at the table.
        self.suspicion = Suspicion(MOST_SEATS)
        self.claims: dict[int, bool] = {}  # what was last said of a goal
        self.looked = -1  # the goal it has just looked at

    def notice(self, view: AnyView, events: Sequence[Event]) -> None:
        self.suspicion.notice(events)
        self.looked = last_look(self.seat, events, self.looked)
        if any(isinstance(event, DwarvesRevealed) for event in events):
            self.claims.clear()

    def hear(self, remark: Remark) -> None:
        if remark.phrase in OF_GOALS:
            self.claims[remark.about] = OF_GOALS[remark.phrase]

    def choose(self, view: AnyView, moves: Sequence[int], seconds: float) -> int:
        mine: Mine = view.public
        if mine.phase != PLAY:
            return pick_gold(mine, moves)
        worth = Judgement(view, self.suspicion.of, self.odds(mine, view.own()), MANNERS)
        return worth.best(moves, self.rng)

    def odds(self, mine: Mine, dwarf: Dwarf) -> list[float]:
        """Return how likely each goal is the treasure: what it saw, or else was told."""
        gold = {**self.claims, **seen_goals(dwarf)}
        likely = open_goals(mine)
        sure = [goal for goal in likely if gold.get(goal)]
        left = [goal for goal in likely if gold.get(goal) is not False]
        hopes = sure or left or likely
        return [1 / len(hopes) if goal in hopes else 0.0 for goal in range(GOALS)]

    def speak(self, view: AnyView) -> Sequence[Remark]:
        seen = seen_goals(view.own())
        if self.looked not in seen:
            return ()
        lies = view.own().role == SABOTEUR
        return [claim(self.seat, self.looked, seen[self.looked] != lies)]
