"""One game of an arena, from its deal to its result."""

from __future__ import annotations

import math
import time

import msgspec

from bocamina.core.dealer import Dealer
from bocamina.core.events import Event
from bocamina.core.match import Match
from bocamina.core.notation import parse_assignments
from bocamina.games import find_game
from bocamina.lab.fixtures import Contest, Fixture
from bocamina.lab.seated_bots import BotFailed, SeatedBots, blaming
from bocamina.lab.think_times import ThinkTimes
from bocamina.players.player import Player
from bocamina.players.roster import seat_player


class Failure(msgspec.Struct, frozen=True):
    """A bot that broke down, or made no legal move, and lost the game by it."""

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


def play(contest: Contest, fixture: Fixture) -> Played:
    """Play one game; the same one whenever and wherever it is played."""
    game = find_game(contest.game)
    settings = game.settle(len(fixture.seating), parse_assignments(contest.options))
    match = Match(game, settings, Dealer(f"{contest.seed} {fixture.deal}"))
    seconds = math.inf if contest.seconds is None else contest.seconds
    think = [ThinkTimes() for _ in fixture.seating]
    events: list[Event] = []
    failure = None
    try:
        bots_seated = SeatedBots(match, seat_bots(contest, fixture))
        events += bots_seated.deal()
        before = None
        while not match.turn.is_over:
            seat = match.turn.seats[0]
            started = time.process_time()
            move = bots_seated.choose(seat, seconds)
            think[seat].add(time.process_time() - started, goes_on=seat == before)
            before = seat
            events += bots_seated.move(seat, move)
    except BotFailed as failed:
        failure = Failure(failed.seat, failed.reason)
    return Played(
        fixture=fixture,
        scores=[] if failure else game.scores(match.state.public),
        winners=others_than(failure.seat, fixture) if failure else settle_winners(match),
        think=think,
        rounds=[Round(*told) for told in game.rounds(match.state.public, events)],
        failure=failure,
    )


def seat_bots(contest: Contest, fixture: Fixture) -> list[Player]:
    """Return the bots of a game, each with randomness of its own."""
    contest.check()  # this process may not know the players yet
    game = find_game(contest.game)
    bots = []
    for seat, name in enumerate(fixture.seating):
        seed = f"{contest.seed} {fixture.deal} {fixture.rotation}"
        with blaming(seat):
            bots.append(seat_player(name, game, seat, seed))
    return bots


def settle_winners(match: Match) -> list[int]:
    """Return who shares the victory: everybody where nobody won."""
    public = match.state.public
    return match.game.winners(public) or list(range(public.settings.seats))


def others_than(seat: int, fixture: Fixture) -> list[int]:
    """Return the seats of those who win when a player fails, in all of its seats."""
    seats = range(len(fixture.seating))
    name = fixture.seating[seat]
    return [other for other in seats if fixture.seating[other] != name] or list(seats)
