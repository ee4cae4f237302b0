"""Who must act now: some seats, chance, or nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

# A turn is one number, so that engines can test it at no cost:
# a bit for every seat that has something to decide, or one of these two.
CHANCE: Final = -1
OVER: Final = 0


class Turn:
    """Who must act now, in words: `seats`, `is_chance`, `is_over`."""

    def __init__(self, code: i64) -> None:
        self.code = int(code)

    @property
    def is_chance(self) -> bool:
        return self.code == CHANCE

    @property
    def is_over(self) -> bool:
        return self.code == OVER

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that have something to decide, in order."""
        if self.code == CHANCE:
            return ()
        return tuple([seat for seat in range(self.code.bit_length()) if self.code >> seat & 1])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Turn) and self.code == other.code

    def __hash__(self) -> int:
        return hash(self.code)

    def __str__(self) -> str:
        if self.is_over:
            return "over"
        if self.is_chance:
            return "chance"
        return "seats " + " ".join(str(seat) for seat in self.seats)

    def __repr__(self) -> str:
        return f"Turn({self.code})"
