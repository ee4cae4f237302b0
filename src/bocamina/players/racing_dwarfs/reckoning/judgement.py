"""An evaluation of positions: how far everybody is from having all carts out."""

from __future__ import annotations

from math import exp, log
from typing import TYPE_CHECKING, Final, final

from bocamina.games.racing_dwarfs.distance import ways_out
from bocamina.games.racing_dwarfs.racing import winners
from bocamina.games.racing_dwarfs.state import FINISHED

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.games.racing_dwarfs.state import Race

WON: Final = 1000.0
# Fitted to the winners of games between bots: the log odds are the difference of needs.
CART: Final = 1.6  # a cart that is not out
AT_HOME: Final = 0.2  # the same, in addition, where it has not entered
HINDERED: Final = 0.06  # an action that one of the carts needs besides its rides
WORST: Final = 0.13  # the same for the cart that needs most; others may profit from it
WAIT: Final = 1.4  # a whole round before the own turn
# Two who only block each other would never end, so rivals matter less as time goes on.
FULL_ROUNDS: Final = 6.0
LAST_ROUND: Final = 18.0


@final
class Judgement:
    """How a player judges positions: by its own carts alone, or also by its rivals'."""

    def __init__(self, minds_rivals: bool) -> None:
        self.minds_rivals = minds_rivals

    def worths(self, race: Race) -> list[float]:
        """Return what a position is worth to each seat."""
        return [self.worth(race, seat) for seat in range(race.settings.seats)]

    def worth(self, race: Race, seat: i64) -> float:
        """Estimate the log odds that a seat wins."""
        if race.phase == FINISHED:
            best = winners(race)
            if seat not in best:
                return -WON
            return WON if len(best) == 1 else 0.0
        own = need(race, seat)
        if not self.minds_rivals:
            return -own
        if race.seats == 2:
            return heed(race) * need(race, 1 - seat) - own
        # Whoever of several rivals is nearest counts most.
        total = 0.0
        rival: i64 = 0
        while rival < race.seats:
            if rival != seat:
                total += exp(-need(race, rival))
            rival += 1
        return -heed(race) * log(total) - own


def heed(race: Race) -> float:
    """Return how much rivals still matter, from 1 down to 0."""
    rounds = float(race.turn_number) / float(race.seats)
    return min(1.0, max(0.0, (LAST_ROUND - rounds) / (LAST_ROUND - FULL_ROUNDS)))


def need(race: Race, seat: i64) -> float:
    """Return how much a seat has still to do."""
    ways = ways_out(race, seat)
    needed = CART * float(ways.carts + ways.home) + AT_HOME * float(ways.home)
    needed += HINDERED * float(ways.hindered) + WORST * float(ways.worst)
    wait: i64 = seat - race.mover
    if wait < 0:
        wait += race.seats
    return needed + WAIT * float(wait) / float(race.seats)
