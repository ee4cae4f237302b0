"""Zobrist hashing: numbers that are combined by exclusive or into the key of a position.

Two different positions collide once in about 10**18 pairs; keys are the same everywhere.
"""

from __future__ import annotations

import hashlib
from typing import Final


def numbers(what: str, count: int) -> list[int]:
    """Return 60-bit numbers that depend on the word alone."""
    digests = [hashlib.sha256(f"{what} {index}".encode()).digest() for index in range(count)]
    return [int.from_bytes(digest[:8], "big") >> 4 for digest in digests]


RAIL_KEYS: Final = numbers("rails", 49 * 16)  # cell * 16 + rails
CART_KEYS: Final = numbers("cart", 4 * 64)  # seat * 64 + cell
ROCK_KEYS: Final = numbers("rock", 64)
OUT_KEYS: Final = numbers("out", 4 * 8)  # seat * 8 + carts out
MOVER_KEYS: Final = numbers("mover", 4)
USED_KEYS: Final = numbers("used", 64)
ROTATED_KEYS: Final = numbers("rotated", 64)
