"""Applies decisions to a table, and resolves chance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.core.turn import CHANCE
from bocamina.server.tables import entries as e
from bocamina.server.tables.status import Status

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.events import Event
    from bocamina.core.match import Match
    from bocamina.server.tables.table import AnyEvent, Table


def carry_out(
    table: Table, decided: Sequence[e.Entry], at: float
) -> list[tuple[e.Entry, list[AnyEvent]]]:
    """Apply decisions and resolve chance; return all entries and events."""
    done: list[tuple[e.Entry, list[AnyEvent]]] = []
    if table.notation != table.newest:
        decided = [e.Renewed(table.newest), *decided]
    for entry in decided:
        done += take_in(table, entry, at)
    match = table.match
    if match is not None and table.status is Status.PLAYING:
        while match.state.public.turn == CHANCE:
            outcome = next_outcome(match)
            text = match.game.format_outcome(match.state.public, outcome)
            answer = e.Stepped(None, text, number=outcome)
            done += take_in(table, answer, at)
    return done


def take_in(table: Table, entry: e.Entry, at: float) -> list[tuple[e.Entry, list[AnyEvent]]]:
    """Apply an entry, and the bots' immediate remarks, before anything else happens."""
    done = [(entry, table.apply(entry, at))]
    if isinstance(entry, e.Stepped):
        levels = {seat: held.player for seat, held in enumerate(table.seats) if held.player}
        done += [(said, table.apply(said, at)) for said in table.comments.next(levels)]
    return done


def step_on(match: Match, step: e.Stepped) -> list[Event]:
    """Take a step and return its events; a fresh decision is not checked again."""
    if step.seat is None:
        if step.number is None:
            return match.resolve(step.text)
        return match.bring(step.number, step.text)
    if step.number is None:
        return match.play(step.seat, step.text)
    return match.carry_out(step.seat, step.number)


def next_outcome(match: Match) -> int:
    """Return the dealer's next outcome."""
    return match.dealer.foresee(match.weights())
