"""A bot that plays by rules of thumb and keeps a tally of who looks bad."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bocamina.games.saboteur.claims import OF_DWARVES
from bocamina.games.saboteur.components import SABOTEUR
from bocamina.games.saboteur.moves import MOST_SEATS
from bocamina.players.player import Remark
from bocamina.players.saboteur.heuristic_player import SaboteurHeuristicPlayer
from bocamina.players.saboteur.heuristics import Manners
from bocamina.players.saboteur.maps import claim, last_look, seen_goals
from bocamina.players.saboteur.suspicion import Suspicion

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.events import Event
    from bocamina.core.game import AnyGame, AnyView
    from bocamina.core.rng import Rng


class SaboteurRegular(SaboteurHeuristicPlayer):
    """Digs towards the likeliest goal, or away from it, believes what is said, and takes sides."""

    # It hinders more carefully than it digs.
    manners: ClassVar[Manners] = Manners(trust=-0.4, hides=5, carelessness=(1.4, 0.5))

    def __init__(self, game: AnyGame, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        # Before its first view a bot does not know how many sit at the table.
        self.suspicion = Suspicion(MOST_SEATS)
        self.looked = -1  # the goal it has just looked at

    def notice(self, view: AnyView, events: Sequence[Event]) -> None:
        super().notice(view, events)
        self.suspicion.notice(events)
        self.looked = last_look(self.seat, events, self.looked)

    def hear(self, remark: Remark) -> None:
        super().hear(remark)
        if remark.phrase in OF_DWARVES and remark.seat != self.seat:
            guilty = OF_DWARVES[remark.phrase] == "saboteur"
            self.suspicion.hear(remark.seat, remark.about, guilty)

    def doubts(self) -> list[float]:
        return self.suspicion.of

    def hopes(self, likely: list[int], gold: dict[int, bool]) -> list[int]:
        left = [goal for goal in likely if gold.get(goal) is not False]
        return super().hopes(left or likely, gold)

    def speak(self, view: AnyView) -> Sequence[Remark]:
        seen = seen_goals(view.own())
        if self.looked not in seen:
            return super().speak(view)
        lies = view.own().role == SABOTEUR
        return [claim(self.seat, self.looked, seen[self.looked] != lies)]
