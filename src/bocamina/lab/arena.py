"""The arena: plays the rest of a schedule and returns the standings."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

from bocamina.lab.cluster import play_on_ray
from bocamina.lab.fixtures import schedule
from bocamina.lab.standings import standings
from bocamina.lab.workers import play_all

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from bocamina.lab.contest import Played
    from bocamina.lab.fixtures import Contest, Fixture
    from bocamina.lab.scorebook import Scorebook
    from bocamina.lab.standings import Standings


class Arena:
    """Plays the games of a scorebook, in worker processes or on a Ray cluster."""

    def __init__(self, book: Scorebook, workers: int, ray: str | None = None) -> None:
        self.book = book
        self.workers = workers
        self.ray = ray
        self.fixtures = schedule(book.contest, book.games)

    def left(self) -> list[Fixture]:
        """Return the games still to be played."""
        return [fixture for fixture in self.fixtures if fixture not in self.book.played]

    def games(self) -> Generator[tuple[Contest, Played]]:
        """Yield the remaining games as they end, in any order."""
        jobs = [(self.book.contest, fixture) for fixture in self.left()]
        if self.ray is None:
            return play_all(jobs, self.workers)
        return play_on_ray(jobs, self.ray, self.workers)

    def run(self, show: Callable[[Played], None] | None = None) -> Standings:
        """Play the remaining games, recording them, and return the standings."""
        with closing(self.games()) as games:
            for _, played in games:
                self.book.note(played)
                if show is not None:
                    show(played)
        return self.standings()

    def standings(self) -> Standings:
        """Return the standings so far."""
        scheduled = set(self.fixtures)
        games = [game for game in self.book.in_order() if game.fixture in scheduled]
        return standings(self.book.contest, games)
