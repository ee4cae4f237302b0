"""A hand of cards as one number: five bits a card, 1 + its kind, the smaller kinds first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.games.saboteur.components import KIND_NAMES
from bocamina.games.saboteur.events import CardSeen

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.core.events import Log
    from bocamina.games.saboteur.state import SaboteurState

CARD: Final = 31
BITS: Final = 5


def holds(hand: i64, kind: i64) -> bool:
    """Tell whether a card of that kind is in the hand."""
    while hand:
        if hand & CARD == kind + 1:
            return True
        hand >>= BITS
    return False


def with_card(hand: i64, kind: i64) -> i64:
    """Return the hand and one more card."""
    shift: i64 = 0
    card: i64 = hand & CARD
    while card and card <= kind:
        shift += BITS
        card = hand >> shift & CARD
    low: i64 = hand & ((1 << shift) - 1)
    return low | (kind + 1) << shift | (hand >> shift) << (shift + BITS)


def without_card(hand: i64, kind: i64) -> i64:
    """Return the hand without one card of a kind that it holds."""
    shift: i64 = 0
    while hand >> shift & CARD != kind + 1:
        shift += BITS
    low: i64 = hand & ((1 << shift) - 1)
    return low | (hand >> (shift + BITS)) << shift


def cards_of(hand: i64) -> list[int]:
    """List the kinds in a hand, one for each card."""
    cards = []
    while hand:
        cards.append(int(hand & CARD) - 1)
        hand >>= BITS
    return cards


def give_card(state: SaboteurState, seat: i64, kind: i64, log: Log) -> None:
    """Take a card of a kind from the deck into a hand."""
    mine, dwarf = state.public, state.private[seat]
    state.hidden.deck[kind] -= 1
    mine.deck_size -= 1
    dwarf.hand = with_card(dwarf.hand, kind)
    mine.add_to_hand(seat, 1)
    if log is not None:
        log.append(CardSeen(int(seat), KIND_NAMES[kind]))


def spend(state: SaboteurState, seat: i64, kind: i64) -> None:
    """Take a card from a hand."""
    dwarf = state.private[seat]
    dwarf.hand = without_card(dwarf.hand, kind)
    state.public.take_from_hand(seat, 1)
