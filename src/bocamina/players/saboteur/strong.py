"""A bot that believes, counts and weighs each move by the chance it leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from bocamina.games.saboteur.components import SABOTEUR
from bocamina.games.saboteur.state import PLAY
from bocamina.players.player import Player, Remark
from bocamina.players.saboteur.gold import pick_gold
from bocamina.players.saboteur.maps import claim, last_look, own_odds, seen_goals
from bocamina.players.saboteur.observer import Observer
from bocamina.players.saboteur.reckoning.assess import Assessor, worths
from bocamina.players.saboteur.styles import STRONG_STYLES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.events import Event
    from bocamina.core.game import AnyGame, AnyView
    from bocamina.core.rng import Rng
    from bocamina.games.saboteur.state import Mine
    from bocamina.players.saboteur.reckoning.assess import Style
    from bocamina.players.saboteur.reckoning.belief import Belief

FINDING: Final = 0.25  # S28: what it is worth to be the finder, where winning the round is worth 1
BLUFFS: Final = 0.8  # how often a saboteur lies about a goal
# By how much it may misjudge a move: less than what a card of the tunnel is worth, or an oddity
# that people would take for sabotage.
CARELESSNESS: Final = 0.05


class SaboteurStrong(Player):
    """Takes the move that seems worth most by its belief, one move ahead."""

    styles: ClassVar[tuple[Style, Style]] = STRONG_STYLES  # by role

    def __init__(self, game: AnyGame, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self.witness: Observer | None = None
        self.looked = -1  # the goal it has just looked at

    def notice(self, view: AnyView, events: Sequence[Event]) -> None:
        mine: Mine = view.public
        self.looked = last_look(self.seat, events, self.looked)
        if mine.phase < PLAY:
            self.witness = None
            return
        if self.witness is None:
            self.witness = Observer(mine)
        self.witness.notice(mine, events)

    def hear(self, remark: Remark) -> None:
        if self.witness is not None:
            self.witness.hear(remark)

    def look_at(self, mine: Mine) -> Observer:
        """Return what the seat has witnessed, or a first impression of the table."""
        if self.witness is None or self.witness.round != mine.round:
            self.witness = Observer(mine)
        return self.witness

    def own_belief(self, view: AnyView) -> Belief:
        """Return what the seat believes, its own role and maps included."""
        dwarf = view.own()
        belief = self.look_at(view.public).belief
        return belief.of_seat(self.seat, int(dwarf.role), own_odds(dwarf))

    def suspicions(self, view: AnyView) -> list[float]:
        """Return how likely the seat takes each seat for a saboteur."""
        return list(self.own_belief(view).saboteurs())

    def rank(self, view: AnyView, moves: Sequence[int]) -> list[tuple[float, int]]:
        """Return what each move is worth, the best first."""
        witness = self.look_at(view.public)
        own = self.own_belief(view)
        role = int(view.own().role)
        assessor = Assessor(
            view.public,
            witness.terrain,
            witness.costs,
            self.seat,
            role,
            own.saboteurs(),
            own.treasure(),
            witness.belief.saboteurs(),
            witness.belief.treasure(),
            self.styles[role],
            *self.stakes(view, own),
        )
        return sorted(zip(worths(assessor, list(moves)), moves, strict=True), reverse=True)

    def stakes(self, view: AnyView, own: Belief) -> tuple[float, float]:
        """Return what it is worth that the diggers win, and to be the finder besides."""
        return (-1.0, 0.0) if view.own().role == SABOTEUR else (1.0, FINDING)

    def choose(self, view: AnyView, moves: Sequence[int], seconds: float) -> int:
        if view.public.phase != PLAY:
            return pick_gold(view.public, moves)
        ranked = self.rank(view, moves)
        return max((worth + CARELESSNESS * self.rng.chance(), move) for worth, move in ranked)[1]

    def speak(self, view: AnyView) -> Sequence[Remark]:
        seen = seen_goals(view.own())
        if self.looked not in seen or self.looked in self.told(view):
            return ()
        is_gold = seen[self.looked]
        if view.own().role == SABOTEUR:
            is_gold = self.lie(view, is_gold)
        return (claim(self.seat, self.looked, is_gold),)

    def told(self, view: AnyView) -> dict[int, bool]:
        """Return of which goals it has said that they are the treasure, or are not."""
        return self.look_at(view.public).claims_of(self.seat)

    def lie(self, view: AnyView, is_gold: bool) -> bool:
        """Return what a saboteur says of the goal that it has just looked at."""
        return is_gold != (self.rng.chance() < BLUFFS)
