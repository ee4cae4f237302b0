"""Views and moves as learners want them: bytes in a buffer, seats counted from the viewer's own.

A game that wants a good encoding derives one of its own and returns it from `Game.encoding`; any
other is given by its texts.
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Any, Final, final

from bocamina.core.notation import format_view
from bocamina.core.opening import mypyc_attr
from bocamina.core.state import Public
from bocamina.core.turn import OVER

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.core.game import AnyGame, AnyState, AnyView
    from bocamina.core.options import Settings

COUNT: Final = "count"  # how many
FLAG: Final = "flag"  # 1 or 0
CODE: Final = "code"  # which one; the order of the numbers means nothing
MOST: Final = 255  # what a byte can count; more is told as this
NOT_OFFERED: Final = -1
WHOLE: Final[Any] = slice(None)


@final
class Field:
    """Some bytes of an observation, or some numbers of moves, and what they mean."""

    def __init__(
        self, name: str, kind: str, shape: tuple[int, ...], most: int, meaning: str
    ) -> None:
        self.name = name
        self.kind = kind  # COUNT, FLAG or CODE
        self.shape = shape
        self.most = most  # the largest value of its bytes
        self.meaning = meaning
        self.start = 0
        self.size = prod(shape)

    def __repr__(self) -> str:
        return f"<{self.name}: {self.start} to {self.start + self.size - 1}, {self.kind}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """How one game with certain settings is told to a learner: observations, moves, rewards."""

    def __init__(
        self,
        settings: Settings,
        fields: list[Field],
        moves: list[Field],
        longest: int,
        outcomes: int,
    ) -> None:
        self.settings = settings
        self.game: AnyGame = settings.game
        self.fields = fields
        self.size = lay_out(fields)  # bytes of an observation
        self.sorts = moves
        self.moves = lay_out(moves)  # how many numbers of moves there are
        self.longest = longest  # the maximum number of decisions in a game
        self.outcomes = outcomes  # the maximum number of outcomes at chance's turn
        self.blank = bytearray(self.size)
        self.blank_mask = bytearray(self.moves)

    def __deepcopy__(self, memo: object) -> Encoding:
        return self  # immutable

    def __reduce__(self) -> tuple[object, tuple[Settings]]:
        return encoding_of, (self.settings,)

    def field(self, name: str) -> Field:
        """Return a field of the observation by its name."""
        return next(field for field in self.fields if field.name == name)

    # To be overridden by each game.

    def write(self, view: AnyView, buffer: bytearray) -> None:
        """Write what a seat may know into the first `size` bytes of a buffer."""
        raise NotImplementedError

    def number(self, view: AnyView, move: i64) -> i64:
        """Return the number, from 0 to `moves` - 1, of a move in a view, or NOT_OFFERED."""
        raise NotImplementedError

    def move(self, view: AnyView, number: i64) -> i64:
        """Return the move that a number stands for in a view; undoes `number`."""
        raise NotImplementedError

    def points(self, state: AnyState) -> list[int]:
        """Return each seat's points so far; zeros until the end unless a game overrides it."""
        public: Public = state.public
        if public.turn == OVER:
            return self.game.scores(public)
        return [0] * self.settings.seats

    # Derived from the methods above.

    def write_mask(self, view: AnyView, buffer: bytearray, at: i64 = 0) -> i64:
        """Write a 1 for every move that a seat to act may make, a 0 for every other number.

        They go into the `moves` bytes from `at` on. Return how many legal moves have no number.
        """
        buffer[at : at + len(self.blank_mask)] = self.blank_mask
        withheld: i64 = 0
        move: i64
        for move in self.game.legal_moves(view):
            number: i64 = self.number(view, move)
            if number < 0:
                withheld += 1
            else:
                buffer[at + number] = 1
        return withheld


def lay_out(fields: list[Field]) -> int:
    """Put fields one after the other, and return their total length."""
    start = 0
    for field in fields:
        field.start = start
        start += field.size
    return start


SCANNED: Final = 4096  # the range of numbers searched for the moves of such a game
TEXT_SIZE: Final = 1024
UNKNOWN_LENGTH: Final = 1_000_000


@final
class TextEncoding(Encoding):
    """A view as its text, and moves by their index in a list of all moves: the default encoding."""

    def __init__(self, settings: Settings) -> None:
        self.numbers = [move for move in range(SCANNED) if settings.game.is_move(move)]
        self.places = {move: place for place, move in enumerate(self.numbers)}
        text = Field("text", CODE, (TEXT_SIZE,), MOST, "the view's text in UTF-8, then zeros")
        named = Field("move", CODE, (len(self.numbers),), 0, "all moves, in the order of the game")
        super().__init__(settings, [text], [named], UNKNOWN_LENGTH, SCANNED)

    def write(self, view: AnyView, buffer: bytearray) -> None:
        text = format_view(self.game, view).encode()[:TEXT_SIZE]
        buffer[WHOLE] = bytearray(text.ljust(TEXT_SIZE, b"\0"))

    def number(self, view: AnyView, move: i64) -> i64:
        return self.places.get(int(move), NOT_OFFERED)

    def move(self, view: AnyView, number: i64) -> i64:
        return self.numbers[number]


def encoding_of(settings: Settings) -> Encoding:
    """Return the encoding of a game with some settings."""
    game: AnyGame = settings.game
    return game.encoding(settings)
