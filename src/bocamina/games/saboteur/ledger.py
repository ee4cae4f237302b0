"""The ledger of who took gold, and each seat's notes on it, as text."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bocamina.core.errors import Unreadable
from bocamina.games.saboteur.nuggets import (
    entry_cards,
    entry_change,
    entry_nuggets,
    entry_of_pay,
    entry_of_pick,
    entry_round,
    entry_seat,
    is_pay,
    note_of,
    note_saw,
    note_took,
    one,
    worths_of,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.core.options import Settings

NONE: Final = "-"
MOST_CARDS: Final = 28
PICK: Final = re.compile(r"([1-9]):([0-9])")
PAY: Final = re.compile(r"([1-9]):([0-9])=([0-4])/([0-4])(?:\+([1-4]))?")


def format_ledger(ledger: list[int]) -> str:
    """Print a digger's pick as `ROUND:SEAT`, pay as `ROUND:SEAT=CARDS/NUGGETS+CHANGE`."""
    return " ".join(format_entry(entry) for entry in ledger) or NONE


def format_entry(entry: int) -> str:
    """Print one entry of the ledger."""
    pick = f"{entry_round(entry)}:{entry_seat(entry)}"
    if not is_pay(entry):
        return pick
    change = entry_change(entry)
    paid = f"{pick}={entry_cards(entry)}/{entry_nuggets(entry)}"
    return f"{paid}+{change}" if change else paid


def parse_ledger(settings: Settings, text: str) -> list[int]:
    """Read what `format_ledger` prints."""
    return [] if text == NONE else [parse_entry(settings, word) for word in text.split(" ")]


def parse_entry(settings: Settings, word: str) -> int:
    """Read one entry of the ledger."""
    paid = PAY.fullmatch(word)
    found = paid or PICK.fullmatch(word)
    if found is None or int(found[2]) >= settings.seats:
        raise Unreadable("ROUND:SEAT or ROUND:SEAT=CARDS/NUGGETS of this game", repr(word))
    round_number, seat = int(found[1]), int(found[2])
    if paid is None:
        return int(entry_of_pick(round_number, seat))
    cards, nuggets, change = int(paid[3]), int(paid[4]), int(paid[5] or 0)
    return int(entry_of_pay(round_number, seat, cards, nuggets, change))


def format_gold(cards: i64) -> str:
    """Print gold cards, a digit each: `1123`; none as `-`."""
    return "".join(str(worth) for worth in worths_of(cards)) or NONE


def parse_gold(text: str) -> int:
    """Read what `format_gold` prints."""
    if text == NONE:
        return 0
    if not re.fullmatch("1{0,16}2{0,8}3{0,4}", text) or not text:
        raise Unreadable("gold cards in order such as 1123, or -", repr(text))
    return sum(int(one(int(worth))) for worth in text)


def format_note(note: i64) -> str:
    """Print the cards a seat saw and those it took: `1123>2`."""
    return f"{format_gold(note_saw(note))}>{format_gold(note_took(note))}"


def parse_note(word: str) -> int:
    """Read what `format_note` prints."""
    saw, arrow, took = word.partition(">")
    if not arrow:
        raise Unreadable("gold seen and taken such as 1123>2", repr(word))
    return int(note_of(parse_gold(saw), parse_gold(took)))
