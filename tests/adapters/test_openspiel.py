"""OpenSpiel's own tests, for every game, in turns and at once."""

from __future__ import annotations

import copy
import pickle
import random

import pyspiel  # type: ignore[import-not-found]
import pytest
from open_spiel.python import rl_environment  # type: ignore[import-untyped]
from open_spiel.python.observation import make_observation  # type: ignore[import-untyped]

import bocamina.adapters.openspiel  # noqa: F401  # registers the games
from bocamina.games import GAMES
from bocamina.testing.walks import NAMES

# The shortest game that house rules allow.
SHORT = {"saboteur": "(players=3,rounds=1)", "racing_dwarfs": "(players=2,setup=quick,turn_cap=10)"}
WAYS = ("", "_simultaneous")
REGISTERED = [f"bocamina_{name}{way}{SHORT.get(name, '')}" for name in NAMES for way in WAYS]


@pytest.mark.parametrize("name", REGISTERED)
def test_the_games_pass(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_the_games_pass_as_they_are_and_with_most_seats(name: str) -> None:
    for seats in {GAMES[name].usual_seats, GAMES[name].seat_counts[-1]}:
        game = pyspiel.load_game(f"bocamina_{name}(players={seats})")
        pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", REGISTERED)
def test_observations_are_views(name: str) -> None:
    game = pyspiel.load_game(name)
    state, rng = game.new_initial_state(), random.Random(7)
    observation = make_observation(game)
    for _ in range(30):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
            continue
        for player in range(game.num_players()):
            observation.set_from(state, player)
            told = state.observation_tensor(player)
            assert list(observation.tensor) == told
            assert len(told) == state.encoding.size
            assert state.observation_string(player).count("?") >= game.num_players()
        if state.is_simultaneous_node():
            legal = [state.legal_actions(player) for player in range(game.num_players())]
            state.apply_actions([rng.choice(each) for each in legal])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


def test_copies_go_their_own_way() -> None:
    state = pyspiel.load_game("bocamina_diamant(players=3,idols=True)").new_initial_state()
    state.apply_action(state.chance_outcomes()[0][0])
    before = str(state)
    for other in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert str(other) == before
        other.apply_action(0)
        assert (str(state), str(other) != before) == (before, True)


def test_a_learner_of_openspiel_plays_it() -> None:
    env = rl_environment.Environment(pyspiel.load_game("bocamina_diamant(players=3)"))
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][player][0]])
    assert sum(step.rewards) == pytest.approx(1)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("bocamina_diamant(players=99)", "expected 1 to 8 seats"),
        ("bocamina_diamant(chests=shut)", "expected chests=open|hidden"),
        ("bocamina_diamant(reward=round)", "expected reward=win or reward=score"),
        ("bocamina_diamant(idles=True)", "idles"),
    ],
)
def test_unknown_parameters_are_refused(text: str, words: str) -> None:
    with pytest.raises(pyspiel.SpielError) as refused:
        pyspiel.load_game(text)
    assert words in str(refused.value)


def test_what_is_not_legal_changes_nothing() -> None:
    state = pyspiel.load_game("bocamina_saboteur(players=3)").new_initial_state()
    while state.is_chance_node():
        with pytest.raises(pyspiel.SpielError):
            state.apply_action(10**6)
        state.apply_action(state.chance_outcomes()[0][0])
    before = str(state)
    illegal = next(n for n in range(10**6) if n not in state.legal_actions())
    for action in (illegal, 10**6):
        with pytest.raises(pyspiel.SpielError):
            state.apply_action(action)
    assert str(state) == before
