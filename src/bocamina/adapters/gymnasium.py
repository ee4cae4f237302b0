"""Gymnasium: one seat of a game, with bots in all others.

import gymnasium
env = gymnasium.make("bocamina.adapters.gymnasium:bocamina/diamant-v0", opponents="regular")
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

import gymnasium
import numpy as np
from gymnasium import error, spaces

from bocamina.adapters.told import (
    MASK,
    OBSERVATION,
    RENDER_MODES,
    array_over,
    box_for,
    encoding_for,
    masked_space,
    number_of,
    render_mode_of,
    shown,
)
from bocamina.core.dealer import Dealer
from bocamina.core.episode import ROUND, final_rewards, gains, reward_of
from bocamina.core.errors import BocaminaError
from bocamina.core.match import Match
from bocamina.core.rng import Rng
from bocamina.games import GAMES
from bocamina.lab.seated_bots import SeatedBots
from bocamina.players.player import Player
from bocamina.players.roster import seat_player

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.game import AnyView
    from bocamina.core.options import Value


ILLEGAL: Final = ("raise", "ignore")


class Absent(Player):
    """A placeholder in the learner's seat, which is never asked for a move."""

    def choose(self, view: AnyView, moves: Sequence[int], seconds: float) -> int:
        raise AssertionError("the learner is asked by step()")


class OneSeat(gymnasium.Env):
    """One seat against bots; `opponents` is a name for all of them, or one for each in order.

    A move that the mask does not offer raises InvalidAction; with `illegal="ignore"` it does
    nothing and pays nothing, for learners that do not use masks.
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": list(RENDER_MODES),
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        reward: str = "win",
        seconds: float = 0.05,
        illegal: str = "raise",
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        self.encoding = encoding_for(game, seats, options, reward)
        self.reward, self.seconds = reward_of(reward), seconds
        self.render_mode = render_mode_of(render_mode)
        if illegal not in ILLEGAL:
            raise error.Error(f"expected illegal={'|'.join(ILLEGAL)}, got {illegal!r}")
        self.ignores = illegal == "ignore"
        many = self.encoding.settings.seats
        if not 0 <= seat < many:
            raise error.Error(f"expected a seat from 0 to {many - 1}, got {seat}")
        self.seat = seat
        self.opponents = [opponents] * (many - 1) if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != many - 1:
            raise error.Error(f"expected {many - 1} opponents, got {len(self.opponents)}")
        self._buffer, self._mask = bytearray(self.encoding.size), bytearray(self.encoding.moves)
        self._observation = array_over(self._buffer, np.uint8)
        self._offered = array_over(self._mask, np.int8)
        self.observation_space = masked_space(box_for(self.encoding), self.encoding.moves)
        self.action_space = spaces.Discrete(self.encoding.moves)
        self._seated("0")  # fails fast on unknown bots
        self.match: Match | None = None

    def _seated(self, seed: str) -> list[Player]:
        """Return the bots, with a placeholder in the learner's seat."""
        game, names = self.encoding.game, iter(self.opponents)
        try:
            return [
                Absent(game, seat, Rng(seed))
                if seat == self.seat
                else seat_player(next(names), game, seat, seed)
                for seat in range(self.encoding.settings.seats)
            ]
        except BocaminaError as refusal:
            raise error.Error(str(refusal)) from refusal

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        deal = str(self.np_random.integers(2**62))
        self.match = Match(self.encoding.game, self.encoding.settings, Dealer(deal))
        self.bots = SeatedBots(self.match, self._seated(deal))
        self.points = self.encoding.points(self.match.state)
        self.bots.deal()
        self._go_on(self.match)
        return self._told(self.match), {}

    def _go_on(self, match: Match) -> None:
        """Let the bots move until the learner is asked, or the game is over."""
        while not match.turn.is_over and self.seat not in match.turn.seats:
            seat = match.turn.seats[0]
            self.bots.move(seat, self.bots.choose(seat, self.seconds))

    def _told(self, match: Match) -> dict[str, Any]:
        view = match.view(self.seat)
        self.encoding.write(view, self._buffer)
        if match.turn.is_over:
            self._mask[:] = self.encoding.blank_mask
        else:
            self.encoding.write_mask(view, self._mask)
        return {OBSERVATION: self._observation.copy(), MASK: self._offered.copy()}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        match = self.match
        if match is None or match.turn.is_over:
            raise error.ResetNeeded("expected reset() before this step, got a game that is over")
        number = number_of(action, self.encoding.moves)
        if number < 0 or not self._mask[number]:
            if self.ignores:
                return self._told(match), 0.0, False, False, {}
            raise error.InvalidAction(f"expected a move that the mask offers, got {action!r}")
        self.bots.move(self.seat, int(self.encoding.move(match.view(self.seat), number)))
        self._go_on(match)
        told, over = self._told(match), match.turn.is_over
        return told, self._paid(match), over, False, {}

    def _paid(self, match: Match) -> float:
        """Return the learner's reward since it was last asked."""
        if self.reward == ROUND:
            before, self.points = self.points, self.encoding.points(match.state)
            return gains(before, self.points)[self.seat]
        if not match.turn.is_over:
            return 0.0
        return final_rewards(match.game, match.state.public, self.reward)[self.seat]

    def render(self) -> Any:
        return None if self.match is None else shown(self.match.state, self.render_mode)


for each in GAMES:
    gymnasium.register(f"bocamina/{each}-v0", f"{__name__}:OneSeat", kwargs={"game": each})
