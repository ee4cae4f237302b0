"""A table's state, made of nothing but the entries of its journal."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final, TypeAlias, assert_never

from bocamina.core.dealer import Dealer
from bocamina.core.errors import BadSetting
from bocamina.core.game import TAKE_BACK_TEXT, AnyGame
from bocamina.core.match import Match
from bocamina.core.notation import parse_settings
from bocamina.core.turn import CHANCE, Turn
from bocamina.games import find_game
from bocamina.server.journal import Status
from bocamina.server.tables import entries as e
from bocamina.server.tables import events as told
from bocamina.server.tables.clocks import Clocks
from bocamina.server.tables.seats import Seat
from bocamina.server.tables.witness import Witness

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.events import Event
    from bocamina.core.options import Settings
    from bocamina.server.tables.seats import Chest

Happening: TypeAlias = "Event | told.TableEvent"

EVENTS_KEPT: Final = 48  # entries whose events are at hand for those who reconnect


class OldRules(BadSetting):
    """A table whose game was begun under rules that this version does not know."""


class Table:
    """One table: who sits, what is played, how far it is. `apply` is the only way to change it."""

    game: AnyGame
    settings: Settings

    def __init__(self, name: str, keep: int | None = EVENTS_KEPT) -> None:
        self.name = name
        self.version = 0
        self.created = self.updated = 0.0
        self.code = self.host = self.seed = ""
        self.rules = 0  # the version of the rules that it was opened under
        self.outdated = 0  # the version of the rules of a game that cannot be played on
        self.public = False
        self.talk = True
        self.odds = True
        self.clocking = e.Clocking()
        self.status = Status.OPEN
        self.seats: list[Seat] = []
        self.match: Match | None = None
        self.clocks = Clocks(self.clocking, 0)
        self.games = 1  # how many were begun here, this one included
        self.taken = 0
        self.about = ""  # a line for the list of open tables
        self.lobby_version = 0  # the last entry that changed what is not in a view
        self.asked: list[int] = []  # by seat: since which version its decision is the same
        self.stood_in: list[
            list[tuple[int, str]]
        ] = []  # by seat: what bots did since it last moved
        self.paused_at = 0.0  # when something last happened that people want to look at
        self.history: deque[tuple[int, list[Happening]]] = deque(maxlen=keep)
        self.witnesses: dict[int, Witness] = {}  # by seat, where a bot with a memory plays

    @property
    def turn(self) -> tuple[int, ...]:
        """The seats that have something to decide."""
        if self.match is None or self.status is not Status.PLAYING:
            return ()
        return self.match.turn.seats

    @property
    def dealer(self) -> Dealer:
        """The dealer of the game, or of the one to come."""
        if self.match is not None:
            return self.match.dealer
        mixed = {seat: held.entropy for seat, held in enumerate(self.seats) if held.entropy}
        return Dealer(self.seed, mixed)

    def is_bot(self, seat: int) -> bool:
        """Tell whether a bot plays a seat for good: it sits there, or the person resigned."""
        held = self.seats[seat]
        return bool(held.player) or held.has_resigned

    def seat_of(self, key: str) -> int | None:
        """Return the seat that the secret with this hash holds."""
        for number, seat in enumerate(self.seats):
            if key in seat.keys:
                return number
        return None

    def apply(self, entry: e.Entry, at: float) -> list[Happening]:
        """Take in the next entry and return what happened."""
        self.version += 1
        self.updated = at
        if isinstance(entry, e.Stepped):
            happened = self._step(entry, at)
        else:
            self.lobby_version = self.version
            happened = self._take(entry, at)
            self.taken = sum(not seat.is_free for seat in self.seats)
        self.history.append((self.version, happened))
        if self.witnesses and self.match is not None:
            step = isinstance(entry, e.Stepped | e.Started)
            for witness in self.witnesses.values():
                witness.take(self.match, happened, step=step)
        return happened

    def _take(self, fact: e.AnyFact, at: float) -> list[Happening]:
        match fact:
            case e.Created():
                self.created = at
                self.code, self.host, self.seed = fact.code, fact.host, fact.seed
                self.game = find_game(fact.settings.partition(" ")[0])
                self.rules = fact.rules
                self._settle(fact)
                return []
            case e.Changed():
                self._settle(fact)
                return [told.RulesChanged(fact.settings)]
            case e.Seated():
                self.seats[fact.seat] = Seat(fact.name, [fact.key])
                return [told.SeatTaken(fact.seat, fact.name)]
            case e.Installed():
                self.seats[fact.seat] = Seat(fact.name, player=fact.player)
                return [told.BotSeated(fact.seat, fact.name, fact.player)]
            case e.Emptied():
                name, self.seats[fact.seat] = self.seats[fact.seat].name, Seat()
                return [told.SeatFreed(fact.seat, name)]
            case e.Offered():
                self.seats[fact.seat].tickets[fact.ticket] = at
                return []
            case e.Carried():
                del self.seats[fact.seat].tickets[fact.ticket]
                self.seats[fact.seat].keys.append(fact.key)
                return []
            case e.Mixed():
                self.seats[fact.seat].entropy = fact.text
                return [told.EntropyAdded(fact.seat)]
            case e.Started():
                self.status = Status.PLAYING
                rules = fact.rules or self.rules
                if rules != self.game.rules_version:
                    # Its steps mean nothing under these rules; what follows it may.
                    self.outdated = rules
                    return [told.GameStarted()]
                self.match = Match(self.game, self.settings, self.dealer)
                self.clocks = Clocks(self.clocking, self.settings.seats)
                self.asked = [self.version] * self.settings.seats
                self.stood_in = [[] for _ in self.seats]
                self._hand_on(Turn(0), self.match.turn, None, at)
                return [told.GameStarted()]
            case e.Resigned():
                self.seats[fact.seat].has_resigned = True
                return [told.SeatResigned(fact.seat)]
            case e.Said():
                if fact.phrase:
                    about = -1 if fact.about is None else fact.about
                    return [told.PhraseSaid(fact.seat, fact.phrase, about)]
                return [told.TextSaid(fact.seat, fact.text)]
            case e.Frozen():
                self.clocks.freeze(at)
                return [told.ClocksStopped()]
            case e.Thawed():
                self.clocks.thaw(at)
                return [told.ClocksResumed()]
            case e.Reopened():
                self.seed = fact.seed
                self.status, self.match, self.outdated = Status.OPEN, None, 0
                self.games += 1
                self.asked, self.stood_in = [], []
                self.history.clear()
                self.witnesses = {seat: Witness(seat) for seat in self.witnesses}
                for seat in self.seats:
                    seat.entropy, seat.has_resigned = "", False
                return [told.TableReopened()]
            case _:
                assert_never(fact)

    def _settle(self, fact: e.Created | e.Changed) -> None:
        self.settings = parse_settings(self.game, fact.settings)
        self.clocking, self.public = fact.clocking, fact.public
        self.talk, self.odds = fact.talk, fact.odds
        self.about = fact.settings.partition(" ")[2]
        self.seats = self.seats[: self.settings.seats]
        self.seats += [Seat() for _ in range(self.settings.seats - len(self.seats))]

    def _step(self, entry: e.Stepped, at: float) -> list[Happening]:
        if self.outdated:
            return []
        match = self.match
        assert match is not None, "a step before the start"
        before = match.turn
        happened: list[Happening] = []
        if entry.seat is None:
            events = match.resolve(entry.text)
        else:
            if entry.stood_in:
                happened.append(told.BotStoodIn(entry.seat))
                self.stood_in[entry.seat].append((self.version, entry.text))
            else:
                self.stood_in[entry.seat].clear()
            events = match.play(entry.seat, entry.text)
        happened += events
        if any(event.gives_pause() for event in events):
            self.paused_at = at
        after = match.turn
        self._hand_on(before, after, entry, at)
        if after.is_over:
            self.status = Status.OVER
            self.lobby_version = self.version
            happened.append(told.SeedRevealed(self.seed))
        return happened

    def _hand_on(self, before: Turn, after: Turn, step: e.Stepped | None, at: float) -> None:
        """Note who has something new to decide, and let the clocks of those who think run."""
        assert self.match is not None
        mover = None if step is None else step.seat
        if mover is not None:
            self.asked[mover] = self.version
        for seat in before.seats:
            if seat not in after.seats:
                self.clocks.stop(seat, at)
        for seat in after.seats:
            if seat != mover:
                if seat not in before.seats:
                    self.asked[seat] = self.version
                    self.clocks.run(seat, at, afresh=True)
                continue
            assert step is not None
            # Whoever may take back is still at the same decision: the clock goes on.
            took_back = step.text == TAKE_BACK_TEXT
            final = not took_back and not self.game.may_take_back(self.match.view(seat))
            if final or seat not in before.seats:
                self.clocks.run(seat, at, afresh=final)


def carry_out(
    table: Table, decided: Sequence[e.Entry], at: float, chest: Chest
) -> list[tuple[e.Entry, list[Happening]]]:
    """Apply what was decided and what chance answers; return all entries and what happened."""
    done: list[tuple[e.Entry, list[Happening]]] = []
    for entry in decided:
        done.append((entry, table.apply(entry, at)))
    match = table.match
    if match is not None and table.status is Status.PLAYING:
        while match.state.public.turn == CHANCE:
            outcome = chest.pick(match.dealer, match.weights())
            answer = e.Stepped(None, match.game.format_outcome(match.state.public, outcome))
            done.append((answer, table.apply(answer, at)))
    return done


def fold(
    name: str,
    lines: list[tuple[float, str]],
    keep: int | None = EVENTS_KEPT,
    watch: int | None = None,
) -> Table:
    """Return the table that its journal's lines, each with its time, make."""
    table = Table(name, keep)
    if watch is not None:
        table.witnesses[watch] = Witness(watch)
    for at, line in lines:
        table.apply(e.parse_entry(line), at)
    if table.outdated:
        raise OldRules(f"rules {table.game.rules_version}", f"rules {table.outdated}")
    return table
