"""Games between bots of mixed levels, to fit chances to or to compare them with results."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.analysis.course import Replayed
from bocamina.core.dealer import Dealer
from bocamina.core.match import Match
from bocamina.core.rng import Rng
from bocamina.lab.seated_bots import SeatedBots
from bocamina.players.roster import seat_player

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bocamina.core.game import AnyGame
    from bocamina.core.options import Settings

# The players: fast levels and, in Saboteur, few of the strong ones.
MIXED: Final = {
    "diamant": ("novice", "regular", "myopic", "threshold"),
    "racing_dwarfs": ("novice", "regular", "strong"),
    "saboteur": ("novice", "regular", "regular", "strong"),
}
BOT_SECONDS: Final = 0.02


def tables_of(game: AnyGame) -> list[Settings]:
    """Return tables of all sizes at which somebody can win, as printed and as most people play."""
    ways = [{}, game.usual_options] if game.usual_options else [{}]
    return [game.settle(seats, way) for way in ways for seats in game.seat_counts if seats > 1]


def mixed_games(
    game: AnyGame, tables: Sequence[Settings], games: range, seed: str, players: Sequence[str] = ()
) -> Iterator[Replayed]:
    """Play games at tables of every size in turn, each with bots drawn from `players`."""
    levels = players or MIXED.get(game.name, ("novice", "regular"))
    for number in games:
        settings = tables[number % len(tables)]
        rng = Rng(f"levels {seed} {number}")
        match = Match(game, settings, Dealer(f"{seed} {number}"))
        bots = [
            seat_player(levels[int(rng.below(len(levels)))], game, seat, f"{seed} {number}")
            for seat in range(settings.seats)
        ]
        table = SeatedBots(match, bots)
        table.deal()
        while not match.turn.is_over:
            seat = match.turn.seats[0]
            table.move(seat, table.choose(seat, BOT_SECONDS))
        yield Replayed(match.record())
