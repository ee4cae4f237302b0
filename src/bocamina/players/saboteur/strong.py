"""A bot that believes, counts and weighs each move by the chance it leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bocamina.games.saboteur.components import SABOTEUR
from bocamina.games.saboteur.state import PLAY, Dwarf, Mine
from bocamina.players.player import Player, Remark
from bocamina.players.saboteur.gold import pick_gold
from bocamina.players.saboteur.maps import claim, last_look, own_odds, seen_goals
from bocamina.players.saboteur.reckoning.assess import Assessor, Style, worths
from bocamina.players.saboteur.witness import Witness

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.events import Event
    from bocamina.core.game import AnyGame, AnyView
    from bocamina.core.rng import Rng


class SaboteurStrong(Player):
    """Takes the move that is worth most."""

    styles: ClassVar = (
        Style(
            shy_far=0.05,
            shy_near=0.05,
            keep_tunnels=[0.014, 0.012, 0.012, 0.006, 0.012, 0.005, 0.005],
            keep_dead_end=-0.01,
            keep_map=0.02,
            keep_rockfall=0.02,
            keep_broken=0.02,
            keep_repair=0.02,
            looking=0.08,
            finding=0.25,
        ),
        Style(
            shy_far=0.8,
            shy_near=0.2,
            keep_tunnels=[0.002, 0.002, 0.002, 0.006, 0.002, 0.005, 0.005],
            keep_dead_end=0.03,
            keep_map=0.005,
            keep_rockfall=0.04,
            keep_broken=0.03,
            keep_repair=0.008,
            looking=0.03,
            finding=0.0,
        ),
    )
    bluffs = 0.3  # how often a saboteur lies about a goal

    def __init__(self, game: AnyGame, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self.witness: Witness | None = None
        self.looked = -1  # the goal it has just looked at

    def notice(self, view: AnyView, events: Sequence[Event]) -> None:
        mine: Mine = view.public
        self.looked = last_look(self.seat, events, self.looked)
        if mine.phase < PLAY:
            self.witness = None
            return
        if self.witness is None:
            self.witness = Witness(mine)
        self.witness.notice(mine, events)

    def hear(self, remark: Remark) -> None:
        if self.witness is not None:
            self.witness.hear(remark)

    def look_at(self, mine: Mine) -> Witness:
        """Return what the seat has witnessed, or a first impression of the table."""
        if self.witness is None or self.witness.round != mine.round:
            self.witness = Witness(mine)
        return self.witness

    def assessor(self, view: AnyView) -> Assessor:
        mine: Mine = view.public
        dwarf: Dwarf = view.own()
        witness = self.look_at(mine)
        role = int(dwarf.role)
        own = witness.belief.of_seat(self.seat, role, own_odds(dwarf))
        return Assessor(
            mine,
            witness.terrain,
            witness.costs,
            self.seat,
            role,
            own.saboteurs(),
            own.treasure(),
            witness.belief.saboteurs(),
            witness.belief.treasure(),
            self.styles[role],
        )

    def choose(self, view: AnyView, moves: Sequence[int], seconds: float) -> int:
        mine: Mine = view.public
        if mine.phase != PLAY:
            return pick_gold(mine, moves)
        found = worths(self.assessor(view), list(moves))
        return max(zip(found, moves, strict=True))[1]

    def speak(self, view: AnyView) -> Sequence[Remark]:
        seen = seen_goals(view.own())
        if self.looked not in seen:
            return ()
        truth = seen[self.looked]
        lies = view.own().role == SABOTEUR and self.rng.chance() < self.bluffs
        remark = claim(self.seat, self.looked, truth != lies)
        self.look_at(view.public).hear(remark)  # what the others make of it
        return [remark]

    def suspicions(self, view: AnyView) -> list[float]:
        mine: Mine = view.public
        dwarf: Dwarf = view.own()
        return list(
            self.look_at(mine)
            .belief.of_seat(self.seat, int(dwarf.role), own_odds(dwarf))
            .saboteurs()
        )
