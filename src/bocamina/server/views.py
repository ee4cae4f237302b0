"""The only path from a table to the wire: what a viewer gets.

Everything that leaves the server about a game is built here, from a core View and from events that
reach the viewer; nothing else is accessible that could leak by mistake.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import msgspec

from bocamina.core.dealer import commitment_to
from bocamina.core.events import Event
from bocamina.core.game import TAKE_BACK
from bocamina.core.state import SPECTATOR
from bocamina.server import messages as wire
from bocamina.server.tables.events import TableEvent, name_of
from bocamina.server.tables.help import help_of, may_have_hints
from bocamina.server.tables.status import Status

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from bocamina.core.game import Facts
    from bocamina.core.match import Match
    from bocamina.server.tables.table import AnyEvent, Table


class Snapshot:
    """A table as it looks until the next step, whatever is said; each part is described once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.version = table.scene_version
        self.facts: msgspec.Raw | None = None
        self.public: msgspec.Raw | None = None
        self.turn: list[int] = list(table.turn)
        self.parts: dict[int, tuple[msgspec.Raw, msgspec.Raw]] = {}  # private, and legal moves
        if table.match is not None:
            self.public = public_part(table.match)

    def shows(self, table: Table) -> bool:
        """Tell whether a table still looks like this."""
        return self.table is table and self.version == table.scene_version

    def news(
        self,
        viewer: int,
        events: list[msgspec.Raw],
        clocks: wire.ClockFacts | None,
        *,
        with_table: bool,
    ) -> bytes:
        """Return the news for one viewer, a seat or the spectator."""
        if with_table and self.facts is None:
            self.facts = written(table_facts(self.table))
        facts = self.facts if with_table else None
        view, legal = self.part(viewer)
        return wire.encode(wire.News(self.table.version, view, legal, events, clocks, facts))

    def part(self, viewer: int) -> tuple[wire.ViewFacts | None, list[wire.LegalMove]]:
        """Return what the viewer sees of the game and may do in it."""
        if viewer not in self.parts:
            # Text takes a fraction of the memory, for as long as nobody moves.
            match = self.table.match
            private = None if match is None else private_part(match, viewer)
            self.parts[viewer] = written(private), written(legal_moves(self.table, viewer))
        private_text, legal = self.parts[viewer]
        view = None
        if self.public is not None:
            view = wire.ViewFacts(
                viewer, self.public, cast("Mapping[str, Any]", private_text), self.turn
            )
        return view, cast("list[wire.LegalMove]", legal)


def written(part: object) -> msgspec.Raw:
    """Return a part of a message as it will be sent."""
    return msgspec.Raw(wire.encode(part))


def public_facts(match: Match) -> Facts:
    """Return the public part of a game as facts."""
    return match.game.describe_public(match.view(SPECTATOR).public)


def public_part(match: Match) -> msgspec.Raw:
    """Return the public part of a game, serialized."""
    return written(public_facts(match))


def private_part(match: Match, viewer: int) -> Facts | None:
    """Return a seat's private part; watchers have none."""
    if viewer == SPECTATOR:
        return None
    return match.game.describe_private(match.view(viewer))


def legal_moves(table: Table, viewer: int) -> list[wire.LegalMove]:
    """Return a seat's legal moves."""
    match = table.match
    if viewer == SPECTATOR or match is None or table.status is not Status.PLAYING:
        return []
    if table.seats[viewer].has_resigned:
        return []
    moves = match.legal(viewer)
    if not table.seats[viewer].may_take_back:
        moves = [move for move in moves if move != TAKE_BACK]
    return described_moves(match, viewer, moves)


def described_moves(match: Match, viewer: int, moves: Sequence[int]) -> list[wire.LegalMove]:
    """Return moves of a seat with their facts."""
    if not moves:
        return []
    described = [move for move in moves if move != TAKE_BACK]
    facts = match.game.describe_moves(match.view(viewer).public, described)
    told = dict(zip(described, facts, strict=True))
    return [wire.LegalMove(match.format_move(move), told.get(move, {})) for move in moves]


class Told:
    """Happenings, serialized once, each with the viewers that may know of it."""

    def __init__(self, happened: Iterable[tuple[int, list[AnyEvent]]]) -> None:
        self.written: list[tuple[Event | None, msgspec.Raw]] = []
        for version, events in happened:
            for event in events:
                self.written.append(write_down(version, event))

    def to(self, viewer: int) -> list[msgspec.Raw]:
        """Return the happenings for one viewer, a seat or the spectator."""
        return [text for event, text in self.written if event is None or event.reaches(viewer)]

    def to_all(self) -> list[msgspec.Raw]:
        """Return all happenings, for viewers without secrets."""
        return [text for _, text in self.written]


def write_down(version: int, event: AnyEvent) -> tuple[Event | None, msgspec.Raw]:
    """Serialize an event; return the event itself as well if it is not public."""
    name = name_of(type(event))
    if isinstance(event, TableEvent):
        told = wire.Happening(version, name, event.facts(), at_table=True)
        return None, written(told)
    private = event.audience() is not None
    told = wire.Happening(version, name, event.facts(), private=private)
    return event if private else None, written(told)


def table_facts(table: Table) -> wire.TableFacts:
    """Return the table apart from the game, as everybody may know it."""
    over = table.status is Status.OVER and table.match is not None
    result = None
    if over and table.match is not None:
        public = table.match.view(SPECTATOR).public
        game = table.match.game
        result = wire.ResultFacts(list(game.scores(public)), list(game.winners(public)))
    return wire.TableFacts(
        table=table.name,
        code=table.code,
        game=table.game.name,
        rules=(table.game if table.match is None else table.match.game).rules_version,
        status=table.status.value,
        seats=seat_facts(table),
        options=dict(table.settings.options),
        clocking=table.clocking,
        public=table.public,
        talk=table.talk,
        odds=table.odds,
        watchers=table.watchers,
        hints=table.hints,
        latecomers=table.latecomers,
        removed=[outcast.name for outcast in table.outcasts],
        games=table.games,
        commitment=commitment_to(table.seed),
        created=int(table.created),
        result=result,
        seed=table.seed if over else None,
    )


def seat_facts(table: Table) -> list[wire.SeatFacts]:
    """Return the seats as everybody may know them."""
    return [
        wire.SeatFacts(
            name=seat.name,
            player=seat.player,
            face=seat.face,
            has_resigned=seat.has_resigned,
            may_have_hints=may_have_hints(table, number),
            help=help_of(table, number),
            was_removed=seat.was_removed,
            added_entropy=bool(seat.entropy),
        )
        for number, seat in enumerate(table.seats)
    ]


def clock_facts(table: Table, now: float) -> wire.ClockFacts | None:
    """Return how long the seats may still think, or nothing where time is not counted."""
    clocks = table.clocks
    if not clocks.are_on or table.status is not Status.PLAYING:
        return None
    allowance, reserve = list(clocks.allowance), list(clocks.reserve)
    for seat, began in clocks.since.items():
        if not clocks.is_frozen:
            over = max(0.0, now - began) - allowance[seat]
            allowance[seat] = max(0.0, -over)
            reserve[seat] = max(0.0, reserve[seat] - max(0.0, over))
    return wire.ClockFacts(
        [round(seconds, 1) for seconds in allowance],
        [round(seconds, 1) for seconds in reserve],
        sorted(clocks.since),
        clocks.is_frozen,
    )
