"""Calibration of advice: how often seats won, by predicted chance."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from bocamina.advice.advising import advise
from bocamina.advice.history import History
from bocamina.core.dealer import Dealer
from bocamina.core.match import Match
from bocamina.core.rng import Rng
from bocamina.lab.seated_bots import SeatedBots
from bocamina.lab.shares import Share, share_of
from bocamina.players.player import Player, Remark
from bocamina.players.roster import seat_player

if TYPE_CHECKING:
    from bocamina.core.events import Event
    from bocamina.core.game import AnyGame, AnyView
    from bocamina.core.options import Settings

BINS: Final = 10


class Forecast(msgspec.Struct, frozen=True):
    """The prediction of advice for the move that was made, and the actual share of the victory."""

    game: int
    seat: int
    promised: float
    happened: float
    cpu_seconds: float


class Tenth(msgspec.Struct, frozen=True):
    """The forecasts in one bin (a tenth of the range), with their results."""

    forecasts: int
    promised: float
    happened: Share


class Notetaker(Player):
    """A bot wrapped to record what its seat was told."""

    def __init__(self, bot: Player) -> None:
        super().__init__(bot.game, bot.seat, bot.rng)
        self.bot = bot
        self.history = History()

    def choose(self, view: AnyView, moves: Sequence[int], seconds: float) -> int:
        return self.bot.choose(view, moves, seconds)

    def notice(self, view: AnyView, events: Sequence[Event]) -> None:
        self.history.notice(view, events)
        self.bot.notice(view, events)

    def hear(self, remark: Remark) -> None:
        self.history.hear(remark)
        self.bot.hear(remark)

    def speak(self, view: AnyView) -> Sequence[Remark]:
        return self.bot.speak(view)


def forecasts(
    game: AnyGame,
    settings: Settings,
    players: Sequence[str],
    number: int,
    seed: str,
    seconds: float,
    every: int,
) -> Iterator[Forecast]:
    """Play one game of bots drawn from `players`, asking for advice at some of the decisions."""
    rng = Rng(f"forecast {seed} {number}")
    match = Match(game, settings, Dealer(f"{seed} {number}"))
    seats = range(settings.seats)
    drawn = [players[int(rng.below(len(players)))] for _ in seats]
    bots = [Notetaker(seat_player(drawn[seat], game, seat, f"{seed} {number}")) for seat in seats]
    table = SeatedBots(match, bots)
    promised: list[tuple[int, float, float]] = []
    table.deal()
    while not match.turn.is_over:
        seat = match.turn.seats[0]
        view = match.view(seat)
        move = table.choose(seat, 1.0)
        if rng.below(every) == 0:
            started = time.process_time()
            advice = advise(view, bots[seat].history, seconds, int(rng.word()))
            spent = time.process_time() - started
            promised.append((seat, advice.prospect(move).win, spent))
        table.move(seat, move)
    winners = match.game.winners(match.state.public)
    for seat, win, spent in promised:
        won = 1.0 / len(winners) if seat in winners else 0.0
        yield Forecast(number, seat, win, won, spent)


def tenths(found: Sequence[Forecast]) -> list[Tenth]:
    """Return the forecasts by tenths; those of one game count as one trial for the interval."""
    bins: list[list[Forecast]] = [[] for _ in range(BINS)]
    for each in found:
        bins[min(BINS - 1, int(each.promised * BINS))].append(each)
    told = []
    for here in bins:
        by_game: dict[int, tuple[float, float]] = {}
        for each in here:
            won, tried = by_game.get(each.game, (0.0, 0.0))
            by_game[each.game] = won + each.happened, tried + 1.0
        mean = sum(each.promised for each in here) / max(1, len(here))
        told.append(Tenth(len(here), mean, share_of(by_game.values())))
    return told


def brier(found: Sequence[Forecast]) -> float:
    """Return the Brier score: the mean squared error of the predictions."""
    return sum((each.promised - each.happened) ** 2 for each in found) / max(1, len(found))
