"""The moments of a race that bots remark on, each as its level would."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.games.racing_dwarfs.components import CARTS
from bocamina.games.racing_dwarfs.distance import actions_to_exit
from bocamina.games.racing_dwarfs.events import GameEnded, RaceBegan, RockMoved, TurnEnded
from bocamina.games.racing_dwarfs.state import RACE
from bocamina.players.chorus import Moment, Onlooker, farewell, said_by

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bocamina.core.events import Event
    from bocamina.core.game import AnyView
    from bocamina.games.racing_dwarfs.state import Race

EAGER: Final = {
    "novice": "racing-dwarfs-phrase-off",
    "regular": "racing-dwarfs-phrase-off",
}
ACROSS: Final = {
    "novice": "racing-dwarfs-phrase-across",
    "regular": "racing-dwarfs-phrase-across",
    "strong": "racing-dwarfs-phrase-plan",
    "expert": "racing-dwarfs-phrase-plan",
}
ONE_LEFT: Final = {
    "novice": "racing-dwarfs-phrase-last",
    "regular": "racing-dwarfs-phrase-last",
    "strong": "racing-dwarfs-phrase-last",
}
WARY: Final = {
    "regular": "racing-dwarfs-phrase-watch",
    "strong": "racing-dwarfs-phrase-watch",
    "expert": "racing-dwarfs-phrase-watch",
}
ROCKED: Final = {
    "novice": "racing-dwarfs-phrase-rock",
    "regular": "racing-dwarfs-phrase-rock",
    "strong": "racing-dwarfs-phrase-at-last",
    "expert": "racing-dwarfs-phrase-at-last",
}
BLOCKED: Final = {
    "novice": "racing-dwarfs-phrase-my-way",
    "regular": "racing-dwarfs-phrase-my-way",
    "strong": "racing-dwarfs-phrase-around",
    "expert": "racing-dwarfs-phrase-around",
}
UNMOVED: Final = {
    "strong": "racing-dwarfs-phrase-personal",
    "expert": "racing-dwarfs-phrase-personal",
}
FAR: Final = 3  # actions that somebody's way gets longer by, to be worth a word


class RaceOnlooker(Onlooker):
    """Watches how far everybody has to go; what may still be taken back is no news."""

    def __init__(self) -> None:
        self.now: list[int] = []  # actions to go, by seat
        self.ways: list[int] = []  # the same when the last turn ended that was seen
        self.out: list[int] = []

    def look(
        self, view: AnyView, events: Sequence[Event], levels: Mapping[int, str]
    ) -> list[Moment]:
        race: Race = view.public
        if race.phase < RACE:
            return []
        found: list[Moment] = []
        before, self.now = self.now, [actions_to_exit(race, seat) for seat in range(race.seats)]
        for event in events:
            match event:
                case RaceBegan():
                    found.append(Moment(0.6, said_by([*levels], levels, EAGER)))
                case RockMoved():
                    found += self.hindered(event.seat, levels, before, ROCKED)
                case TurnEnded(seat=mover):
                    if self.ways and self.out[mover] < race.out[mover]:
                        found.append(self.got_across(race, mover, levels))
                    found += self.hindered(mover, levels, self.ways, BLOCKED)
                case GameEnded(winner_seats=winners):
                    found.append(farewell(winners, levels))
                case _:
                    continue
            if isinstance(event, RaceBegan | TurnEnded):
                self.ways, self.out = self.now, list(race.out)
        return found

    def hindered(
        self, mover: int, levels: Mapping[int, str], before: Sequence[int], phrases: dict[str, str]
    ) -> list[Moment]:
        """Return what is said when others have much farther to go than before."""
        others = [seat for seat in range(len(before)) if seat != mover]
        victims = [seat for seat in others if self.now[seat] - before[seat] >= FAR]
        if not victims:
            return []
        hurt = said_by(victims, levels, phrases)
        return [Moment(0.5, [*hurt, *said_by([mover], levels, UNMOVED)])]

    def got_across(self, race: Race, mover: int, levels: Mapping[int, str]) -> Moment:
        """Return what is said to a cart that has crossed: the last but one is a warning."""
        if CARTS[race.seats] - race.out[mover] != 1:
            return Moment(0.7, said_by([mover], levels, ACROSS))
        remarks = said_by([mover], levels, ONE_LEFT)
        if race.seats > 2:  # and there is somebody to warn
            others = [seat for seat in range(race.seats) if seat != mover]
            remarks += said_by(others, levels, WARY, mover)
        return Moment(0.8, remarks, is_great=True)
