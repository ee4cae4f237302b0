"""PettingZoo's own tests, for every game; and what is refused, with nothing changed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium import error
from pettingzoo.test import api_test, parallel_api_test, seed_test  # type: ignore[import-untyped]

from bocamina.adapters import pettingzoo
from bocamina.core.episode import REWARDS
from bocamina.testing.walks import NAMES

CYCLES = 40
# What PettingZoo says of every environment whose masks are where trainers look for them.
DICTIONARIES = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
)


@pytest.mark.parametrize("name", NAMES)
def test_turns_pass_without_a_warning(name: str) -> None:
    api_test(pettingzoo.env(name, mask="info"), num_cycles=CYCLES)


@DICTIONARIES
@pytest.mark.parametrize("name", NAMES)
def test_turns_pass_with_masks_in_observations(name: str) -> None:
    api_test(pettingzoo.env(name), num_cycles=CYCLES)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_is_the_same_game(name: str) -> None:
    seed_test(lambda: pettingzoo.env(name), num_cycles=4)


@pytest.mark.parametrize("name", NAMES)
def test_all_at_once_pass_without_a_warning(name: str) -> None:
    parallel_api_test(pettingzoo.parallel_env(name), num_cycles=CYCLES)


def played(env: Any, seed: int) -> list[Any]:
    """Play a game at random in turns, and return all that was told."""
    env.reset(seed=seed)
    rng, told = np.random.default_rng(seed), []
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        told.append((agent, reward, over, observation["observation"].tobytes()))
        mask = observation["action_mask"]
        assert over == (not mask.any())
        env.step(None if over else rng.choice(np.flatnonzero(mask)))
    return told


def played_at_once(env: Any, seed: int) -> list[Any]:
    """Play a while at random, all at once, and return all that was told."""
    told, _ = env.reset(seed=seed)
    rng, heard = np.random.default_rng(seed), []
    for _ in range(CYCLES):
        if not env.agents:
            break
        chosen = {
            agent: int(rng.choice(np.flatnonzero(told[agent]["action_mask"])))
            for agent in env.agents
        }
        told, rewards, over, _, _ = env.step(chosen)
        seen = {agent: each["observation"].tobytes() for agent, each in told.items()}
        heard.append((chosen, seen, rewards, over))
    return heard


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_is_the_same_game_at_once(name: str) -> None:
    env, other = pettingzoo.parallel_env(name), pettingzoo.parallel_env(name)
    told = played_at_once(env, 7)
    assert told == played_at_once(other, 7) == played_at_once(env, 7)
    assert told != played_at_once(env, 8)


@pytest.mark.parametrize("reward", REWARDS)
def test_the_whole_reward_is_handed_out(reward: str) -> None:
    env = pettingzoo.env("diamant", seats=3, reward=reward)
    told = played(env, 7)
    paid = sum(reward for _, reward, _, _ in told)
    assert env.episode is not None
    scores = env.episode.game.scores(env.episode.public)
    assert paid == pytest.approx(1 if reward == "win" else sum(scores))
    assert told == played(env, 7) != played(env, 8)


def test_a_reset_without_a_seed_goes_on() -> None:
    env = pettingzoo.env("diamant", seats=3)
    env.reset(seed=7)
    env.reset()
    second = env.last()[0]["observation"].tolist()
    env.reset(seed=7)
    assert env.last()[0]["observation"].tolist() != second


@pytest.mark.parametrize("action", [-1, 10**9, "stay", None, 2.0])
def test_a_move_that_is_not_offered_changes_nothing(action: object) -> None:
    env = pettingzoo.env("saboteur", seats=3)
    env.reset(seed=7)
    agent, before = env.agent_selection, env.last()[0]
    forbidden = int(np.flatnonzero(before["action_mask"] == 0)[0])
    for wrong in (action, forbidden, np.int32(forbidden)):
        with pytest.raises(error.InvalidAction, match="expected a move that the mask offers"):
            env.step(wrong)
    assert env.agent_selection == agent
    after = env.last()[0]
    assert all(np.array_equal(after[part], before[part]) for part in before)
    env.step(np.int32(np.flatnonzero(before["action_mask"])[0]))
    assert env.agent_selection != agent


def test_nobody_steps_before_the_beginning_or_after_the_end() -> None:
    env = pettingzoo.env("diamant", seats=3)
    with pytest.raises(error.ResetNeeded):
        env.step(0)
    played(env, 7)
    assert env.agents == []
    with pytest.raises(error.ResetNeeded):
        env.step(0)
    env.reset(seed=7)
    while not env.terminations[env.agent_selection]:
        env.step(0)
    with pytest.raises(ValueError, match="the only valid action is None"):
        env.step(0)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"game": "chess"}, "expected a game"),
        ({"seats": 99}, "expected 1 to 8 seats"),
        ({"reward": "gold"}, "expected a reward"),
        ({"idles": True}, "expected an option of diamant"),
        ({"chests": "shut"}, "expected chests=open|hidden"),
        ({"mask": "none"}, "expected a place for masks"),
    ],
)
def test_unknown_options_are_refused(given: dict[str, Any], words: str) -> None:
    with pytest.raises(error.Error) as refused:
        pettingzoo.env(**{"game": "diamant", **given})
    assert words in str(refused.value)


def test_all_at_once_wait_for_each_other() -> None:
    env = pettingzoo.parallel_env("saboteur", seats=3, render_mode="ansi")
    told, _ = env.reset(seed=3)
    free = {name: np.flatnonzero(told[name]["action_mask"]) for name in env.agents}
    (asked,) = [name for name in env.agents if env.wait not in free[name]]
    actions = {name: free[name][0] for name in env.agents}
    before = env.render()
    for wrong in ({**actions, asked: env.wait}, {}, {**actions, "seat_9": 0}):
        with pytest.raises(error.InvalidAction):
            env.step(wrong)
    assert env.render() == before
    env.step(actions)
    assert env.render() != before
    for name in ("saboteur", "diamant"):
        env = pettingzoo.parallel_env(name, reward="score")
        with pytest.raises(error.ResetNeeded):
            env.step({})


@pytest.mark.parametrize("kind", [pettingzoo.env, pettingzoo.parallel_env])
def test_it_is_called_by_its_game_and_draws_frames_of_one_size(kind: Any) -> None:
    env = kind("diamant", seats=3, render_mode="rgb_array")
    assert str(env) == "bocamina_diamant_v0"
    assert env.render() is None
    env.reset(seed=3)
    frame = env.render()
    assert frame.shape == (720, 960, 3)
    assert frame.dtype == np.uint8
    assert len(np.unique(frame.reshape(-1, 3), axis=0)) > 50


def test_an_unknown_way_of_rendering_is_refused() -> None:
    with pytest.raises(error.Error, match=r"a render mode .* got 'human'"):
        pettingzoo.env("diamant", render_mode="human")
