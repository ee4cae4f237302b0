"""A table's state, derived from nothing but the entries of its journal."""

from __future__ import annotations

from collections import Counter, deque
from typing import TYPE_CHECKING, Final, TypeAlias, assert_never

from bocamina.core.dealer import Dealer
from bocamina.core.game import TAKE_BACK_TEXT, AnyGame
from bocamina.core.match import Match
from bocamina.core.notation import parse_position
from bocamina.core.turn import Turn
from bocamina.server.tables import entries as e
from bocamina.server.tables import events as told
from bocamina.server.tables.arranging import arrange
from bocamina.server.tables.carrying_out import step_on
from bocamina.server.tables.clocks import Clocks
from bocamina.server.tables.comments import Comments
from bocamina.server.tables.entry_news import EntryNews
from bocamina.server.tables.renewal import renew
from bocamina.server.tables.seating import seat_somebody
from bocamina.server.tables.seats import Seat
from bocamina.server.tables.sights import Sights
from bocamina.server.tables.status import Status

if TYPE_CHECKING:
    from bocamina.core.events import Event
    from bocamina.core.options import Settings
    from bocamina.server.tables.seats import Outcast
    from bocamina.server.tables.witness import Witnesses

AnyEvent: TypeAlias = "Event | told.TableEvent"

EVENTS_KEPT: Final = 48  # entries whose events are kept for those who reconnect


class Table:
    """One table: who sits, what is played, how far it is. Only `apply` changes that."""

    game: AnyGame
    settings: Settings

    def __init__(self, name: str, keep: int | None = EVENTS_KEPT) -> None:
        self.name = name
        self.version = 0
        self.created = self.updated = 0.0
        self.code = self.host = self.seed = ""
        self.rules = 0  # the edition of the game that it was opened under
        self.notation = self.newest = 0  # the editions of what was written last, and of today
        self.outdated = 0  # the edition of a game whose rules are no longer known
        self.public = False
        self.watchers = True  # whether people without a seat may look on
        self.latecomers = False  # whether people may take the seats of bots in play
        self.home = ""  # where it was opened from
        self.outcasts: list[Outcast] = []
        self.seatings: Counter[str] = Counter()  # by home: how often people sat down
        self.talk = True
        self.odds = True
        self.hints = False  # whether hints are allowed among people, too
        self.clocking = e.Clocking()
        self.status = Status.OPEN
        self.seats: list[Seat] = []
        self.match: Match | None = None
        self.clocks = Clocks(self.clocking, 0)
        self.games = 1  # how many were begun here, this one included
        self.taken = 0
        self.about = ""  # a line for the list of open tables
        self.scene_version = 0  # the last entry that changed anything but talk and clocks
        self.lobby_version = 0  # the last of those that changed what is not in a view
        self.asked: list[int] = []  # by seat: the version since which its decision is unchanged
        # By seat: what bots did since it last moved.
        self.stood_in: list[list[tuple[int, str]]] = []
        self.sights = Sights()
        self.history: deque[tuple[int, list[AnyEvent]]] = deque(maxlen=keep)
        self.comments = Comments()
        # Not part of the state: those who take notes of every entry belong to others.
        self.followers: list[Witnesses] = []

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
        """Tell whether a bot plays a seat permanently: it sits there, or the person resigned."""
        held = self.seats[seat]
        return bool(held.player) or held.has_resigned

    def seat_of(self, key: str) -> int | None:
        """Return the seat that the secret with this hash holds."""
        for number, seat in enumerate(self.seats):
            if key in seat.keys:
                return number
        return None

    def why_out(self, key: str) -> str:
        """Return why a client with this secret's hash, or none, may not come in, if so."""
        if key and any(key in outcast.keys for outcast in self.outcasts):
            return "removed"
        # Those who may sit down must see where.
        has_room = self.status is Status.OPEN and self.taken < len(self.seats)
        if self.watchers or has_room or (key and key == self.host):
            return ""
        return "" if key and self.seat_of(key) is not None else "no-watchers"

    def apply(self, entry: e.Entry, at: float) -> list[AnyEvent]:
        """Apply the next entry and return its events."""
        self.version += 1
        self.updated = at
        if self.notation != self.newest:
            entry = renew(entry, self.game.rewriting(self.notation))
        if isinstance(entry, e.Stepped):
            self.scene_version = self.version
            happened = self._step(entry, at)
        else:
            if not isinstance(entry, e.Passing):
                self.scene_version = self.lobby_version = self.version
            happened = self._take(entry, at)
            self.taken = sum(not seat.is_free for seat in self.seats)
        self.history.append((self.version, happened))
        if self.match is not None:
            is_step = isinstance(entry, e.Stepped | e.Started | e.Overtaken)
            news = EntryNews(self.match, happened, is_step=is_step)
            for follower in self.followers:
                follower.take(news)
            self.comments.take(news)
        return happened

    def pass_over(self, at: float) -> None:
        """Skip a step of a game that was followed by another."""
        self.version += 1
        self.updated = at

    def _take(self, fact: e.AnyFact, at: float) -> list[AnyEvent]:
        """Apply an entry other than a step: seats, talk, and the course of games."""
        match fact:
            case e.Created() | e.Changed():
                return arrange(self, fact, at)
            case e.Seated() | e.Relieved() | e.Installed() | e.Emptied() | e.Removed():
                return [seat_somebody(self, fact)]
            case e.Readmitted():
                self.outcasts = [each for each in self.outcasts if each.name != fact.name]
                return [told.PlayerReadmitted(fact.name)]
            case e.Admitted():
                self.watchers = fact.watchers
                return [told.WatchersAdmitted(fact.watchers)]
            case e.Welcomed():
                self.latecomers = fact.latecomers
                return [told.LatecomersInvited(fact.latecomers)]
            case e.Offered():
                self.seats[fact.seat].tickets[fact.ticket] = at
                return []
            case e.Carried():
                del self.seats[fact.seat].tickets[fact.ticket]
                self.seats[fact.seat].keys.append(fact.key)
                self.seats[fact.seat].homes.append(fact.home)
                return []
            case e.Mixed():
                self.seats[fact.seat].entropy = fact.text
                return [told.EntropyAdded(fact.seat)]
            case e.Resigned():
                self.seats[fact.seat].has_resigned = True
                return [told.SeatResigned(fact.seat)]
            case e.Helped():
                self.seats[fact.seat].take_help(fact.by)
                return [told.HelpChosen(fact.seat, fact.by)]
            case e.Said():
                self.seats[fact.seat].said += 1
                if fact.phrase:
                    about = -1 if fact.about is None else fact.about
                    return [told.PhraseSaid(fact.seat, fact.phrase, about)]
                return [told.TextSaid(fact.seat, fact.text)]
            case _:
                return self._conduct(fact, at)

    def _conduct(self, fact: e.Conduct, at: float) -> list[AnyEvent]:
        """Apply an entry about a game's start, pauses, rules and rematch."""
        match fact:
            case e.Started():
                self._start(fact.rules or self.rules, at)
                return [told.GameStarted()]
            case e.Renewed():
                self.write_in(fact.notation)
                return []
            case e.Overtaken():
                self._overtake(fact, at)
                return [told.RulesRenewed(fact.rules)]
            case e.Frozen():
                self.clocks.freeze(at)
                return [told.ClocksStopped()]
            case e.Thawed():
                self.clocks.thaw(at)
                return [told.ClocksResumed()]
            case e.Reopened():
                self._reopen(fact.seed)
                return [told.TableReopened()]
            case _:
                assert_never(fact)

    def _start(self, rules: int, at: float) -> None:
        """Start a game by the rules of an edition."""
        self.status = Status.PLAYING
        if rules < self.game.oldest:
            # Its steps cannot be read under these rules, but later entries can.
            self.outdated = rules
            return
        game, settings = self.game.under(rules), self.settings
        if game is not self.game:
            settings = game.settle(settings.seats, settings.options)
        self._begin(Match(game, settings, self.dealer), at)

    def _reopen(self, seed: str) -> None:
        """Drop a game that is over, so that another can begin."""
        self.seed = seed
        self.status, self.match, self.outdated = Status.OPEN, None, 0
        self.games += 1
        self.asked, self.stood_in, self.sights = [], [], Sights()
        self.seatings.clear()
        self.history.clear()
        self._let_followers_begin_again()
        self.seats = [Seat() if seat.was_removed else seat for seat in self.seats]
        for seat in self.seats:
            seat.begin_again()

    def write_in(self, notation: int) -> None:
        """Read lines from now on in the notation of an edition."""
        if notation > self.newest:
            raise self.game.unknown(notation)  # a newer program wrote it
        self.notation = notation

    def _begin(self, match: Match, at: float) -> None:
        """Begin a game, at its start or at a stored position."""
        self.match, self.outdated = match, 0
        self.clocks = Clocks(self.clocking, self.settings.seats)
        self.asked = [self.version] * self.settings.seats
        self.stood_in = [[] for _ in self.seats]
        self._hand_on(Turn(0), match.turn, None, at)

    def _overtake(self, fact: e.Overtaken, at: float) -> None:
        """Continue by the rules of another edition."""
        if self.match is None:
            game = self.game.under(fact.rules)
            dealer = Dealer(self.seed, self.dealer.entropy, fact.dealt)
            self._begin(Match.at(game, parse_position(game, fact.position), dealer), at)
        else:
            before = self.match.turn
            self.match.go_over(fact.rules, fact.position)
            self._hand_on(before, self.match.turn, None, at)
            # Pending moves were made under other rules.
            self.asked = [self.version] * self.settings.seats
        self._let_followers_begin_again()

    def _let_followers_begin_again(self) -> None:
        for follower in self.followers:
            follower.begin_again()

    def _step(self, entry: e.Stepped, at: float) -> list[AnyEvent]:
        if self.outdated:
            return []
        match = self.match
        assert match is not None, "a step before the start"
        before = match.turn
        happened: list[AnyEvent] = []
        events = step_on(match, entry)
        if entry.seat is not None:
            if entry.stood_in:
                happened.append(told.BotStoodIn(entry.seat))
                self.stood_in[entry.seat].append((self.version, entry.text))
            else:
                self.stood_in[entry.seat].clear()
            if entry.text == TAKE_BACK_TEXT:
                self.seats[entry.seat].taken_back += 1
        happened += events
        self.sights.notice(events, at)
        self._hand_on(before, match.turn, entry, at)
        if match.turn.is_over:
            self.status = Status.OVER
            self.lobby_version = self.version
            happened.append(told.SeedRevealed(self.seed))
        return happened

    def _hand_on(self, before: Turn, after: Turn, step: e.Stepped | None, at: float) -> None:
        """Note who has a new decision, and run the clocks of the seats to act."""
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
            # A seat that may take back is still at the same decision: its clock goes on.
            took_back = step.text == TAKE_BACK_TEXT
            final = not took_back and not self.match.game.may_take_back(self.match.view(seat))
            if final or seat not in before.seats:
                self.clocks.run(seat, at, afresh=final)
