"""Gold that a viewer cannot rule out: every way to distribute the unseen cards is equally likely.

What a seat knows comes from the ledger, which everybody saw, and from its own notes. A pick shows
what is left of a draft, so the cards taken between two of its picks are known as a group; its pay
shows which cards the pile had for it, and other worlds are rejected.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.core.errors import IllegalPosition
from bocamina.games.saboteur.components import FULL_PILE
from bocamina.games.saboteur.gold import bundles_for, owed, shown_for_pay
from bocamina.games.saboteur.nuggets import (
    BUNDLE_CARDS,
    BUNDLE_NUGGETS,
    count,
    counts_of,
    entry_cards,
    entry_change,
    entry_nuggets,
    entry_pay,
    entry_round,
    entry_seat,
    how_many,
    includes,
    is_pay,
    note_of,
    note_saw,
    note_took,
    one,
    packed,
    worths_of,
)
from bocamina.games.saboteur.state import DRAFT, GOLD, PAY_OUT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.core.rng import Rng
    from bocamina.games.saboteur.state import SaboteurState

UNKNOWN: Final = -1
# Two cards worth four nuggets are 1+3 or 2+2; all other pay is unambiguous.
ONE_AND_THREE: Final = int(packed([1, 0, 1]))
TWO_AND_TWO: Final = int(packed([0, 2, 0]))
ATTEMPTS: Final = 100_000


def imagine_gold(state: SaboteurState, viewer: i64, rng: Rng) -> None:
    """Draw what every seat took, then fill in pile, offers and notes."""
    for _ in range(ATTEMPTS):
        world = GoldWorld(state, int(viewer))
        world.draw(rng)
        if world.shows_what_was_seen() and world.pays_all_it_could():
            world.fill_in(state, int(viewer))
            return
    raise IllegalPosition("gold that somebody can have taken", "a ledger that rules say cannot be")


class GoldWorld:
    """One way in which the gold may have been shared out."""

    def __init__(self, state: SaboteurState, viewer: int) -> None:
        mine = state.public
        self.mine = mine
        self.ledger = mine.ledger
        self.automatic = mine.house_rules.pay_automatic
        self.took = [UNKNOWN] * len(self.ledger)  # the cards of each entry
        self.saw = [UNKNOWN] * len(self.ledger)  # what the viewer saw at its own entries
        own = state.private[viewer] if viewer >= 0 else None
        notes = iter(own.notes if own is not None else [])
        for index, entry in enumerate(self.ledger):
            if entry_seat(entry) == viewer:
                note = next(notes, UNKNOWN)
                if note == UNKNOWN:
                    raise IllegalPosition("a note for each time the viewer took gold", "fewer")
                self.took[index] = note_took(note)
                self.saw[index] = note_saw(note)
            elif is_pay(entry):
                self.took[index] = paid_cards(entry)
        # The draft that goes on, and the pile as it is now, as far as they are known.
        self.drafting = mine.phase in (GOLD, DRAFT)
        self.flight_size = int(mine.dealt if mine.phase == GOLD else mine.gold_left)
        self.flight_size = self.flight_size if self.drafting else 0
        self.flight = UNKNOWN if self.drafting else 0
        self.pile = 0
        self.offered = UNKNOWN  # what the viewer is shown of the pile now
        if own is not None and mine.actor == viewer:
            if self.drafting:
                self.flight = int(own.offered)
            elif mine.phase == PAY_OUT:
                self.offered = int(own.offered)
        self.round = int(mine.round)

    def draw(self, rng: Rng) -> None:
        """Draw what is unknown, first where the viewer knows which seats shared which cards."""
        self.settle_groups(rng)
        self.pile = self.settle_rest(int(packed(FULL_PILE)), rng)

    def settle_groups(self, rng: Rng) -> None:
        """S28: deal the cards that the viewer handed on to those who got them."""
        for index, entry in enumerate(self.ledger):
            if is_pay(entry) or self.saw[index] == UNKNOWN:
                continue
            takers, handed_on = [], self.saw[index] - self.took[index]
            after = index + 1
            ends = len(self.ledger)
            while after < ends and entry_round(self.ledger[after]) == entry_round(entry):
                if self.saw[after] != UNKNOWN:
                    break
                takers.append(after)
                after += 1
            else:
                in_flight = self.drafting and entry_round(entry) == self.round
                if in_flight and self.flight != UNKNOWN:
                    handed_on -= self.flight
                cards = shuffled(handed_on, rng)
                if in_flight and self.flight == UNKNOWN:
                    self.flight = sum(int(one(cards.pop())) for _ in range(self.flight_size))
                self.hand_out(takers, cards)
                continue
            self.hand_out(takers, shuffled(handed_on - self.saw[after], rng))

    def hand_out(self, takers: list[int], cards: list[int]) -> None:
        """Give one card to each taker."""
        if len(takers) != len(cards):
            raise IllegalPosition(
                f"{len(takers)} gold cards for those who took some", f"{len(cards)}"
            )
        for taker, worth in zip(takers, cards, strict=True):
            self.took[taker] = int(one(worth))

    def settle_rest(self, cards: int, rng: Rng) -> int:
        """Share out cards among all entries not settled yet; return what is left."""
        takers, doubtful = [], []
        for index in range(len(self.ledger)):
            if self.took[index] != UNKNOWN:
                cards = minus(cards, self.took[index])
            elif is_pay(self.ledger[index]):
                doubtful.append(index)
            else:
                takers.append(index)
        if self.flight > 0:
            cards = minus(cards, self.flight)
        if doubtful:
            cards = self.settle_doubtful(doubtful, cards, rng)
        rest = shuffled(cards, rng)
        self.hand_out(takers, [rest.pop() for _ in takers if rest])
        if self.flight == UNKNOWN:
            self.flight = sum(int(one(rest.pop())) for _ in range(self.flight_size))
        return sum(int(one(worth)) for worth in rest)

    def settle_doubtful(self, doubtful: list[int], cards: int, rng: Rng) -> int:
        """Draw which pay of two cards was 1+3 and which 2+2, weighted by the number of ways."""
        patterns = range(1 << len(doubtful))
        weights = [ways(pattern, len(doubtful), cards) for pattern in patterns]
        total = sum(weights)
        if not total:
            raise IllegalPosition("gold cards for pay of two cards worth four", "too few")
        left = int(rng.chance() * total)
        chosen = 0
        while left >= weights[chosen]:
            left -= weights[chosen]
            chosen += 1
        for place, index in enumerate(doubtful):
            self.took[index] = TWO_AND_TWO if chosen >> place & 1 else ONE_AND_THREE
            cards -= self.took[index]
        return cards

    def shown(self, entry: int, pile: int) -> int:
        """Return what a saboteur was shown when it took its pay."""
        due = entry_pay(entry)
        return int(shown_for_pay(self.mine, due, pile))

    def shows_what_was_seen(self) -> bool:
        """S32: tell whether the pile matches what the viewer saw of it."""
        for entry, pile, saw in zip(self.ledger, self.piles(), self.saw, strict=True):
            if is_pay(entry) and saw != UNKNOWN and self.shown(entry, pile) != saw:
                return False
        if self.offered == UNKNOWN:
            return True
        return int(shown_for_pay(self.mine, owed(self.mine), self.pile)) == self.offered

    def pays_all_it_could(self) -> bool:
        """S32, S33: tell whether the pile allowed all pay; by house rule, only its first bundle."""
        told = [
            int(entry_change(entry)) or self.automatic for entry in self.ledger if is_pay(entry)
        ]
        if not any(told):
            return True  # exact pay by choice reveals nothing about the pile
        for entry, pile, took in zip(self.ledger, self.piles(), self.took, strict=True):
            if is_pay(entry):
                due = entry_pay(entry)
                bundles = bundles_for(due, pile)
                if BUNDLE_CARDS.index(took) not in (bundles[:1] if self.automatic else bundles):
                    return False
        return True

    def piles(self) -> list[int]:
        """Return the pile before each entry; before a pick, the rest of its draft."""
        before = []
        pile, draft = int(packed(FULL_PILE)), 0
        for index, entry in enumerate(self.ledger):
            if is_pay(entry):
                before.append(pile)
                pile -= self.took[index]
                continue
            opens = index == 0 or entry_round(self.ledger[index - 1]) != entry_round(entry)
            if opens:
                draft = self.drawn_in(entry_round(entry))
                pile -= draft
            before.append(draft)
            draft -= self.took[index]
        return before

    def drawn_in(self, round_number: int) -> int:
        """Return all gold cards drawn for the diggers of a round."""
        taken = [
            cards
            for entry, cards in zip(self.ledger, self.took, strict=True)
            if entry_round(entry) == round_number
        ]
        flight = self.flight if self.drafting and round_number == self.round else 0
        return sum(taken) + flight

    def fill_in(self, state: SaboteurState, viewer: int) -> None:
        """Write this world into a state."""
        mine = state.public
        state.hidden.pile = counts_of(self.pile)
        for entry, left, took in zip(self.ledger, self.piles(), self.took, strict=True):
            seat = entry_seat(entry)
            if seat != viewer:
                dwarf = state.private[seat]
                saw = self.shown(entry, left) if is_pay(entry) else left
                dwarf.notes = [*dwarf.notes, int(note_of(saw, took))]
        if mine.actor != viewer:
            if self.drafting:
                state.private[mine.actor].offered = self.flight
            elif mine.phase == PAY_OUT:
                shown = int(shown_for_pay(mine, owed(mine), self.pile))
                state.private[mine.actor].offered = shown


def paid_cards(entry: int) -> int:
    """Return the cards of a pay if their number determines them, or UNKNOWN."""
    cards, nuggets = entry_cards(entry), entry_nuggets(entry)
    fitting = [
        bundle
        for bundle, worth in zip(BUNDLE_CARDS, BUNDLE_NUGGETS, strict=True)
        if worth == nuggets and how_many(bundle) == cards
    ]
    if not fitting:
        raise IllegalPosition("pay that gold cards can make", f"{nuggets} in {cards} cards")
    return fitting[0] if len(fitting) == 1 else UNKNOWN


def minus(cards: int, some: int) -> int:
    """Take some cards from others."""
    if not includes(cards, some):
        raise IllegalPosition("no more gold cards than there are", "more")
    return cards - some


def shuffled(cards: int, rng: Rng) -> list[int]:
    """Return the worths of cards in any order."""
    if cards < 0:
        raise IllegalPosition("no more gold cards than there are", "more")
    worths = list(worths_of(cards))
    rng.shuffle(worths)
    return worths


def ways(pattern: int, pays: int, cards: int) -> int:
    """Count the ways to pay 2+2 where a bit of the pattern is set and 1+3 where it is not."""
    ones, twos, threes = int(count(cards, 1)), int(count(cards, 2)), int(count(cards, 3))
    total = 1
    for place in range(pays):
        if pattern >> place & 1:
            total *= twos * (twos - 1) // 2
            twos -= 2
        else:
            total *= ones * threes
            ones -= 1
            threes -= 1
        if total <= 0:
            return 0
    return total
