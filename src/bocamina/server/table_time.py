"""A table's time, robust against changes of the clocks of the machines that serve it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bocamina.server.house import House
    from bocamina.server.tables.table import Table


class TableTime:
    """Never goes back within a game: everything stored happened before now."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.ahead = 0.0  # of the house's date, if another's or an earlier one was later

    def now(self) -> float:
        """Return the date, but never one before the last event of the game under way."""
        return self.house.now() + self.ahead

    def shown(self, table: Table) -> float:
        """Return the time for displaying clocks: not a date that is about to be corrected."""
        return table.updated if self.is_in_doubt(table) else self.now()

    def keep_up(self, table: Table) -> None:
        """Continue from the last stored time, whatever clock it was from."""
        self.ahead = max(self.ahead, table.updated - self.house.now())

    def start_again(self) -> None:
        """Return to the house's date, since no clock of a game runs."""
        self.ahead = 0.0

    def set(self, difference: float) -> None:
        """Adjust to the house's date being set forward or back."""
        self.ahead = max(0.0, self.ahead - difference)

    def is_in_doubt(self, table: Table) -> bool:
        """Tell whether clocks ran for an unknown time: before a start, or by another date."""
        clocks = table.clocks
        is_running = clocks.are_on and not clocks.is_frozen and bool(table.turn)
        return is_running and table.updated < self.house.date.epoch
