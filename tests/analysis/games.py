"""Finished games between bots, to be analysed."""

from __future__ import annotations

from functools import cache

from bocamina import new_match
from bocamina.core.notation import parse_assignments
from bocamina.core.record import Record
from bocamina.lab.seated_bots import SeatedBots
from bocamina.players.roster import seat_player


@cache
def finished(game: str, seats: int, seed: str, level: str = "novice", options: str = "") -> Record:
    """Return the record of a game between bots; `options` are like `setup=quick rounds=1`."""
    match = new_match(game, seats, seed, **parse_assignments(options))
    bots = [seat_player(level, match.game, seat, f"{seed} {seat}") for seat in range(seats)]
    table = SeatedBots(match, bots)
    table.deal()
    while not match.turn.is_over:
        seat = match.turn.seats[0]
        table.move(seat, table.choose(seat, 0.01))
    return match.record()
