"""A bot that believes, counts and weighs each move by the chance it leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from bocamina.games.saboteur.components import DIGGER, SABOTEUR
from bocamina.games.saboteur.events import DwarvesRevealed
from bocamina.games.saboteur.state import DRAW, PLAY
from bocamina.players.player import Player, Remark
from bocamina.players.saboteur.credit import Credit
from bocamina.players.saboteur.gold import pick_gold
from bocamina.players.saboteur.maps import claim, last_look, own_odds, seen_goals
from bocamina.players.saboteur.observer import Observer
from bocamina.players.saboteur.reckoning.assess import Assessor, worths
from bocamina.players.saboteur.styles import STRONG_STYLES
from bocamina.players.saboteur.talk import TableTalk

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.events import Event
    from bocamina.core.game import AnyGame, AnyView
    from bocamina.core.rng import Rng
    from bocamina.games.saboteur.state import Mine
    from bocamina.players.saboteur.reckoning.assess import Style
    from bocamina.players.saboteur.reckoning.belief import Belief

FINDING: Final = 0.25  # S28: the worth of being the finder, relative to winning the round
BLUFFS: Final = 0.8  # how often a saboteur lies about a goal
# The random error in judging a move: less than the worth of a card of the tunnel, or of an oddity
# that people would take for sabotage.
CARELESSNESS: Final = 0.05
# How likely somebody must seem a saboteur for a digger to accuse or trust it, and how likely it
# must look one for a saboteur to slander it.
ACCUSED: Final = 0.75
TRUSTED: Final = 0.1
SLANDERED: Final = 0.45


class SaboteurStrong(Player):
    """Takes the move that seems worth most by its belief, one move ahead."""

    styles: ClassVar[tuple[Style, Style]] = STRONG_STYLES  # by role

    def __init__(self, game: AnyGame, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self.witness: Observer | None = None
        self.credit = Credit()  # of the others' remarks in earlier rounds
        self.talk = TableTalk(seat)
        self.looked = -1  # the goal it has just looked at

    def notice(self, view: AnyView, events: Sequence[Event]) -> None:
        mine: Mine = view.public
        self.looked = last_look(self.seat, events, self.looked)
        for event in events:
            if isinstance(event, DwarvesRevealed) and self.witness is not None:
                self.credit.settle(self.witness.remarks, event.saboteur_seats)
        if mine.phase < PLAY:
            self.witness = None
            return
        self.look_at(mine).notice(mine, events)

    def hear(self, remark: Remark) -> None:
        self.talk.hear(remark)
        if self.witness is not None:
            self.witness.hear(remark)

    def look_at(self, mine: Mine) -> Observer:
        """Return the observer of this round, or a new one."""
        if self.witness is None or self.witness.round != mine.round:
            self.witness = Observer(mine, self.credit)
            self.talk = TableTalk(self.seat)
        return self.witness

    def own_belief(self, view: AnyView) -> Belief:
        """Return what the seat believes, its own role and maps included."""
        return self.belief_as(int(view.own().role), view)

    def belief_as(self, role: int, view: AnyView) -> Belief:
        """Return what the seat would believe with its maps if it had a given role."""
        belief = self.look_at(view.public).belief
        return belief.of_seat(self.seat, role, own_odds(view.own()))

    def suspicions(self, view: AnyView) -> list[float]:
        """Return the seat's belief in how likely each seat is a saboteur."""
        return list(self.own_belief(view).saboteurs())

    def rank(self, view: AnyView, moves: Sequence[int]) -> list[tuple[float, int]]:
        """Return the moves with their worth, the best first."""
        role = int(view.own().role)
        return self.rank_as(role, self.styles[role], view, moves)

    def rank_as(
        self, role: int, style: Style, view: AnyView, moves: Sequence[int]
    ) -> list[tuple[float, int]]:
        """Return the moves with their worth to somebody of a given role, the best first."""
        witness = self.look_at(view.public)
        own = self.belief_as(role, view)
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
            style,
            *self.stakes(role, view, own),
        )
        return sorted(zip(worths(assessor, list(moves)), moves, strict=True), reverse=True)

    def stakes(self, role: int, view: AnyView, own: Belief) -> tuple[float, float]:
        """Return the worth of the diggers' victory, and that of being the finder besides."""
        return (-1.0, 0.0) if role == SABOTEUR else (1.0, FINDING)

    def choose(self, view: AnyView, moves: Sequence[int], seconds: float) -> int:
        if view.public.phase != PLAY:
            return pick_gold(view.public, moves)
        ranked = self.rank(view, moves)
        return max((worth + CARELESSNESS * self.rng.chance(), move) for worth, move in ranked)[1]

    def speak(self, view: AnyView) -> Sequence[Remark]:
        seen = seen_goals(view.own())
        if view.public.phase != PLAY and view.public.phase != DRAW:
            return ()
        if self.looked not in seen or self.looked in self.told(view):
            return self.talk.say(*self.sides(view), self.rng)
        is_gold = seen[self.looked]
        if view.own().role == SABOTEUR:
            is_gold = self.lie(view, is_gold)
        return (claim(self.seat, self.looked, is_gold),)

    def sides(self, view: AnyView) -> tuple[list[int], list[int]]:
        """Return whom the seat would accuse, worst first, and whom it would vouch for.

        A saboteur says what a digger in its place might, as long as it hits no friend: it accuses
        earlier, and vouches for whoever seems to be on its side.
        """
        suspicion = list(self.belief_as(DIGGER, view).saboteurs())
        others = [seat for seat in range(len(suspicion)) if seat != self.seat]
        others.sort(key=lambda seat: -suspicion[seat])
        if view.own().role != SABOTEUR:
            guilty = [seat for seat in others if suspicion[seat] > ACCUSED]
            return guilty, [seat for seat in others if suspicion[seat] < TRUSTED]
        friends = self.suspicions(view)
        guilty = [seat for seat in others if suspicion[seat] > SLANDERED and friends[seat] < 0.5]
        return guilty, [seat for seat in others if friends[seat] > 0.5]

    def told(self, view: AnyView) -> dict[int, bool]:
        """Return the goals that it claimed to be the treasure, and those it claimed are not."""
        return self.look_at(view.public).claims_of(self.seat)

    def lie(self, view: AnyView, is_gold: bool) -> bool:
        """Return a saboteur's claim about the goal that it has just looked at."""
        return is_gold != (self.rng.chance() < BLUFFS)
