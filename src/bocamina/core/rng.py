"""Fast repeatable randomness for bots, playouts and tests; real deals come from the Dealer."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final, TypeVar, final

if TYPE_CHECKING:
    from mypy_extensions import i64

T = TypeVar("T")

WORD: Final = 0xFFFFFFFF


@final
class Rng:
    """Marsaglia's xorshift128: shifts alone, so plain and compiled Python give the same numbers."""

    def __init__(self, seed: int | str) -> None:
        digest = hashlib.sha256(str(seed).encode()).digest()
        # The constant keeps the four words from being all zero, the only bad seed.
        self.a: i64 = int.from_bytes(digest[0:4], "big") | 1
        self.b: i64 = int.from_bytes(digest[4:8], "big")
        self.c: i64 = int.from_bytes(digest[8:12], "big")
        self.d: i64 = int.from_bytes(digest[12:16], "big")

    def __reduce__(self) -> tuple[object, tuple[int, int, int, int]]:
        return rng_at, (int(self.a), int(self.b), int(self.c), int(self.d))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and self.__reduce__() == other.__reduce__()

    def __repr__(self) -> str:
        return f"rng_at({self.a}, {self.b}, {self.c}, {self.d})"

    def word(self) -> i64:
        """Return the next 32 random bits."""
        t: i64 = self.a ^ ((self.a << 11) & WORD)
        self.a = self.b
        self.b = self.c
        self.c = self.d
        self.d = self.d ^ (self.d >> 19) ^ t ^ (t >> 8)
        return self.d

    def below(self, count: i64) -> i64:
        """Return one of 0 .. count - 1, each equally likely (count below 2**31)."""
        return (self.word() * count) >> 32

    def chance(self) -> float:
        """Return a number from 0 up to but not including 1."""
        return int(self.word()) / 4294967296.0

    def weighted(self, weights: list[int]) -> i64:
        """Return an index, each as likely as its weight says."""
        total: i64 = 0
        weight: i64
        for weight in weights:
            total += weight
        left: i64 = self.below(total)
        index: i64 = 0
        for weight in weights:
            if left < weight:
                return index
            left -= weight
            index += 1
        raise AssertionError("no weight is positive")

    def shuffle(self, things: list[T]) -> None:
        """Put `things` in random order."""
        last: i64 = len(things) - 1
        while last > 0:
            other: i64 = self.below(last + 1)
            things[last], things[other] = things[other], things[last]
            last -= 1


def rng_at(a: int, b: int, c: int, d: int) -> Rng:
    """Return an Rng that goes on from these four words."""
    rng = Rng(0)
    rng.a, rng.b, rng.c, rng.d = a, b, c, d
    return rng
