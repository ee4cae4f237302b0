"""Gymnasium's vector environment over many games of self-play, stepped by one compiled call."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from gymnasium import error, spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from bocamina.adapters.told import (
    MASK,
    OBSERVATION,
    array_over,
    box_for,
    encoding_for,
    masked_space,
    new_seed,
)
from bocamina.core.batch import ALL_ACCEPTED, Batch

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.options import Value


class Games(VectorEnv):
    """Many games at once; in each, the seat that is asked acts and gets the reward of its step.

    `infos["seat"]` says whose observation each is, `infos["rewards"]` has every seat's reward.
    A game that ended begins anew with the next step, whose action it ignores. With `copy=False` the
    arrays are views of buffers that the next step overwrites.
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "autoreset_mode": AutoresetMode.NEXT_STEP,
        "render_modes": [],
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        reward: str = "win",
        copy: bool = True,
        **options: Value,
    ) -> None:
        super().__init__()
        if num_envs < 1:
            raise error.Error(f"expected one game or more, got num_envs={num_envs}")
        self.encoding = encoding_for(game, seats, options, reward)
        self.num_envs, self.reward, self.copy = num_envs, reward, copy
        moves = self.encoding.moves
        self.single_observation_space = masked_space(box_for(self.encoding), moves)
        self.single_action_space = spaces.Discrete(moves)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        seed = new_seed()
        self.batch = Batch(self.encoding, [seed + row for row in range(num_envs)], reward)
        batch, size = self.batch, self.encoding.size
        self._observations = array_over(batch.observations, np.uint8).reshape(num_envs, size)
        self._masks = array_over(batch.masks, np.int8).reshape(num_envs, moves)
        self._seats = array_over(batch.seats, np.uint8)
        self._ended = array_over(batch.ended, np.bool_)
        self._begun = False

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self.batch.begin(self._seeds(seed))
        self._begun = True
        nothing = np.zeros((self.num_envs, self.encoding.settings.seats))
        return self._told(), {"seat": self._seats.astype(np.int64), "rewards": nothing}

    def _seeds(self, seed: int | Sequence[int | None] | None) -> list[int] | None:
        """Return a seed for every game, or None to continue with the current random state."""
        if seed is None:
            return None
        if isinstance(seed, int | np.integer):
            return [int(seed) + row for row in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise error.Error(f"expected {self.num_envs} seeds, got {len(seed)}")
        return [new_seed() if each is None else int(each) for each in seed]

    def _told(self) -> dict[str, Any]:
        if self.copy:
            return {OBSERVATION: self._observations.copy(), MASK: self._masks.copy()}
        return {OBSERVATION: self._observations, MASK: self._masks}

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        if not self._begun:
            raise error.ResetNeeded("expected reset() before the first step")
        numbers = np.asarray(actions)
        if numbers.shape != (self.num_envs,) or numbers.dtype.kind not in "iu":
            got = f"{numbers.dtype} {numbers.shape}"
            raise error.InvalidAction(f"expected {self.num_envs} whole numbers, got {got}")
        batch = self.batch
        refused = batch.step(numbers.tolist())
        if refused != ALL_ACCEPTED:
            got = f"{numbers[refused]} in game {refused}"
            raise error.InvalidAction(f"expected moves that the masks offer, got {got}")
        rewards = np.zeros(self.num_envs)
        everybodys = np.zeros((self.num_envs, self.encoding.settings.seats))
        for row in batch.paid:
            everybodys[row] = batch.episodes[row].rewards
            rewards[row] = everybodys[row, batch.movers[row]]
        infos = {"seat": self._seats.astype(np.int64), "rewards": everybodys}
        cut = np.zeros(self.num_envs, np.bool_)
        return self._told(), rewards, self._ended.copy(), cut, infos
