"""A bot for Diamant that was trained; `train.py` beside it says how. It needs numpy alone."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from bocamina.games.diamant.components import EXPEDITIONS, FULL_DECK, HAZARDS, VALUES
from bocamina.players.diamant.counting import ChestCounts
from bocamina.players.player import Player

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.encoding import Encoding
    from bocamina.core.events import Event
    from bocamina.core.game import AnyGame, AnyView
    from bocamina.core.rng import Rng

Array = np.ndarray[Any, np.dtype[Any]]
WEIGHTS: Final = Path(__file__).with_name("prospector.npz")
CHOICES: Final = 3  # how many of the own adventurers leave; only seats with pairs have two
# A softmax temperature: how much worse a choice must be to be made e times less often. Copies that
# always did what looks best would leave at the same moment, and share what one might have had.
CAUTION: Final = 0.01
GEMS: Final = np.array(VALUES, np.float32)
DECK: Final = np.array(FULL_DECK, np.float32)


class Sight:
    """The relevant facts of a cave, from observations, as arrays with a row for each."""

    def __init__(self, encoding: Encoding) -> None:
        self.seats = encoding.settings.seats
        self.places = {
            field.name: slice(field.start, field.start + field.size) for field in encoding.fields
        }

    def look(self, observations: Array) -> None:
        """Parse observations, a row each."""
        seen = {
            name: observations[:, place].astype(np.float32) for name, place in self.places.items()
        }
        self.expedition = seen["expedition"][:, 0]
        self.carried, self.lying = seen["carried"][:, 0], seen["lying"][:, 0]
        inside = seen["inside"]
        self.own, self.inside = inside[:, 0], np.maximum(inside.sum(1), 1)
        self.others = (inside[:, 1:] > 0).sum(1)
        treasures = len(VALUES)
        left = DECK - seen["path"]
        left[:, treasures:] -= seen["removed"]
        met = seen["path"][:, treasures:] > 0
        self.cards = np.maximum(left.sum(1), 1)
        self.gems = left[:, :treasures] @ GEMS  # to be found
        self.busting = (left[:, treasures:] * met).sum(1)  # cards that would end the expedition
        self.met = met.sum(1)
        chests = seen["chests"]
        if self.seats == 1:
            chests = np.concatenate([chests, chests], axis=1)
        self.leads = np.sort(chests[:, :1] - chests[:, 1:], axis=1)  # the strongest rival first
        rivals = np.where(inside[:, 1:] > 0, chests[:, 1 : self.seats], -1).max(1, initial=-1)
        self.lead_inside = np.where(rivals >= 0, chests[:, 0] - rivals, 0)

    def features(self) -> Array:
        """Return the network's inputs, scaled so that they are seldom far beyond 1."""
        danger = self.busting / self.cards
        stake = self.carried + self.lying / self.inside
        best, mean = self.leads[:, 0], self.leads.mean(1)
        second = self.leads[:, min(1, self.leads.shape[1] - 1)]
        to_come = 18 * (1 + EXPEDITIONS - self.expedition)
        told = [
            *(self.expedition == number for number in range(1, EXPEDITIONS + 1)),
            *(self.others == number for number in range(4)),
            self.others >= 4,
            self.own == 2,
            (self.inside - self.own) / 4,
            np.full(len(self.own), 1 / self.seats),
            np.log1p(self.carried),
            np.log1p(self.lying),
            np.log1p(self.lying // self.inside),
            self.lying / np.maximum(self.carried + self.lying, 1),
            danger,
            danger * self.carried,
            self.gems / self.cards / self.inside,
            np.tanh(np.log((self.busting * stake + 0.5) / (self.gems / self.inside + 0.5))),
            self.met / len(HAZARDS),
            *(np.tanh(best / scale) for scale in (10, 30)),
            *(np.tanh((best + self.carried) / scale) for scale in (4, 10, 30)),
            np.tanh((best + self.carried + self.lying) / 15),
            np.tanh(second / 20),
            np.tanh(mean / 20),
            best / to_come,
            second / to_come,
            np.tanh(self.lead_inside / 20),
        ]
        return np.stack(told, axis=1).astype(np.float32)


class Judgement:
    """The worth of each choice: a network of three layers, applied with numpy."""

    def __init__(self, layers: Sequence[tuple[Array, Array]]) -> None:
        self.layers = layers

    @classmethod
    def load(cls, file: Path = WEIGHTS) -> Judgement:
        """Return a judgement from its file."""
        with np.load(file) as stored:
            arrays = [stored[name].astype(np.float32) for name in stored.files]
        return cls(list(zip(arrays[::2], arrays[1::2], strict=True)))

    def save(self, file: Path) -> None:
        """Write it to a file: half precision is enough."""
        arrays = [array.astype(np.float16) for layer in self.layers for array in layer]
        np.savez_compressed(file, *arrays)

    def worth(self, features: Array, choice: int) -> Array:
        """Return the share of the victory, above an even one, that a choice promises."""
        (first, bias), *rest = self.layers
        told = features.shape[1]
        # The choice is told as one of three numbers that is 1.
        values = features @ first[:told] + (first[told + choice] + bias)
        for weights, bias in rest:
            values = np.maximum(values, 0) @ weights + bias
        return np.asarray(values[:, 0])

    def chances(self, features: Array, own: Array) -> tuple[Array, Array]:
        """Return the probability and the worth of each choice."""
        worth = np.stack([self.worth(features, choice) for choice in range(CHOICES)], axis=1)
        offered = np.arange(CHOICES) <= np.maximum(own, 1)[:, None]
        best = np.where(offered, worth, -np.inf).max(1, keepdims=True)
        weights = offered * np.exp(np.minimum(worth - best, 0) / CAUTION)
        return weights / weights.sum(1, keepdims=True), worth


class Prospector(Player):
    """Estimates the worth of staying and leaving, as it learned from a million choices."""

    games = ("diamant",)
    judgement: Judgement | None = None

    def __init__(self, game: AnyGame, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        Prospector.judgement = Prospector.judgement or Judgement.load()
        self.tally = ChestCounts()  # counted along when chests are hidden

    def notice(self, view: AnyView, events: Sequence[Event]) -> None:
        self.tally.notice(events)

    def choose(self, view: AnyView, moves: Sequence[int], seconds: float) -> int:
        encoding = self.game.encoding(view.public.settings)
        buffer = bytearray(encoding.size)
        encoding.write(view, buffer)
        observation = np.frombuffer(buffer, np.uint8).copy()
        sight = Sight(encoding)
        scores = self.tally.scores(view)
        turned = scores[self.seat :] + scores[: self.seat]
        observation[sight.places["chests"]] = np.minimum(turned, 255)
        sight.look(observation[None])
        assert self.judgement is not None
        chances, _ = self.judgement.chances(sight.features(), sight.own)
        return moves[int((np.cumsum(chances[0])[:-1] <= self.rng.chance()).sum())]
