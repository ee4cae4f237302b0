"""What bots say of what everybody has just seen: seldom, and hardly ever two at once.

A bot's own `speak` comes after its move, from what its seat knows. This is for what others and
chance bring about, and is decided for the table as a whole from what a spectator sees: no remark
can tell what a seat alone knows, and it comes with what it speaks of, so that its time tells
nothing either.
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
from bocamina.players.roster import LEVELS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bocamina.core.events import Event
    from bocamina.core.game import AnyView
    from bocamina.core.match import Match

# Where those are who know a game's occasions, `module:Class` of this package.
ONLOOKERS: Final = {
    "diamant": "diamant.onlooker:CaveOnlooker",
    "racing_dwarfs": "racing_dwarfs.onlooker:RaceOnlooker",
}
PAUSE: Final = 3  # steps for each seat that all keep quiet after a remark, great occasions apart
LATELY: Final = 5  # remarks among which no phrase comes twice
MOST_AT_ONCE: Final = 2


@dataclass(frozen=True)
class Cue:
    """What any bot among some seats might say, by its level; some levels say nothing."""

    seats: Sequence[int]
    phrases: Mapping[str, str]
    about: int = -1


@dataclass(frozen=True)
class Occasion:
    """Something worth a word: how likely it gets one, and what might be said."""

    chance: float
    cues: Sequence[Cue]
    is_great: bool = False  # and gets its word though somebody has just spoken


class Onlooker(ABC):
    """Watches a game as a spectator does, and knows its occasions."""

    @abstractmethod
    def look(self, view: AnyView, events: Sequence[Event]) -> Sequence[Occasion]:
        """Return the occasions of a step; the view is of what came of it."""


class Chorus:
    """The bots at one table, as far as they remark on the game.

    What they say follows from what happened and was said at the table, and from what its dealer
    published before the first card.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.onlooker = find_onlooker(match.game.name)
        self.steps = 0
        self.occasions: Sequence[Occasion] = ()  # of the last step
        self.quiet_until = 0  # which step
        self.lately: deque[str] = deque(maxlen=LATELY)

    def notice(self, events: Sequence[Event]) -> None:
        """Take in a step of the game."""
        self.steps += 1
        if self.onlooker is not None:
            view = self.match.view(SPECTATOR)
            self.occasions = self.onlooker.look(view, seen_by(SPECTATOR, events))

    def hear(self, remark: Remark) -> None:
        """Take in what somebody said, person or bot."""
        self.lately.append(remark.phrase)
        self.quiet_until = self.steps + PAUSE * self.match.state.public.settings.seats

    def comment(self, levels: Mapping[int, str]) -> list[Remark]:
        """Return what the bots, seats with their levels, say to the last step."""
        if not self.occasions:
            return []
        rng = Rng(f"chorus {self.match.dealer.commitment} {self.steps}")
        said: list[Remark] = []
        for occasion in self.occasions:
            is_due = occasion.is_great or (not said and self.steps >= self.quiet_until)
            if not is_due or len(said) == MOST_AT_ONCE:
                continue
            heard = {*self.lately, *(each.phrase for each in said)}
            spoke = {each.seat for each in said}
            might = remarks_to(occasion, levels)
            fresh = [each for each in might if each.phrase not in heard and each.seat not in spoke]
            if fresh and rng.chance() < occasion.chance:
                said.append(fresh[int(rng.below(len(fresh)))])
        return said


def find_onlooker(game: str) -> Onlooker | None:
    """Return somebody new who watches a game, where there is such a one."""
    if game not in ONLOOKERS:
        return None
    module, _, kind = ONLOOKERS[game].partition(":")
    onlooker: Onlooker = getattr(import_module(f"bocamina.players.{module}"), kind)()
    return onlooker


def remarks_to(occasion: Occasion, levels: Mapping[int, str]) -> list[Remark]:
    """Return what each of the bots, seats with their levels, might say to an occasion."""
    return [
        Remark(seat, cue.phrases[levels[seat]], cue.about)
        for cue in occasion.cues
        for seat in cue.seats
        if levels.get(seat) in cue.phrases
    ]


def farewell(seats: int, winners: Sequence[int]) -> Occasion:
    """Return the end of a game, at which winners and losers are polite."""
    losers = [seat for seat in range(seats) if seat not in winners]
    cues = [
        Cue(winners, dict.fromkeys(LEVELS, "phrase-good-game")),
        Cue(losers, dict.fromkeys(LEVELS, "phrase-well-played")),
    ]
    return Occasion(1.0, cues, is_great=True)
