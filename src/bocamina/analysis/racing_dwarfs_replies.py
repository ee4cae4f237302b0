"""How much better one turn of the race was than another, by the same kinds of replies to both.

One look ahead is easily wrong: the best turn is chosen by it, so it flatters that one. Three looks
at the same two positions, by replies of different minds, agree better with races that bots play
on to the end (docs/analysis.md).
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

# How far costs were from what came of it where races were played on from both positions.
COST_ERROR: Final = 0.15
HEEDLESS: Final = Judgement(minds_rivals=False)
FOLLOWED: Final = 4  # half-done turns of a reply
TURNS: Final = 2  # of every seat, in the looks that follow one reply each


def looks(seats: int) -> Iterator[Foresight]:
    """Yield the advice's own look, then one far ahead, then one among rivals who race alone."""
    yield Foresight(JUDGEMENT, *LOOKING[seats])
    ahead = 1 + TURNS * seats  # the first turn is the one that is judged
    for judgement in (JUDGEMENT, HEEDLESS):
        yield Foresight(judgement, [1] * ahead, [FOLLOWED] * ahead)


def promise(race: Race, seat: int) -> float:
    """Return what share of the victory a seat may expect after a turn, by the mean of all looks."""
    return fmean(
        expected(race, seen_through(look, race, 1), seat) for look in looks(int(race.seats))
    )
