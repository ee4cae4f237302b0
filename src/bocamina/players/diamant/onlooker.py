"""The occasions of an expedition that bots remark on, each as its level would."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.games.diamant.events import (
    ChoicesRevealed,
    ExpeditionEnded,
    ExpeditionFled,
    GameEnded,
    HazardMet,
    PathShared,
    TreasureFound,
)
from bocamina.players.chorus import Cue, Occasion, Onlooker, farewell
from bocamina.players.roster import LEVELS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.events import Event
    from bocamina.core.game import AnyView
    from bocamina.games.diamant.state import Cave

# No phrase here reveals what somebody is about to choose.
WARNED: Final = {
    "novice": "diamant-phrase-scared",
    "regular": "diamant-phrase-warm",
    "strong": "diamant-phrase-calm",
    "expert": "diamant-phrase-count",
}
DAZZLED: Final = {
    "novice": "diamant-phrase-sparkle",
    "regular": "diamant-phrase-sparkle",
    "strong": "phrase-wow",
    "expert": "phrase-wow",
}
ALONE: Final = {
    "novice": "diamant-phrase-mine",
    "regular": "diamant-phrase-mine",
    "strong": "diamant-phrase-silence",
    "expert": "diamant-phrase-silence",
}
WISHING_LUCK: Final = dict.fromkeys(LEVELS, "diamant-phrase-luck")
RICH: Final = {
    "novice": "diamant-phrase-mine",
    "regular": "diamant-phrase-mine",
    "strong": "diamant-phrase-timing",
    "expert": "diamant-phrase-timing",
}
ESCAPED: Final = {
    "novice": "diamant-phrase-phew",
    "regular": "diamant-phrase-phew",
    "strong": "diamant-phrase-hunch",
    "expert": "diamant-phrase-hunch",
}
RUEFUL: Final = {
    "novice": "diamant-phrase-gone",
    "regular": "diamant-phrase-greedy",
    "strong": "diamant-phrase-cave-wins",
    "expert": "diamant-phrase-cave-wins",
}
A_LOT: Final = 5  # gems to lose, or to pick up alone
A_TREASURE: Final = 11


class CaveOnlooker(Onlooker):
    """Watches who is inside, who left last and what that came to."""

    def __init__(self) -> None:
        self.leavers: tuple[int, ...] = ()  # the last ones of this expedition

    def look(self, view: AnyView, events: Sequence[Event]) -> list[Occasion]:
        return [occasion for event in events for occasion in self.occasions(view.public, event)]

    def occasions(self, cave: Cave, event: Event) -> list[Occasion]:
        """Return the occasions of one event; the cave is the one after the step."""
        inside = [seat for seat, adventurers in enumerate(cave.inside) if adventurers]
        match event:
            case HazardMet():
                # The first one is a shock, and later ones make the cave feel small.
                return [Occasion(0.4, [Cue(inside, WARNED)])]
            case TreasureFound(value=value) if value >= A_TREASURE:
                return [Occasion(0.3, [Cue(inside, DAZZLED)])]
            case ChoicesRevealed(leaving_seats=leaving) if leaving:
                self.leavers = tuple(dict.fromkeys(leaving))
                if cave.inside_total == 1:
                    return [self.left_alone(*inside)]
            case PathShared(gems=gems, leavers=1) if gems >= A_LOT:
                return [Occasion(0.6, [Cue(self.leavers, RICH)])]
            case ExpeditionFled(seats=seats, lost=lost):
                return self.fled(seats, lost)
            case ExpeditionEnded():
                self.leavers = ()
            case GameEnded(winner_seats=winners):
                return [farewell(len(cave.inside), winners)]
            case _:
                pass
        return []

    def left_alone(self, alone: int) -> Occasion:
        """Return the occasion of one left alone, with remarks by that one or to it."""
        others = [seat for seat in self.leavers if seat != alone]
        return Occasion(0.7, [Cue([alone], ALONE), Cue(others, WISHING_LUCK)])

    def fled(self, seats: Sequence[int], lost: int) -> list[Occasion]:
        """Return the occasion of a bust, with remarks by those who lost and those who did not."""
        escaped = [seat for seat in self.leavers if seat not in seats]
        self.leavers = ()
        glad = Occasion(0.5, [Cue(escaped, ESCAPED)], is_great=True)
        if lost < A_LOT:
            return [glad]
        return [Occasion(0.8, [Cue(seats, RUEFUL)], is_great=True), glad]
