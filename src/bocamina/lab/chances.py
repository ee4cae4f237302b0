"""Calibration of the chances in analyses, on games that they were not fitted to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from bocamina.analysis.valuing import valuation_of, worth
from bocamina.core.rng import Rng
from bocamina.lab.calibration import Forecast, Tenth, brier, tenths
from bocamina.lab.value_games import mixed_games

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bocamina.analysis.course import Replayed
    from bocamina.core.game import AnyGame
    from bocamina.core.options import Settings

PER_GAME: Final = 8  # points of the curve that are looked at
SQUARES: Final = 2
LEAST: Final = 100  # the forecasts that a tenth needs to be included


class Reliability(msgspec.Struct, frozen=True):
    """The reliability of chances."""

    game: str
    games: int
    forecasts: int
    tenths: list[Tenth]
    largest_gap: float | None  # between predictions and results, over tenths with enough forecasts
    brier: float
    brier_of_fair_share: float
    brier_halfway: float
    brier_halfway_of_fair_share: float
    mean_luck: list[float]  # by seat, over all games
    luck_error: list[float]


class ChanceBook:
    """Collects the predictions of curves and the results."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.all: list[Forecast] = []
        self.halfway: list[Forecast] = []
        self.fair: dict[int, int] = {}  # seats, by game
        self.luck: dict[int, list[float]] = {}  # by seat
        self.valuation = valuation_of(game, "chances")

    def add(self, course: Replayed, number: int, rng: Rng) -> None:
        """Add some points of a game, with every seat's chance at each."""
        self.fair[number] = course.seats
        last = len(course.steps)
        for _ in range(PER_GAME):
            self.all += self.at(course, number, int(rng.below(last)))
        self.halfway += self.at(course, number, halfway_of(course))
        for seat, luck in enumerate(self.luck_of(course)):
            self.luck.setdefault(seat, []).append(luck)

    def at(self, course: Replayed, number: int, step: int) -> list[Forecast]:
        """Return everybody's chance after a step, and the results."""
        shares = worth(course.games[step], self.valuation, course.states[step])
        return [
            Forecast(number, seat, share, course.results[seat], 0.0)
            for seat, share in enumerate(shares)
        ]

    def luck_of(self, course: Replayed) -> list[float]:
        """Return every seat's luck."""
        total = [0.0] * course.seats
        for step, taken in enumerate(course.steps, 1):
            if taken.is_chance:
                before = worth(course.games[step - 1], self.valuation, course.states[step - 1])
                after = worth(course.games[step], self.valuation, course.states[step])
                total = [t + b - a for t, a, b in zip(total, before, after, strict=True)]
        return total

    def reliability(self) -> Reliability:
        """Return the summary."""
        told = tenths(self.all)
        gaps = [
            abs(each.promised - each.happened.share) for each in told if each.forecasts >= LEAST
        ]
        means, errors = [], []
        for found in self.luck.values():
            mean = sum(found) / len(found)
            spread = sum((each - mean) ** SQUARES for each in found) / max(1, len(found) - 1)
            means.append(mean)
            errors.append((spread / len(found)) ** 0.5)
        return Reliability(
            game=self.game.name,
            games=len(self.fair),
            forecasts=len(self.all),
            tenths=told,
            largest_gap=max(gaps, default=None),
            brier=brier(self.all),
            brier_of_fair_share=self.of_fair_share(self.all),
            brier_halfway=brier(self.halfway),
            brier_halfway_of_fair_share=self.of_fair_share(self.halfway),
            mean_luck=means,
            luck_error=errors,
        )

    def of_fair_share(self, found: Sequence[Forecast]) -> float:
        """Return the Brier score of always predicting a fair share."""
        total = sum((1.0 / self.fair[each.game] - each.happened) ** SQUARES for each in found)
        return total / max(1, len(found))


def halfway_of(course: Replayed) -> int:
    """Return the step with which half of all moves are made, however long the deal took."""
    moves = [step for step, taken in enumerate(course.steps, 1) if taken.seat is not None]
    return moves[len(moves) // 2]


def reliability_of(
    game: AnyGame,
    tables: Sequence[Settings],
    players: Sequence[str],
    games: int,
    seed: str,
    show: Callable[[int], None],
) -> Reliability:
    """Play games and compare their curves with how they ended."""
    book, rng = ChanceBook(game), Rng(f"chances {seed}")
    for number, course in enumerate(mixed_games(game, tables, range(games), seed, players)):
        book.add(course, number, rng)
        show(number + 1)
    return book.reliability()
