"""Diamant as every part of the product sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.core.game import Game
from bocamina.core.options import Option
from bocamina.core.state import Hidden
from bocamina.games.diamant import check, describe, events, moves, notation, rules, wishes
from bocamina.games.diamant.editions import EDITIONS, NEWEST
from bocamina.games.diamant.encoding import DiamantEncoding
from bocamina.games.diamant.imagine import imagine
from bocamina.games.diamant.state import Cave, Fist

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mypy_extensions import i64

    from bocamina.core.errors import IllegalMove
    from bocamina.core.events import Log
    from bocamina.core.game import Facts
    from bocamina.core.options import Settings
    from bocamina.core.rng import Rng
    from bocamina.games.diamant.facts import CaveFacts, ChoiceMove, FistFacts
    from bocamina.games.diamant.rules import DiamantState, DiamantView


class Diamant(Game[Cave, Fist, Hidden]):
    """Diamant, for 1 (solo study) to 8 seats."""

    def __init__(self, rules_version: int = NEWEST) -> None:
        super().__init__(
            name="diamant",
            rules_version=rules_version,
            editions=EDITIONS,
            seat_counts=range(1, 9),
            options=(
                Option("chests", "open", ("open", "hidden"), "D22", is_variant=True),
                Option("idols", False, (False, True), "D19", is_variant=True),
            ),
            events=events,
            turn_clause="D5",
            take_back_clause="D6",
        )

    def setup(self, settings: Settings) -> DiamantState:
        return rules.setup(settings)

    def legal_moves(self, view: DiamantView) -> list[int]:
        return rules.legal_moves(view)

    def why_not(self, view: DiamantView, move: i64) -> IllegalMove | None:
        return rules.why_not(view, move)

    def may_take_back(self, view: DiamantView) -> bool:
        return rules.may_take_back(view)

    def play(self, state: DiamantState, seat: i64, move: i64, log: Log) -> None:
        rules.play(state, seat, move, log)

    def outcome_weights(self, state: DiamantState) -> list[int]:
        return rules.outcome_weights(state)

    def resolve(self, state: DiamantState, outcome: i64, log: Log) -> None:
        rules.resolve(state, outcome, log)

    def imagine(self, view: DiamantView, rng: Rng) -> DiamantState:
        return imagine(view, rng)

    def scores(self, public: Cave) -> list[int]:
        return rules.scores(public)

    def winners(self, public: Cave) -> list[int]:
        return rules.winners(public)

    def format_move(self, move: i64) -> str:
        return moves.format_move(move)

    def parse_move(self, text: str) -> int:
        return moves.parse_move(text)

    def is_move(self, number: int) -> bool:
        return moves.is_move(number)

    def format_outcome(self, public: Cave, outcome: i64) -> str:
        return notation.format_outcome(outcome)

    def parse_outcome(self, public: Cave, text: str) -> int:
        return notation.parse_outcome(text)

    def format_public(self, public: Cave) -> list[str]:
        return notation.format_public(public)

    def parse_public(self, settings: Settings, lines: list[str]) -> Cave:
        return notation.parse_public(settings, lines)

    def format_private(self, public: Cave, private: Fist) -> str:
        return notation.format_private(public, private)

    def parse_private(self, public: Cave, text: str) -> Fist:
        return notation.parse_private(public, text)

    def parse_hidden(self, public: Cave, text: str) -> Hidden:
        return notation.parse_hidden(text)

    def check(self, state: DiamantState) -> None:
        check.check(state)

    def describe_public(self, public: Cave) -> CaveFacts:
        return describe.describe_public(public)

    def describe_private(self, view: DiamantView) -> FistFacts:
        return describe.describe_private(view.public, view.own())

    def describe_moves(self, public: Cave, moves: Sequence[int]) -> list[ChoiceMove]:
        return [describe.describe_move(move) for move in moves]

    def encoding(self, settings: Settings) -> DiamantEncoding:
        return DiamantEncoding(settings)

    def wished_move(self, view: DiamantView, wish: Facts) -> int:
        return wishes.wished_move(wish)
