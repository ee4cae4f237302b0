"""One game being played: its state, its dealer and its record kept together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.core.dealer import Dealer, commitment_to
from bocamina.core.errors import (
    BocaminaError,
    BrokenRecord,
    IllegalMove,
    IllegalOutcome,
    NotYourTurn,
    Unreadable,
    WrongTurn,
)
from bocamina.core.game import TAKE_BACK, TAKE_BACK_TEXT
from bocamina.core.notation import format_position, format_settings, parse_position, parse_settings
from bocamina.core.record import Record, Step
from bocamina.core.state import SPECTATOR
from bocamina.core.turn import Turn

if TYPE_CHECKING:
    from collections.abc import Callable

    from bocamina.core.events import Event
    from bocamina.core.game import AnyGame, AnyState, AnyView
    from bocamina.core.options import Settings


class Match:
    """A referee: accepts legal moves, asks the dealer for outcomes, writes the record."""

    def __init__(self, game: AnyGame, settings: Settings, dealer: Dealer | None = None) -> None:
        self.game = game
        self.dealer = Dealer() if dealer is None else dealer
        self.state: AnyState = game.setup(settings)
        self.start = ""
        self.steps: list[Step] = []

    @classmethod
    def at(cls, game: AnyGame, state: AnyState, dealer: Dealer | None = None) -> Match:
        """Return a match that goes on from a position of one's choice."""
        match = cls(game, state.public.settings, dealer)
        match.state = state
        match.start = format_position(game, state)
        return match

    @property
    def turn(self) -> Turn:
        """Who must act now."""
        return Turn(self.state.public.turn)

    def view(self, seat: int = SPECTATOR) -> AnyView:
        """Return what a seat, or a spectator, may know now."""
        seats = self.state.public.settings.seats
        if seat != SPECTATOR and not 0 <= seat < seats:
            raise WrongTurn(f"a seat from 0 to {seats - 1}", str(seat))
        return self.state.view(seat)

    def legal(self, seat: int) -> list[int]:
        """List the moves that a seat may make now, a take-back last."""
        view = self.view(seat)
        moves = list(self.game.legal_moves(view)) if seat in self.turn.seats else []
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
        try:
            if self.parse_move(self.format_move(number)) == number:
                return number
        except (ArithmeticError, AssertionError, LookupError, Unreadable):
            pass  # games need not expect such numbers
        raise Unreadable("the number of a move", str(number))

    def why_not(self, seat: int, move: int) -> IllegalMove | None:
        """Say what forbids a move, if anything does."""
        view = self.view(seat)
        if move == TAKE_BACK:
            if self.game.may_take_back(view):
                return None
            return IllegalMove(self.game.take_back_clause, "nothing-to-take-back", {})
        if seat not in self.turn.seats:
            facts = {"seat": str(seat), "turn": str(self.turn)}
            return NotYourTurn(self.game.turn_clause, "not-your-turn", facts)
        return self.game.why_not(view, move)

    def play(self, seat: int, move: str | int) -> list[Event]:
        """Make a move, given in notation or as a number, and return what happened."""
        number = self.parse_move(move) if isinstance(move, str) else self.known_move(move)
        refusal = self.why_not(seat, number)
        if refusal is not None:
            raise refusal
        events: list[Event] = []
        text = self.format_move(number)
        self.game.play(self.state, seat, number, events)
        self.steps.append(Step(seat, text))
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
        if not self.turn.is_chance:
            raise WrongTurn("chance's turn", str(self.turn))
        return self.game.outcome_weights(self.state)

    def resolve(self, outcome: str | None = None) -> list[Event]:
        """Let the dealer decide at chance's turn, or set the outcome, and return what happened."""
        weights = self.weights()
        public = self.state.public
        if outcome is None:
            number = self.dealer.pick(weights)
        else:
            number = self.game.parse_outcome(public, outcome)
            if not 0 <= number < len(weights) or not weights[number]:
                raise IllegalOutcome(f"one of: {', '.join(self.outcomes())}", repr(outcome))
            self.dealer.dealt += 1
        text = self.game.format_outcome(public, number)
        events: list[Event] = []
        self.game.resolve(self.state, number, events)
        self.steps.append(Step(None, text))
        return events

    def deal(self) -> list[Event]:
        """Let the dealer decide for as long as it is chance's turn, and return what happened."""
        events: list[Event] = []
        while self.turn.is_chance:
            events += self.resolve()
        return events

    def result(self) -> str:
        """Return scores and winners on one line, or nothing while the game goes on."""
        if not self.turn.is_over:
            return ""
        public = self.state.public
        scores = " ".join(str(score) for score in self.game.scores(public))
        winners = " ".join(str(seat) for seat in self.game.winners(public))
        return f"scores {scores} winners {winners or '-'}"

    def record(self) -> Record:
        """Return the game so far; the seed is in it once the game is over."""
        return Record(
            settings=format_settings(self.game, self.state.public.settings),
            rules=self.game.rules_version,
            commitment=self.dealer.commitment,
            entropy=dict(self.dealer.entropy),
            seed=self.dealer.seed if self.turn.is_over else "",
            result=self.result(),
            position=self.start,
            steps=list(self.steps),
        )


def begin(game: AnyGame, record: Record) -> Match:
    """Return the match of a record before its first step."""
    if record.rules != game.rules_version:
        told = f"expected rules version {game.rules_version} of {game.name}, got {record.rules}"
        raise BrokenRecord(record.line_of_tag("rules"), told)
    tag = "position" if record.position else "game"
    try:
        dealer = Dealer(record.seed or None, record.entropy)
        if record.position:
            match = Match.at(game, parse_position(game, record.position), dealer)
        else:
            match = Match(game, parse_settings(game, record.settings), dealer)
    except BocaminaError as error:
        raise BrokenRecord(record.line_of_tag(tag), str(error)) from error
    settings = match.state.public.settings
    if format_settings(game, settings) != record.settings:
        told = f"expected {format_settings(game, settings)!r}, got {record.settings!r}"
        raise BrokenRecord(record.line_of_tag("game"), told)
    for seat in record.entropy:
        if seat >= settings.seats:
            told = f"expected entropy of one of {settings.seats} seats, got seat {seat}"
            raise BrokenRecord(record.line_of_tag(f"entropy {seat}"), told)
    return match


def follow(match: Match, step: Step, *, proven: bool) -> list[Event]:
    """Carry out one step of a record; `proven` lets the dealer decide what chance brought."""
    if step.seat is not None:
        return match.play(step.seat, step.text)
    if not proven:
        return match.resolve(step.text)
    events = match.resolve()
    dealt = match.steps[-1].text
    if dealt != step.text:
        raise IllegalOutcome(f"{dealt!r}, which follows from the seed", repr(step.text))
    return events


def replay(
    game: AnyGame,
    record: Record,
    *,
    proven: bool = False,
    watch: Callable[[Step, list[Event]], None] | None = None,
) -> Match:
    """Play a record again, checking every step and the result, while `watch` looks on."""
    match = begin(game, record)
    for index, step in enumerate(record.steps):
        try:
            events = follow(match, step, proven=proven)
        except BocaminaError as error:
            raise BrokenRecord(record.line_of(index), str(error)) from error
        if watch is not None:
            watch(step, events)
    if record.result != match.result():
        expected, got = match.result() or "no result yet", record.result or "none"
        told = f"expected the result {expected!r} after the last step, got {got!r}"
        raise BrokenRecord(record.line_of_tag("result"), told)
    return match


def verify(game: AnyGame, record: Record) -> Match:
    """Prove that every outcome of a finished record followed from its seed."""
    if not record.seed:
        told = "expected a revealed seed, got none: the deal cannot be checked"
        raise BrokenRecord(record.line_of_tag("seed"), told)
    if commitment_to(record.seed) != record.commitment:
        told = f"expected {commitment_to(record.seed)}, which the seed gives"
        got = record.commitment or "none"
        raise BrokenRecord(record.line_of_tag("commitment"), f"{told}, got {got}")
    match = replay(game, record, proven=True)
    if not match.turn.is_over:
        told = f"expected a finished game, got one where {match.turn} must act"
        raise BrokenRecord(record.line_of_tag("result"), told)
    return match
