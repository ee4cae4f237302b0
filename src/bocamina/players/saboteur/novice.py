"""A bot that makes the mistakes of people who have just learned the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from bocamina.games.saboteur.events import DwarvesRevealed, ToolBroken
from bocamina.games.saboteur.moves import MOST_SEATS
from bocamina.players.saboteur.heuristic_player import SaboteurHeuristicPlayer
from bocamina.players.saboteur.heuristics import Manners

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.events import Event
    from bocamina.core.game import AnyGame, AnyView
    from bocamina.core.rng import Rng

GRUDGE: Final = 2.0


class SaboteurNovice(SaboteurHeuristicPlayer):
    """Judges moves roughly, bears a grudge against who broke its tools, forgets stones it saw.

    It trusts whoever has not hurt it; as a saboteur it hides for too long.
    """

    manners: ClassVar[Manners] = Manners(trust=0.2, hides=1, carelessness=(2.0, 2.0))

    def __init__(self, game: AnyGame, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self.grudges = [0.0] * MOST_SEATS

    def notice(self, view: AnyView, events: Sequence[Event]) -> None:
        super().notice(view, events)
        for event in events:
            match event:
                case ToolBroken(seat, target, _) if target == self.seat != seat:
                    self.grudges[seat] = GRUDGE
                case DwarvesRevealed():
                    self.grudges = [0.0] * MOST_SEATS
                case _:
                    pass

    def doubts(self) -> list[float]:
        return self.grudges
