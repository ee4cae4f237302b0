"""The diggers' draft and the saboteurs' pay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.core.turn import CHANCE
from bocamina.games.saboteur.bundles import BUNDLES
from bocamina.games.saboteur.components import PAY
from bocamina.games.saboteur.events import (
    GoldDrawn,
    GoldKept,
    GoldOffered,
    GoldTaken,
    NobodyPaid,
    PayCollected,
)
from bocamina.games.saboteur.house_rules import gold_shared
from bocamina.games.saboteur.moves import collect_bundle, collect_move, take_worth
from bocamina.games.saboteur.nuggets import (
    BUNDLE_CARDS,
    BUNDLE_NUGGETS,
    count,
    counts_of,
    entry_of_pay,
    entry_of_pick,
    how_many,
    includes,
    note_of,
    nuggets_in,
    one,
    packed,
    worths_of,
)
from bocamina.games.saboteur.rounds import finish_round
from bocamina.games.saboteur.state import DRAFT, GOLD, PAY_OUT, Mine, SaboteurState

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.core.events import Log

# --- Diggers


def is_paid(mine: Mine, seat: i64) -> bool:
    """S28, S30: tell whether a seat takes part in the draft."""
    if mine.saboteurs >> seat & 1:
        return False
    return not (mine.house_rules.broken_tools_forfeit and mine.has_broken_tool(seat))


def next_paid(mine: Mine, seat: i64) -> i64:
    """S28: return the first seat from `seat` on, in passing direction, that is paid, or -1."""
    for _ in range(mine.settings.seats):
        if is_paid(mine, seat):
            return seat
        seat = (seat + mine.house_rules.gold_step) % mine.house_rules.seats
    return -1


def gold_cards(mine: Mine) -> i64:
    """S27: return how many gold cards the diggers share."""
    seats: i64 = mine.house_rules.seats
    if mine.house_rules.gold_for_diggers:
        saboteurs: i64 = 0
        for seat in range(mine.settings.seats):
            saboteurs += mine.saboteurs >> seat & 1
        return seats - saboteurs
    return gold_shared(mine.settings.seats)


def pay_diggers(state: SaboteurState, finder: i64, log: Log) -> None:
    """S27, S28: draw the diggers' gold, for the finder or the first digger after it."""
    mine = state.public
    holder: i64 = next_paid(mine, finder)
    drawn: i64 = gold_cards(mine)
    pile: i64 = state.hidden.pile[0] + state.hidden.pile[1] + state.hidden.pile[2]
    if drawn > pile:
        drawn = pile
    if holder < 0 or drawn == 0:
        if log is not None:
            log.append(NobodyPaid())
        finish_round(state, log)
        return
    mine.phase = GOLD
    mine.turn = CHANCE
    mine.actor = holder
    mine.dealt = 0
    mine.gold_left = drawn


def draw_gold(state: SaboteurState, index: i64, log: Log) -> None:
    """S27: the holder gets one more gold card."""
    mine, holder = state.public, state.private[state.public.actor]
    left = state.hidden.pile[:]
    left[index] -= 1
    state.hidden.pile = left
    holder.offered += one(index + 1)
    mine.dealt += 1
    if mine.dealt < mine.gold_left:
        return
    mine.dealt = 0
    mine.phase = DRAFT
    mine.turn = 1 << mine.actor
    if log is not None:
        log.append(GoldDrawn(int(mine.actor), int(mine.gold_left)))
        log.append(GoldOffered(int(mine.actor), worths_of(holder.offered)))


def take(state: SaboteurState, seat: i64, move: i64, log: Log) -> None:
    """S28: keep one gold card and hand the rest on."""
    mine, dwarf = state.public, state.private[seat]
    card: i64 = one(take_worth(move))
    rest: i64 = dwarf.offered - card
    dwarf.notes = [*dwarf.notes, int(note_of(dwarf.offered, card))]
    dwarf.offered = 0
    mine.ledger = [*mine.ledger, int(entry_of_pick(mine.round, seat))]
    mine.gold_left -= 1
    if log is not None:
        log.append(GoldKept(int(seat), worths_of(card)))
        log.append(GoldTaken(int(seat), int(mine.gold_left)))
    if not rest:
        finish_round(state, log)
        return
    mine.actor = next_paid(mine, (seat + mine.house_rules.gold_step) % mine.house_rules.seats)
    mine.turn = 1 << mine.actor
    state.private[mine.actor].offered = rest
    if log is not None:
        log.append(GoldOffered(int(mine.actor), worths_of(rest)))


# --- Saboteurs


def owed(mine: Mine) -> i64:
    """S31: return the nuggets owed to each saboteur in play."""
    saboteurs: i64 = 0
    for seat in range(mine.settings.seats):
        saboteurs += mine.saboteurs >> seat & 1
    return PAY[saboteurs]


def bundles_for(nuggets: i64, pile: i64) -> list[int]:
    """S32, S33: list the bundles in a pile worth `nuggets` or, without exact change, most below."""
    best: i64 = -1
    found: list[int] = []
    for bundle in range(len(BUNDLES)):
        worth: i64 = BUNDLE_NUGGETS[bundle]
        if worth > nuggets or worth < best or not includes(pile, BUNDLE_CARDS[bundle]):
            continue
        if worth > best:
            best = worth
            found = []
        found.append(bundle)
    return found


def shown_for_pay(mine: Mine, nuggets: i64, pile: i64) -> i64:
    """S32: return the gold cards that a saboteur gets to see: those its pay can be made of.

    More would reveal what others took. If there is no choice, it sees only its pay.
    """
    bundles = bundles_for(nuggets, pile)
    if mine.house_rules.pay_automatic:
        return BUNDLE_CARDS[bundles[0]]
    shown: i64 = 0
    for worth in (1, 2, 3):
        shown += max(count(BUNDLE_CARDS[bundle], worth) for bundle in bundles) * one(worth)
    return shown


def pay_saboteurs(state: SaboteurState, log: Log) -> None:
    """S31, S32: let the saboteurs pick their pay, in turn order from the next starter."""
    mine = state.public
    if not mine.saboteurs:
        if log is not None:
            log.append(NobodyPaid())
        finish_round(state, log)
        return
    offer_pay(state, mine.starter, log)


def offer_pay(state: SaboteurState, seat: i64, log: Log) -> None:
    """S32: let the first saboteur from `seat` on pick its pay, once round the table."""
    mine = state.public
    while not mine.saboteurs >> seat & 1:
        seat = (seat + 1) % mine.house_rules.seats
        if seat == mine.starter:
            finish_round(state, log)
            return
    mine.phase = PAY_OUT
    mine.actor = seat
    mine.turn = 1 << seat
    dwarf = state.private[seat]
    dwarf.offered = shown_for_pay(mine, owed(mine), packed(state.hidden.pile))
    if mine.house_rules.pay_automatic:
        # S32: the first bundle listed is the one with the fewest, largest cards.
        collect(state, seat, collect_move(bundles_for(owed(mine), dwarf.offered)[0]), log)
    elif log is not None:
        log.append(GoldOffered(int(seat), worths_of(dwarf.offered)))


def collect(state: SaboteurState, seat: i64, move: i64, log: Log) -> None:
    """S32, S33: pay a saboteur in cards, and the rest in change."""
    mine, dwarf = state.public, state.private[seat]
    cards: i64 = BUNDLE_CARDS[collect_bundle(move)]
    state.hidden.pile = counts_of(packed(state.hidden.pile) - cards)
    dwarf.notes = [*dwarf.notes, int(note_of(dwarf.offered, cards))]
    dwarf.offered = 0
    due: i64 = owed(mine)
    nuggets: i64 = nuggets_in(cards)
    change: i64 = due - nuggets
    entry: i64 = entry_of_pay(mine.round, seat, how_many(cards), nuggets, change)
    mine.ledger = [*mine.ledger, int(entry)]
    if log is not None:
        log.append(GoldKept(int(seat), worths_of(cards)))
        log.append(PayCollected(int(seat), int(due), int(how_many(cards)), int(change)))
    if (seat + 1) % mine.house_rules.seats == mine.starter:
        finish_round(state, log)
        return
    offer_pay(state, (seat + 1) % mine.house_rules.seats, log)
