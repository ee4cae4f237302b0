"""Carries out requests to a table, over a socket or HTTP, with rate limits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.server import messages as wire
from bocamina.server.access import asker_of
from bocamina.server.limits import Limit
from bocamina.server.problems import Refused
from bocamina.server.tables import requests as ask
from bocamina.server.tables.decisions import decide, seat_of
from bocamina.server.tables.explain import count, explain
from bocamina.server.tables.help import choose_help

if TYPE_CHECKING:
    from bocamina.server.access import Visitor
    from bocamina.server.house import House
    from bocamina.server.live import LiveTable

BURST_SECONDS: Final = 4.0
ADVICE_PER_MINUTE: Final = 60.0  # requested by one seat, including a coach's reviews of moves
MOST_RETOLD: Final = 200  # versions that a client may have missed without being charged


class Clerk:
    """Carries out requests within the rate limits, over either transport."""

    def __init__(self, house: House, replays: Limit) -> None:
        self.house = house
        self.replays = replays
        rate, talk = house.settings.messages_per_second, house.settings.talk_per_minute
        self.requests = Limit(rate, max(1.0, rate * BURST_SECONDS))
        self.talk = Limit(talk / 60, max(1.0, talk / 4))
        self.advice = Limit(ADVICE_PER_MINUTE / 60, ADVICE_PER_MINUTE / 4)

    def check_replay(self, live: LiveTable, since: int | None, address: str) -> None:
        """Rate-limit replays of much of a game by address."""
        if (
            since is not None
            and live.table.version - since > MOST_RETOLD
            and not self.replays.allows(address, self.house.clock.monotonic())
        ):
            raise Refused("too-fast", 429)

    async def carry_out(
        self, live: LiveTable, visitor: Visitor, request: ask.AnyRequest
    ) -> wire.Answer:
        """Put a request to the table and return the answer."""
        started = self.house.clock.monotonic()
        if self.house.is_stopping:
            raise Refused("stopping", 503)
        # Talk is limited by seat, however many sockets or devices a person has.
        seat = visitor.asker.seat
        mouth = visitor.key if seat is None else f"{live.table.name} {seat}"
        if mouth and not self.requests.allows(mouth, started):
            raise Refused("too-fast", 429)
        if isinstance(request, ask.Explain | ask.Move):
            if seat is None:  # nobody without a seat can have the journal read
                await live.consult(lambda table: seat_of(asker_of(table, visitor.key)))
            await live.reach(request.expected)
        if isinstance(request, ask.Explain):
            return await live.consult(
                lambda table: explain(table, request, asker_of(table, visitor.key))
            )
        if isinstance(request, ask.Census):
            return await live.consult(lambda table: count(table, request))
        if isinstance(request, ask.Hint | ask.Review):
            return await self.advise(live, visitor, request, mouth)
        if isinstance(request, ask.Say) and not self.talk.allows(mouth, started):
            raise Refused("too-fast", 429)
        if isinstance(request, ask.Move):
            live.steward.note_haste(seat, hasty=request.hasty)
        mint, key = self.house.mint, visitor.key
        version = await live.commit(
            lambda table: decide(table, request, asker_of(table, key), mint)
        )
        if isinstance(request, ask.Move):
            self.house.metrics.move_seconds.observe(self.house.clock.monotonic() - started)
        return wire.Accepted(request.id, version)

    async def advise(
        self, live: LiveTable, visitor: Visitor, request: ask.Hint | ask.Review, mouth: str
    ) -> wire.Hinted | wire.Reviewed:
        """Return a hint or a coach's review; the table sees who takes hints."""
        seat = await live.consult(lambda table: seat_of(asker_of(table, visitor.key)))
        if not self.advice.allows(mouth, self.house.clock.monotonic()):
            raise Refused("too-fast", 429)
        if isinstance(request, ask.Review):
            return await live.tutor.review(seat, request)
        hinted = await live.tutor.hint(seat, request)
        if not live.table.seats[seat].help:
            await live.commit(lambda table: choose_help(table, seat, "hints"))
        return hinted
