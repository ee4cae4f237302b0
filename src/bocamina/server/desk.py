"""What HTTP requests are answered with: the house, its sockets, and limits by address."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.server.limits import Limit
from bocamina.server.sockets import Sockets

if TYPE_CHECKING:
    from bocamina.server.house import House


class Desk:
    """The house as visitors meet it."""

    def __init__(self, house: House) -> None:
        settings = house.settings
        self.house = house
        self.sockets = Sockets(house)
        self.new_tables = Limit(settings.tables_per_minute / 60, settings.tables_per_minute)
        self.codes = Limit(settings.codes_per_minute / 60, settings.codes_per_minute)
