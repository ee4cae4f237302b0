"""What both kinds of PettingZoo's environments share: a game, its seats, and what they are told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

from bocamina.adapters.told import (
    array_over,
    box_for,
    masked_space,
    names_of,
    new_seed,
    render_mode_of,
    shown,
)
from bocamina.core.episode import Episode
from bocamina.core.rng import Rng

if TYPE_CHECKING:
    from bocamina.core.encoding import Encoding


class NamedSeats:
    """The seats of a game by name, with room for one observation and one mask of so many moves."""

    def __init__(
        self,
        encoding: Encoding,
        reward: str,
        render_mode: str | None,
        *,
        moves: int,
        mask_apart: bool = False,
    ) -> None:
        super().__init__()
        self.encoding = encoding
        self.render_mode = render_mode_of(render_mode)
        self.reward = reward
        self.possible_agents = names_of(encoding)
        self.agents: list[str] = []
        box = box_for(encoding)
        space = box if mask_apart else masked_space(box, moves)
        self._observation_spaces = dict.fromkeys(self.possible_agents, space)
        self._action_spaces = {name: spaces.Discrete(moves) for name in self.possible_agents}
        self._buffer, self._mask = bytearray(encoding.size), bytearray(moves)
        self._observation = array_over(self._buffer, np.uint8)
        self._offered = array_over(self._mask, np.int8)
        self.episode: Episode | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def _begin(self, seed: int | None) -> Episode:
        """Begin a game, by a seed or going on from the last one, with everybody in it."""
        if self.episode is None or seed is not None:
            rng = Rng(new_seed() if seed is None else seed)
            self.episode = Episode(self.encoding, rng, self.reward)
        else:
            self.episode.begin()
        self.agents = self.possible_agents[:]
        return self.episode

    def render(self) -> Any:
        return None if self.episode is None else shown(self.episode.state, self.render_mode)

    def close(self) -> None:
        """Do nothing: there is nothing to release."""
