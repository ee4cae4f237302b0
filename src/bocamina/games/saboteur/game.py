"""Saboteur as every part of the product sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.core.game import Game
from bocamina.games.saboteur import check as conservation
from bocamina.games.saboteur import (
    claims,
    describe,
    events,
    legality,
    moves,
    notation,
    reading,
    rounds,
    rules,
    wishes,
)
from bocamina.games.saboteur.editions import EDITIONS, NEWEST
from bocamina.games.saboteur.encoding import SaboteurEncoding
from bocamina.games.saboteur.house_rules import OPTIONS, check_rounds, offered
from bocamina.games.saboteur.imagine import imagine
from bocamina.games.saboteur.sides import SIDES, rounds_in
from bocamina.games.saboteur.state import ROLES, Dwarf, Mine, Unseen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mypy_extensions import i64

    from bocamina.core.errors import IllegalMove
    from bocamina.core.events import Event, Log
    from bocamina.core.game import Facts, SidesAndWinner
    from bocamina.core.options import Option, Settings, Value
    from bocamina.core.rng import Rng
    from bocamina.games.saboteur.facts import DwarfFacts, MineFacts, MoveFacts, UnseenFacts
    from bocamina.games.saboteur.state import SaboteurState, SaboteurView


class Saboteur(Game[Mine, Dwarf, Unseen]):
    """Saboteur, for 3 to 10 seats."""

    def __init__(self, rules_version: int = NEWEST) -> None:
        super().__init__(
            name="saboteur",
            rules_version=rules_version,
            editions=EDITIONS,
            seat_counts=range(3, 11),
            # With four, a fifth of the rounds have no saboteur.
            usual_seats=5,
            options=OPTIONS,
            events=events,
            turn_clause="S12",
            sides=SIDES,
        )

    def offered(self, option: Option, seats: int) -> Sequence[Value] | range:
        return offered(option, seats)

    def check_settings(self, settings: Settings) -> None:
        check_rounds(settings)

    def setup(self, settings: Settings) -> SaboteurState:
        return rules.setup(settings)

    def legal_moves(self, view: SaboteurView) -> list[int]:
        return legality.legal_moves(view)

    def why_not(self, view: SaboteurView, move: i64) -> IllegalMove | None:
        return legality.why_not(view, move)

    def play(self, state: SaboteurState, seat: i64, move: i64, log: Log) -> None:
        rules.play(state, seat, move, log)

    def outcome_weights(self, state: SaboteurState) -> list[int]:
        return rules.outcome_weights(state)

    def resolve(self, state: SaboteurState, outcome: i64, log: Log) -> None:
        rules.resolve(state, outcome, log)

    def imagine(self, view: SaboteurView, rng: Rng) -> SaboteurState:
        return imagine(view, rng)

    def scores(self, public: Mine) -> list[int]:
        return public.totals

    def winners(self, public: Mine) -> list[int]:
        return rounds.winners(public)

    def rounds(self, public: Mine, events: Sequence[Event]) -> list[SidesAndWinner]:
        return rounds_in(public.settings.seats, events)

    def given_a_side(self, public: Mine) -> int:
        return int(public.dealt) if public.phase == ROLES else -1  # S6

    def format_move(self, move: i64) -> str:
        return moves.format_move(move)

    def parse_move(self, text: str) -> int:
        return moves.parse_move(text)

    def is_move(self, number: int) -> bool:
        return moves.is_move(number)

    def format_outcome(self, public: Mine, outcome: i64) -> str:
        return notation.format_outcome(public, outcome)

    def parse_outcome(self, public: Mine, text: str) -> int:
        return notation.parse_outcome(public, text)

    def format_public(self, public: Mine) -> list[str]:
        return notation.format_public(public)

    def parse_public(self, settings: Settings, lines: list[str]) -> Mine:
        return reading.parse_public(settings, lines)

    def format_private(self, public: Mine, private: Dwarf) -> str:
        return notation.format_private(private)

    def parse_private(self, public: Mine, text: str) -> Dwarf:
        return reading.parse_private(public, text)

    def format_hidden(self, public: Mine, hidden: Unseen) -> str:
        return notation.format_hidden(hidden)

    def parse_hidden(self, public: Mine, text: str) -> Unseen:
        return reading.parse_hidden(text)

    def complete(self, state: SaboteurState) -> None:
        conservation.complete(state)

    def check(self, state: SaboteurState) -> None:
        conservation.check(state)

    def describe_public(self, public: Mine) -> MineFacts:
        return describe.describe_public(public)

    def describe_private(self, view: SaboteurView) -> DwarfFacts:
        return describe.describe_private(view)

    def describe_hidden(self, public: Mine, hidden: Unseen) -> UnseenFacts:
        return describe.describe_hidden(hidden)

    def describe_moves(self, public: Mine, moves: Sequence[int]) -> list[MoveFacts]:
        return [describe.describe_move(move) for move in moves]

    def encoding(self, settings: Settings) -> SaboteurEncoding:
        return SaboteurEncoding(settings)

    def wished_move(self, view: SaboteurView, wish: Facts) -> int:
        return wishes.wished_move(wish)

    def holds(self, state: SaboteurState, seat: int, phrase: str, about: int) -> bool | None:
        return claims.holds(state, seat, phrase, about)

    def part(self, public: Mine) -> int:
        return int(public.round)  # S34: claims are about the roles and goals of one round
