"""A finished record replayed once: every position, and what each seat was told on the way."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bocamina.advice.history import History, Noticed
from bocamina.core.dealer import commitment_to
from bocamina.core.errors import BocaminaError, BrokenRecord
from bocamina.core.events import seen_by
from bocamina.core.game import TAKE_BACK
from bocamina.core.record import RULES, format_record
from bocamina.core.replay import begin, follow, renewed
from bocamina.games import find_game
from bocamina.players.player import Remark

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.events import Event
    from bocamina.core.game import AnyGame, AnyState, AnyView
    from bocamina.core.record import Record
    from bocamina.story.tale import Assertion


class NotToBeAnalysed(BocaminaError):
    """A record that cannot be analysed, and why: unfinished, unproven, or of an unknown game."""

    def __init__(self, reason: str, told: str) -> None:
        super().__init__(reason, told)
        self.reason = reason  # "broken", "unproven", "unfinished" or "unknown"
        self.told = told

    def __str__(self) -> str:
        return self.told


@dataclass(frozen=True)
class Taken:
    """One step: who took it, what it was as text and number, and what happened."""

    seat: int | None  # None where chance decided or the rules changed
    is_chance: bool
    text: str
    move: int  # its number, -2 if it is not a move
    events: tuple[Event, ...]


class Replayed:
    """All positions of a finished game; `states[k]` is the truth after k steps."""

    def __init__(self, record: Record, assertions: Sequence[Assertion] = ()) -> None:
        self.game = known_game(record)
        self.assertions = sorted(assertions, key=lambda each: each.step)
        self.text = format_record(record)
        self.states: list[AnyState] = []
        self.games: list[AnyGame] = []
        self.steps: list[Taken] = []
        self.play_again(record)
        self.seats = int(self.states[0].public.settings.seats)
        last = self.states[-1].public
        game = self.games[-1]
        self.scores = tuple(int(score) for score in game.scores(last))
        won = game.winners(last)
        self.results = tuple(1.0 / len(won) if seat in won else 0.0 for seat in range(self.seats))
        self.settings = record.settings
        self._said: dict[int, list[Assertion]] = {}
        for each in self.assertions:
            self._said.setdefault(each.step, []).append(each)

    def play_again(self, record: Record) -> None:
        """Follow a record from its first step to its last, and prove its deal."""
        if not record.seed or commitment_to(record.seed) != record.commitment:
            told = "expected a revealed seed that fits the commitment: the deal cannot be checked"
            raise NotToBeAnalysed("unproven", f"line {record.line_of_tag('seed')}: {told}")
        try:
            record = renewed(self.game, record)
            match = begin(self.game, record)
            self.states.append(match.state.copy())
            self.games.append(match.game)
            for index, step in enumerate(record.steps):
                try:
                    is_move = step.seat is not None and step.seat != RULES
                    number = int(match.parse_move(step.text)) if is_move else -2
                    events = follow(match, step, proven=True)
                except BocaminaError as error:
                    raise BrokenRecord(record.line_of(index), str(error)) from error
                seat = step.seat if is_move else None
                taken = Taken(seat, step.seat is None, step.text, number, tuple(events))
                self.steps.append(taken)
                self.states.append(match.state.copy())
                self.games.append(match.game)
        except BrokenRecord as broken:
            raise NotToBeAnalysed("broken", str(broken)) from broken
        if not match.turn.is_over:
            told = f"expected a finished game, got one where {match.turn} must act"
            raise NotToBeAnalysed("unfinished", told)
        if record.result != str(match.result()):
            told = f"expected the result {str(match.result())!r}, got {record.result!r}"
            raise NotToBeAnalysed("broken", told)

    def key(self, *more: object) -> str:
        """Return a hash of this game and the claims made in it."""
        said = [(e.step, e.seat, e.phrase, e.about) for e in self.assertions]
        text = f"{self.text}\n{said}\n{more}"
        return hashlib.sha256(text.encode()).hexdigest()[:32]

    def view_before(self, step: int, seat: int) -> AnyView:
        """Return what a seat saw before a step."""
        return self.states[step - 1].view(seat)

    def part_after(self, step: int) -> int:
        """Return the round or expedition after a step."""
        return part_of(self.games[step], self.states[step])

    def part_of_step(self, step: int) -> int:
        """Return the round or expedition in which a step was taken."""
        return self.part_after(max(0, step - 1))

    def remarks_after(self, step: int) -> list[Remark]:
        """Return what was said after a step, before the next, as bots hear it."""
        return [Remark(each.seat, each.phrase, each.about) for each in self.said_after(step)]

    def said_after(self, step: int) -> list[Assertion]:
        """Return what was claimed after a step, before the next."""
        return self._said.get(step, [])

    def history(self, seat: int, step: int) -> History:
        """Return what a seat had been told before a step."""
        history = History()
        history.notes += self.remarks_after(0)
        for done in range(1, step):
            seen = tuple(seen_by(seat, self.steps[done - 1].events))
            history.notes.append(Noticed(self.states[done].view(seat), seen))
            history.notes += self.remarks_after(done)
        return history

    def is_forced(self, step: int) -> bool:
        """Tell whether the seat had only one move; a take-back is no decision either."""
        taken = self.steps[step - 1]
        if taken.seat is None or taken.move == TAKE_BACK:
            return True
        return len(self.games[step - 1].legal_moves(self.view_before(step, taken.seat))) < 2


def known_game(record: Record) -> AnyGame:
    """Return the game of a record, or raise NotToBeAnalysed if it or its edition is unknown."""
    try:
        game = find_game(record.game)
        game.under(record.rules)
        return game
    except BocaminaError as error:
        raise NotToBeAnalysed("unknown", str(error)) from error


def part_of(game: AnyGame, state: AnyState) -> int:
    """Return the round or expedition of a position, 0 in a game without."""
    public = state.public
    if hasattr(public, "expedition"):
        return int(public.expedition)
    return int(game.part(public))
