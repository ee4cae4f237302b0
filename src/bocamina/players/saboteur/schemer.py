"""A parametrized saboteur: when it waits, when it digs along, when it strikes and with what."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from bocamina.games.saboteur.components import DIGGER, SABOTEUR
from bocamina.games.saboteur.moves import is_idle
from bocamina.games.saboteur.state import PLAY
from bocamina.players.saboteur.maps import tall_tale
from bocamina.players.saboteur.reckoning.terrain import CARD_COST
from bocamina.players.saboteur.strong import SaboteurStrong
from bocamina.players.saboteur.styles import DIGGER_STYLE, saboteur_style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.game import AnyView
    from bocamina.players.saboteur.reckoning.assess import Style


@dataclass(frozen=True)
class Scheme:
    """The parameters of a saboteur; probabilities are per turn."""

    wait_far: float = 0.0  # it lays a card aside while it hides
    dig_far: float = 0.0  # it plays the digger while it hides
    wait_near: float = 0.0
    dig_near: float = 0.0
    strike_at: float = 0.0  # it hides until a goal is so many cards away,
    unmasked: float = 1.0  # or until its public suspicion reaches this probability
    shy_far: float = 0.5  # the cost of looking like a saboteur
    shy_near: float = 0.0
    keep_dead_end: float = 0.05  # the worth of keeping cards that hinder
    keep_rockfall: float = 0.15
    keep_broken: float = 0.1
    per_card: float = -0.4  # the weight of each further card to dig
    lies: float = 1.0  # how often it lies about a goal

    def style(self) -> Style:
        """Return the weights of its moves while it hinders."""
        return saboteur_style(
            self.shy_far,
            self.keep_dead_end,
            self.per_card,
            self.shy_near,
            self.keep_rockfall,
            self.keep_broken,
        )


class SaboteurSchemer(SaboteurStrong):
    """Digs as strong does, and hinders by a scheme."""

    scheme: ClassVar[Scheme] = Scheme()

    def choose(self, view: AnyView, moves: Sequence[int], seconds: float) -> int:
        if view.public.phase != PLAY or view.own().role != SABOTEUR:
            return super().choose(view, moves, seconds)
        return self.hinder(view, moves)

    def hinder(self, view: AnyView, moves: Sequence[int]) -> int:
        """Return what a saboteur does: wait, dig along, or whatever hurts most."""
        scheme = self.scheme
        waits, digs = scheme.wait_near, scheme.dig_near
        if self.hides(view):
            waits, digs = scheme.wait_far, scheme.dig_far
        luck = self.rng.chance()
        if waits <= luck < waits + digs:
            return self.rank_as(DIGGER, DIGGER_STYLE, view, moves)[0][1]
        ranked = self.rank_as(SABOTEUR, scheme.style(), view, moves)
        aside = [move for _, move in ranked if is_idle(move)]
        return aside[0] if luck < waits and aside else ranked[0][1]

    def hides(self, view: AnyView) -> bool:
        """Tell whether it still hides: the treasure is far and it is not suspected yet."""
        witness = self.look_at(view.public)
        if witness.belief.saboteurs()[self.seat] > self.scheme.unmasked:
            return False
        return min(witness.away) > self.scheme.strike_at * CARD_COST

    def lie(self, view: AnyView, is_gold: bool) -> bool:
        if self.rng.chance() >= self.scheme.lies:
            return is_gold
        return tall_tale(self.told(view), is_gold)
