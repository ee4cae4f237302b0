"""What novices and regulars have in common: rules of thumb, and belief in what is said."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final

from bocamina.games.saboteur.claims import OF_GOALS
from bocamina.games.saboteur.components import GOALS
from bocamina.games.saboteur.events import DwarvesRevealed
from bocamina.games.saboteur.state import DRAW, PLAY
from bocamina.players.player import Player, Remark
from bocamina.players.saboteur.gold import pick_gold
from bocamina.players.saboteur.heuristics import Heuristics, Manners
from bocamina.players.saboteur.maps import open_goals, seen_goals
from bocamina.players.saboteur.talk import TableTalk

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.events import Event
    from bocamina.core.game import AnyGame, AnyView
    from bocamina.core.rng import Rng
    from bocamina.games.saboteur.state import Dwarf, Mine

ACCUSED: Final = 1.5  # how much somebody must look like a saboteur to be called one


class SaboteurHeuristicPlayer(Player):
    """Takes what seems best at a glance, by what it saw of the goals or else was told."""

    manners: ClassVar[Manners]

    def __init__(self, game: AnyGame, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self.claims: dict[int, bool] = {}  # what was last said of a goal
        self.talk = TableTalk(seat)

    def notice(self, view: AnyView, events: Sequence[Event]) -> None:
        if any(isinstance(event, DwarvesRevealed) for event in events):
            self.claims.clear()
            self.talk = TableTalk(self.seat)

    def hear(self, remark: Remark) -> None:
        self.talk.hear(remark)
        if remark.phrase in OF_GOALS:
            self.claims[remark.about] = OF_GOALS[remark.phrase]

    def choose(self, view: AnyView, moves: Sequence[int], seconds: float) -> int:
        mine: Mine = view.public
        if mine.phase != PLAY:
            return pick_gold(mine, moves)
        worth = Heuristics(view, self.doubts(), self.odds(mine, view.own()), self.manners)
        return worth.best(moves, self.rng)

    def speak(self, view: AnyView) -> Sequence[Remark]:
        if view.public.phase not in {PLAY, DRAW}:
            return ()
        # It accuses whoever it would, saboteur or not: nobody can tell by that.
        doubts = list(enumerate(self.doubts()[: view.public.settings.seats]))
        guilty = [seat for seat, doubt in doubts if doubt >= ACCUSED and seat != self.seat]
        innocent = [seat for seat, doubt in doubts if doubt <= -ACCUSED and seat != self.seat]
        return self.talk.say(guilty, innocent, self.rng)

    @abstractmethod
    def doubts(self) -> list[float]:
        """Return how much each seat looks like a saboteur, negative for a digger."""

    def odds(self, mine: Mine, dwarf: Dwarf) -> list[float]:
        """Return how likely each goal is the treasure, by what it saw or else was told."""
        hopes = self.hopes(open_goals(mine), {**self.claims, **seen_goals(dwarf)})
        return [1 / len(hopes) if goal in hopes else 0.0 for goal in range(GOALS)]

    def hopes(self, likely: list[int], gold: dict[int, bool]) -> list[int]:
        """Return the goals it digs for, by which are gold and which are not."""
        return [goal for goal in likely if gold.get(goal)] or likely
