"""Who took gold, and what each seat noted of it, as text."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bocamina.core.errors import Unreadable
from bocamina.games.saboteur.nuggets import (
    CARDS_AT,
    CHANGE_AT,
    FEW,
    NUGGETS_AT,
    PAID,
    ROUND_AT,
    SAW,
    SEAT,
    TOOK_AT,
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
    pick = f"{entry >> ROUND_AT}:{entry & SEAT}"
    if not entry & PAID:
        return pick
    change = entry >> CHANGE_AT & FEW
    paid = f"{pick}={entry >> CARDS_AT & FEW}/{entry >> NUGGETS_AT & FEW}"
    return f"{paid}+{change}" if change else paid


def parse_ledger(settings: Settings, text: str) -> list[int]:
    """Read what `format_ledger` prints."""
    return [] if text == NONE else [parse_entry(settings, word) for word in text.split(" ")]


def parse_entry(settings: Settings, word: str) -> int:
    """Read one entry of the ledger."""
    found = PAY.fullmatch(word)
    entry = 0
    if found is not None:
        entry = PAID | int(found[3]) << CARDS_AT | int(found[4]) << NUGGETS_AT
        entry |= int(found[5] or 0) << CHANGE_AT
    else:
        found = PICK.fullmatch(word)
    if found is None or int(found[2]) >= settings.seats:
        raise Unreadable("ROUND:SEAT or ROUND:SEAT=CARDS/NUGGETS of this game", repr(word))
    return entry | int(found[2]) | int(found[1]) << ROUND_AT


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
    """Print what a seat saw and what it took of it: `1123>2`."""
    return f"{format_gold(note & SAW)}>{format_gold(note >> TOOK_AT)}"


def parse_note(word: str) -> int:
    """Read what `format_note` prints."""
    saw, arrow, took = word.partition(">")
    if not arrow:
        raise Unreadable("gold seen and taken such as 1123>2", repr(word))
    return parse_gold(saw) | parse_gold(took) << TOOK_AT
