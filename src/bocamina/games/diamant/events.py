"""What can happen in the cave; all of it is told to everybody."""

from dataclasses import dataclass

from bocamina.core.events import Event
from bocamina.games.diamant.facts import Hazard

# Words are in quotes, and annotations not postponed: so the compiler keeps their names, which
# `parse_event` looks up; of anything else that is no class it keeps nothing.


@dataclass
class ExpeditionBegan(Event):
    """Everybody entered the cave."""

    expedition: int


@dataclass
class TreasureFound(Event):
    """A treasure card was divided among those inside."""

    value: int
    inside: int
    each: int
    left: int


@dataclass
class IdolFound(Event):
    """The idol was found and lies on the path."""

    inside: int


@dataclass
class IdolTaken(Event):
    """A lone adventurer took the idol, inside or on the way out."""

    seat: int


@dataclass
class HazardMet(Event):
    """A hazard showed up for the first time in this cave."""

    hazard: "Hazard"


@dataclass
class ExpeditionFled(Event):
    """A hazard showed up for the second time, and those inside lost what they carried."""

    hazard: "Hazard"
    seats: tuple[int, ...]
    lost: int  # gems that each adventurer inside dropped


@dataclass
class ChoiceSealed(Event):
    """A seat has chosen; nobody learns what."""

    seat: int


@dataclass
class ChoiceTakenBack(Event):
    """A seat opened its sealed choice again."""

    seat: int


@dataclass
class ChoicesRevealed(Event):
    """All choices were shown at once; a seat stands twice where both its adventurers leave."""

    leaving_seats: tuple[int, ...]
    staying: int  # adventurers

    def is_staged(self) -> bool:
        return True


@dataclass
class PathShared(Event):
    """Those who left divided the gems that lay on the path."""

    gems: int
    leavers: int
    each: int
    left: int
    lying: tuple[int, ...]  # what is left of them on each card of the path


@dataclass
class TreasureBanked(Event):
    """A seat banked gems: those carried and picked up by all its adventurers who left."""

    seat: int
    gems: int


@dataclass
class ExpeditionEnded(Event):
    """The last adventurer left the cave."""

    expedition: int
    left: int  # gems that stay behind and go back to the supply


@dataclass
class GameEnded(Event):
    """The chests were counted."""

    scores: tuple[int, ...]
    winner_seats: tuple[int, ...]
