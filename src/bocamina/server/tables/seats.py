"""The places at a table and who holds them."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    from bocamina.core.dealer import Dealer

# No letter or digit that could be taken for another when read aloud or from a screen.
CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH: Final = 7
SECRET_BYTES: Final = 24
TABLE_BYTES: Final = 9
MOST_KEYS: Final = 8  # devices that may hold one seat
TICKET_SECONDS: Final = 3600.0  # how long a ticket carries a seat


@dataclass
class Seat:
    """One place: free, a person's or a bot's."""

    name: str = ""
    keys: list[str] = field(default_factory=list)  # hashes of the secrets that hold it
    tickets: dict[str, float] = field(default_factory=dict)  # hashes, and when they were offered
    player: str = ""  # the bot that sits here
    entropy: str = ""
    has_resigned: bool = False

    @property
    def is_free(self) -> bool:
        """Whether nobody sits here."""
        return not self.name

    @property
    def is_person(self) -> bool:
        """Whether a person holds the seat, present or not."""
        return bool(self.name) and not self.player


class Chest:
    """Makes names, codes and secrets from randomness that is passed in."""

    def __init__(self, randomness: Callable[[int], bytes] = secrets.token_bytes) -> None:
        self.randomness = randomness

    def table(self) -> str:
        """Return a name for a table."""
        return self.randomness(TABLE_BYTES).hex()

    def code(self) -> str:
        """Return a short code to read aloud."""
        # 256 is a multiple of 32, so that every letter is equally likely.
        return "".join(CODE_LETTERS[byte % 32] for byte in self.randomness(CODE_LENGTH))

    def secret(self) -> str:
        """Return a secret that holds a seat; only its hash is ever stored."""
        return self.randomness(SECRET_BYTES).hex()

    def pick(self, dealer: Dealer, weights: list[int]) -> int:
        """Return what the dealer is about to bring."""
        return dealer.foresee(weights)

    def seed(self) -> str:
        """Return a seed for the dealer."""
        return self.randomness(32).hex()


def hash_of(secret: str) -> str:
    """Return what is stored of a secret; the secret is random, so that no salt is needed."""
    return hashlib.sha256(b"bocamina seat " + secret.encode()).hexdigest()


def normal_code(text: str) -> str:
    """Return a code as it is stored, from what a person typed."""
    return "".join(text.upper().split()).replace("-", "")
