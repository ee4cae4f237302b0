"""What bots say of what everybody has just seen: seldom, and hardly ever two at once.

It is decided for the table as a whole, from what a spectator sees and nothing else: no remark can
tell what a seat alone knows, and it comes with what it speaks of, so that its time tells nothing.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Final

from bocamina.core.events import seen_by
from bocamina.core.rng import Rng
from bocamina.core.state import SPECTATOR
from bocamina.players.player import Remark

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bocamina.core.events import Event
    from bocamina.core.game import AnyView
    from bocamina.core.match import Match

# Where those are who know a game's moments, `module:Class` of this package.
ONLOOKERS: Final = {
    "diamant": "diamant.onlooker:CaveOnlooker",
    "racing_dwarfs": "racing_dwarfs.onlooker:RaceOnlooker",
}
PAUSE: Final = 3  # steps for each seat that all keep quiet after a remark, great moments apart
LATELY: Final = 5  # remarks among which no phrase comes twice
MOST_AT_ONCE: Final = 2


@dataclass(frozen=True)
class Moment:
    """Something worth a word: how likely it gets one, and what might be said."""

    chance: float
    remarks: Sequence[Remark]
    is_great: bool = False  # and gets its word though somebody has just spoken


class Onlooker(ABC):
    """Watches a game as a spectator does, and knows its moments."""

    @abstractmethod
    def look(
        self, view: AnyView, events: Sequence[Event], levels: Mapping[int, str]
    ) -> list[Moment]:
        """Return the moments of a step that the bots, seats with their levels, may speak of."""


class Chorus:
    """The bots at one table, as far as they remark on the game."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.onlooker = find_onlooker(match.game.name)
        # What they say follows from what was published before the first card.
        self.rng = Rng(f"chorus {match.dealer.commitment}")
        self.quiet = 0  # how many steps they still keep quiet
        self.lately: deque[str] = deque(maxlen=LATELY)

    def comment(self, events: Sequence[Event], levels: Mapping[int, str]) -> list[Remark]:
        """Return what the bots, seats with their levels, say to a step just taken."""
        if self.onlooker is None or not levels:
            return []
        self.quiet -= 1
        said: list[Remark] = []
        view = self.match.view(SPECTATOR)
        for moment in self.onlooker.look(view, seen_by(SPECTATOR, events), levels):
            if len(said) < MOST_AT_ONCE and (moment.is_great or (self.quiet <= 0 and not said)):
                said += self.pick(moment)
        if said:
            self.quiet = PAUSE * view.public.settings.seats
        return said

    def pick(self, moment: Moment) -> list[Remark]:
        """Return what somebody says to a moment, if anybody does."""
        fresh = [each for each in moment.remarks if each.phrase not in self.lately]
        if not fresh or self.rng.chance() >= moment.chance:
            return []
        remark = fresh[int(self.rng.below(len(fresh)))]
        self.lately.append(remark.phrase)
        return [remark]


def find_onlooker(game: str) -> Onlooker | None:
    """Return somebody new who watches a game, where there is such a one."""
    if game not in ONLOOKERS:
        return None
    module, _, kind = ONLOOKERS[game].partition(":")
    onlooker: Onlooker = getattr(import_module(f"bocamina.players.{module}"), kind)()
    return onlooker


def said_by(
    seats: Sequence[int], levels: Mapping[int, str], phrases: Mapping[str, str], about: int = -1
) -> list[Remark]:
    """Return what each bot among some seats would say, by its level; some levels say nothing."""
    speaking = [seat for seat in seats if levels.get(seat) in phrases]
    return [Remark(seat, phrases[levels[seat]], about) for seat in speaking]


def farewell(winners: Sequence[int], levels: Mapping[int, str]) -> Moment:
    """Return the end of a game, at which winners and losers are polite."""
    phrases = ("phrase-well-played", "phrase-good-game")
    return Moment(1.0, [Remark(seat, phrases[seat in winners]) for seat in levels], is_great=True)
