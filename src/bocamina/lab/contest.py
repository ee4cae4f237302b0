"""One game of an arena, from its deal to its result."""

from __future__ import annotations

import hashlib
import math
import time

import msgspec

from bocamina.core.errors import BocaminaError
from bocamina.core.match import Match
from bocamina.core.notation import format_position
from bocamina.core.rng import Rng
from bocamina.games import find_game
from bocamina.lab.closing import ClosingReplay
from bocamina.lab.dealing import open_match
from bocamina.lab.fixtures import Contest, Fixture, read_entrant
from bocamina.lab.guests import Guest
from bocamina.lab.seated_bots import BotFailed, SeatedBots, blaming
from bocamina.lab.think_times import ThinkTimes
from bocamina.players.player import Player
from bocamina.players.roster import seat_player


class Failure(msgspec.Struct, frozen=True):
    """A bot that failed or made an illegal move, and so lost the game."""

    seat: int
    reason: str


class Round(msgspec.Struct, frozen=True):
    """A round that came to its end: the side of each seat, and the one that won."""

    sides: tuple[str, ...]
    won: str


class Played(msgspec.Struct, frozen=True, tag=True):
    """A game that was played: who sat where, and how it ended."""

    fixture: Fixture
    scores: list[int]  # by seat; none where a bot failed
    winners: list[int]
    think: list[ThinkTimes]  # by seat
    rounds: list[Round]  # of games with sides
    failure: Failure | None = None
    luck: list[float] = []  # by seat, in shares of the victory, of games that can tell
    moves: list[tuple[int, int]] = []  # seat and move; with the deal they determine the whole game


def play(contest: Contest, fixture: Fixture) -> Played:
    """Play one game; it is deterministic, whenever and wherever it is played."""
    game = Playing(contest, fixture)
    game.run()
    if game.failure is None and not game.is_proven():
        # A bot has tampered with the table. The game is repeatable, so replaying it shows which
        # one.
        game = Playing(contest, fixture, watched=True)
        game.run()
    return game.result()


class Playing:
    """A game under way, and its moves, which alone determine the result."""

    def __init__(self, contest: Contest, fixture: Fixture, *, watched: bool = False) -> None:
        self.contest = contest
        self.fixture = fixture
        self.watched = watched
        self.match = self.open_match()
        self.moves: list[tuple[int, int]] = []
        self.think = [ThinkTimes() for _ in fixture.seating]
        self.failure: Failure | None = None
        self.closing: ClosingReplay | None = None

    def open_match(self) -> Match:
        """Return the match before its first step."""
        return match_of(self.contest, self.fixture)

    def run(self) -> None:
        """Let the bots play, to the end or until one fails."""
        contest, match = self.contest, self.match
        seconds = [granted(contest, player) for player in self.fixture.seating]
        try:
            bots = seat_bots(contest, self.fixture)
            table = SeatedBots(
                match, bots, self.fixture.roles, contest.patience, watched=self.watched
            )
            table.deal()
            before = None
            while not match.turn.is_over:
                seat = match.turn.seats[0]
                started = worked(bots[seat])
                move = table.choose(seat, seconds[seat])
                # The CPU time of a child process that the bot ended is no longer known.
                spent = max(0.0, worked(bots[seat]) - started)
                self.think[seat].add(spent, goes_on=seat == before)
                before = seat
                self.moves.append((seat, move))
                table.move(seat, move)
        except BotFailed as failed:
            self.failure = Failure(failed.seat, failed.reason)

    def is_proven(self) -> bool:
        """Replay the moves, and tell whether they lead to the present position."""
        self.closing = ClosingReplay(self.open_match(), self.fixture.roles)
        try:
            self.closing.replay(self.moves)
        except BocaminaError:
            return False
        theirs, own = self.match, self.closing.match
        return format_position(own.game, own.state) == format_position(theirs.game, theirs.state)

    def result(self) -> Played:
        """Return the result of the game, by its moves."""
        if self.closing is None and not self.is_proven() and self.failure is None:
            raise AssertionError("a game whose moves do not come to its end, and nobody to blame")
        assert self.closing is not None
        match, failure = self.closing.match, self.failure
        public = match.state.public
        return Played(
            fixture=self.fixture,
            scores=[] if failure else match.game.scores(public),
            winners=others_than(failure.seat, self.fixture) if failure else settle_winners(match),
            think=self.think,
            rounds=[Round(*told) for told in match.game.rounds(public, self.closing.events)],
            failure=failure,
            luck=[] if failure else self.closing.luck.by_seat,
            moves=self.moves,
        )


def lost_by_guest(fixture: Fixture, got: str) -> Played | None:
    """Return a game that never ends as lost by its only guest, if there is exactly one."""
    guests = {player for player in fixture.seating if is_guest(player)}
    if len(guests) != 1:
        return None
    seat = fixture.seating.index(guests.pop())
    return Played(
        fixture=fixture,
        scores=[],
        winners=others_than(seat, fixture),
        think=[ThinkTimes() for _ in fixture.seating],
        rounds=[],
        failure=Failure(seat, f"expected a game to end, got {got}"),
    )


def is_guest(player: str) -> bool:
    """Tell whether a player is a bot from outside the project."""
    return ":" in read_entrant(player).name


def match_of(contest: Contest, fixture: Fixture) -> Match:
    """Return the match of a game before its first step."""
    seats, seed = len(fixture.seating), f"{contest.seed} {fixture.deal}"
    return open_match(find_game(contest.game), seats, contest.options, seed)


def granted(contest: Contest, player: str) -> float:
    """Return the seconds that a player may think about a move; infinity for the default."""
    own = read_entrant(player).seconds
    seconds = contest.seconds if own is None else own
    return math.inf if seconds is None else seconds


def worked(bot: Player) -> float:
    """Return the CPU seconds of the process or thread in which a bot thinks."""
    # While a timer is set, the process's CPU clock has the resolution of a tick; a thread's has
    # not.
    return bot.room.worked() if isinstance(bot, Guest) else time.thread_time()


def seat_bots(contest: Contest, fixture: Fixture) -> list[Player]:
    """Return the bots of a game, each with randomness of its own."""
    game = find_game(contest.game)
    bots: list[Player] = []
    for seat, player in enumerate(fixture.seating):
        name = read_entrant(player).name
        seed = f"{contest.seed} {fixture.deal} {fixture.rotation}"
        with blaming(seat):
            if is_guest(player):
                # A hash, so that no bot can find out the seed of the deal.
                character = hashlib.sha256(f"{seed} {seat}".encode()).hexdigest()
                patience = contest.patience
                guest = Guest(game, seat, Rng(character), name, character, patience)
                bots.append(guest)
            else:
                bots.append(seat_player(name, game, seat, seed))
    return bots


def settle_winners(match: Match) -> list[int]:
    """Return who shares the victory: everybody if nobody won."""
    public = match.state.public
    return match.game.winners(public) or list(range(public.settings.seats))


def others_than(seat: int, fixture: Fixture) -> list[int]:
    """Return the seats of those who win when a player fails, in all of its seats."""
    seats = range(len(fixture.seating))
    name = fixture.seating[seat]
    return [other for other in seats if fixture.seating[other] != name] or list(seats)
