"""Gold cards as one number, five bits for each worth, and records of who took and saw which."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.games.saboteur.bundles import BUNDLES

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.games.saboteur.state import SaboteurState

# S29: an entry of the ledger is what everybody saw: round, seat and, for pay, the amount.
SEAT: Final = 15
PAID: Final = 16  # a saboteur's pay, not a digger's pick
CARDS_AT: Final = 5  # three bits each
NUGGETS_AT: Final = 8
CHANGE_AT: Final = 11
FEW: Final = 7
ROUND_AT: Final = 14
# A note is what a seat saw when it took gold, with what it took in the higher bits.
TOOK_AT: Final = 15
SAW: Final = 32767


def entry_of_pick(round_number: i64, seat: i64) -> i64:
    """Return the entry of a digger who took a card."""
    return round_number << ROUND_AT | seat


def entry_of_pay(round_number: i64, seat: i64, cards: i64, nuggets: i64, change: i64) -> i64:
    """Return the entry of a saboteur who was paid so many cards, and change."""
    paid: i64 = PAID | cards << CARDS_AT | nuggets << NUGGETS_AT | change << CHANGE_AT
    return entry_of_pick(round_number, seat) | paid


def entry_round(entry: i64) -> i64:
    """Return the round that an entry of the ledger is of."""
    return entry >> ROUND_AT


def entry_seat(entry: i64) -> i64:
    """Return who took the gold of an entry."""
    return entry & SEAT


def entry_cards(entry: i64) -> i64:
    """Return how many gold cards an entry paid; 0 for a pick."""
    return entry >> CARDS_AT & FEW


def entry_nuggets(entry: i64) -> i64:
    """Return the worth of the gold cards that an entry paid."""
    return entry >> NUGGETS_AT & FEW


def entry_change(entry: i64) -> i64:
    """Return the nuggets that were paid as change, since no cards made up the sum."""
    return entry >> CHANGE_AT & FEW


def entry_pay(entry: i64) -> i64:
    """Return the nuggets that an entry paid, change included; 0 for a pick."""
    return entry_nuggets(entry) + entry_change(entry)


def is_pay(entry: i64) -> bool:
    """Tell whether an entry is a saboteur's pay rather than a digger's pick."""
    return entry & PAID != 0


def note_of(saw: i64, took: i64) -> i64:
    """Return the note of a seat that took some of the cards it saw."""
    return saw | took << TOOK_AT


def note_took(note: i64) -> i64:
    """Return the cards that a seat took."""
    return note >> TOOK_AT


def note_saw(note: i64) -> i64:
    """Return the cards that it took them from."""
    return note & SAW


def count(cards: i64, worth: i64) -> i64:
    """Return how many of `cards` have a worth."""
    return cards >> (5 * (worth - 1)) & 31


def one(worth: i64) -> i64:
    """Return a single gold card."""
    return 1 << (5 * (worth - 1))


def packed(counts: list[int]) -> i64:
    """Return counts by worth as one number."""
    return counts[0] | counts[1] << 5 | counts[2] << 10


def counts_of(cards: i64) -> list[int]:
    """Return the counts by worth; undoes `packed`."""
    return [int(count(cards, worth)) for worth in (1, 2, 3)]


def how_many(cards: i64) -> i64:
    """Return how many cards there are."""
    return count(cards, 1) + count(cards, 2) + count(cards, 3)


def nuggets_in(cards: i64) -> i64:
    """Return what the cards are worth."""
    return count(cards, 1) + 2 * count(cards, 2) + 3 * count(cards, 3)


def includes(cards: i64, some: i64) -> bool:
    """Tell whether all of `some` are among `cards`."""
    return (
        count(cards, 1) >= count(some, 1)
        and count(cards, 2) >= count(some, 2)
        and count(cards, 3) >= count(some, 3)
    )


def worths_of(cards: i64) -> tuple[int, ...]:
    """List the cards' worths."""
    return tuple(worth for worth in (1, 2, 3) for _ in range(int(count(cards, worth))))


BUNDLE_CARDS: Final = [int(packed(list(bundle))) for bundle in BUNDLES]
BUNDLE_NUGGETS: Final = [int(nuggets_in(cards)) for cards in BUNDLE_CARDS]


def total_of(state: SaboteurState, seat: int) -> int:
    """S35: return all the nuggets of a seat."""
    return nuggets_of(state.private[seat].notes, state.public.ledger, seat)


def nuggets_of(notes: list[int], ledger: list[int], seat: int) -> int:
    """Return the nuggets of a seat by its own notes and by what everybody saw."""
    nuggets = sum(int(nuggets_in(note_took(note))) for note in notes)
    for entry in ledger:
        if entry_seat(entry) == seat:
            nuggets += int(entry_change(entry))
    return nuggets
