"""The clocks of seats; times are unix seconds and always passed in."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bocamina.server.tables.entries import Clocking


class Clocks:
    """An allowance for every decision, then a reserve for the whole game.

    The rest of an allowance is kept while a seat may still take its move back, so that moving and
    taking back gains no time.
    """

    def __init__(self, clocking: Clocking, seats: int) -> None:
        self.clocking = clocking
        self.allowance = [float(clocking.move_seconds or 0)] * seats
        self.reserve = [float(clocking.reserve_seconds)] * seats
        self.since: dict[int, float] = {}  # the seats that think, and when they began
        self.is_frozen = False

    @property
    def are_on(self) -> bool:
        """Whether time is counted at all."""
        return self.clocking.move_seconds is not None

    def run(self, seat: int, at: float, *, afresh: bool) -> None:
        """Let a seat think, with a new allowance or with what is left of its last one."""
        self.stop(seat, at)
        if afresh:
            self.allowance[seat] = float(self.clocking.move_seconds or 0)
        self.since[seat] = at

    def stop(self, seat: int, at: float) -> None:
        """Charge a seat for the time that it thought: the allowance first, then the reserve."""
        began = self.since.pop(seat, None)
        if began is None or self.is_frozen:
            return
        over = max(0.0, at - began) - self.allowance[seat]
        self.allowance[seat] = max(0.0, -over)
        if over > 0:
            self.reserve[seat] = max(0.0, self.reserve[seat] - over)

    def freeze(self, at: float) -> None:
        """Stop counting."""
        for seat in list(self.since):
            self.stop(seat, at)
            self.since[seat] = at
        self.is_frozen = True

    def thaw(self, at: float) -> None:
        """Count again, from now on."""
        self.is_frozen = False
        for seat in self.since:
            self.since[seat] = at

    def runs_out(self, seat: int) -> float | None:
        """Return when a thinking seat's time is up, if ever."""
        if not self.are_on or self.is_frozen or seat not in self.since:
            return None
        return self.since[seat] + self.allowance[seat] + self.reserve[seat]

    def next_run_out(self) -> float | None:
        """Return when the first seat's time is up, if ever."""
        if not self.are_on or self.is_frozen or not self.since:
            return None
        return min(
            began + self.allowance[seat] + self.reserve[seat] for seat, began in self.since.items()
        )
