"""Many games of one kind, stepped by one call; whoever is asked in each of them decides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from bocamina.core.encoding import NOT_OFFERED
from bocamina.core.episode import NOBODY, Episode
from bocamina.core.rng import Rng

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.core.encoding import Encoding

ALL_ACCEPTED: Final = -1


@final
class Batch:
    """Games side by side, with their observations, masks, seats and ends in buffers, a row each."""

    def __init__(self, encoding: Encoding, seeds: list[int], reward: str = "win") -> None:
        self.encoding = encoding
        self.episodes = [Episode(encoding, Rng(seed), reward) for seed in seeds]
        games, size = len(seeds), encoding.size
        # Filled anew by every step; read-only for others.
        self.observations = bytearray(games * size)  # of the seat that is asked, or that moved last
        self.masks = bytearray(games * encoding.moves)
        self.seats = bytearray(games)  # whose observation it is
        self.ended = bytearray(games)
        self.paid: list[int] = []  # the games whose last step paid somebody
        self.movers = bytearray(games)  # who made the last step
        self.scratch = bytearray(size)
        self.rows: list[Any] = [slice(row * size, (row + 1) * size) for row in range(games)]
        for game in range(games):
            self.show(game, 0)

    def begin(self, seeds: list[int] | None = None) -> None:
        """Restart all games; without seeds, continue with the current random state."""
        self.paid = []
        for game, episode in enumerate(self.episodes):
            if seeds is not None:
                episode.rng = Rng(seeds[game])
            episode.begin()
            self.show(game, 0)

    def refused(self, numbers: list[int]) -> int:
        """Return the first game whose number is not offered, or ALL_ACCEPTED."""
        moves: i64 = self.encoding.moves
        masks, ended = self.masks, self.ended
        game: i64 = 0
        at: i64 = 0
        number: i64
        for number in numbers:
            if not (0 <= number < moves and masks[at + number]) and not ended[game]:
                return int(game)
            game += 1
            at += moves
        return ALL_ACCEPTED

    def step(self, numbers: list[int]) -> int:
        """Make one move in each game; a game that is over restarts.

        If any number is not offered, change nothing and return that game; else return ALL_ACCEPTED.
        """
        wrong = self.refused(numbers)
        if wrong != ALL_ACCEPTED:
            return wrong
        self.paid = []
        game: i64 = 0
        number: i64
        for number in numbers:
            episode = self.episodes[game]
            seat: i64 = episode.seat
            if seat == NOBODY:
                episode.begin()
                seat = 0
            else:
                episode.play(seat, number)
                if episode.rewards is not episode.nothing:
                    self.paid.append(int(game))
            self.show(game, seat)
            game += 1
        return ALL_ACCEPTED

    def at_random(self, rng: Rng) -> list[int]:
        """Return a number for every game, drawn evenly from those that are offered."""
        numbers: list[int] = []
        for episode in self.episodes:
            number: i64 = NOT_OFFERED
            if episode.seat != NOBODY:
                view = episode.views[episode.seat]
                moves = episode.game.legal_moves(view)
                while number == NOT_OFFERED:
                    number = self.encoding.number(view, moves[rng.below(len(moves))])
            numbers.append(int(max(number, 0)))
        return numbers

    def show(self, game: i64, mover: i64) -> None:
        """Fill in a game's row in every buffer."""
        episode = self.episodes[game]
        seat: i64 = episode.seat
        over = seat == NOBODY
        if over:
            seat = mover
        self.movers[game] = mover
        self.seats[game] = seat
        self.ended[game] = over
        episode.observe(seat, self.scratch)
        self.observations[self.rows[game]] = self.scratch
        episode.write_mask(seat, self.masks, game * self.encoding.moves)
