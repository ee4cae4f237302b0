"""The ladder: every level against every other, and other measurements of the bots."""

from __future__ import annotations

import time
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from itertools import combinations, pairwise
from typing import TYPE_CHECKING, Final, TypeAlias

from bocamina.core.errors import BadSetting
from bocamina.games import GAMES, find_game
from bocamina.lab.fixtures import Contest, mirrored_set, read_entrant
from bocamina.lab.scorebook import Scorebook, reopen
from bocamina.lab.standings import Standings, standings
from bocamina.lab.think_times import ThinkTimes, together
from bocamina.lab.workers import play_all
from bocamina.players.roster import LEVELS, players_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from bocamina.core.game import AnyGame
    from bocamina.lab.contest import Played
    from bocamina.lab.workers import Assignment

SEED: Final = "ladder"

# Who sits at a table, and at tables of how many seats.
LadderTables: TypeAlias = "dict[tuple[str, ...], tuple[int, ...]]"

# A player of which only the rounds as saboteur count, against diggers of another level.
LONE: Final = ("expert", "regular", "regular", "regular")


@dataclass(frozen=True)
class Section:
    """The contests that measure a game's bots, and their share of the time."""

    game: str
    part: float
    tables: LadderTables
    # The share of the full number of games that other contests get.
    times: dict[tuple[str, ...], float] = field(default_factory=dict)

    def contests(self, seed: str = SEED) -> list[Contest]:
        """Return all contests whose players exist."""
        known = players_of(find_game(self.game))
        return [
            Contest(game=self.game, players=players, seats=seats, seed=seed)
            for players, seats in self.tables.items()
            if all(read_entrant(player).name in known for player in players)
        ]


def pairs_at(*seats: int) -> LadderTables:
    """Return every level against every other."""
    return dict.fromkeys(combinations(LEVELS, 2), seats)


def alone_at(*seats: int) -> LadderTables:
    """Return every level among its equals."""
    return {(level,): seats for level in LEVELS}


CLAIMS: Final = {*pairwise(LEVELS), (LEVELS[0], LEVELS[-1])}
# About ten times the usual time.
LONG_STAY: Final = ("expert@0.02", "expert@0.2")
LONG_RACE: Final = ("expert@0.4", "expert@4")
LONG_DIG: Final = ("expert@0.16", "expert@1.6")
SHORT_DIG: Final = ("expert@0.02", "expert@0.2")
# Other contests, and those that take more of the time.
BESIDES: Final[dict[str, LadderTables]] = {
    "diamant": {
        ("expert", "myopic", "threshold", "strong"): (4,),
        ("expert@0.003", "expert@0.03"): (3, 4),
        LONG_STAY: (3, 4),
    },
    "racing_dwarfs": {
        ("random", "regular"): (2,),
        ("expert@0.05", "expert@0.5"): (2, 3, 4),
        LONG_RACE: (2,),
    },
    "saboteur": {
        ("random", "regular"): (5,),
        LONE: (4,),
        SHORT_DIG: (3, 4, 5),
        LONG_DIG: (3, 4, 5),
        **alone_at(3, 4, 5, 6, 7, 8, 9, 10),
    },
}
# Contests behind a claim get all games: each level against the one below, and the best against the
# worst. The rest get a share: secondary results, and those that take many times as long.
BESIDES_PART: Final = 0.1
TIMES: Final[dict[str, dict[tuple[str, ...], float]]] = {
    "racing_dwarfs": {LONG_RACE: 0.02},
    # Of the lone player's rounds only those count in which it is the saboteur: every fifth.
    "saboteur": {LONE: 0.4, LONG_DIG: 0.04, ("expert",): 0.25},
}
WEIGHTS: Final = {"saboteur": 3}  # all others count once


def section_for(game: AnyGame) -> Section:
    """Return the section that measures the bots of a game."""
    whole = sum(WEIGHTS.get(name, 1) for name in GAMES)
    tables = pairs_at(*(seats for seats in game.seat_counts if seats > 1))
    tables["random", "regular"] = (game.usual_seats,)
    tables |= BESIDES.get(game.name, {})
    told = tables.keys() - CLAIMS
    return Section(
        game.name,
        part=WEIGHTS.get(game.name, 1) / whole,
        tables=tables,
        times=dict.fromkeys(told, BESIDES_PART) | TIMES.get(game.name, {}),
    )


SECTIONS: Final = tuple(section_for(game) for game in GAMES.values())


def find_sections(games: Sequence[str]) -> list[Section]:
    """Return the sections about some games in their usual order, or all of them."""
    known = [section.game for section in SECTIONS]
    for game in games:
        if game not in known:
            raise BadSetting(f"a game ({', '.join(known)})", repr(game))
    return [section for section in SECTIONS if not games or section.game in games]


class Climb:
    """Plays a section's games, in resumable files, for as long as there is time."""

    def __init__(self, section: Section, folder: Path, seed: str = SEED) -> None:
        self.section = section
        self.books = {
            contest: open_book(contest, folder / f"{file_name(contest)}.jsonl")
            for contest in section.contests(seed)
        }

    def jobs(self, games: int, deadline: float) -> Iterator[Assignment]:
        """Yield games of the contest that lags most, until all have enough or time is up."""
        had = dict.fromkeys(self.books, 0)

        def progress(contest: Contest) -> float:
            return had[contest] / self.section.times.get(contest.players, 1)

        while had and progress(contest := min(had, key=progress)) < games:
            fixtures = mirrored_set(contest, had[contest] // len(contest.players), contest.players)
            had[contest] += len(fixtures)
            left = [each for each in fixtures if each not in self.books[contest].played]
            if left and time.monotonic() > deadline:
                return
            for fixture in left:
                yield contest, fixture

    def play(self, games: int, seconds: float, workers: int, show: Callable[[], None]) -> None:
        """Play up to so many games of each contest, times its share, for about so long."""
        jobs = self.jobs(games, time.monotonic() + seconds)
        with closing(play_all(jobs, workers)) as playing:
            for contest, played in playing:
                self.books[contest].note(played)
                show()

    def found(self) -> dict[tuple[str, ...], Standings]:
        """Return the standings of the contests, by players."""
        return {
            contest.players: standings(contest, games)
            for contest, book in self.books.items()
            if (games := whole_sets(book))
        }

    def think_times(self) -> dict[str, ThinkTimes]:
        """Return how long each player thought, over all contests."""
        times: dict[str, list[ThinkTimes]] = {}
        for book in self.books.values():
            for game in book.played.values():
                for name, spent in zip(game.fixture.seating, game.think, strict=True):
                    times.setdefault(name, []).append(spent)
        return {name: together(parts) for name, parts in times.items()}

    def close(self) -> None:
        """Close the files."""
        for book in self.books.values():
            book.close()


def file_name(contest: Contest) -> str:
    """Return what a contest's file is called."""
    return "-".join([contest.game, *contest.players]).replace(":", ".")


def open_book(contest: Contest, path: Path) -> Scorebook:
    """Return a contest's scorebook, new or continued."""
    if not path.exists():
        book = Scorebook(contest, games=0)
        path.parent.mkdir(parents=True, exist_ok=True)
        book.keep_in(path)
        return book
    book = reopen(path, f"choose another --folder, or remove {path.parent}")
    if book.contest != contest:
        book.close()
        # The program is the same and the file name contains the players: only the seed may differ.
        told = f"{path}, with the seed {book.contest.seed}"
        raise BadSetting(f"games with the seed {contest.seed}, or another --folder", told)
    return book


def whole_sets(book: Scorebook) -> list[Played]:
    """Return the games of those deals that everybody has played in every seat."""
    games = book.in_order()
    played = Counter(game.fixture.deal for game in games)
    whole = len(book.contest.players)
    return [game for game in games if played[game.fixture.deal] == whole]
