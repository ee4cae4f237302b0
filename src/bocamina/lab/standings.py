"""The results of an arena: shares with their intervals, ratings, think times."""

from __future__ import annotations

import platform
from collections import Counter, defaultdict
from typing import TYPE_CHECKING

import msgspec

from bocamina import __version__
from bocamina.core import compiled
from bocamina.games import find_game
from bocamina.lab.program import fingerprint
from bocamina.lab.ratings import Rating, rate
from bocamina.lab.shares import Share, Won, share_beyond_luck, share_of
from bocamina.lab.think_times import together

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bocamina.lab.contest import Played
    from bocamina.lab.fixtures import Contest


class Thinking(msgspec.Struct, frozen=True):
    """CPU seconds that a player's choices took."""

    name: str
    moves: int
    mean: float
    p99: float
    max: float
    longest_turn: float


class Standing(msgspec.Struct, frozen=True):
    """The results of a player; an even share is that of its seats among all."""

    name: str
    games: int
    win_share: float
    low: float
    high: float
    even_share: float
    mean_score: float | None
    failures: int
    rating: Rating
    without_luck: Share | None  # the win share without luck


class AtSeats(msgspec.Struct, frozen=True):
    """The results of a player at tables of one size."""

    seats: int
    name: str
    games: int
    win_share: float
    low: float
    high: float
    even_share: float
    without_luck: Share | None


class InRole(msgspec.Struct, frozen=True):
    """How often a player on a side won its rounds, at tables of one size or all."""

    seats: int | None
    name: str
    role: str
    rounds: int
    win_share: float
    low: float
    high: float


class Rounds(msgspec.Struct, frozen=True):
    """How many rounds the first side of a game won, at tables of one size or all."""

    seats: int | None
    role: str
    rounds: int
    win_share: float
    low: float
    high: float


class Mishap(msgspec.Struct, frozen=True):
    """A game that a bot lost by failing."""

    deal: int
    rotation: int
    seat: int
    name: str
    error: str


class Standings(msgspec.Struct, frozen=True):
    """All results of an arena."""

    game: str
    seats: tuple[int, ...]
    options: str
    seed: str
    seconds: float | None
    forced_roles: tuple[str, ...]
    games: int
    deals: int
    version: str
    program: str
    rules_version: int
    engine: str
    python: str
    players: list[Standing]
    by_seats: list[AtSeats]
    rounds: list[Rounds]
    roles: list[InRole]
    failures: list[Mishap]
    think: list[Thinking]  # the only part that differs between runs


def standings(contest: Contest, games: Sequence[Played]) -> Standings:
    """Compute the standings from games in the order of their schedule."""
    ratings = rate(games)
    names = [name for name in dict.fromkeys(contest.players) if name in ratings]
    sizes = sorted({len(game.fixture.seating) for game in games})
    by_size = sizes if len(contest.seats) > 1 else []
    sides = find_game(contest.game).sides
    return Standings(
        game=contest.game,
        seats=contest.seats,
        options=contest.options,
        seed=contest.seed,
        seconds=contest.seconds,
        forced_roles=contest.roles,
        games=len(games),
        deals=len({game.fixture.deal for game in games}),
        version=__version__,
        program=fingerprint(contest.entered()),
        rules_version=find_game(contest.game).rules_version,
        engine="compiled" if compiled() else "plain Python",
        python=platform.python_version(),
        players=[standing(name, games, ratings[name]) for name in names],
        by_seats=[
            at_seats(seats, name, [g for g in games if len(g.fixture.seating) == seats])
            for seats in by_size
            for name in names
        ],
        rounds=[
            every
            for seats in (None, *by_size)
            for role in sides[:1]
            if (every := all_rounds(seats, role, games)).rounds
        ],
        roles=[
            found
            for seats in (None, *by_size)
            for name in names
            for role in sides
            if (found := in_role(seats, name, role, games)).rounds
        ],
        failures=[
            Mishap(
                game.fixture.deal,
                game.fixture.rotation,
                game.failure.seat,
                game.fixture.seating[game.failure.seat],
                game.failure.reason,
            )
            for game in games
            if game.failure
        ],
        think=[thinking(name, games) for name in names],
    )


def standing(name: str, games: Sequence[Played], rating: Rating) -> Standing:
    """Return the standing of one player."""
    own = [game for game in games if name in game.fixture.seating]
    share = share_of(by_deal(own, name))
    scores = [score for game in own for score in scores_of(game, name)]
    return Standing(
        name=name,
        games=len(own),
        win_share=share.share,
        low=share.low,
        high=share.high,
        even_share=even_share(own, name),
        mean_score=sum(scores) / len(scores) if scores else None,
        failures=sum(
            game.failure is not None and game.fixture.seating[game.failure.seat] == name
            for game in own
        ),
        rating=rating,
        without_luck=without_luck(own, name),
    )


def thinking(name: str, games: Iterable[Played]) -> Thinking:
    """Return the think times of one player."""
    times = together(
        times
        for game in games
        for times, other in zip(game.think, game.fixture.seating, strict=True)
        if other == name
    )
    return Thinking(
        name, times.moves, times.mean(), times.within(0.99), times.longest, times.longest_turn
    )


def at_seats(seats: int, name: str, games: Sequence[Played]) -> AtSeats:
    """Return the results of one player in `games`, which are of one size."""
    own = [game for game in games if name in game.fixture.seating]
    share = share_of(by_deal(own, name))
    return AtSeats(
        seats=seats,
        name=name,
        games=len(own),
        win_share=share.share,
        low=share.low,
        high=share.high,
        even_share=even_share(own, name),
        without_luck=without_luck(own, name),
    )


def all_rounds(seats: int | None, role: str, games: Iterable[Played]) -> Rounds:
    """Return how many rounds a side won, whoever was on it."""
    won: dict[int, list[float]] = defaultdict(lambda: [0.0, 0.0])
    for game in games:
        if seats in (None, len(game.fixture.seating)):
            won[game.fixture.deal][0] += sum(finished.won == role for finished in game.rounds)
            won[game.fixture.deal][1] += len(game.rounds)
    share = share_of((wins, rounds) for wins, rounds in won.values())
    rounds = int(sum(rounds for _, rounds in won.values()))
    return Rounds(seats, role, rounds, share.share, share.low, share.high)


def in_role(seats: int | None, name: str, role: str, games: Iterable[Played]) -> InRole:
    """Return the results of a player on a side; seats that share it count as one in a round."""
    won: dict[int, list[float]] = defaultdict(lambda: [0.0, 0.0])
    for game in games:
        if seats not in (None, len(game.fixture.seating)):
            continue
        for finished in game.rounds:
            own = (seat for seat, other in enumerate(game.fixture.seating) if other == name)
            if any(finished.sides[seat] == role for seat in own):
                won[game.fixture.deal][0] += finished.won == role
                won[game.fixture.deal][1] += 1
    share = share_of((wins, rounds) for wins, rounds in won.values())
    rounds = int(sum(rounds for _, rounds in won.values()))
    return InRole(seats, name, role, rounds, share.share, share.low, share.high)


def by_deal(games: Iterable[Played], name: str, *, lucky: bool = True) -> list[Won]:
    """Return what a player won in each deal, of one victory a game; winners share it.

    Luck is subtracted unless it is meant to count as well.
    """
    of: Counter[int] = Counter()
    wins: dict[int, float] = defaultdict(float)
    for game in games:
        seating = game.fixture.seating
        mine = sum(seating[seat] == name for seat in game.winners)
        wins[game.fixture.deal] += mine / len(game.winners)
        if not lucky:
            owners = zip(seating, game.luck, strict=False)
            wins[game.fixture.deal] -= sum(luck for owner, luck in owners if owner == name)
        of[game.fixture.deal] += 1
    return [(wins[deal], of[deal]) for deal in of]


def without_luck(games: Sequence[Played], name: str) -> Share | None:
    """Return the share that a player won beyond its luck, where luck is known."""
    if not any(game.luck for game in games):
        return None
    return share_beyond_luck(by_deal(games, name, lucky=False))


def even_share(games: Sequence[Played], name: str) -> float:
    """Return the share that would be won if all seats won equally often."""
    if not games:
        return 0.0
    parts = [game.fixture.seating.count(name) / len(game.fixture.seating) for game in games]
    return sum(parts) / len(parts)


def scores_of(game: Played, name: str) -> list[int]:
    """Return a player's scores in a game, one for each of its seats."""
    return [score for seat, score in enumerate(game.scores) if game.fixture.seating[seat] == name]
