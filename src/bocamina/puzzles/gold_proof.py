"""Reach the gold: how likely diggers find the treasure after each move, by playouts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.advice.history import History
from bocamina.advice.measuring import error_of_difference
from bocamina.advice.saboteur_rounds import PlayedRounds
from bocamina.core.rng import Rng
from bocamina.players.saboteur.expert import SaboteurExpert

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.game import AnyView

# The number of worlds in which moves are tried, and how many rivals of the best are kept: with
# fewer worlds, the second best would sometimes be dropped.
LOOKS: Final = ((16, 10), (64, 4))
SURE: Final = 2.0  # standard errors, for a 95 % interval


class PlayedOn:
    """Playouts from a view after each of some moves, in the same worlds for all of them.

    `far` multiplies the length of playouts before the outcome is estimated.
    """

    def __init__(self, view: AnyView, moves: Sequence[int], seed: str, far: int = 1) -> None:
        self.rng = Rng(seed)
        bot = History().tell(SaboteurExpert(view.public.settings.game, int(view.seat), self.rng))
        self.rounds = PlayedRounds(view, bot)
        self.rounds.turns *= far
        self.moves = list(moves)

    def play(self, worlds: int) -> None:
        """Try all moves in more worlds."""
        for _ in range(worlds):
            self.rounds.play_on(self.moves, self.rng)

    def chances(self) -> dict[int, float]:
        """Return by move how likely the diggers find the treasure, the best first."""
        dug = self.rounds.dug
        found = {move: sum(dug[move]) / len(dug[move]) for move in self.moves}
        return dict(sorted(found.items(), key=lambda each: (-each[1], each[0])))

    def doubt(self, best: int, other: int) -> float:
        """Return the standard error of how much better one move is than another."""
        return float(error_of_difference(self.rounds.dug[best], self.rounds.dug[other]))

    def keep(self, moves: Sequence[int]) -> None:
        """Go on with some of the moves only."""
        self.moves = list(moves)


def prove(
    view: AnyView, legal: Sequence[int], best: Sequence[int], worlds: int, seed: str = "proof"
) -> PlayedOn:
    """Play on after every legal move with another seed, twice as far, mostly for the likeliest."""
    proof = PlayedOn(view, legal, seed, far=2)
    for look, rivals in LOOKS:
        proof.play(look)
        likeliest = list(proof.chances())[: rivals + len(best)]
        proof.keep([*dict.fromkeys([*likeliest, *best])])
    proof.play(worlds)
    return proof
