"""PettingZoo's parallel environment: all seats step at once, those with nothing to decide wait."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import error
from pettingzoo.utils.env import ParallelEnv  # type: ignore[import-untyped]

from bocamina.adapters.named_seats import NamedSeats
from bocamina.adapters.told import (
    MASK,
    OBSERVATION,
    encoding_for,
    metadata_of,
    number_of,
)
from bocamina.core.episode import Episode

if TYPE_CHECKING:
    from bocamina.core.options import Value


class AllAtOnce(NamedSeats, ParallelEnv):  # type: ignore[misc]
    """All seats step together; who has nothing to decide plays `wait`, the last number."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        encoding = encoding_for(game, seats, options, reward)
        self.wait = encoding.moves
        super().__init__(encoding, reward, render_mode, moves=encoding.moves + 1)
        self.metadata = metadata_of(game)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        episode = self._begin(seed)
        return self._observe(episode), {name: {} for name in self.agents}

    def _observe(self, episode: Episode) -> dict[str, Any]:
        """Return everybody's observation and mask."""
        told = {}
        for seat, name in enumerate(self.possible_agents):
            episode.observe(seat, self._buffer)
            episode.write_mask(seat, self._mask)
            self._mask[self.wait] = not episode.is_asked(seat)
            told[name] = {OBSERVATION: self._observation.copy(), MASK: self._offered.copy()}
        return told

    def _numbers(self, episode: Episode, actions: dict[str, Any]) -> dict[int, int]:
        """Check everybody's action, and return those of the seats that are asked."""
        if set(actions) != set(self.agents):
            expected, got = ", ".join(self.agents), ", ".join(map(str, actions)) or "none"
            raise error.InvalidAction(f"expected actions of {expected}, got {got}")
        numbers = {}
        for seat, name in enumerate(self.possible_agents):
            number = number_of(actions[name], self.wait + 1)
            episode.write_mask(seat, self._mask)
            self._mask[self.wait] = not episode.is_asked(seat)
            if number < 0 or not self._mask[number]:
                got = f"{actions[name]!r} of {name}"
                raise error.InvalidAction(f"expected a move that the mask offers, got {got}")
            if number != self.wait:
                numbers[seat] = number
        return numbers

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[
        dict[str, Any],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        episode = self.episode
        if episode is None or not self.agents:
            raise error.ResetNeeded("expected reset() before this step, got a game that is over")
        paid = np.zeros(len(self.agents))
        for seat, number in self._numbers(episode, actions).items():
            episode.play(seat, number)
            paid += episode.rewards
        names = self.possible_agents
        told, over = self._observe(episode), episode.is_over()
        if over:
            self.agents = []
        rewards = dict(zip(names, paid.tolist(), strict=True))
        ended, cut = dict.fromkeys(names, over), dict.fromkeys(names, False)
        return told, rewards, ended, cut, {name: {} for name in names}
