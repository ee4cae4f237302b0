"""Train the prospector: python train.py [--rounds N] [--steps N] [--games N] [--out FILE].

It plays against sensible opponents and itself, learns what staying and leaving came to, plays by
that, and so on, round by round. docs/train-a-bot.md explains every step.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
from sklearn.neural_network import MLPRegressor
from threadpoolctl import threadpool_limits

from bocamina.adapters.vector import Games
from prospector import CHOICES, WEIGHTS, Judgement, Sight

if TYPE_CHECKING:
    from collections.abc import Iterator

    from prospector import Array

SEATS: Final = (2, 3, 4, 5)
LEARNER, SENSIBLE, EARLIER = range(3)
WHO: Final = (0.5, 0.35, 0.15)  # how often a seat is each of them
STRAY: Final = 0.06  # how often the learner tries something else
TRUST: Final = 0.3  # of the actual result; the rest of the estimate at the next expedition
LAYERS: Final = (64, 64)
BATCH: Final = 1024
PASSES: Final = 4  # over what a round brought
PARTS: Final = 4  # of a pass


def sensible(sight: Sight, dice: np.random.Generator) -> Array:
    """Choose as the level `regular` does: stay while the next card may bring more than it costs."""
    nerve = dice.uniform(0.5, 1.5, len(sight.own))
    at_stake = sight.busting * (sight.carried + sight.lying / sight.inside)
    return np.where(at_stake <= nerve * sight.gems / sight.inside, 0, sight.own).astype(np.int64)


def pick(chances: Array, dice: np.random.Generator) -> Array:
    """Choose in each row by its chances."""
    return np.asarray((np.cumsum(chances, 1)[:, :-1] <= dice.random((len(chances), 1))).sum(1))


class Step(NamedTuple):
    """What one step brought, a row for each game."""

    features: Array
    chosen: Array
    seat: Array
    learns: Array  # whether the learner sat there
    strays: Array  # whether it tried something else
    hopes: Array  # what it hoped for
    expedition: Array
    begins: Array  # a game begins: nothing was chosen
    ended: Array
    won: Array  # by every seat, above an even share


class Season:
    """Many games side by side, with their observations, choices and rewards, step by step."""

    def __init__(self, seats: int, games: int, dice: np.random.Generator) -> None:
        self.env = Games("diamant", num_envs=games, seats=seats, copy=False)
        self.sight = Sight(self.env.encoding)
        self.seats, self.games, self.dice = seats, games, dice
        self.rows = np.arange(games)
        self.log: list[Step] = []

    def seat_players(self, games: int) -> Array:
        """Return who sits where in new games."""
        return self.dice.choice(3, size=(games, self.seats), p=WHO)

    def play(self, steps: int, learner: Judgement | None, earlier: Judgement | None) -> None:
        """Play so many steps in every game; without a learner it does as sensible players do."""
        self.log = []
        who = self.seat_players(self.games)
        told, infos = self.env.reset(seed=int(self.dice.integers(1 << 30)))
        ended = np.zeros(self.games, np.bool_)
        for _ in range(steps):
            self.sight.look(told["observation"])
            features, seat, begins = self.sight.features(), infos["seat"], ended
            kind = who[self.rows, seat]
            chosen, hopes = self.choose(features, kind, learner, earlier)
            strays = (kind == LEARNER) & (self.dice.random(self.games) < STRAY)
            chosen = np.where(
                strays, self.dice.integers(0, self.sight.own.astype(np.int64) + 1), chosen
            )
            expedition = self.sight.expedition
            told, _, ended, _, infos = self.env.step(np.where(begins, 0, chosen))
            won = infos["rewards"] - 1 / self.seats
            learns = kind == LEARNER
            self.log.append(
                Step(features, chosen, seat, learns, strays, hopes, expedition, begins, ended, won)
            )
            who[ended] = self.seat_players(int(ended.sum()))

    def choose(
        self, features: Array, kind: Array, learner: Judgement | None, earlier: Judgement | None
    ) -> tuple[Array, Array]:
        """Return everybody's choices, and the learner's estimate in each place."""
        chosen = sensible(self.sight, self.dice)
        hopes = np.zeros(self.games, np.float32)
        if learner is not None:
            chances, worth = learner.chances(features, self.sight.own)
            chosen = np.where(kind == LEARNER, pick(chances, self.dice), chosen)
            hopes = (chances * worth).sum(1)
        if earlier is not None:
            chances, _ = earlier.chances(features, self.sight.own)
            chosen = np.where(kind == EARLIER, pick(chances, self.dice), chosen)
        return chosen, hopes

    def lessons(self) -> Iterator[tuple[Array, Array, Array]]:
        """Go back through the games, and give what the learner saw, chose, and came to by it."""
        later = np.full((self.games, self.seats), np.nan)  # what the expedition at hand came to
        before = later.copy()  # what it was worth when it began, for the expedition before
        strayed = np.zeros((self.games, self.seats), np.bool_)
        newer = np.zeros(self.games)
        for step in reversed(self.log):
            before[step.ended] = step.won[step.ended]
            border = step.ended | (step.expedition < newer)
            later[border], strayed[border] = before[border], False
            came_to = later[self.rows, step.seat]
            before[self.rows, step.seat] = TRUST * came_to + (1 - TRUST) * step.hopes
            # Results after an exploratory choice say nothing about the choices before it.
            useful = step.learns & ~step.begins & ~np.isnan(came_to)
            useful &= ~strayed[self.rows, step.seat]
            strayed[self.rows, step.seat] |= step.strays
            newer = np.where(step.begins, 0, step.expedition)
            told = step.features[useful], np.eye(CHOICES, dtype=np.float32)[step.chosen[useful]]
            yield *told, came_to[useful].astype(np.float32)


def learn(
    network: MLPRegressor, lessons: list[tuple[Array, Array, Array]], dice: np.random.Generator
) -> Judgement:
    """Fit a network to lessons, and return the mean of its weights over the second half."""
    features, choices, targets = (np.concatenate(each) for each in zip(*lessons, strict=True))
    told = np.concatenate([features, choices], axis=1)
    seen: list[list[Array]] = []
    for _ in range(PASSES):
        for part in np.array_split(dice.permutation(len(told)), PARTS):
            network.partial_fit(told[part], targets[part])
            seen.append([weights.copy() for weights in (*network.coefs_, *network.intercepts_)])
    late = seen[len(seen) // 2 :]
    mean = [np.mean(each, axis=0).astype(np.float32) for each in zip(*late, strict=True)]
    layers = len(network.coefs_)
    return Judgement(list(zip(mean[:layers], mean[layers:], strict=True)))


def train(rounds: int, steps: int, games: int, seed: int) -> Judgement:
    """Play and learn in turns, and return what was learned in the end."""
    dice = np.random.default_rng(seed)
    seasons = [Season(seats, games, dice) for seats in SEATS]
    network = MLPRegressor(
        hidden_layer_sizes=LAYERS, batch_size=BATCH, alpha=1e-5, random_state=seed
    )
    started = time.monotonic()
    learner: Judgement | None = None
    earlier: Judgement | None = None
    for number in range(1, rounds + 1):
        lessons: list[tuple[Array, Array, Array]] = []
        for season in seasons:
            season.play(steps, learner, earlier)
            lessons += season.lessons()
        earlier, learner = learner, learn(network, lessons, dice)
        choices, spent = sum(len(each[2]) for each in lessons), time.monotonic() - started
        print(f"round {number} of {rounds}: {choices:,} choices, {spent:.0f} s", flush=True)
    assert learner is not None
    return learner


def measure(judgement: Judgement, seats: int, games: int, seed: int) -> float:
    """Return the win share against sensible opponents who have as many seats: 0.5 is even."""
    season = Season(seats, games, np.random.default_rng(seed))
    dice, rows = season.dice, season.rows
    # With an odd number of seats one side has one more, each as often as the other.
    places = np.argsort(dice.random((games, seats)), axis=1)
    ours = 2 * places + dice.integers(0, 2, (games, 1)) < seats
    told, infos = season.env.reset(seed=seed)
    won, ended = np.full(games, np.nan), np.zeros(games, np.bool_)
    while np.isnan(won).any():
        season.sight.look(told["observation"])
        chances, _ = judgement.chances(season.sight.features(), season.sight.own)
        mine = ours[rows, infos["seat"]]
        chosen = np.where(mine, pick(chances, dice), sensible(season.sight, dice))
        told, _, ended, _, infos = season.env.step(np.where(ended, 0, chosen))
        first = ended & np.isnan(won)
        won[first] = (infos["rewards"] * ours)[first].sum(1)
    return float(won.mean())


def main() -> None:
    """Train, save, and tell how good it is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=8, help="of playing and learning")
    parser.add_argument("--steps", type=int, default=700, help="in every game of a round")
    parser.add_argument("--games", type=int, default=1024, help="side by side")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    asked = parser.parse_args()
    # One thread multiplies such small matrices faster than many.
    with threadpool_limits(1):
        judgement = train(asked.rounds, asked.steps, asked.games, asked.seed)
        judgement.save(asked.out)
        for seats in SEATS:
            share = measure(judgement, seats, 2 * asked.games, asked.seed + 1)
            print(f"{seats} seats: {share:.1%} against sensible opponents")


if __name__ == "__main__":
    main()
