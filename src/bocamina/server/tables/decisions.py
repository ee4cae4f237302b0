"""Decides on requests: new entries, or a refusal. Nothing here changes the table."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, assert_never

from bocamina.core.game import TAKE_BACK
from bocamina.core.notation import format_settings
from bocamina.games import find_game
from bocamina.players.names import BOT_NAMES
from bocamina.players.phrases import phrases_of
from bocamina.players.roster import find_player
from bocamina.server.problems import Refused
from bocamina.server.tables import entries as e
from bocamina.server.tables import requests as ask
from bocamina.server.tables.demands import demand, demand_current, demand_part
from bocamina.server.tables.help import choose_help
from bocamina.server.tables.names import check_free, clean_name
from bocamina.server.tables.seats import (
    MOST_KEYS,
    MOST_SAID,
    MOST_SEATINGS,
    MOST_TAKEN_BACK,
    TICKET_SECONDS,
    hash_of,
)
from bocamina.server.tables.status import Status

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.server.tables.seats import Mint
    from bocamina.server.tables.table import Table

MOST_GAMES = 200  # rematches that guests may start at one table; its host always can
LONGEST_CLOCK: Final = 7 * 24 * 3600
SHORTEST_CLOCK: Final = 2


@dataclass(frozen=True)
class Asker:
    """Who asks: a seat, the host, both or neither."""

    seat: int | None = None
    is_host: bool = False


def decide(table: Table, request: ask.Command, asker: Asker, mint: Mint) -> list[e.Entry]:
    """Return the entries that a request leads to, or raise why it is refused."""
    match request:
        case ask.Move():
            return make_move(table, seat_of(asker), request)
        case ask.Say():
            return say(table, seat_of(asker), request)
        case ask.Coach():
            seat = seat_of(asker)
            demand_part(table, seat)
            return choose_help(table, seat, "coach" if request.on else "hints")
        case ask.Resign():
            seat = seat_of(asker)
            demand_part(table, seat)
            return [e.Resigned(seat)]
        case ask.Start():
            return start(table, asker, request)
        case ask.Leave():
            if table.status is Status.PLAYING:
                raise Refused("playing")
            return [e.Emptied(seat_of(asker))]
        case ask.Rematch():
            demand(table, Status.OVER)
            if asker.seat is None and not asker.is_host:
                raise Refused("not-seated", 403)
            if table.games >= MOST_GAMES and not asker.is_host:
                raise Refused("worn-out", most=MOST_GAMES)
            return [e.Reopened(mint.seed())]
        case ask.Mix():
            demand(table, Status.OPEN)
            seat = seat_of(asker)
            if table.seats[seat].entropy:
                raise Refused("already-mixed")
            return [e.Mixed(seat, request.text)]
        case ask.Install():
            demand_host(asker)
            demand(table, Status.OPEN)
            return [install(table, request.seat, request.player)]
        case ask.Remove():
            demand_host(asker)
            return [remove(table, request.seat)]
        case ask.Readmit():
            demand_host(asker)
            if all(outcast.name != request.name for outcast in table.outcasts):
                raise Refused("nobody-removed", name=request.name)
            return [e.Readmitted(request.name)]
        case ask.Admit():
            demand_host(asker)
            return [e.Admitted(request.watchers)]
        case ask.Invite():
            demand_host(asker)
            return [e.Welcomed(request.latecomers)]
        case ask.Change():
            demand_host(asker)
            demand(table, Status.OPEN)
            return [change(table, request)]
        case _:
            assert_never(request)


def demand_host(asker: Asker) -> None:
    """Refuse requesters other than the host."""
    if not asker.is_host:
        raise Refused("host-only", 403)


def seat_of(asker: Asker) -> int:
    """Return the requester's seat, or refuse."""
    if asker.seat is None:
        raise Refused("not-seated", 403)
    return asker.seat


# --- The game


def make_move(table: Table, seat: int, request: ask.Move) -> list[e.Entry]:
    """Check a person's move."""
    demand_part(table, seat)
    demand_current(table, seat, request.expected)
    return step(table, seat, request.move)


def step(table: Table, seat: int, move: str, *, stood_in: bool = False) -> list[e.Entry]:
    """Return a move if it is legal; chance is resolved when it is carried out."""
    match = table.match
    assert match is not None
    number = match.parse_move(move)
    refusal = match.why_not(seat, number)
    if refusal is not None:
        raise refusal
    if number == TAKE_BACK and not table.seats[seat].may_take_back:
        raise Refused("taken-back-enough", most=MOST_TAKEN_BACK)
    return [e.Stepped(seat, match.format_move(number), stood_in, number)]


def start(table: Table, asker: Asker, request: ask.Start) -> list[e.Entry]:
    """Begin, with bots in the free seats if the host wants that."""
    demand(table, Status.OPEN)
    free = [number for number, seat in enumerate(table.seats) if seat.is_free]
    if not asker.is_host and (free or asker.seat is None):
        raise Refused("host-only", 403)
    if free and not request.fill:
        raise Refused("seats-free", free=len(free))
    return [*fill(table, request.fill, free), e.Started(table.game.newest)]


# --- The seats


def fill(table: Table, player: str, free: Sequence[int]) -> list[e.Installed]:
    """Give free seats to bots, each with a name of its own."""
    installed: list[e.Installed] = []
    for seat in free:
        taken = {held.name for held in table.seats} | {fact.name for fact in installed}
        installed.append(install(table, seat, player, taken))
    return installed


def install(table: Table, seat: int, player: str, taken: set[str] | None = None) -> e.Installed:
    """Give a free seat to a bot."""
    if not 0 <= seat < len(table.seats):
        raise Refused("no-such-seat", seat=seat)
    if not table.seats[seat].is_free:
        raise Refused("seat-taken", seat=seat)
    find_player(player, table.game)  # refuses one that the game does not have
    names = {held.name for held in table.seats} if taken is None else taken
    return e.Installed(seat, player, next(name for name in BOT_NAMES if name not in names))


def remove(table: Table, seat: int) -> e.Emptied | e.Removed:
    """Take a bot away before the start, or a person at any time."""
    if not 0 <= seat < len(table.seats):
        raise Refused("no-such-seat", seat=seat)
    held = table.seats[seat]
    if held.is_free or held.was_removed:
        raise Refused("seat-free", seat=seat)
    if table.host in held.keys:
        raise Refused("own-seat", seat=seat)
    if held.is_person:
        return e.Removed(seat)
    demand(table, Status.OPEN)
    return e.Emptied(seat)


def sit(table: Table, request: ask.Sit, key: str, home: str = "") -> list[e.Entry]:
    """Give a seat to a person: a free one or, in play, that of a bot."""
    is_late = table.status is Status.PLAYING and table.latecomers
    if not is_late:
        demand(table, Status.OPEN)
    # A new secret is easy to get, a new home is not. The host can readmit all of it.
    if key != table.host and any(home in outcast.homes for outcast in table.outcasts):
        raise Refused("removed-here", 403)
    if (held := table.seat_of(key)) is not None:
        raise Refused("seat-taken", seat=held)
    if key != table.host and table.seatings[home] >= MOST_SEATINGS:
        raise Refused("sat-enough", most=MOST_SEATINGS)
    name = clean_name(request.name)
    check_free(name, [seat.name for seat in table.seats])
    free = [
        number
        for number, seat in enumerate(table.seats)
        if (seat.player if is_late else seat.is_free)
    ]
    if not free:
        raise Refused("table-full")
    if request.seat is not None and request.seat not in free:
        raise Refused("seat-taken", seat=request.seat)
    taken = free[0] if request.seat is None else request.seat
    if is_late:
        return [e.Relieved(taken, name, key, home, request.face)]
    return [e.Seated(taken, name, key, home, request.face)]


def offer(table: Table, asker: Asker, ticket: str, now: float) -> list[e.Entry]:
    """Let a ticket carry a seat to another device."""
    seat = seat_of(asker)
    held = table.seats[seat]
    unused = sum(now - offered <= TICKET_SECONDS for offered in held.tickets.values())
    if len(held.keys) + unused >= MOST_KEYS:
        raise Refused("too-many-devices", most=MOST_KEYS)
    return [e.Offered(seat, ticket)]


def carry(table: Table, ticket: str, key: str, now: float, home: str = "") -> list[e.Entry]:
    """Let a ticket's bearer hold the seat, too; it works once, and expires."""
    for number, seat in enumerate(table.seats):
        if ticket in seat.tickets and now - seat.tickets[ticket] <= TICKET_SECONDS:
            return [e.Carried(number, ticket, key, home)]
    raise Refused("ticket-unknown", 403)


# --- House rules


def create(request: ask.Create, host_secret: str, mint: Mint, home: str = "") -> e.Created:
    """Return the first entry of a new table."""
    game = find_game(request.game)
    seats = game.usual_seats if request.seats is None else request.seats
    settings = game.settle(seats, dict(request.options))
    return e.Created(
        code=mint.code(),
        settings=format_settings(game, settings),
        rules=game.newest,
        seed=mint.seed(),
        clocking=check_clocking(request.clocking),
        public=request.public,
        talk=request.talk,
        odds=request.odds,
        host=hash_of(host_secret),
        watchers=request.watchers,
        home=home,
        latecomers=request.latecomers,
        hints=request.hints,
    )


def change(table: Table, request: ask.Change) -> e.Changed:
    """Return an entry with changed house rules."""
    seats = table.settings.seats if request.seats is None else request.seats
    options = {**table.settings.options, **(request.options or {})}
    settings = table.game.settle(seats, options)
    for number, seat in enumerate(table.seats):
        if number >= seats and not seat.is_free:
            raise Refused("seat-taken", seat=number)
    return e.Changed(
        format_settings(table.game, settings),
        table.clocking if request.clocking is None else check_clocking(request.clocking),
        table.public if request.public is None else request.public,
        table.talk if request.talk is None else request.talk,
        table.odds if request.odds is None else request.odds,
        table.hints if request.hints is None else request.hints,
    )


def check_clocking(clocking: e.Clocking) -> e.Clocking:
    """Refuse clocks that nobody could play by."""
    limits = (
        (clocking.move_seconds, SHORTEST_CLOCK),
        (clocking.reserve_seconds, 0),
        (clocking.grace_seconds, SHORTEST_CLOCK),
    )
    for seconds, shortest in limits:
        if seconds is not None and not shortest <= seconds <= LONGEST_CLOCK:
            raise Refused("bad-clock", 400, shortest=SHORTEST_CLOCK, longest=LONGEST_CLOCK)
    if clocking.reserve_seconds and clocking.move_seconds is None:
        raise Refused("bad-clock", 400, shortest=SHORTEST_CLOCK, longest=LONGEST_CLOCK)
    return clocking


# --- Talk


def say(table: Table, seat: int, request: ask.Say) -> list[e.Entry]:
    """Say something in free text, if the host allows it, or by a ready phrase."""
    if table.seats[seat].said >= MOST_SAID:
        raise Refused("said-enough", most=MOST_SAID)
    if request.phrase:
        if request.phrase not in phrases_of(table.game.name):
            raise Refused("no-such-phrase", 400, phrase=request.phrase)
        return [e.Said(seat, phrase=request.phrase, about=request.about)]
    words = " ".join(request.text.split())
    if not words or any(unicodedata.category(character) == "Cc" for character in words):
        raise Refused("nothing-said", 400)
    if not table.talk:
        raise Refused("talk-is-off", 403)
    return [e.Said(seat, text=words)]
