"""Whole games between bots of Diamant, noticed as they would be anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina import new_match
from bocamina.core.events import seen_by
from bocamina.players.roster import seat_player
from tests.games.diamant.cave import DIAMANT

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from bocamina.core.events import Event
    from bocamina.core.match import Match
    from bocamina.players.player import Player


def seated(names: Sequence[str], seed: str = "table") -> list[Player]:
    """Return a bot for each seat."""
    return [seat_player(name, DIAMANT, seat, seed) for seat, name in enumerate(names)]


def play(
    bots: Sequence[Player],
    options: Mapping[str, bool | str],
    watch: Callable[[Match, list[Event]], None] | None = None,
) -> Match:
    """Play a game to its end, while `watch` is told of every step."""
    match = new_match("diamant", len(bots), seed="table", **options)
    while not match.turn.is_over:
        if match.turn.is_chance:
            events = match.resolve()
        else:
            seat = match.turn.seats[0]
            view = match.view(seat)
            events = match.play(seat, bots[seat].choose(view, DIAMANT.legal_moves(view), 1.0))
        for seat, bot in enumerate(bots):
            bot.notice(match.view(seat), seen_by(seat, events))
        if watch is not None:
            watch(match, events)
    return match


def leaves(name: str, match: Match, seat: int = 0, times: int = 1) -> float:
    """Return in which part of so many tries a bot that has just sat down leaves."""
    view = match.view(seat)
    moves = DIAMANT.legal_moves(view)
    bots = [seat_player(name, DIAMANT, seat, f"try {n}") for n in range(times)]
    return sum(bot.choose(view, moves, 1.0) > 0 for bot in bots) / times
