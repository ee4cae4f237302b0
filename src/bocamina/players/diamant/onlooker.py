"""The moments of an expedition that bots remark on, each as its level would."""

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
from bocamina.players.chorus import Moment, Onlooker, farewell, said_by

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bocamina.core.events import Event
    from bocamina.core.game import AnyView
    from bocamina.games.diamant.state import Cave

# Nothing here says what somebody is about to choose.
WARNED: Final = {
    "novice": "diamant-phrase-scared",
    "regular": "diamant-phrase-warm",
    "strong": "diamant-phrase-calm",
    "expert": "diamant-phrase-count",
}
DAZZLED: Final = {"novice": "diamant-phrase-sparkle", "regular": "diamant-phrase-sparkle"}
ALONE: Final = {
    "novice": "diamant-phrase-mine",
    "regular": "diamant-phrase-mine",
    "strong": "diamant-phrase-silence",
    "expert": "diamant-phrase-silence",
}
LUCKY: Final = {
    "novice": "diamant-phrase-luck",
    "regular": "diamant-phrase-luck",
    "strong": "diamant-phrase-luck",
}
RICH: Final = {"novice": "diamant-phrase-mine", "regular": "diamant-phrase-mine"}
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

    def look(
        self, view: AnyView, events: Sequence[Event], levels: Mapping[int, str]
    ) -> list[Moment]:
        cave: Cave = view.public
        found: list[Moment] = []
        for event in events:
            found += self.moments(cave, event, levels)
        return found

    def moments(self, cave: Cave, event: Event, levels: Mapping[int, str]) -> list[Moment]:
        """Return what there is to say to one event; the cave is as it is after it."""
        inside = [seat for seat, adventurers in enumerate(cave.inside) if adventurers]
        match event:
            case HazardMet():
                # The first one is a shock, and later ones make the cave feel small.
                return [Moment(0.4, said_by(inside, levels, WARNED))]
            case TreasureFound(value=value) if value >= A_TREASURE:
                return [Moment(0.3, said_by(inside, levels, DAZZLED))]
            case ChoicesRevealed(leaving_seats=leaving) if leaving:
                self.leavers = leaving
                return self.left_alone(cave, inside, levels)
            case PathShared(gems=gems, leavers=1) if gems >= A_LOT:
                return [Moment(0.6, said_by(self.leavers, levels, RICH))]
            case ExpeditionFled(seats=seats, lost=lost):
                return self.fled(seats, lost, levels)
            case ExpeditionEnded():
                self.leavers = ()
            case GameEnded(winner_seats=winners):
                return [farewell(winners, levels)]
            case _:
                pass
        return []

    def left_alone(
        self, cave: Cave, inside: Sequence[int], levels: Mapping[int, str]
    ) -> list[Moment]:
        """Return what is said when all but one have gone home: by that one, or to it."""
        if cave.inside_total != 1:
            return []
        (alone,) = inside
        if alone in levels:
            return [Moment(0.7, said_by(inside, levels, ALONE))]
        return [Moment(0.7, said_by(sorted({*self.leavers} - {alone}), levels, LUCKY, alone))]

    def fled(self, seats: Sequence[int], lost: int, levels: Mapping[int, str]) -> list[Moment]:
        """Return what is said when everything is lost: by one who lost, by one who did not."""
        escaped = sorted({*self.leavers} - {*seats})
        self.leavers = ()
        rueful = said_by(seats, levels, RUEFUL) if lost >= A_LOT else []
        glad = said_by(escaped, levels, ESCAPED)
        return [Moment(0.8, rueful, is_great=True), Moment(0.5, glad, is_great=True)]
