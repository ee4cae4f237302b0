"""Finished games between bots, to be analysed."""

from __future__ import annotations

from functools import cache

import pytest

from bocamina import new_match
from bocamina.analysis.analysis import Analysis
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


def add_up(analysis: Analysis) -> None:
    """Check that what is told of a game adds up to what happened."""
    assert len(analysis.balances) == analysis.subject.seats
    for each in analysis.balances:
        total = each.luck + each.play + each.unknowable + each.others + each.open
        assert total == pytest.approx(each.result - each.start, abs=1e-9)
    for step in analysis.divisions:
        columns = (step.luck, step.play, step.unknowable, step.others, step.open)
        assert sum(map(sum, columns)) == pytest.approx(0.0, abs=1e-9)
