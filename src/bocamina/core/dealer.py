"""The only holder of randomness in a real game, made so that everybody can check it afterwards."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import TYPE_CHECKING, Final

from bocamina.core.errors import BadSetting

if TYPE_CHECKING:
    from collections.abc import Mapping

SPAN: Final = 2**256


def commitment_to(seed: str) -> str:
    """Return what is published before the first card and proves the seed afterwards."""
    return hashlib.sha256(seed.encode()).hexdigest()


def one_line(what: str, text: str) -> str:
    """Check that a text can stand behind a tag of a record and be read back the same."""
    if not text or text != text.strip() or not text.isprintable():
        raise BadSetting(f"{what} of printable characters with none blank at its ends", repr(text))
    return text


class Dealer:
    """Picks outcomes from a seed that was committed to, mixed with what the seats contributed."""

    def __init__(
        self, seed: str | None = None, entropy: Mapping[int, str] | None = None, dealt: int = 0
    ) -> None:
        self.seed = secrets.token_hex(32) if seed is None else one_line("a seed", seed)
        self.entropy = {
            seat: one_line(f"entropy of seat {seat}", text)
            for seat, text in sorted((entropy or {}).items())
        }
        self.dealt = dealt  # how many outcomes came before; the next one follows from it
        # Taking in the key is most of the work, and need be done only once.
        self._keyed = hmac.new(self.seed.encode(), digestmod="sha256")

    @property
    def commitment(self) -> str:
        """What to publish before the first card."""
        return commitment_to(self.seed)

    def number(self, attempt: int) -> int:
        """Return the 256-bit number behind the next outcome."""
        mixed = "".join(f"{seat}={text}\n" for seat, text in self.entropy.items())
        mac = self._keyed.copy()
        mac.update(f"{mixed}{self.dealt}.{attempt}".encode())
        return int.from_bytes(mac.digest(), "big")

    def pick(self, weights: list[int]) -> int:
        """Return the next outcome's index, and go on to the one after."""
        index = self.foresee(weights)
        self.dealt += 1
        return index

    def foresee(self, weights: list[int]) -> int:
        """Return the next outcome's index, each exactly as likely as its weight says."""
        total = sum(weights)
        attempt = 0
        # Numbers past the last whole multiple of the total would favour the first outcomes.
        while (number := self.number(attempt)) >= SPAN - SPAN % total:
            attempt += 1
        left = number % total
        for index, weight in enumerate(weights):
            if left < weight:
                return index
            left -= weight
        raise AssertionError("no weight is positive")
