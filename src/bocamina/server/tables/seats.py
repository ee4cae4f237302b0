"""The places at a table and who holds them."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable


# No letter or digit that could be taken for another when read aloud or from a screen.
CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH: Final = 7
SECRET_BYTES: Final = 24
TABLE_BYTES: Final = 9
LABEL_LENGTH: Final = 10
HOME_LENGTH: Final = 5
MOST_KEYS: Final = 8  # devices that may hold one seat
MOST_SAID: Final = 300  # things said from one seat in a game, and before and after it
MOST_HELPED: Final = 60  # times that one seat chooses its help in a game
MOST_SEATINGS: Final = 100  # times that people of one network sit down for one game
MOST_TAKEN_BACK: Final = 200  # moves that one seat takes back in a game
TICKET_SECONDS: Final = 3600.0  # how long a ticket carries a seat


@dataclass
class Seat:
    """One place: free, a person's or a bot's."""

    name: str = ""
    keys: list[str] = field(default_factory=list)  # hashes of the secrets that hold it
    tickets: dict[str, float] = field(default_factory=dict)  # hashes, and when they were offered
    player: str = ""  # the bot that sits here
    face: int = 0  # the dwarf that its person chose, from 1
    entropy: str = ""
    has_resigned: bool = False
    said: int = 0  # how much was said from here since the last game
    taken_back: int = 0  # how many moves in this game
    help: str = ""  # its help: "hints", or a "coach" as well
    helped: int = 0  # how often that was chosen in this game
    was_removed: bool = False  # whether it resigned in this game; a bot plays on
    homes: list[str] = field(default_factory=list)  # where its person came from

    @property
    def is_free(self) -> bool:
        """Whether nobody sits here."""
        return not self.name

    @property
    def may_take_back(self) -> bool:
        """Whether it has not done so too often already."""
        return self.taken_back < MOST_TAKEN_BACK

    def take_help(self, by: str) -> None:
        """Take hints from now on, or have a coach as well."""
        self.help = by
        self.helped += 1

    def begin_again(self) -> None:
        """Reset the counters of a game."""
        self.entropy, self.has_resigned = "", False
        self.said = self.taken_back = self.helped = 0
        # A coach stays on; hints must be requested again.
        self.help = self.help if self.help == "coach" else ""

    def cast_out(self) -> Outcast:
        """Free the seat, and return its holder's secrets and homes to keep out."""
        outcast = Outcast(self.name, frozenset(self.keys), frozenset(filter(None, self.homes)))
        self.keys, self.homes, self.tickets = [], [], {}
        self.has_resigned = self.was_removed = True
        self.help = ""
        return outcast

    @property
    def is_person(self) -> bool:
        """Whether a person holds the seat, present or not."""
        return bool(self.name) and not self.player


@dataclass(frozen=True)
class Outcast:
    """Somebody whom the host removed, by their secrets and homes."""

    name: str
    keys: frozenset[str]
    homes: frozenset[str]


class Mint:
    """Makes names, codes and secrets from an injected source of randomness."""

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

    def seed(self) -> str:
        """Return a seed for the dealer."""
        return self.randomness(32).hex()


def hash_of(secret: str) -> str:
    """Return the hash stored for a secret; secrets are random, so no salt is needed."""
    return hashlib.sha256(b"bocamina seat " + secret.encode()).hexdigest()


def home_of(address: str) -> str:
    """Return a truncated hash of an address: enough to tell homes apart, too little to find them.

    Some four thousand IPv4 addresses share each.
    """
    return hashlib.sha256(b"bocamina home " + address.encode()).hexdigest()[:HOME_LENGTH]


def label_of(table: str) -> str:
    """Return a table's label for logs, which identifies it but gives no access.

    A table's name is random, so that it cannot be guessed.
    """
    return hashlib.sha256(b"bocamina table " + table.encode()).hexdigest()[:LABEL_LENGTH]


def normal_code(text: str) -> str:
    """Normalize a code that a person typed."""
    return "".join(text.upper().split()).replace("-", "")
