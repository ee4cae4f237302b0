"""The only holder of randomness in a real game, made so that everybody can check it afterwards."""

from __future__ import annotations

import hashlib
import secrets
from typing import TYPE_CHECKING, Final

from bocamina.core.errors import BadSetting

if TYPE_CHECKING:
    from collections.abc import Mapping

SPAN: Final = 2**256
BLOCK: Final = 64  # the block size of SHA-256, in bytes


def commitment_to(seed: str) -> str:
    """Return the commitment to a seed, published before the first card to prove the seed later."""
    return hashlib.sha256(seed.encode()).hexdigest()


def one_line(what: str, text: str) -> str:
    """Check that a text fits on one line after a record's tag and reads back the same."""
    if not text or text != text.strip() or not text.isprintable():
        raise BadSetting(f"{what} of printable characters with none blank at its ends", repr(text))
    return text


def keyed(key: bytes, message: bytes) -> tuple[hashlib._Hash, hashlib._Hash]:
    """Return the inner and outer hash of HMAC-SHA256, fed with the key and a message's prefix.

    The module hmac would take twice as long, and a match spends most of its time here.
    """
    block = hashlib.sha256(key).digest() if len(key) > BLOCK else key
    block = block.ljust(BLOCK, b"\0")
    inner = hashlib.sha256(bytes([byte ^ 0x36 for byte in block]) + message)
    return inner, hashlib.sha256(bytes([byte ^ 0x5C for byte in block]))


class Dealer:
    """Picks outcomes from a seed that was committed to, mixed with what the seats contributed."""

    def __init__(
        self,
        seed: str | int | None = None,
        entropy: Mapping[int, str] | None = None,
        dealt: int = 0,
    ) -> None:
        self.seed = secrets.token_hex(32) if seed is None else one_line("a seed", str(seed))
        self.entropy = {
            seat: one_line(f"entropy of seat {seat}", text)
            for seat, text in sorted((entropy or {}).items())
        }
        self.dealt = dealt  # how many outcomes came before; determines the next one
        mixed = "".join(f"{seat}={text}\n" for seat, text in self.entropy.items())
        self._inner, self._outer = keyed(self.seed.encode(), mixed.encode())

    def copy(self) -> Dealer:
        """Return a dealer that will make the same picks."""
        return Dealer(self.seed, self.entropy, self.dealt)

    def __reduce__(self) -> tuple[type[Dealer], tuple[str, dict[int, str], int]]:
        return Dealer, (self.seed, self.entropy, self.dealt)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dealer) and self.__reduce__() == other.__reduce__()

    def __repr__(self) -> str:
        return f"Dealer({self.seed!r}, {self.entropy!r}, {self.dealt})"

    @property
    def commitment(self) -> str:
        """What to publish before the first card."""
        return commitment_to(self.seed)

    def number(self, attempt: int) -> int:
        """Return the 256-bit number behind the next outcome."""
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(f"{self.dealt}.{attempt}".encode())
        outer.update(inner.digest())
        return int.from_bytes(outer.digest(), "big")

    def pick(self, weights: list[int]) -> int:
        """Return the next outcome's index, and advance to the one after."""
        index = self.foresee(weights)
        self.dealt += 1
        return index

    def foresee(self, weights: list[int]) -> int:
        """Return the next outcome's index, exactly in proportion to the weights; do not advance."""
        total = sum(weights)
        attempt = 0
        # Rejection sampling: numbers past the last multiple of the total would favour the first
        # outcomes.
        while (number := self.number(attempt)) >= SPAN - SPAN % total:
            attempt += 1
        left = number % total
        for index, weight in enumerate(weights):
            if left < weight:
                return index
            left -= weight
        raise AssertionError("no weight is positive")
