"""What an arena plays: mirrored sets of games, so that every player gets every seat of a deal."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations, count
from typing import TYPE_CHECKING

import msgspec

from bocamina.core.dealer import one_line
from bocamina.core.errors import BadSetting
from bocamina.core.notation import parse_assignments
from bocamina.core.rng import Rng
from bocamina.games import find_game
from bocamina.players.roster import enter, players_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """Who plays what against whom; all games follow from it."""

    game: str
    players: tuple[str, ...]
    seats: tuple[int, ...]  # the numbers of seats, in turn
    options: str = ""  # house rules, as `name=value` words
    seed: str = "arena"
    seconds: float | None = None  # what bots are granted for a move; None: as long as they like

    def check(self) -> None:
        """Refuse what cannot be played, and let players of one's own in."""
        game = find_game(self.game)
        one_line("a seed", self.seed)
        if not self.players:
            raise BadSetting("at least one player", "none")
        for name in self.entered():
            enter(name)
        for name in self.players:
            if name not in players_of(game):
                known = ", ".join(players_of(game))
                raise BadSetting(f"a player of {game.name} ({known}, or module:Class)", repr(name))
        for seats in self.seats:
            game.settle(seats, parse_assignments(self.options))

    def entered(self) -> tuple[str, ...]:
        """Return the names of those players that are bots of somebody's own."""
        return tuple(name for name in self.players if ":" in name)


class Fixture(msgspec.Struct, frozen=True):
    """One game to be played: its deal, which of the deal's games it is, and who sits where."""

    deal: int
    rotation: int
    seating: tuple[str, ...]


def mirrored_set(contest: Contest, deal: int, line_up: Sequence[str]) -> list[Fixture]:
    """Return the games of one deal: as many as there are names, each in every seat once.

    With fewer names than seats each fills its part of them. Who sits beside whom changes from
    deal to deal.
    """
    seats = contest.seats[deal % len(contest.seats)]
    places = [place % len(line_up) for place in range(seats)]
    Rng(f"{contest.seed} seating {deal}").shuffle(places)
    return [
        Fixture(deal, turned, tuple(line_up[(place + turned) % len(line_up)] for place in places))
        for turned in range(len(line_up))
    ]


def line_ups(players: Sequence[str], seats: int) -> Iterator[list[str]]:
    """Yield who meets at one table after another: all of them, or if they do not fit, in turns.

    However few tables there are, all sit as often as each other but for one, and whoever has met
    least is put together first.
    """
    if len(set(players)) == 1:
        players = players[:1]
    sat = [0] * len(players)
    met: Counter[frozenset[int]] = Counter()
    while True:
        chosen: list[int] = []
        for _ in range(min(seats, len(players))):
            rest = [each for each in range(len(players)) if each not in chosen]
            meetings = {
                each: sum(met[frozenset({each, other})] for other in chosen) for each in rest
            }
            chosen.append(min(rest, key=lambda each: (sat[each], meetings[each])))
        for each in chosen:
            sat[each] += 1
        met.update(frozenset(pair) for pair in combinations(chosen, 2))
        yield [players[each] for each in sorted(chosen)]


def schedule(contest: Contest, games: int) -> list[Fixture]:
    """Return at least so many games, in whole mirrored sets, of which everybody has some."""
    fixtures: list[Fixture] = []
    tables = {seats: line_ups(contest.players, seats) for seats in contest.seats}
    idle = set(contest.players)
    for deal in count():
        if len(fixtures) >= games and not idle:
            break
        line_up = next(tables[contest.seats[deal % len(contest.seats)]])
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
