"""One game being played: its state, its dealer and its record kept together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bocamina.core.dealer import Dealer
from bocamina.core.errors import IllegalMove, IllegalOutcome, NotYourTurn, Unreadable, WrongTurn
from bocamina.core.game import TAKE_BACK, TAKE_BACK_TEXT
from bocamina.core.notation import format_position, format_settings, parse_position
from bocamina.core.record import RULES, Record, Step, format_record
from bocamina.core.result import Result
from bocamina.core.state import SPECTATOR, Public, quote
from bocamina.core.turn import CHANCE, Turn

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.core.events import Event
    from bocamina.core.game import AnyGame, AnyState, AnyView
    from bocamina.core.options import Settings


class Match:
    """A referee: accepts legal moves, asks the dealer for outcomes, writes the record."""

    def __init__(self, game: AnyGame, settings: Settings, dealer: Dealer | None = None) -> None:
        self.game = game
        self.began = game.rules_version  # the edition whose rules it began under
        self.dealer = Dealer() if dealer is None else dealer
        self.dealt = self.dealer.dealt  # how many outcomes came before its first step
        self.state: AnyState = game.setup(settings)
        self.start = ""
        # Moves are formatted lazily; outcomes at once, because their names depend on the position.
        self._movers: list[int] = []  # by step: a seat, CHANCE or RULES
        self._taken: list[int | str] = []  # by step: the number of a move, or an outcome's text
        self._printed: list[Step] = []

    @classmethod
    def at(cls, game: AnyGame, state: AnyState, dealer: Dealer | None = None) -> Match:
        """Return a match that starts from a given position."""
        match = cls(game, state.public.settings, dealer)
        match.state = state
        match.start = format_position(game, state)
        return match

    def copy(self) -> Match:
        """Return an independent match, with the same deal ahead of it."""
        match = Match(self.game, self.state.public.settings, self.dealer.copy())
        match.state = self.state.copy()
        match.start, match.began, match.dealt = self.start, self.began, self.dealt
        match._movers = self._movers[:]
        match._taken = self._taken[:]
        match._printed = self._printed[:]
        return match

    def __deepcopy__(self, memo: object) -> Match:
        return self.copy()

    def __reduce__(self) -> tuple[object, tuple[AnyGame, str]]:
        from bocamina.core.replay import parse_match  # a circular import

        return parse_match, (self.game, format_record(self.whole_record()))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self.__reduce__() == other.__reduce__()

    def __str__(self) -> str:
        return str(self.state)

    def __repr__(self) -> str:
        return quote("read_match", format_record(self.whole_record()), str(self))

    @property
    def steps(self) -> list[Step]:
        """The game so far; read-only."""
        for index in range(len(self._printed), len(self._movers)):
            seat, taken = self._movers[index], self._taken[index]
            text = taken if isinstance(taken, str) else self.format_move(taken)
            self._printed.append(Step(None if seat == CHANCE else seat, text))
        return self._printed

    @property
    def turn(self) -> Turn:
        """Who must act now."""
        return Turn(self.state.public.turn)

    def view(self, seat: int = SPECTATOR) -> AnyView:
        """Return what a seat, or a spectator, may know now."""
        public: Public = self.state.public
        seats = public.settings.seats
        if seat != SPECTATOR and not 0 <= seat < seats:
            raise WrongTurn(f"a seat from 0 to {seats - 1}", str(seat))
        return self.state.view(seat)

    def svg(self, seat: int = SPECTATOR, **look: Any) -> Any:
        """Draw what a seat, or a spectator, knows now; `state.svg()` draws everything."""
        return self.view(seat).svg(**look)

    def _repr_svg_(self) -> str:
        return str(self.state.svg())

    def _must_act(self, seat: i64) -> bool:
        public: Public = self.state.public
        return public.turn > 0 and public.turn >> seat & 1 != 0

    def legal(self, seat: int) -> list[int]:
        """List the moves that a seat may make now, a take-back last."""
        view = self.view(seat)
        moves = self.game.legal_moves(view)[:] if self._must_act(seat) else []
        if self.game.may_take_back(view):
            moves.append(TAKE_BACK)
        return moves

    def legal_texts(self, seat: int) -> list[str]:
        """List the moves that a seat may make now, in notation."""
        return [self.format_move(move) for move in self.legal(seat)]

    def format_move(self, move: int) -> str:
        """Print a move, a take-back included."""
        return TAKE_BACK_TEXT if move == TAKE_BACK else self.game.format_move(move)

    def parse_move(self, text: str) -> int:
        """Read a move, a take-back included."""
        return TAKE_BACK if text == TAKE_BACK_TEXT else self.game.parse_move(text)

    def known_move(self, number: int) -> int:
        """Check that a number is a move of this game, whether legal now or not."""
        if number != TAKE_BACK and not self.game.is_move(number):
            raise Unreadable("the number of a move", str(number))
        return number

    def why_not(self, seat: int, move: int) -> IllegalMove | None:
        """Say what forbids a move, if anything does."""
        view = self.view(seat)
        if move == TAKE_BACK:
            if self.game.may_take_back(view):
                return None
            return IllegalMove(self.game.take_back_clause, "nothing-to-take-back", {})
        if not self._must_act(seat):
            facts = {"seat": str(seat), "turn": str(self.turn)}
            return NotYourTurn(self.game.turn_clause, "not-your-turn", facts)
        return self.game.why_not(view, move)

    def play(self, seat: int, move: str | int) -> list[Event]:
        """Make a move, given in notation or as a number, and return what happened."""
        number = self.parse_move(move) if isinstance(move, str) else self.known_move(move)
        refusal = self.why_not(seat, number)
        if refusal is not None:
            raise refusal
        return self.carry_out(seat, number)

    def carry_out(self, seat: int, move: int) -> list[Event]:
        """Make a move that `why_not` allows, and return what happened."""
        events: list[Event] = []
        self.game.play(self.state, seat, move, events)
        self._movers.append(seat)
        self._taken.append(move)
        return events

    def outcomes(self) -> dict[str, int]:
        """Return what chance may bring now, in notation, with the weights."""
        weights = self.weights()
        public = self.state.public
        return {
            self.game.format_outcome(public, outcome): weight
            for outcome, weight in enumerate(weights)
            if weight
        }

    def weights(self) -> list[int]:
        """Return the outcomes' weights by number, at chance's turn only."""
        public: Public = self.state.public
        if public.turn != CHANCE:
            raise WrongTurn("chance's turn", str(self.turn))
        return self.game.outcome_weights(self.state)

    def resolve(self, outcome: str | None = None) -> list[Event]:
        """Let the dealer decide at chance's turn, or set the outcome, and return what happened."""
        weights = self.weights()
        public = self.state.public
        if outcome is None:
            number = self.dealer.foresee(weights)
            outcome = self.game.format_outcome(public, number)
        else:
            number = self.game.parse_outcome(public, outcome)
            if not 0 <= number < len(weights) or not weights[number]:
                raise IllegalOutcome(f"one of: {', '.join(self.outcomes())}", repr(outcome))
        return self.bring(number, outcome)

    def bring(self, number: int, outcome: str) -> list[Event]:
        """Carry out an outcome of positive weight, given by number and text; say what happened."""
        self.dealer.dealt += 1
        events: list[Event] = []
        self.game.resolve(self.state, number, events)
        self._movers.append(CHANCE)
        self._taken.append(outcome)
        return events

    def deal(self) -> list[Event]:
        """Let the dealer decide for as long as it is chance's turn, and return what happened."""
        public: Public = self.state.public
        events: list[Event] = []
        while public.turn == CHANCE:
            events += self.resolve()
        return events

    def go_over(self, rules: int, position: str = "") -> None:
        """Continue under the rules of another edition, from the same position or a stored one."""
        game = self.game.under(rules)
        self.state = parse_position(game, position or format_position(self.game, self.state))
        self.game = game
        self._movers.append(RULES)
        self._taken.append(str(rules))

    def result(self) -> Result | None:
        """Return scores and winners, which print on one line, or None while the game goes on."""
        if not self.turn.is_over:
            return None
        public = self.state.public
        return Result(tuple(self.game.scores(public)), tuple(self.game.winners(public)))

    def record(self) -> Record:
        """Return the game so far; the seed is in it once the game is over."""
        record = self.whole_record()
        if not self.turn.is_over:
            record.seed = ""
        return record

    def whole_record(self) -> Record:
        """Return the game so far with its seed, which determines everything to come."""
        return Record(
            settings=format_settings(self.game, self.state.public.settings),
            rules=self.began,
            notation=0 if self.game.newest == self.began else self.game.newest,
            commitment=self.dealer.commitment,
            entropy=dict(self.dealer.entropy),
            seed=self.dealer.seed,
            result=str(self.result() or ""),
            dealt=self.dealt,
            position=self.start,
            steps=list(self.steps),
        )
