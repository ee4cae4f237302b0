"""What every game must be able to do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias

from bocamina.core.editions import Edition, Rewriting, rules_to_go_on_by
from bocamina.core.errors import UnknownRules, Unreadable
from bocamina.core.events import event_kinds
from bocamina.core.opening import mypyc_attr
from bocamina.core.options import Settings, settle
from bocamina.core.state import H, P, Q, State, View

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from types import ModuleType

    from mypy_extensions import i64

    from bocamina.core.encoding import Encoding
    from bocamina.core.errors import IllegalMove
    from bocamina.core.events import Event, Log
    from bocamina.core.options import Option, Value
    from bocamina.core.rng import Rng

# A move that returns to the position before the seat's last one; games that offer it say when.
TAKE_BACK: Final = -1
TAKE_BACK_TEXT: Final = "back"

Facts: TypeAlias = "Mapping[str, Any]"
SidesAndWinner: TypeAlias = "tuple[tuple[str, ...], str]"  # of a round: each seat's side, who won


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[P, Q, H]):
    """The rules of one game. Moves and outcomes are small numbers with a text form each."""

    def __init__(
        self,
        name: str,
        rules_version: int,
        seat_counts: range,
        options: Sequence[Option],
        turn_clause: str,
        events: ModuleType,
        usual_seats: int = 4,
        usual_options: Mapping[str, Value] | None = None,
        take_back_clause: str = "",
        editions: Sequence[Edition] = (),
        oldest: int = 1,
        sides: Sequence[str] = (),
    ) -> None:
        self.name = name
        self.editions = editions  # what the second edition changed, the third, and so on
        self.oldest = oldest  # the first edition whose rules are still in the program
        self._others: dict[int, Game[P, Q, H]] = {}
        self.events = event_kinds(events)  # by their names in texts
        self.rules_version = rules_version  # the edition by whose rules this object plays
        self.seat_counts = seat_counts
        self.options = options
        self.turn_clause = turn_clause  # the clause that says who acts
        self.take_back_clause = take_back_clause or turn_clause
        self.usual_seats = usual_seats  # the default number of seats
        # What clients offer first, where a first game is better with other options than the rules'.
        self.usual_options = usual_options or {}
        self.sides = sides  # the sides that seats are on, round by round, if the game has any

    def __repr__(self) -> str:
        is_newest = self.rules_version == self.newest
        return f"find_game({self.name!r}{'' if is_newest else f', {self.rules_version}'})"

    @property
    def package(self) -> str:
        """The package that holds the game's modules, and its words in `messages`."""
        return type(self).__module__.rpartition(".")[0]

    def settle(self, seats: int, given: Mapping[str, Value]) -> Settings:
        """Check the settings that somebody asked for and fill in the defaults."""
        settings = settle(self, seats, given)
        self.check_settings(settings)
        return settings

    def offered(self, option: Option, seats: int) -> Sequence[Value] | range:
        """Return the values of an option that are worth offering with this number of seats."""
        return option.values

    def check_settings(self, settings: Settings) -> None:
        """Refuse options that do not go together; stored games with such options play on."""

    # Editions: all objects of a game write the newest notation, each plays by its own rules.

    @property
    def newest(self) -> int:
        """The edition whose notation is written; new games begin under its rules."""
        return len(self.editions) + 1

    def under(self, rules: int) -> Game[P, Q, H]:
        """Return the game with the rules of an edition, or raise UnknownRules."""
        if rules == self.rules_version:
            return self
        if not self.oldest <= rules <= self.newest:
            raise self.unknown(rules, self.oldest)
        if rules not in self._others:
            self._others[rules] = type(self)(rules_version=rules)  # type: ignore[call-arg]
        return self._others[rules]

    def unknown(self, edition: int, first: int = 1) -> UnknownRules:
        """Return the error for an edition that is not known."""
        known = f"{first}" if self.newest == first else f"{first} to {self.newest}"
        return UnknownRules(f"rules version {known} of {self.name}", f"{edition}")

    def rewriting(self, written: int) -> Rewriting:
        """Return what brings texts of an edition to the notation of the newest."""
        if not 1 <= written <= self.newest:
            raise self.unknown(written)
        return Rewriting(self.editions, written)

    def goes_on_by(self, rules: int) -> int:
        """Return the edition whose rules a game under way continues by."""
        return rules_to_go_on_by(self.editions, rules)

    # The course of a game. `log` takes the events; None when nobody listens.

    @abstractmethod
    def setup(self, settings: Settings) -> State[P, Q, H]:
        """Return the state before the first turn."""

    @abstractmethod
    def legal_moves(self, view: View[P, Q]) -> list[int]:
        """List the moves of a seat that has something to decide, without take-back; read-only."""

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

    def rounds(self, public: P, events: Sequence[Event]) -> list[SidesAndWinner]:
        """Return the rounds that a side won, as all events of a game tell them."""
        return []

    def given_a_side(self, public: P) -> int:
        """Return the seat whose side chance decides now, by its number in `sides`, or -1."""
        return -1

    # Notation. Parsers raise Unreadable; `check` raises IllegalPosition.

    @abstractmethod
    def format_move(self, move: i64) -> str:
        """Print a move."""

    @abstractmethod
    def parse_move(self, text: str) -> int:
        """Read what `format_move` prints."""

    def is_move(self, number: int) -> bool:
        """Tell whether a number is a move, legal now or not; games that can tell faster do."""
        try:
            return self.parse_move(self.format_move(number)) == number
        except (ArithmeticError, AssertionError, LookupError, Unreadable):
            return False  # games need not expect such numbers
        except (TypeError, ValueError):
            return False  # compiled, the number is too large for a machine's word

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

    def complete(self, state: State[P, Q, H]) -> None:  # by default, texts leave nothing out
        """Compute what a position's text leaves out because its three parts together imply it."""

    @abstractmethod
    def check(self, state: State[P, Q, H]) -> None:
        """Raise IllegalPosition where components are not conserved or the rules are broken."""

    # Plain facts, ready for JSON, for clients that draw; the default is the game's text.
    # A game's facts.py holds their types.

    def describe_public(self, public: P) -> Facts:
        """Return the public part as facts."""
        return {"text": self.format_public(public)}

    def describe_private(self, view: View[P, Q]) -> Facts:
        """Return a seat's private part as facts."""
        return {"text": self.format_private(view.public, view.own())}

    def describe_hidden(self, public: P, hidden: H) -> Facts:
        """Return the hidden part as facts; told when the game is over."""
        return {"text": self.format_hidden(public, hidden)}

    def describe_moves(self, public: P, moves: Sequence[int]) -> Sequence[Facts]:
        """Return moves of a position as facts; their text is sent besides."""
        return [{} for _ in moves]

    def describe_move(self, public: P, move: int) -> Facts:
        """Return one move as facts; to take back is no move of the game's own."""
        return {} if move == TAKE_BACK else self.describe_moves(public, [move])[0]

    def wished_move(self, view: View[P, Q], wish: Facts) -> int:
        """Return the move that the given facts name, or raise Unreadable.

        It understands the facts of `describe_moves`; some may be missing if a person has not chosen
        them yet, such as how a tile is turned.
        """
        raise Unreadable("a game that describes its moves", self.name)

    def encoding(self, settings: Settings) -> Encoding:
        """Return the encoding for learners; the default encodes the game's texts."""
        from bocamina.core.encoding import TextEncoding  # a circular import

        return TextEncoding(settings)

    def holds(self, state: State[P, Q, H], seat: int, phrase: str, about: int) -> bool | None:
        """Tell whether a seat's claim with a ready phrase is true; None if it claims nothing."""
        return None

    def is_preparing(self, public: P) -> bool:
        """Tell whether the board is still being set up, when no seat has anything to hide."""
        return False

    def part(self, public: P) -> int:
        """Return the part of the game, such as a round, that talk is about; 0 if it has none."""
        return 0


AnyGame: TypeAlias = Game[Any, Any, Any]
AnyState: TypeAlias = State[Any, Any, Any]
AnyView: TypeAlias = View[Any, Any]
