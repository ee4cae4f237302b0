"""Advice once a round is over: which gold to take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.advice.advice import Prospect, Reason
from bocamina.games.saboteur.moves import BUNDLES, TAKE, collect_bundle, format_move, take_worth
from bocamina.games.saboteur.state import DRAFT
from bocamina.players.saboteur.reckoning.stakes import Stakes, gold_by_seat

if TYPE_CHECKING:
    from bocamina.core.game import AnyView
    from bocamina.games.saboteur.state import Mine


def nuggets_of(move: int) -> int:
    """Return how many nuggets a move takes."""
    if TAKE <= move < TAKE + 3:
        return int(take_worth(move))
    return sum((1 + place) * many for place, many in enumerate(BUNDLES[collect_bundle(move)]))


def gold_prospects(view: AnyView) -> tuple[Prospect, ...]:
    """Return what each piece of gold is worth, the best first; equal pay comes to the same."""
    mine: Mine = view.public
    seat = int(view.seat)
    moves = [int(move) for move in mine.settings.game.legal_moves(view)]
    gold = gold_by_seat(mine, seat, view.own().notes)
    alike: dict[int, list[int]] = {}
    for move in moves:
        alike.setdefault(nuggets_of(move), []).append(move)
    wins = {}
    for nuggets in alike:
        after = gold[:]
        after[seat] += nuggets
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
                gain_error=0.0,
                gain_is_exact=True,
                cost=most - wins[nuggets],
                cost_error=0.0,
                reasons=(Reason("gold", told, wins[nuggets] - min(wins.values()), same[0]),),
            )
        )
    return tuple(found)
