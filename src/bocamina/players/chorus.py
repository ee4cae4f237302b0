"""The bots' remarks on what everybody has just seen: seldom, and hardly ever two at once.

A bot's own `speak` comes after its move and uses its seat's knowledge. These remarks are about the
moves of others and chance, and are decided for the whole table from a spectator's view: neither
their content nor their timing can leak a secret.
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

# Each game's Onlooker, as `module:Class` of this package.
ONLOOKERS: Final = {
    "diamant": "diamant.onlooker:CaveOnlooker",
    "racing_dwarfs": "racing_dwarfs.onlooker:RaceOnlooker",
}
PAUSE: Final = 3  # silence after a remark, in steps per seat; great occasions break it
LATELY: Final = 5  # no phrase is repeated within this many remarks
MOST_AT_ONCE: Final = 2


@dataclass(frozen=True)
class Cue:
    """A phrase for bots in some seats, by level; some levels say nothing."""

    seats: Sequence[int]
    phrases: Mapping[str, str]
    about: int = -1


@dataclass(frozen=True)
class Occasion:
    """An event worth a remark: how likely it gets one, and what might be said."""

    chance: float
    cues: Sequence[Cue]
    is_great: bool = False  # remarked on even if somebody has just spoken


class Onlooker(ABC):
    """Watches a game as a spectator does, and knows its occasions."""

    @abstractmethod
    def look(self, view: AnyView, events: Sequence[Event]) -> Sequence[Occasion]:
        """Return the occasions of a step; the view is the one after it."""


class Chorus:
    """Decides what the bots at one table remark on the game.

    It is deterministic: it depends on the events and remarks at the table and on the dealer's
    published commitment.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.onlooker = find_onlooker(match.game.name)
        self.steps = 0
        self.occasions: Sequence[Occasion] = ()  # of the last step
        self.quiet_until = 0  # the first step at which they may speak again
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
        """Return the remarks of bots, given as seats with levels, on the last step."""
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
    """Return a new onlooker for a game, if it has one."""
    if game not in ONLOOKERS:
        return None
    module, _, kind = ONLOOKERS[game].partition(":")
    onlooker: Onlooker = getattr(import_module(f"bocamina.players.{module}"), kind)()
    return onlooker


def remarks_to(occasion: Occasion, levels: Mapping[int, str]) -> list[Remark]:
    """Return the possible remarks of bots, given as seats with levels, on an occasion."""
    return [
        Remark(seat, cue.phrases[levels[seat]], cue.about)
        for cue in occasion.cues
        for seat in cue.seats
        if levels.get(seat) in cue.phrases
    ]


def farewell(seats: int, winners: Sequence[int]) -> Occasion:
    """Return the occasion of a game's end, at which winners and losers are polite."""
    losers = [seat for seat in range(seats) if seat not in winners]
    cues = [
        Cue(winners, dict.fromkeys(LEVELS, "phrase-good-game")),
        Cue(losers, dict.fromkeys(LEVELS, "phrase-well-played")),
    ]
    return Occasion(1.0, cues, is_great=True)
