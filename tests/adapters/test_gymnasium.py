"""Gymnasium's own check, for every game, one seat and many games at once."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium import error
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from bocamina.adapters.gymnasium import OneSeat
from bocamina.adapters.vector import Games
from bocamina.core.episode import REWARDS
from bocamina.testing.walks import NAMES


@pytest.mark.parametrize("name", NAMES)
def test_one_seat_passes_without_a_warning(name: str) -> None:
    env = gymnasium.make(f"bocamina/{name}-v0", seat=1, illegal="ignore")
    check_env(env.unwrapped)


class Heeding(OneSeat):
    """The environment as it is by default, behind somebody who chooses among what is offered."""

    def step(self, action: Any) -> Any:
        offered = np.flatnonzero(np.frombuffer(self._mask, np.int8))
        return super().step(offered[action % len(offered)])


@pytest.mark.parametrize("name", NAMES)
def test_one_seat_that_heeds_the_mask_passes_without_a_warning(name: str) -> None:
    check_env(Heeding(name, seat=1), skip_render_check=True)


@pytest.mark.parametrize("reward", REWARDS)
def test_one_seat_plays_against_bots_to_the_end(reward: str) -> None:
    env = OneSeat("diamant", seats=3, opponents=["novice", "regular"], reward=reward)
    told, _ = env.reset(seed=5)
    env.action_space.seed(5)
    paid, over = 0.0, False
    while not over:
        told, reward_now, over, _, _ = env.step(env.action_space.sample(told["action_mask"]))
        paid += reward_now
    assert env.match is not None
    result = env.match.result()
    assert result is not None
    assert paid == (result.share(0) if reward == "win" else result.scores[0])
    with pytest.raises(error.ResetNeeded):
        env.step(0)


def test_what_one_seat_may_not_do_changes_nothing() -> None:
    env = OneSeat("saboteur", seats=3, render_mode="ansi")
    with pytest.raises(error.ResetNeeded):
        env.step(0)
    told, _ = env.reset(seed=5)
    before = env.render()
    forbidden = np.flatnonzero(told["action_mask"] == 0)[0]
    for wrong in (forbidden, -1, 10**6, "pass", None):
        with pytest.raises(error.InvalidAction):
            env.step(wrong)
    assert env.render() == before


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"seat": 3}, "expected a seat from 0 to 2"),
        ({"opponents": ["random"]}, "expected 2 opponents, got 1"),
        ({"opponents": "wizard"}, "expected a player of diamant"),
        ({"reward": "fame"}, "expected a reward"),
        ({"illegal": "lose"}, r"expected illegal=raise\|ignore"),
    ],
)
def test_unknown_options_are_refused(given: dict[str, Any], words: str) -> None:
    with pytest.raises(error.Error, match=words):
        OneSeat("diamant", seats=3, **given)


@pytest.mark.parametrize("name", NAMES)
def test_many_games_keep_to_their_spaces(name: str) -> None:
    games = Games(name, num_envs=3)
    assert games.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    told, _ = games.reset(seed=2)
    again, _ = Games(name, num_envs=3).reset(seed=2)
    assert all(np.array_equal(told[part], again[part]) for part in told)
    rng = np.random.default_rng(1)
    for _ in range(60):
        assert games.observation_space.contains(told)
        told, rewards, ended, cut, infos = games.step(some(told["action_mask"], rng))
        assert rewards.shape == ended.shape == cut.shape == infos["seat"].shape == (3,)
        assert not cut.any()
    games.close()


def some(masks: Any, rng: np.random.Generator) -> Any:
    """Return an offered number in every row, 0 where there is none."""
    return np.array([rng.choice(np.flatnonzero(row)) if row.any() else 0 for row in masks])


def test_a_game_that_ended_begins_anew_and_pays_nothing() -> None:
    games, rng = Games("diamant", num_envs=4, seats=3, reward="score"), np.random.default_rng(1)
    told, _ = games.reset(seed=2)
    seen = 0
    before = np.zeros(4, bool)
    for _ in range(300):
        told, rewards, ended, _, infos = games.step(some(told["action_mask"], rng))
        for row in np.flatnonzero(before):
            assert (rewards[row], ended[row]) == (0, False)
            assert told["observation"][row, 0] == 1, "the first expedition"
        for row in np.flatnonzero(ended):
            scores = games.encoding.game.scores(games.batch.episodes[row].public)
            assert infos["rewards"][row].tolist() == scores
            seen += 1
        before = ended
    assert seen > 4


def test_windows_and_copies() -> None:
    for copy in (True, False):
        games = Games("diamant", num_envs=2, copy=copy)
        told, _ = games.reset(seed=1)
        first = told["observation"].copy()
        games.step(np.zeros(2, int))
        games.step(np.zeros(2, int))
        assert np.array_equal(first, told["observation"]) is copy
        if not copy:
            with pytest.raises(ValueError, match="read-only"):
                told["action_mask"][0, 0] = 1


def test_what_many_games_refuse_changes_nothing() -> None:
    games = Games("saboteur", num_envs=2, seats=3)
    with pytest.raises(error.ResetNeeded):
        games.step([0, 0])
    told, _ = games.reset(seed=1)
    good = some(told["action_mask"], np.random.default_rng(1))
    forbidden = np.flatnonzero(told["action_mask"][1] == 0)[0]
    for wrong in ([good[0], forbidden], [good[0]], [*good, 0], [0.5, 0.5], [good[0], -1], "ab"):
        with pytest.raises(error.InvalidAction):
            games.step(wrong)
    assert bytes(games.batch.masks) == told["action_mask"].tobytes()
    games.step(good)
    with pytest.raises(error.Error, match="expected 2 seeds"):
        games.reset(seed=[1])
    with pytest.raises(error.Error, match="expected one game or more"):
        Games("saboteur", num_envs=0)
