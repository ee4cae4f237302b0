"""Everybody's gold once a round of Saboteur is decided, each taking the best card left."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Final

from bocamina.games.saboteur.components import PAY
from bocamina.games.saboteur.gold import next_paid
from bocamina.games.saboteur.nuggets import counts_of, entry_round, entry_seat, is_pay

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bocamina.core.game import AnyState
    from bocamina.games.saboteur.state import Mine

# To be two nuggets behind is more than twice as bad as one, and the worse the more seats there
# are, since a seat then gets less of the gold that is still to come.
LEAD: Final = 1.3
SIZE: Final = 0.3
USUAL_SEATS: Final = 5


def strengths(gold: Sequence[float]) -> list[float]:
    """Return the strength of everybody's gold relative to the most, before scaling."""
    most = max(gold)
    size = (len(gold) / USUAL_SEATS) ** SIZE
    return [-((size * (most - each)) ** LEAD) for each in gold]


def handed_on(mine: Mine, gold: Sequence[float], counts: Sequence[int]) -> list[float]:
    """S28: return everybody's gold once cards went round from whoever holds them."""
    after = list(gold)
    holder = int(mine.actor)
    for worth in (3, 2, 1):
        for _ in range(counts[worth - 1]):
            after[holder] += worth
            holder = int(
                next_paid(mine, (holder + mine.house_rules.gold_step) % mine.house_rules.seats)
            )
    return after


def drafted_gold(state: AnyState, gold: Sequence[float]) -> list[float]:
    """Return everybody's gold after the draft under way."""
    mine: Mine = state.public
    return handed_on(mine, gold, counts_of(state.private[mine.actor].offered))


def all_drafts(state: AnyState, gold: Sequence[float]) -> Iterator[tuple[list[float], float]]:
    """Yield everybody's gold for each set of cards that may be drawn, and how likely it is."""
    mine: Mine = state.public
    pile = state.hidden.pile
    drawn = counts_of(state.private[mine.actor].offered)
    more = int(mine.gold_left - mine.dealt)
    ways = comb(sum(pile), more)
    for ones in range(min(pile[0], more) + 1):
        for twos in range(min(pile[1], more - ones) + 1):
            threes = more - ones - twos
            if threes <= pile[2]:
                chance = comb(pile[0], ones) * comb(pile[1], twos) * comb(pile[2], threes) / ways
                counts = [drawn[0] + ones, drawn[1] + twos, drawn[2] + threes]
                yield handed_on(mine, gold, counts), chance


def still_to_collect(mine: Mine, gold: Sequence[float]) -> list[float]:
    """S31: return everybody's gold once all saboteurs have picked their pay."""
    paid = {
        int(entry_seat(entry))
        for entry in mine.ledger
        if is_pay(entry) and entry_round(entry) == mine.round
    }
    many = int(mine.saboteurs).bit_count()
    return [
        each + (PAY[many] if mine.saboteurs >> seat & 1 and seat not in paid else 0.0)
        for seat, each in enumerate(gold)
    ]
