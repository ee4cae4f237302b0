"""One game as learners play it: by compact numbers, with chance decided in passing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from bocamina.core.errors import BadSetting
from bocamina.core.state import Public
from bocamina.core.turn import CHANCE, OVER

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.core.encoding import Encoding
    from bocamina.core.game import AnyGame, AnyState, AnyView
    from bocamina.core.rng import Rng

# What seats are paid in: their share of the victory, or their score, at the end; or their points
# as they gain them, round by round.
REWARDS: Final = ("win", "score", "round")
SCORE: Final = 1  # places among them
ROUND: Final = 2
NOBODY: Final = -1


def reward_of(name: str) -> int:
    """Return the kind of reward that has a name."""
    if name not in REWARDS:
        raise BadSetting(f"a reward ({', '.join(REWARDS)})", repr(name))
    return REWARDS.index(name)


def gains(before: list[int], now: list[int]) -> list[float]:
    """Return what each seat is paid for its points."""
    return [float(more - less) for less, more in zip(before, now, strict=True)]


def final_rewards(game: AnyGame, public: Public, reward: i64) -> list[float]:
    """Return each seat's share of the victory, or its score, when the game is over."""
    if reward == SCORE:
        return [float(score) for score in game.scores(public)]
    winners = game.winners(public)
    share = 1 / len(winners) if winners else 0.0
    return [share if seat in winners else 0.0 for seat in range(public.settings.seats)]


@final
class Episode:
    """A game and who is asked; seats that choose at once are asked in order, unseen by others."""

    def __init__(self, encoding: Encoding, rng: Rng, reward: str = "win") -> None:
        self.encoding = encoding
        self.game: AnyGame = encoding.game
        self.rng = rng
        self.reward: i64 = reward_of(reward)
        self.nothing = [0.0] * encoding.settings.seats
        self.seat: i64 = NOBODY  # who is asked, NOBODY when the game is over
        self.rewards = self.nothing  # what each seat was paid by the last step; read-only
        self.points: list[int] = []
        self.withheld: i64 = 0  # legal moves that were not offered, in all games so far
        self.begin()

    def begin(self) -> None:
        """Begin another game."""
        self.state: AnyState = self.game.setup(self.encoding.settings)
        self.public: Public = self.state.public
        # A view moves on with its state, so one for each seat serves the whole game.
        self.views: list[AnyView] = [
            self.state.view(seat) for seat in range(self.encoding.settings.seats)
        ]
        self.rewards = self.nothing
        if self.reward == ROUND:
            self.points = self.encoding.points(self.state)
        self.go_on()

    def is_over(self) -> bool:
        """Tell whether the game is over."""
        return self.public.turn == OVER

    def is_asked(self, seat: i64) -> bool:
        """Tell whether a seat has something to decide."""
        return self.public.turn > 0 and self.public.turn >> seat & 1 != 0

    def play(self, seat: i64, number: i64) -> None:
        """Let a seat that is asked make a move that is offered to it."""
        move: i64 = self.encoding.move(self.views[seat], number)
        self.game.play(self.state, seat, move, None)
        self.rewards = self.nothing
        self.go_on()
        if self.reward == ROUND:
            self.pay_points()
        elif self.seat == NOBODY:
            self.rewards = final_rewards(self.game, self.public, self.reward)

    def go_on(self) -> None:
        """Resolve chance until a seat has to decide or the game is over."""
        public = self.public
        while public.turn == CHANCE:
            self.game.resolve(
                self.state, self.rng.weighted(self.game.outcome_weights(self.state)), None
            )
        turn: i64 = public.turn
        if turn == OVER:
            self.seat = NOBODY
            return
        seat: i64 = 0
        while not turn & 1:
            turn >>= 1
            seat += 1
        self.seat = seat

    def pay_points(self) -> None:
        """Pay every seat what it gained by the last step."""
        points = self.encoding.points(self.state)
        if points != self.points:
            self.rewards = gains(self.points, points)
            self.points = points

    def observe(self, seat: i64, buffer: bytearray) -> None:
        """Write what a seat may know into a buffer."""
        self.encoding.write(self.views[seat], buffer)

    def write_mask(self, seat: i64, buffer: bytearray, at: i64 = 0) -> None:
        """Write which moves are offered to a seat; none to one that is not asked."""
        if self.is_asked(seat):
            self.withheld += self.encoding.write_mask(self.views[seat], buffer, at)
        else:
            blank = self.encoding.blank_mask
            buffer[at : at + len(blank)] = blank
