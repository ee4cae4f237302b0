"""The dependencies of request handlers: the house, the clerk, and limits by address."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.server.clerk import Clerk
from bocamina.server.limits import Limit
from bocamina.server.pictures import Gallery
from bocamina.server.sockets import Sockets

if TYPE_CHECKING:
    from bocamina.server.house import House

PICTURES_PER_MINUTE: Final = 20.0  # rendered for one address; cached ones cost nothing
DRILLS_PER_MINUTE = 300.0  # moves and questions at prepared positions, for one address


class FrontDesk:
    """The entry point to the house for request handlers."""

    def __init__(self, house: House) -> None:
        settings = house.settings
        self.house = house
        self.new_tables = by_the_minute(settings.tables_per_minute)
        self.new_seats = by_the_minute(settings.seats_per_minute)
        self.codes = by_the_minute(settings.codes_per_minute)
        self.previews = by_the_minute(settings.codes_per_minute)  # links reveal codes, too
        self.pictures = by_the_minute(PICTURES_PER_MINUTE)
        self.gallery = Gallery(house)
        self.drills = by_the_minute(DRILLS_PER_MINUTE)
        self.replays = by_the_minute(settings.replays_per_minute)
        an_hour = settings.analyses_per_hour
        self.analyses = Limit(an_hour / 3600, max(1.0, an_hour))
        self.clerk = Clerk(house, self.replays)
        self.sockets = Sockets(house, self.clerk)


def by_the_minute(uses: float) -> Limit:
    """Return a limit of so many uses a minute, which may come in one burst."""
    return Limit(uses / 60, max(1.0, uses))
