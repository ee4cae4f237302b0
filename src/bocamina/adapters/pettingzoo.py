"""PettingZoo: every game in turns (AEC), and with all seats stepping at once (parallel).

from bocamina.adapters import pettingzoo
env = pettingzoo.env("saboteur", seats=5)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
from gymnasium import error
from pettingzoo.utils.env import AECEnv  # type: ignore[import-untyped]

from bocamina.adapters.named_seats import NamedSeats
from bocamina.adapters.parallel import AllAtOnce
from bocamina.adapters.told import (
    MASK,
    OBSERVATION,
    encoding_for,
    metadata_of,
    number_of,
)
from bocamina.core.episode import NOBODY, Episode

if TYPE_CHECKING:
    from bocamina.core.options import Value

MASKS: Final = ("observation", "info")


class Turns(NamedSeats, AECEnv):  # type: ignore[misc]
    """A game in turns; seats that choose at once are asked in order, unseen by each other.

    Observations are dictionaries with `observation` and `action_mask`; with `mask="info"` they are
    plain arrays, and the mask is in the seat's info.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        reward: str = "win",
        mask: str = "observation",
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        if mask not in MASKS:
            raise error.Error(f"expected a place for masks ({', '.join(MASKS)}), got {mask!r}")
        encoding = encoding_for(game, seats, options, reward)
        self._in_info = mask == "info"
        super().__init__(
            encoding, reward, render_mode, moves=encoding.moves, mask_apart=self._in_info
        )
        self.metadata = metadata_of(game, is_parallelizable=False)
        self._seats = {name: seat for seat, name in enumerate(self.possible_agents)}
        self._none_offered = np.zeros(encoding.moves, np.int8)

    @property
    def withheld(self) -> int:
        """How many legal moves were not offered because they have no number."""
        return 0 if self.episode is None else self.episode.withheld

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        names = self.possible_agents
        self.rewards = dict.fromkeys(names, 0.0)
        self._cumulative_rewards = dict.fromkeys(names, 0.0)
        self.terminations = dict.fromkeys(names, False)
        self.truncations = dict.fromkeys(names, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in names}
        self._skip_agent_selection = None
        self._ask()

    def _ask(self) -> None:
        """Select the seat that is asked now."""
        episode = self.episode
        assert episode is not None
        seat = episode.seat
        self.agent_selection = self.possible_agents[seat]
        episode.write_mask(seat, self._mask)
        if self._in_info:
            for name, info in self.infos.items():
                info[MASK] = self._mask_for(name)

    def _mask_for(self, agent: str) -> Any:
        asked = agent == self.agent_selection and not self.terminations.get(agent, True)
        return (self._offered if asked else self._none_offered).copy()

    def observe(self, agent: str) -> Any:
        assert self.episode is not None, "reset comes first"
        self.episode.observe(self._seats[agent], self._buffer)
        if self._in_info:
            return self._observation.copy()
        return {OBSERVATION: self._observation.copy(), MASK: self._mask_for(agent)}

    def step(self, action: Any) -> None:
        episode = self.episode
        if episode is None or not self.agents:
            raise error.ResetNeeded("expected reset() before this step, got a game that is over")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        number = number_of(action, len(self._mask))
        if number < 0 or not self._mask[number]:
            raise error.InvalidAction(f"expected a move that the mask offers, got {action!r}")
        episode.play(self._seats[agent], number)
        self._cumulative_rewards[agent] = 0.0
        self._pay(episode)
        if episode.seat != NOBODY:
            self._ask()
            return
        self.terminations = dict.fromkeys(self.agents, True)
        self._mask[:] = self.encoding.blank_mask
        self.agent_selection = self.agents[0]
        if self._in_info:
            self.infos = {name: {MASK: self._none_offered.copy()} for name in self.agents}

    def _pay(self, episode: Episode) -> None:
        """Assign the rewards of the last step, mostly 0."""
        if episode.rewards is not episode.nothing:
            self.rewards = dict(zip(self.possible_agents, episode.rewards, strict=True))
            self._accumulate_rewards()
        elif any(self.rewards.values()):
            self.rewards = dict.fromkeys(self.possible_agents, 0.0)


# The names that PettingZoo's own environments use.
env = Turns
parallel_env = AllAtOnce
