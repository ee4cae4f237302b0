"""Compares two turns of the race, by the same kinds of replies to both.

A single search flatters the turn that it chose as the best (selection bias). Three searches from
the same two positions, with different replies, agree better with races that bots play to the end
(docs/analysis.md).
"""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING, Final

from bocamina.advice.racing_dwarfs import JUDGEMENT, LOOKING, expected, seen_through
from bocamina.players.racing_dwarfs.reckoning.judgement import Judgement
from bocamina.players.racing_dwarfs.reckoning.replies import Foresight

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bocamina.games.racing_dwarfs.state import Race

# The standard error of costs, measured by playing on from both positions.
COST_ERROR: Final = 0.15
HEEDLESS: Final = Judgement(minds_rivals=False)
FOLLOWED: Final = 4  # half-done turns of a reply
TURNS: Final = 2  # of every seat, in the searches that follow one reply each


def looks(seats: int) -> Iterator[Foresight]:
    """Yield the advice's own search, then a deeper one, then one with rivals who race alone."""
    yield Foresight(JUDGEMENT, *LOOKING[seats])
    ahead = 1 + TURNS * seats  # the first turn is the one that is judged
    for judgement in (JUDGEMENT, HEEDLESS):
        yield Foresight(judgement, [1] * ahead, [FOLLOWED] * ahead)


def promise(race: Race, seat: int) -> float:
    """Return a seat's expected share of the victory after a turn, as the mean of all searches."""
    return fmean(
        expected(race, seen_through(look, race, 1), seat) for look in looks(int(race.seats))
    )
