"""Who comes to sit where at a table, and who goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, assert_never

from bocamina.server.tables import entries as e
from bocamina.server.tables import events as told
from bocamina.server.tables.seats import Seat
from bocamina.server.tables.status import Status

if TYPE_CHECKING:
    from bocamina.server.tables.table import Table

Seating: TypeAlias = e.Seated | e.Relieved | e.Installed | e.Emptied | e.Removed


def seat_somebody(table: Table, fact: Seating) -> told.TableEvent:
    """Apply a change of a seat's holder, and return its events."""
    match fact:
        case e.Seated():
            table.seatings[fact.home] += 1
            table.seats[fact.seat] = Seat(fact.name, [fact.key], homes=[fact.home], face=fact.face)
            return told.SeatTaken(fact.seat, fact.name)
        case e.Relieved():
            return relieve(table, fact)
        case e.Installed():
            table.seats[fact.seat] = Seat(fact.name, player=fact.player)
            return told.BotSeated(fact.seat, fact.name, fact.player)
        case e.Emptied():
            name, table.seats[fact.seat] = table.seats[fact.seat].name, Seat()
            return told.SeatFreed(fact.seat, name)
        case e.Removed():
            return remove(table, fact.seat)
        case _:
            assert_never(fact)


def relieve(table: Table, fact: e.Relieved) -> told.BotRelieved:
    """Let a latecomer take over from a bot."""
    table.seatings[fact.home] += 1
    bot = table.seats[fact.seat].name
    table.seats[fact.seat] = Seat(fact.name, [fact.key], homes=[fact.home], face=fact.face)
    for follower in table.followers:
        follower.forget(fact.seat)
    # The bot's pending move is cancelled.
    table.asked[fact.seat] = table.version
    return told.BotRelieved(fact.seat, fact.name, bot)


def remove(table: Table, seat: int) -> told.PlayerRemoved:
    """Remove somebody; a game goes on under the name that it was played under."""
    held = table.seats[seat]
    table.outcasts.append(held.cast_out())
    if table.status is Status.OPEN:
        table.seats[seat] = Seat()
    return told.PlayerRemoved(seat, held.name, table.status is Status.PLAYING)
