"""The worth of each end of a round to a seat: its chance to win the game after it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from bocamina.games.saboteur.components import FULL_PILE, GOALS, PAY
from bocamina.games.saboteur.house_rules import MOST_GOLD, gold_shared
from bocamina.games.saboteur.nuggets import (
    entry_pay,
    entry_round,
    entry_seat,
    is_pay,
    nuggets_of,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.games.saboteur.state import Mine
    from bocamina.players.saboteur.reckoning.belief import Belief

# The lead in nuggets that makes somebody e times as likely to win: small near the end.
AT_LAST: Final = 0.5
EACH_ROUND_LEFT: Final = 0.5
# If there is no saboteur, a lost round pays nobody and by gold alone would cost nothing; but
# whoever believes that may be wrong, and would throw the round away. So losing costs this share.
NOBODY_TO_BLAME: Final = 0.75
LOOKS: Final = 16  # how many worlds are sampled


def worth_of_pick(cards: int, place: int) -> float:
    """S28: return the expected worth of the best card, the second best and so on, in nuggets.

    It follows from the probabilities that at least so many of the cards are worth two, or three.
    """
    worth = 1.0
    box = sum(FULL_PILE)
    for least in (1, 2):
        good = sum(FULL_PILE[least:])
        enough = sum(
            math.comb(good, many) * math.comb(box - good, cards - many)
            for many in range(place + 1, cards + 1)
        )
        worth += enough / math.comb(box, cards)
    return worth


PICKS: Final = [
    [worth_of_pick(cards, place) for place in range(cards)] for cards in range(MOST_GOLD + 1)
]


def gold_by_seat(mine: Mine, seat: i64, notes: list[int]) -> list[float]:
    """S29: return the nuggets of each seat: exact for the own seat, expected for the others."""
    gold = [0.0] * mine.settings.seats
    picks = [0] * (int(mine.house_rules.rounds) + 2)
    taken = picks[:]
    entry: i64
    for entry in mine.ledger:
        if not is_pay(entry):
            picks[entry_round(entry)] += 1
    for entry in mine.ledger:
        holder: i64 = entry_seat(entry)
        number: i64 = entry_round(entry)
        if is_pay(entry):
            gold[holder] += float(int(entry_pay(entry)))
        else:
            gold[holder] += PICKS[picks[number]][taken[number]]
            taken[number] += 1
    gold[seat] = float(nuggets_of(notes, mine.ledger, int(seat)))
    return gold


class Stakes:
    """A seat's chance to win the game, by who wins this round."""

    def __init__(self, mine: Mine, seat: i64, gold: list[float]) -> None:
        self.seat: i64 = seat
        self.seats: i64 = mine.house_rules.seats
        self.step: i64 = mine.house_rules.gold_step
        self.for_diggers = mine.house_rules.gold_for_diggers
        left: float = float(int(mine.house_rules.rounds - mine.round))
        self.doubt: float = AT_LAST + EACH_ROUND_LEFT * left
        self.gold = gold
        # A cache, by the saboteurs in play.
        self.known: dict[int, list[float]] = {}

    def if_hindered(self, saboteurs: i64) -> float:
        """S31: return the chance to win if the saboteurs win the round."""
        return self.ends(saboteurs)[self.seats]

    def if_found(self, saboteurs: i64, finder: i64) -> float:
        """S28: return the chance to win if a seat takes the first pick of the gold."""
        return self.ends(saboteurs)[finder]

    def if_somebody_finds(self, saboteurs: i64) -> float:
        """Return the chance to win if any digger may be the finder."""
        return self.ends(saboteurs)[self.seats + 1]

    def ends(self, saboteurs: i64) -> list[float]:
        """Return the chances to win if each seat is the finder, if none is, and if any is."""
        key = int(saboteurs)
        if key in self.known:
            return self.known[key]
        found = [0.0] * (self.seats + 2)
        total: float = 0.0
        many: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if saboteurs >> seat & 1:
                many += 1
            seat += 1
        seat = 0
        while seat < self.seats:
            if not saboteurs >> seat & 1:
                found[seat] = self.chance(self.drafted(saboteurs, self.seats - many, seat))
                total += found[seat]
            seat += 1
        paid = self.gold[:]
        seat = 0
        while seat < self.seats:
            if saboteurs >> seat & 1:
                paid[seat] += PAY[many]
            seat += 1
        anybody: float = total / max(1, int(self.seats - many))
        hindered: float = self.chance(paid)
        if many == 0:
            hindered = min(hindered, anybody * (1.0 - NOBODY_TO_BLAME))
        found[self.seats] = hindered
        found[self.seats + 1] = anybody
        self.known[key] = found
        return found

    def drafted(self, saboteurs: i64, diggers: i64, finder: i64) -> list[float]:
        """S28: return everybody's gold once a finder and those after it have taken theirs."""
        gold = self.gold[:]
        cards: i64 = diggers if self.for_diggers else gold_shared(int(self.seats))
        picks = PICKS[cards]
        holder: i64 = finder
        place: i64 = 0
        while place < cards:
            if not saboteurs >> holder & 1:
                gold[holder] += picks[place]
                place += 1
            holder = (holder + self.step) % self.seats
        return gold

    def chance(self, gold: list[float]) -> float:
        """Return the chance to win the game from everybody's gold."""
        own: float = gold[self.seat]
        total: float = 0.0
        for other in gold:
            total += math.exp((other - own) / self.doubt)
        return 1.0 / total

    def outlook(self, belief: Belief) -> tuple[float, float, float]:
        """Return the chances if the saboteurs win, if diggers do, and if the seat is the finder."""
        hindered: float = 0.0
        found: float = 0.0
        finder: float = 0.0
        place: i64 = 0
        weight: float = 0.0
        step: float = 1.0 / LOOKS
        mark: float = step / 2.0
        last: i64 = len(belief.weights) - 1
        looks: i64 = 0
        while looks < LOOKS:
            while weight + belief.weights[place] < mark and place < last:
                weight += belief.weights[place]
                place += 1
            saboteurs: i64 = belief.worlds[place // GOALS]
            hindered += self.if_hindered(saboteurs)
            found += self.if_somebody_finds(saboteurs)
            finder += self.if_found(saboteurs, self.seat)
            mark += step
            looks += 1
        return hindered / LOOKS, found / LOOKS, finder / LOOKS
