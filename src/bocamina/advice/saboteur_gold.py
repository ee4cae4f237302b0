"""Advice once a round is over: which gold to take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.advice.advice import Prospect, Reason
from bocamina.games.saboteur.bundles import BUNDLES
from bocamina.games.saboteur.gold import next_paid, owed
from bocamina.games.saboteur.moves import collect_bundle, format_move, is_take, take_worth
from bocamina.games.saboteur.nuggets import entry_round, entry_seat, worths_of
from bocamina.games.saboteur.state import DRAFT
from bocamina.players.saboteur.reckoning.stakes import PICKS, Stakes, gold_by_seat

if TYPE_CHECKING:
    from bocamina.core.game import AnyView
    from bocamina.games.saboteur.state import Mine


def nuggets_of(move: int) -> int:
    """Return how many nuggets a move takes."""
    if is_take(move):
        return int(take_worth(move))
    return sum((1 + place) * many for place, many in enumerate(BUNDLES[collect_bundle(move)]))


def after_all(view: AnyView, nuggets: int) -> list[float]:
    """Return everybody's gold once this seat has taken some, and those after it theirs."""
    mine: Mine = view.public
    seat, seats = int(view.seat), int(mine.settings.seats)
    gold = gold_by_seat(mine, seat, view.own().notes)
    gold[seat] += nuggets
    if mine.phase != DRAFT:
        for holder in paid_later(mine, seat):
            gold[holder] += int(owed(mine))
        return gold
    # Earlier takers had the choice of all cards, not only of those that were taken.
    before = [int(entry_seat(each)) for each in mine.ledger if entry_round(each) == mine.round]
    for place, holder in enumerate(before):
        if holder != seat:
            all_cards = PICKS[len(before) + int(mine.gold_left)]
            gold[holder] += all_cards[place] - PICKS[len(before)][place]
    rest = sorted(worths_of(view.own().offered))
    rest.remove(nuggets)
    holder = seat
    while rest:
        holder = int(next_paid(mine, (holder + mine.house_rules.gold_step) % seats))
        gold[holder] += rest.pop()
    return gold


def paid_later(mine: Mine, seat: int) -> list[int]:
    """S32: return the saboteurs who are paid after a seat, in turn order from the next starter."""
    seats = int(mine.settings.seats)
    order = [(int(mine.starter) + place) % seats for place in range(seats)]
    return [each for each in order[order.index(seat) + 1 :] if mine.saboteurs >> each & 1]


def gold_prospects(view: AnyView) -> tuple[Prospect, ...]:
    """Return the prospects of each piece of gold, the best first; equal pay is equivalent."""
    mine: Mine = view.public
    seat = int(view.seat)
    moves = [int(move) for move in mine.settings.game.legal_moves(view)]
    alike: dict[int, list[int]] = {}
    for move in moves:
        alike.setdefault(nuggets_of(move), []).append(move)
    wins = {}
    for nuggets in alike:
        after = after_all(view, nuggets)
        wins[nuggets] = Stakes(mine, seat, after).chance(after)
    most = max(wins.values())
    found = []
    for nuggets in sorted(alike, reverse=True):
        # Of pay that is worth the same the fewest cards, as bots take it.
        same = sorted(alike[nuggets], reverse=mine.phase == DRAFT)
        told = {"nuggets": nuggets}
        found.append(
            Prospect(
                moves=tuple(same),
                texts=tuple(format_move(move) for move in same),
                win=wins[nuggets],
                win_error=0.05,
                gain=float(nuggets),
                gain_is_exact=True,
                cost=most - wins[nuggets],
                cost_error=0.0,
                reasons=(Reason("gold", told, wins[nuggets] - min(wins.values()), same[0]),),
            )
        )
    return tuple(found)
