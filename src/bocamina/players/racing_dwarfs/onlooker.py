"""The occasions of a race that bots remark on, each as its level would."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.games.racing_dwarfs.components import CARTS
from bocamina.games.racing_dwarfs.distance import actions_to_exit
from bocamina.games.racing_dwarfs.events import GameEnded, RaceBegan, RockMoved, TurnEnded
from bocamina.players.chorus import Cue, Occasion, Onlooker, farewell
from bocamina.players.roster import LEVELS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bocamina.core.events import Event
    from bocamina.core.game import AnyView
    from bocamina.games.racing_dwarfs.state import Race

EAGER: Final = {
    "novice": "racing-dwarfs-phrase-off",
    "regular": "racing-dwarfs-phrase-off",
    "strong": "racing-dwarfs-phrase-best",
    "expert": "racing-dwarfs-phrase-best",
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
    "expert": "racing-dwarfs-phrase-plan",
}
WARY: Final = dict.fromkeys(LEVELS, "racing-dwarfs-phrase-watch")
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
IN_THE_WAY: Final = {
    "novice": "phrase-sorry",
    "regular": "phrase-sorry",
    "strong": "racing-dwarfs-phrase-personal",
    "expert": "racing-dwarfs-phrase-personal",
}
FAR: Final = 3  # how many actions somebody's way must grow by to be worth a remark


class RaceOnlooker(Onlooker):
    """Watches the results of turns; actions that may still be taken back are ignored."""

    def __init__(self) -> None:
        # When the last turn ended that was seen, by seat:
        self.ways: list[int] = []  # how many actions it has to go
        self.out: list[int] = []

    def look(self, view: AnyView, events: Sequence[Event]) -> list[Occasion]:
        race: Race = view.public
        found: list[Occasion] = []
        for event in events:
            match event:
                case RaceBegan():
                    found.append(Occasion(0.6, [Cue(range(race.seats), EAGER)]))
                    self.measure(race)
                case TurnEnded(seat=mover):
                    has_moved_rock = any(isinstance(each, RockMoved) for each in events)
                    found += self.turn_ended(race, mover, ROCKED if has_moved_rock else BLOCKED)
                case GameEnded(winner_seats=winners):
                    found.append(farewell(race.seats, winners))
                case _:
                    pass
        return found

    def measure(self, race: Race) -> None:
        """Note how far everybody has got."""
        self.ways = [actions_to_exit(race, seat) for seat in range(race.seats)]
        self.out = list(race.out)

    def turn_ended(self, race: Race, mover: int, hurt: Mapping[str, str]) -> list[Occasion]:
        """Return the occasions of a turn: a cart that got across, others who were hindered."""
        ways, out = self.ways, self.out
        self.measure(race)
        if not ways:
            return []
        found = []
        if out[mover] < race.out[mover]:
            found.append(got_across(race, mover))
        others = [seat for seat in range(race.seats) if seat != mover]
        victims = [seat for seat in others if self.ways[seat] - ways[seat] >= FAR]
        if victims:
            found.append(Occasion(0.5, [Cue(victims, hurt), Cue([mover], IN_THE_WAY)]))
        return found


def got_across(race: Race, mover: int) -> Occasion:
    """Return the occasions of a cart that has crossed: the last but one is a warning."""
    if CARTS[race.seats] - race.out[mover] != 1:
        return Occasion(0.7, [Cue([mover], ACROSS)])
    cues = [Cue([mover], ONE_LEFT)]
    if race.seats > 2:  # and there is somebody to warn
        others = [seat for seat in range(race.seats) if seat != mover]
        cues.append(Cue(others, WARY, mover))
    return Occasion(0.8, cues, is_great=True)
