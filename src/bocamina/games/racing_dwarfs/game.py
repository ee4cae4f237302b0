"""Racing Dwarfs as every part of the product sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.core.game import Game
from bocamina.core.options import Option
from bocamina.core.state import Hidden
from bocamina.games.racing_dwarfs import (
    check,
    describe,
    events,
    legality,
    moves,
    notation,
    racing,
    reading,
    rules,
    wishes,
)
from bocamina.games.racing_dwarfs.describe_moves import MoveDescriber
from bocamina.games.racing_dwarfs.editions import EDITIONS, NEWEST
from bocamina.games.racing_dwarfs.encoding import RacingDwarfsEncoding
from bocamina.games.racing_dwarfs.imagine import imagine
from bocamina.games.racing_dwarfs.layout import DEFAULT, layout_names
from bocamina.games.racing_dwarfs.state import RACE, Nothing, Race

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mypy_extensions import i64

    from bocamina.core.errors import IllegalMove
    from bocamina.core.events import Log
    from bocamina.core.game import Facts
    from bocamina.core.options import Settings
    from bocamina.core.rng import Rng
    from bocamina.games.racing_dwarfs.facts import MoveFacts, NothingFacts, RaceFacts
    from bocamina.games.racing_dwarfs.state import RaceState, RaceView


class RacingDwarfs(Game[Race, Nothing, Hidden]):
    """Racing Dwarfs, for 2 to 4 seats."""

    def __init__(self, rules_version: int = NEWEST) -> None:
        super().__init__(
            name="racing_dwarfs",
            rules_version=rules_version,
            editions=EDITIONS,
            seat_counts=range(2, 5),
            usual_options={"setup": "quick"},
            options=(
                Option("layout", DEFAULT, layout_names(), "R1"),
                Option("setup", "strategic", ("strategic", "quick"), "R11"),
                Option("plus_turns", True, (True, False), "R20"),
                Option("rock_wraps", True, (True, False), "R26"),
                Option("turn_cap", 200, range(10, 1001), "R32"),
            ),
            events=events,
            turn_clause="R4",
            take_back_clause="R29",
        )

    def setup(self, settings: Settings) -> RaceState:
        return rules.setup(settings)

    def legal_moves(self, view: RaceView) -> list[int]:
        return legality.legal_moves(view.public)

    def why_not(self, view: RaceView, move: i64) -> IllegalMove | None:
        return legality.why_not(view.public, move)

    def may_take_back(self, view: RaceView) -> bool:
        return rules.may_take_back(view)

    def play(self, state: RaceState, seat: i64, move: i64, log: Log) -> None:
        rules.play(state, seat, move, log)

    def outcome_weights(self, state: RaceState) -> list[int]:
        return rules.outcome_weights(state)

    def resolve(self, state: RaceState, outcome: i64, log: Log) -> None:
        rules.resolve(state, outcome, log)

    def imagine(self, view: RaceView, rng: Rng) -> RaceState:
        return imagine(view, rng)

    def scores(self, public: Race) -> list[int]:
        return list(public.out)

    def winners(self, public: Race) -> list[int]:
        return racing.winners(public)

    def format_move(self, move: i64) -> str:
        return moves.format_move(move)

    def parse_move(self, text: str) -> int:
        return moves.parse_move(text)

    def is_move(self, number: int) -> bool:
        return moves.is_move(number)

    def format_outcome(self, public: Race, outcome: i64) -> str:
        return notation.format_outcome(public, outcome)

    def parse_outcome(self, public: Race, text: str) -> int:
        return notation.parse_outcome(public, text)

    def format_public(self, public: Race) -> list[str]:
        return notation.format_public(public)

    def parse_public(self, settings: Settings, lines: list[str]) -> Race:
        return reading.parse_public(settings, lines)

    def format_private(self, public: Race, private: Nothing) -> str:
        return notation.format_private(public, private)

    def parse_private(self, public: Race, text: str) -> Nothing:
        return reading.parse_private(public, text)

    def parse_hidden(self, public: Race, text: str) -> Hidden:
        return reading.parse_hidden(public, text)

    def check(self, state: RaceState) -> None:
        check.check(state)

    def describe_public(self, public: Race) -> RaceFacts:
        return describe.describe_public(public)

    def describe_private(self, view: RaceView) -> NothingFacts:
        return {}

    def describe_moves(self, public: Race, moves: Sequence[int]) -> list[MoveFacts]:
        describer = MoveDescriber(public)
        return [describer.describe(move) for move in moves]

    def is_preparing(self, public: Race) -> bool:
        return public.phase < RACE

    def encoding(self, settings: Settings) -> RacingDwarfsEncoding:
        return RacingDwarfsEncoding(settings)

    def wished_move(self, view: RaceView, wish: Facts) -> int:
        return wishes.wished_move(view, wish)
