"""What must hold of the gold: cards conserved, and taken as ledger and notes say."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from bocamina.core.errors import demand
from bocamina.games.saboteur.components import FULL_PILE, PAY
from bocamina.games.saboteur.gold import (
    bundles_for,
    gold_cards,
    next_paid,
    owed,
    shown_for_pay,
)
from bocamina.games.saboteur.house_rules import gold_shared
from bocamina.games.saboteur.nuggets import (
    BUNDLE_CARDS,
    counts_of,
    entry_cards,
    entry_nuggets,
    entry_pay,
    entry_round,
    entry_seat,
    how_many,
    includes,
    is_pay,
    note_saw,
    note_took,
    nuggets_in,
    packed,
)
from bocamina.games.saboteur.state import DRAFT, DRAW, FINISHED, GOLD, PAY_OUT

if TYPE_CHECKING:
    from bocamina.games.saboteur.house_rules import HouseRules
    from bocamina.games.saboteur.state import Mine, SaboteurState

NUGGETS = sum(count * worth for worth, count in enumerate(FULL_PILE, 1))
MOST_PAY = max(count * pay for count, pay in enumerate(PAY))


def check_gold(state: SaboteurState) -> None:
    """S5, S27 to S35: gold cards are conserved and were taken as the rules have it."""
    mine = state.public
    if mine.phase == FINISHED:
        check_totals(state)
        return
    held = counts_of(gold_held(state))
    for worth in range(3):
        pile = state.hidden.pile[worth]
        fits = pile >= 0 and pile + held[worth] == FULL_PILE[worth]
        demand(fits, f"{FULL_PILE[worth]} gold cards worth {worth + 1}", "otherwise")
    check_offers(state)
    check_ledger(state)


def check_totals(state: SaboteurState) -> None:
    """S35: once the gold is counted, only the totals are kept, and they do not exceed the gold."""
    mine = state.public
    kept = any(dwarf.notes or dwarf.offered for dwarf in state.private)
    demand(not mine.ledger and not kept, "the gold counted once the game is over", "gold taken")
    most = NUGGETS + MOST_PAY * int(mine.round)  # what was paid as change was not in the box
    demand(sum(mine.totals) <= most, f"at most {most} nuggets in all", f"{sum(mine.totals)}")


def gold_held(state: SaboteurState) -> int:
    """Return all gold cards that seats have, including those in the draft."""
    held = sum(note_took(note) for dwarf in state.private for note in dwarf.notes)
    if state.public.phase in (GOLD, DRAFT):
        held += sum(int(dwarf.offered) for dwarf in state.private)
    return held


def check_offers(state: SaboteurState) -> None:
    """S28, S32: whoever takes gold now, and nobody else, has cards to take it from."""
    mine = state.public
    shown = 0
    if mine.phase == PAY_OUT:
        shown = int(shown_for_pay(mine, owed(mine), packed(state.hidden.pile)))
    for seat, dwarf in enumerate(state.private):
        offered = int(how_many(dwarf.offered))
        expected = 0
        if seat == mine.actor and mine.phase in (GOLD, DRAFT, PAY_OUT):
            expected = int(mine.dealt if mine.phase == GOLD else mine.gold_left)
            if mine.phase == PAY_OUT:
                expected = int(how_many(shown))
        demand(offered == expected, f"{expected} gold cards offered to seat {seat}", f"{offered}")
        if seat == mine.actor and mine.phase == PAY_OUT:
            demand(dwarf.offered == shown, "what pay can be made of offered", "other gold")


def check_ledger(state: SaboteurState) -> None:
    """S27 to S34: what was taken round by round is what the rules gave, and as it was noted."""
    mine = state.public
    rounds = [int(entry_round(entry)) for entry in mine.ledger]
    last = int(mine.round) - (mine.phase <= DRAW)
    told = ", ".join(str(number) for number in rounds)
    in_order = rounds == sorted(rounds) and max(rounds, default=0) <= last
    demand(in_order, f"gold taken round by round, up to round {last}", f"in rounds {told}")
    taken = list(zip(mine.ledger, taken_notes(state), strict=True))
    pile = int(packed(FULL_PILE))
    for number in range(1, last + 1):
        share = [(entry, note) for entry, note in taken if entry_round(entry) == number]
        goes_on = number == mine.round
        if (share and is_pay(share[0][0])) or (goes_on and mine.phase == PAY_OUT):
            pile = check_pay(mine, share, pile, goes_on)
        elif share or goes_on:
            pile = check_draft(state, share, pile, goes_on)
        else:
            may_be = (
                mine.house_rules.broken_tools_forfeit
                or not fewest_saboteurs(mine.house_rules)
                or not pile
            )
            demand(may_be, f"gold taken in round {number}", "none")


def check_draft(
    state: SaboteurState, picks: list[tuple[int, int]], pile: int, goes_on: bool
) -> int:
    """S27, S28: the diggers took the gold drawn for them, one card each; return what it left."""
    mine, house_rules = state.public, state.public.house_rules
    drawn = sum(int(note_took(note)) for _, note in picks)
    many, allowed = len(picks), drawn_for_diggers(house_rules)
    takers = [int(entry_seat(entry)) for entry, _ in picks]
    if goes_on:
        drawn += int(state.private[mine.actor].offered)
        many += int(mine.gold_left)
        allowed = range(int(gold_cards(mine)), int(gold_cards(mine)) + 1)
        check_takers(mine, takers)
    else:
        lap = sorted(set(takers), key=takers.index)
        in_turn = goes_round_once(mine, lap, int(house_rules.gold_step))
        in_turn = in_turn and takers == (lap * len(takers))[: len(takers)]
        demand(in_turn, "diggers who take gold in turn", f"seats {takers}")
    left = int(how_many(pile))
    allowed = range(min(allowed[0], left), min(allowed[-1], left) + 1)
    told = "gold cards for the diggers"
    demand(many in allowed, f"{' or '.join(str(cards) for cards in allowed)} {told}", f"{many}")
    demand(includes(pile, drawn), "gold drawn from what was left of it", "more")
    rest = drawn
    for entry, note in picks:
        told = f"gold that seat {entry_seat(entry)} was handed on"
        demand(not is_pay(entry) and note_saw(note) == rest, told, "other gold")
        rest -= int(note_took(note))
    return pile - drawn


def check_takers(mine: Mine, takers: list[int]) -> None:
    """S28, S36: gold goes from the finder, who played last, to the next digger who is paid."""
    seats = int(mine.house_rules.seats)
    holder = int(next_paid(mine, (mine.starter - 1) % seats))
    for taker in [*takers, int(mine.actor)]:
        demand(taker == holder, f"gold in the hands of seat {holder}", f"seat {taker}")
        holder = int(next_paid(mine, (holder + mine.house_rules.gold_step) % seats))


def check_pay(mine: Mine, pays: list[tuple[int, int]], pile: int, goes_on: bool) -> int:
    """S31 to S33: the saboteurs took what they were owed, in turn; return what it left."""
    takers = [int(entry_seat(entry)) for entry, _ in pays]
    if goes_on:
        due, seats = int(owed(mine)), int(mine.house_rules.seats)
        before = range(
            int(mine.starter), int(mine.starter) + int(mine.actor - mine.starter) % seats
        )
        expected = [seat % seats for seat in before if mine.saboteurs >> (seat % seats) & 1]
        demand(takers == expected, f"pay of seats {expected} until now", f"of seats {takers}")
    else:
        few, most = max(1, fewest_saboteurs(mine.house_rules)), int(mine.house_rules.saboteurs)
        demand(few <= len(pays) <= most, f"{few} to {most} saboteurs paid", f"{len(pays)}")
        in_turn = goes_round_once(mine, takers, 1)
        demand(in_turn, "saboteurs who are paid in turn, once", f"seats {takers}")
        due = PAY[len(pays)]
    for entry, note in pays:
        told = f"pay of {due} nuggets to seat {entry_seat(entry)}"
        demand(is_pay(entry) and entry_pay(entry) == due, told, f"{entry_pay(entry)}")
        shown, took = int(shown_for_pay(mine, due, pile)), int(note_took(note))
        demand(note_saw(note) == shown, "gold shown that pay can be made of", "other gold")
        bundles = bundles_for(due, pile)
        fits = took in [BUNDLE_CARDS[bundle] for bundle in bundles]
        demand(fits, "pay made of as much as the gold pile allowed", f"{nuggets_in(took)}")
        pile -= took
    return pile


def goes_round_once(mine: Mine, seats: list[int], step: int) -> bool:
    """Tell whether seats come one after the other, within one time round the table."""
    whole = int(mine.house_rules.seats)
    gaps = [(after - seat) * step % whole for seat, after in pairwise(seats)]
    return all(gaps) and sum(gaps) < whole


def fewest_saboteurs(house_rules: HouseRules) -> int:
    """S6: return how many saboteurs are in play at least."""
    return int(house_rules.saboteurs) - (0 if house_rules.spare_is_digger else 1)


def drawn_for_diggers(house_rules: HouseRules) -> range:
    """S27: return how many gold cards may have been drawn, while there were enough."""
    seats = int(house_rules.seats)
    if house_rules.gold_for_diggers:
        return range(seats - int(house_rules.saboteurs), seats - fewest_saboteurs(house_rules) + 1)
    return range(gold_shared(seats), gold_shared(seats) + 1)


def taken_notes(state: SaboteurState) -> list[int]:
    """Return the note of each entry of the ledger; everybody's notes agree with it."""
    mine = state.public
    takers = [int(entry_seat(entry)) for entry in mine.ledger]
    for seat, dwarf in enumerate(state.private):
        told = f"{takers.count(seat)} notes of seat {seat}"
        demand(len(dwarf.notes) == takers.count(seat), told, f"{len(dwarf.notes)}")
    notes = [iter(dwarf.notes) for dwarf in state.private]
    found = []
    for entry, seat in zip(mine.ledger, takers, strict=True):
        note = next(notes[seat])
        took = note_took(note)
        demand(includes(note_saw(note), took), "gold taken from gold seen", "other gold")
        cards = int(entry_cards(entry)) if is_pay(entry) else 1
        demand(how_many(took) == cards, f"{cards} gold cards taken", "otherwise")
        if is_pay(entry):
            nuggets = entry_nuggets(entry)
            demand(nuggets_in(took) == nuggets, f"{nuggets} nuggets taken", "otherwise")
        found.append(int(note))
    return found
