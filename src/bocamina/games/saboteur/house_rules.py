"""The house rules of one game, read once from its settings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.core.errors import BadSetting
from bocamina.core.options import Option
from bocamina.games.saboteur.components import (
    DIGGERS,
    FEWEST_SEATS,
    FULL_PILE,
    HAND_SIZES,
    SABOTEURS,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mypy_extensions import i64

    from bocamina.core.options import Settings, Value

LOT: Final = "lot"
MOST_GOLD: Final = 9  # S27: gold cards that even ten players share

OPTIONS: Final = (
    Option("spare_dwarf", "any", ("any", "always_a_digger"), "S6"),
    Option("first_seat", LOT, (LOT, *range(10)), "S8"),
    Option("connection", "to_start", ("to_start", "adjacent"), "S11"),
    Option("break_own_tool", True, (True, False), "S19"),
    Option("face_up_discards", False, (False, True), "S23"),
    Option("round_end", "hands_empty", ("hands_empty", "lap_of_passes"), "S25"),
    Option("gold_cards", "players", ("players", "diggers"), "S27"),
    Option("gold_direction", "counter_clockwise", ("counter_clockwise", "clockwise"), "S28"),
    Option("broken_tools_forfeit", False, (False, True), "S30"),
    Option("saboteur_pay", "choose", ("choose", "automatic"), "S32"),
    Option("rounds", 3, range(1, 10), "S34"),
)


def gold_shared(seats: int) -> int:
    """S27: return how many gold cards the diggers share, unless there is one for each of them."""
    return min(seats, MOST_GOLD)


def most_rounds(seats: int) -> int:
    """S34: return how many rounds the gold lasts if the diggers win them all."""
    return sum(FULL_PILE) // gold_shared(seats)


def offered(option: Option, seats: int) -> Sequence[Value] | range:
    """Return the values of an option that go with a number of seats."""
    if option.name == "first_seat":
        return (LOT, *range(seats))
    if option.name == "rounds":
        return range(1, most_rounds(seats) + 1)
    return option.values


def check_rounds(settings: Settings) -> None:
    """S34: refuse more rounds than there is gold for."""
    most, asked = most_rounds(settings.seats), settings.number("rounds")
    if asked > most:
        raise BadSetting(f"rounds=1..{most} for {settings.seats} seats", f"rounds={asked}")


class HouseRules:
    """What the options and the number of seats mean for the course of the game."""

    def __init__(self, settings: Settings) -> None:
        seats = settings.seats
        self.seats: i64 = seats
        self.spare_is_digger = settings.word("spare_dwarf") == "always_a_digger"
        self.diggers: i64 = DIGGERS[seats - FEWEST_SEATS]
        self.saboteurs: i64 = SABOTEURS[seats - FEWEST_SEATS]
        self.hand_size: i64 = HAND_SIZES[seats - FEWEST_SEATS]
        first = settings.options["first_seat"]
        # S8: the number wraps around the table, so that it names a seat with any number of seats
        self.first_seat: i64 = first % seats if isinstance(first, int) else -1
        self.adjacent = settings.word("connection") == "adjacent"
        self.break_own_tool = settings.flag("break_own_tool")
        self.face_up_discards = settings.flag("face_up_discards")
        self.lap_of_passes = settings.word("round_end") == "lap_of_passes"
        self.gold_for_diggers = settings.word("gold_cards") == "diggers"
        # S28: which seat is next when gold is handed on
        self.gold_step: i64 = 1 if settings.word("gold_direction") == "clockwise" else seats - 1
        self.broken_tools_forfeit = settings.flag("broken_tools_forfeit")
        self.pay_automatic = settings.word("saboteur_pay") == "automatic"
        self.rounds: i64 = settings.number("rounds")
