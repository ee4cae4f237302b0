"""Schedules of an arena: mirrored sets of games, so that all players get every seat of a deal."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations, count
from math import inf
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from bocamina.core.dealer import one_line
from bocamina.core.errors import BadSetting
from bocamina.core.notation import parse_assignments
from bocamina.core.rng import Rng
from bocamina.games import find_game
from bocamina.lab.dealing import check_roles
from bocamina.lab.seated_bots import PATIENCE_SECONDS
from bocamina.players.alarm import answer_within
from bocamina.players.roster import enter, find_player

if TYPE_CHECKING:
    from collections.abc import Sequence


class Entrant(NamedTuple):
    """A player as entered: a bot, and optionally its own seconds for a move."""

    name: str
    seconds: float | None = None


def read_entrant(text: str) -> Entrant:
    """Read a player, `expert` or, to give it a time of its own, `expert@0.5`."""
    name, at, seconds = text.partition("@")
    if not at:
        return Entrant(name)
    try:
        granted = float(seconds)
    except ValueError:
        granted = 0.0
    if not 0.0 < granted < inf:
        raise BadSetting("a player, or player@seconds", repr(text))
    return Entrant(name, granted)


def let_in(name: str) -> None:
    """Load a user's bot; refuse a file that hangs or exits on import."""
    try:
        with answer_within(PATIENCE_SECONDS, at_work=True):
            enter(name)
    except SystemExit as error:
        told = f"{name!r} (SystemExit: {error})"
        raise BadSetting("a player as module:Class", told) from error


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """Who plays what against whom; it determines all games."""

    game: str
    players: tuple[str, ...]
    seats: tuple[int, ...]  # the numbers of seats, in turn
    options: str = ""  # house rules, as `name=value` words
    seed: str = "arena"
    seconds: float | None = None  # the seconds that bots have for a move; None for the default
    patience: float = 60.0  # CPU seconds, beyond those granted, until a bot times out
    roles: tuple[str, ...] = ()  # of the players, if not left to the deal

    def check(self) -> None:
        """Refuse what cannot be played, and import bots that are not the project's."""
        game = find_game(self.game)
        one_line("a seed", self.seed)
        if not self.players:
            raise BadSetting("at least one player", "0")
        for name in self.entered():
            let_in(name)
        for player in self.players:
            find_player(read_entrant(player).name, game)
        for seats in self.seats:
            game.settle(seats, parse_assignments(self.options))
            self.check_roles(seats)

    def check_roles(self, seats: int) -> None:
        """Refuse roles that cannot be dealt at a table of one size."""
        if not self.roles:
            return
        players = len(self.players)
        if len(self.roles) != players:
            told = f"{len(self.roles)} roles for {players} players"
            raise BadSetting("a role for every player", told)
        if seats % players:
            expected = f"a multiple of {players} seats for {players} players with roles"
            raise BadSetting(expected, str(seats))
        roles = mirrored_set(self, self.seats.index(seats), self.players)[0].roles
        check_roles(self.game, seats, self.options, roles)

    def entered(self) -> tuple[str, ...]:
        """Return the names of those players that are not the project's bots."""
        names = [read_entrant(player).name for player in self.players]
        return tuple(name for name in dict.fromkeys(names) if ":" in name)


class Fixture(msgspec.Struct, frozen=True):
    """One game to be played: its deal, which of the deal's games it is, and who sits where."""

    deal: int
    rotation: int
    seating: tuple[str, ...]
    roles: tuple[str, ...] = ()  # by seat, if not left to the deal


def mirrored_set(contest: Contest, deal: int, line_up: Sequence[str]) -> list[Fixture]:
    """Return the games of one deal: as many as there are names, each in every seat once.

    With fewer names than seats, each fills its part of them. Neighbours vary from deal to deal.
    """
    seats = contest.seats[deal % len(contest.seats)]
    known = seats if contest.roles else 0
    places = [place % len(line_up) for place in range(seats)]
    Rng(f"{contest.seed} seating {deal}").shuffle(places)
    return [
        Fixture(
            deal,
            turned,
            tuple(line_up[(place + turned) % len(line_up)] for place in places),
            tuple(contest.roles[(place + turned) % len(line_up)] for place in places[:known]),
        )
        for turned in range(len(line_up))
    ]


class Rota:
    """Who meets at one table after another: all of them or, if they do not fit, in turns."""

    def __init__(self, players: Sequence[str]) -> None:
        self.players = players if len(set(players)) > 1 else players[:1]
        self.games = [0] * len(self.players)
        self.met: Counter[frozenset[int]] = Counter()

    def line_up(self, seats: int) -> list[str]:
        """Return the players of the next table: who has played least and met each other least."""
        chosen: list[int] = []
        while len(chosen) < min(seats, len(self.players)):
            rest = [each for each in range(len(self.players)) if each not in chosen]
            chosen.append(
                min(rest, key=lambda each: (self.games[each], self.meetings(each, chosen)))
            )
        for each in chosen:
            self.games[each] += len(chosen)  # everybody plays a deal in every seat
        self.met.update(frozenset(pair) for pair in combinations(chosen, 2))
        return [self.players[each] for each in sorted(chosen)]

    def meetings(self, one: int, others: Sequence[int]) -> int:
        """Return how often somebody has met some others."""
        return sum(self.met[frozenset({one, other})] for other in others)


def schedule(contest: Contest, games: int) -> list[Fixture]:
    """Return at least so many games, in whole mirrored sets, with everybody in some."""
    fixtures: list[Fixture] = []
    rota = Rota(contest.players)
    idle = set(contest.players)
    for deal in count():
        if len(fixtures) >= games and not idle:
            break
        seats = contest.seats[deal % len(contest.seats)]
        # Roles belong to places in the list of players, so all of them sit at every table.
        line_up = list(contest.players) if contest.roles else rota.line_up(seats)
        fixtures += mirrored_set(contest, deal, line_up)
        idle.difference_update(line_up)
    return fixtures


def read_seats(text: str) -> tuple[int, ...]:
    """Read numbers of seats: `4`, `4,6` or `3-10`."""
    seats: list[int] = []
    for part in text.split(","):
        ends = re.fullmatch(r"\s*(\d{1,2})\s*(?:-\s*(\d{1,2})\s*)?", part, re.ASCII)
        numbers = range(int(ends[1]), int(ends[2] or ends[1]) + 1) if ends else ()
        if not numbers:
            raise BadSetting("seats as 4, as 4,6 or as 3-10", repr(text))
        seats += numbers
    return tuple(dict.fromkeys(seats))
