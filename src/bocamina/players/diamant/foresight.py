"""Vectorized playouts of the rest of an expedition, for several plans of one seat.

All plans meet the same cards and the same random numbers of the others (common random numbers), so
that luck does not decide which one looks best. The decks are shuffled in advance.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np

from bocamina.games.diamant.components import FIRST_HAZARD, HAZARDS, IDOL_CARD, IDOL_WORTH, VALUES
from bocamina.players.diamant.counting import gems_to_find
from bocamina.players.diamant.temperament import (
    CALM,
    CALMLY,
    KEEN,
    KINDS,
    SLIP,
    leave_chance,
    log_risk,
    logistic,
    lure,
    urge,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.games.diamant.state import Cave
    from bocamina.players.diamant.deck import Flags, Real, Whole
    from bocamina.players.diamant.temperament import Temperament

# A plan holds for each own adventurer how much readier than the equilibrium it is to leave from the
# next card on, or NOW.
NOW: Final = np.inf


@dataclass(frozen=True, slots=True)
class Cards:
    """For every row the cards to come up to a bust, and the deck as it is before each of them."""

    worth: Whole
    idol: Flags
    bust: Flags
    busting: Whole
    gems: Whole
    left: Whole


@dataclass(frozen=True, slots=True)
class Others:
    """The other adventurers inside: whose they are, their kinds by row, and whims by card too."""

    seats: tuple[int, ...]
    kinds: Whole
    whims: Real


def whims_of(adventurers: int, cards: Cards, dice: np.random.Generator) -> Real:
    """Draw random numbers that decide who leaves with some chance: by card, row and adventurer."""
    rows, end = cards.worth.shape
    return dice.random((max(end, 1), rows, adventurers))


def lay_out(cave: Cave, rows: int, dice: np.random.Generator) -> Cards:
    """Shuffle the deck `rows` times."""
    deck = np.repeat(np.arange(len(cave.deck)), cave.deck)
    order = dice.permuted(np.tile(deck, (rows, 1)), axis=1)
    bust = np.zeros(order.shape, np.bool_)
    busting = np.zeros(order.shape, np.int64)
    for hazard in range(len(HAZARDS)):
        drawn = order == FIRST_HAZARD + hazard
        before = np.cumsum(drawn, axis=1) - drawn
        met = (before > 0) | cave.has_met(hazard)
        bust |= drawn & met
        busting += met * (cave.deck[FIRST_HAZARD + hazard] - before)
    end = np.where(bust.any(axis=1), bust.argmax(axis=1) + 1, len(deck)).max(initial=0)
    order, bust, busting = order[:, :end], bust[:, :end], busting[:, :end]
    idol = (order == IDOL_CARD) & cave.idols_on
    worth = np.array(VALUES + [0] * len(HAZARDS))[order] * ~idol
    found = np.cumsum(worth + IDOL_WORTH * idol, axis=1) - worth - IDOL_WORTH * idol
    left = len(deck) - np.arange(end)
    return Cards(worth, idol, bust, busting, gems_to_find(cave) - found, left)


def imagine_others(
    people: Sequence[tuple[int, Temperament]], cards: Cards, dice: np.random.Generator
) -> Others:
    """Draw kinds and whims for other adventurers inside, given as seat and temperament."""
    kinds = np.empty((len(cards.worth), len(people)), np.int64)
    for column, (_, temperament) in enumerate(people):
        kinds[:, column] = temperament.guess(len(kinds), dice)
    seats = tuple(seat for seat, _ in people)
    return Others(seats, kinds, whims_of(len(people), cards, dice))


def play_on(
    cave: Cave,
    cards: Cards,
    others: Others,
    seat: int,
    plans: Real,
    whims: Real,
    scores: Sequence[int],
    *,
    last: bool,
) -> Whole:
    """Return the scores after the expedition, by plan, row and seat.

    `plans` has a column for each adventurer of `seat` that is inside, and so do its `whims`.
    In the last expedition those who want to win do not leave only to lose.
    """
    (rows, end), own = cards.worth.shape, plans.shape[1]
    seats = [seat] * own + list(others.seats)
    mates = np.equal.outer(seats, seats).astype(np.int64)
    keen = others.kinds == KEEN
    banked = np.zeros((len(plans) * rows, len(seats)), np.int64)
    # The simulations still in the cave: their index, plan and row.
    going = np.arange(len(banked))
    plan, row = np.divmod(going, rows)
    inside = np.ones(banked.shape, np.bool_)
    carried = np.full(len(going), int(cave.carried) + IDOL_WORTH * cave.idol_carried)
    path, idols = (np.full(len(going), int(lies)) for lies in (cave.lying, cave.idol_lies))
    for card in range(end):
        total = inside.sum(axis=1)
        gems, lying = cards.gems[row, card], path + IDOL_WORTH * idols
        risk = log_risk(total, cards.busting[row, card], carried, lying, gems)
        drawn = lure(lying, cards.left[card], gems)
        chance, calmly = _chance_to_leave(others.kinds[row], CALMLY[idols, total], risk, drawn)
        planned = plans[plan] == NOW
        if card > 0:
            planned |= whims[card, row] < logistic(calmly + plans[plan])
        if last:
            # The most that a seat can bring home now, if all of its adventurers leave.
            takes = carried[:, None] * (inside @ mates) + lying[:, None]
            may_win = _may_win(_added_up(scores, seats, banked[going]), seats, takes)
            chance *= may_win[:, own:] | ~keen[row]
            planned &= may_win[:, :own] | (card == 0)
        leaving = inside & np.concatenate((planned, others.whims[card, row] < chance), axis=1)
        leavers = leaving.sum(axis=1)
        banked[going] += leaving * _taken_home(carried, path, idols, leavers)[:, None]
        path = np.where(leavers > 0, path % np.maximum(leavers, 1), path)
        idols = np.where(leavers == 1, 0, idols)
        inside &= ~leaving
        on = np.flatnonzero((total > leavers) & ~cards.bust[row, card])
        going, plan, row, inside = going[on], plan[on], row[on], inside[on]
        total = (total - leavers)[on]
        worth, idol = cards.worth[row, card], cards.idol[row, card]
        carried = carried[on] + worth // total + IDOL_WORTH * (idol & (total == 1))
        path = path[on] + worth % total
        idols = idols[on] + (idol & (total > 1))
        if not len(going):
            break
    # Those inside when no card is left leave together.
    banked[going] += inside * _taken_home(carried, path, 0 * idols, inside.sum(axis=1))[:, None]
    return _added_up(scores, seats, banked).reshape(len(plans), rows, len(scores))


def _chance_to_leave(kinds: Whole, calm: Real, risk: Real, drawn: Real) -> tuple[Real, Real]:
    """Return how likely others of these kinds leave, and the equilibrium's urge to leave."""
    calmly = urge(calm, risk, drawn)[:, None]
    chance = leave_chance(KINDS[kinds], risk[:, None], drawn[:, None])
    is_calm = (kinds == KEEN) | (kinds == CALM)
    return np.where(is_calm, SLIP / 2 + (1.0 - SLIP) * logistic(calmly), chance), calmly


def _taken_home(carried: Whole, path: Whole, idols: Whole, leavers: Whole) -> Whole:
    """Return what each of so many leavers brings home; an idol goes to one who leaves alone."""
    alone = IDOL_WORTH * idols * (leavers == 1)
    return np.asarray(carried + path // np.maximum(leavers, 1) + alone, np.int64)


def _may_win(sums: Whole, seats: list[int], takes: Whole) -> Flags:
    """Tell which adventurers' seats would not lose for sure by taking home what they can."""
    return np.asarray(sums[:, seats] + takes >= sums.max(axis=1)[:, None], np.bool_)


def _added_up(scores: Sequence[int], seats: list[int], banked: Whole) -> Whole:
    """Return the scores together with what each seat's adventurers brought home."""
    sums = np.tile(np.array(scores), (len(banked), 1))
    for adventurer, seat in enumerate(seats):
        sums[:, seat] += banked[:, adventurer]
    return sums
