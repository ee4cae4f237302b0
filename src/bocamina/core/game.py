"""What every game must be able to do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias

from bocamina.core.options import Settings, settle
from bocamina.core.state import H, P, Q, State, View

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from mypy_extensions import i64

    from bocamina.core.errors import IllegalMove
    from bocamina.core.events import Log
    from bocamina.core.options import Option, Value
    from bocamina.core.rng import Rng

# A move that returns to the position before the seat's last one; games that offer it say when.
TAKE_BACK: Final = -1
TAKE_BACK_TEXT: Final = "back"


class Game(ABC, Generic[P, Q, H]):
    """The rules of one game. Moves and outcomes are small numbers with a text form each."""

    def __init__(
        self,
        name: str,
        rules_version: int,
        seat_counts: range,
        options: Sequence[Option],
        turn_clause: str,
        usual_seats: int = 4,
        take_back_clause: str = "",
    ) -> None:
        self.name = name
        self.rules_version = rules_version
        self.seat_counts = seat_counts
        self.options = options
        self.turn_clause = turn_clause  # the clause that says who acts
        self.take_back_clause = take_back_clause or turn_clause
        self.usual_seats = usual_seats  # what a host who does not say gets

    def settle(self, seats: int, given: Mapping[str, Value]) -> Settings:
        """Check the settings that somebody asked for and fill in the defaults."""
        return settle(self.name, self.seat_counts, self.options, seats, given)

    # The course of a game. `log` takes the events; None when nobody listens.

    @abstractmethod
    def setup(self, settings: Settings) -> State[P, Q, H]:
        """Return the state before the first turn."""

    @abstractmethod
    def legal_moves(self, view: View[P, Q]) -> list[int]:
        """List the moves of a seat that has something to decide, take-back apart; read-only."""

    @abstractmethod
    def why_not(self, view: View[P, Q], move: i64) -> IllegalMove | None:
        """Say which clause forbids a move to a seat that has something to decide, if any does."""

    def may_take_back(self, view: View[P, Q]) -> bool:
        """Tell whether the viewer may play TAKE_BACK now, be it to act or not."""
        return False

    @abstractmethod
    def play(self, state: State[P, Q, H], seat: i64, move: i64, log: Log) -> None:
        """Carry out a move that is known to be legal."""

    @abstractmethod
    def outcome_weights(self, state: State[P, Q, H]) -> list[int]:
        """Return how likely each outcome is at chance's turn, by its number; read-only."""

    @abstractmethod
    def resolve(self, state: State[P, Q, H], outcome: i64, log: Log) -> None:
        """Carry out an outcome whose weight is known to be positive."""

    @abstractmethod
    def imagine(self, view: View[P, Q], rng: Rng) -> State[P, Q, H]:
        """Return a full state that the viewer cannot rule out, as likely as the rules make it."""

    @abstractmethod
    def scores(self, public: P) -> list[int]:
        """Return what each seat reached; asked when the game is over."""

    @abstractmethod
    def winners(self, public: P) -> list[int]:
        """Return the seats that won or shared the victory; asked when the game is over."""

    # Notation. Parsers raise Unreadable; `check` raises IllegalPosition.

    @abstractmethod
    def format_move(self, move: i64) -> str:
        """Print a move."""

    @abstractmethod
    def parse_move(self, text: str) -> int:
        """Read what `format_move` prints."""

    @abstractmethod
    def format_outcome(self, public: P, outcome: i64) -> str:
        """Print an outcome of the chance that is due."""

    @abstractmethod
    def parse_outcome(self, public: P, text: str) -> int:
        """Read what `format_outcome` prints."""

    @abstractmethod
    def format_public(self, public: P) -> list[str]:
        """Print the public part as lines, none of them beginning with `seat` or `hidden`."""

    @abstractmethod
    def parse_public(self, settings: Settings, lines: list[str]) -> P:
        """Read what `format_public` prints."""

    @abstractmethod
    def format_private(self, public: P, private: Q) -> str:
        """Print a private part on one line, never as a lone `?`."""

    @abstractmethod
    def parse_private(self, public: P, text: str) -> Q:
        """Read what `format_private` prints."""

    def format_hidden(self, public: P, hidden: H) -> str:
        """Print the hidden part on one line, never as a lone `?`."""
        return "-"

    @abstractmethod
    def parse_hidden(self, public: P, text: str) -> H:
        """Read what `format_hidden` prints."""

    def complete(self, state: State[P, Q, H]) -> None:  # most texts tell everything
        """Fill in what a position's text leaves to be reckoned from its three parts together."""

    @abstractmethod
    def check(self, state: State[P, Q, H]) -> None:
        """Raise IllegalPosition where components are not conserved or the rules are broken."""

    # Plain facts, ready for JSON, for clients that draw; a game that says nothing gives its text.

    def describe_public(self, public: P) -> dict[str, Any]:
        """Return the public part as facts."""
        return {"text": self.format_public(public)}

    def describe_private(self, public: P, private: Q) -> dict[str, Any]:
        """Return a private part as facts."""
        return {"text": self.format_private(public, private)}

    def describe_hidden(self, public: P, hidden: H) -> dict[str, Any]:
        """Return the hidden part as facts; told when the game is over."""
        return {"text": self.format_hidden(public, hidden)}

    def describe_move(self, public: P, move: i64) -> dict[str, Any]:
        """Return a move as facts; its text is told besides."""
        return {}

    def holds(self, state: State[P, Q, H], seat: int, phrase: str, about: int) -> bool | None:
        """Tell whether what a seat says with a ready phrase is so; None for what claims nothing."""
        return None

    def part(self, public: P) -> int:
        """Return the part of the game, as a round, of which alone one speaks now; 0 for all."""
        return 0


AnyGame: TypeAlias = Game[Any, Any, Any]
AnyState: TypeAlias = State[Any, Any, Any]
AnyView: TypeAlias = View[Any, Any]
