"""Who is at one table (presence), published to its sockets and the other processes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.core.state import SPECTATOR
from bocamina.server import messages as wire
from bocamina.server.bus import Notice
from bocamina.server.roll_call import WHO, RollCall

if TYPE_CHECKING:
    from bocamina.server.audience import Connection
    from bocamina.server.live import LiveTable

WATCHERS_SECONDS: Final = 0.5


class Attendance:
    """Tracks who is at a table, and announces changes."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.house = live.house
        self.roll_call = RollCall(
            self.house.process,
            len(live.table.seats),
            self.house.clock.monotonic(),
            self.house.settings.heartbeat_seconds,
        )
        self.is_due = False  # whether a change in the number of watchers is still to be announced

    def come(self, connection: Connection) -> None:
        """Note that a socket was opened."""
        changed = self.roll_call.come(connection.viewer)
        if connection.viewer == SPECTATOR or not changed:
            self.show(publish=False, to=connection)
        if changed:
            self._tell_of(connection.viewer)

    def go(self, connection: Connection) -> None:
        """Note that a socket was closed."""
        if self.roll_call.go(connection.viewer):
            self._tell_of(connection.viewer)

    def _tell_of(self, viewer: int) -> None:
        """Announce a seat at once, but debounce watchers: there may be thousands."""
        if viewer != SPECTATOR:
            self.show(publish=True)
        elif not self.is_due:
            self.is_due = True
            self.house.clock.call_later(WATCHERS_SECONDS, self._show_watchers)

    def _show_watchers(self) -> None:
        self.is_due = False
        self.show(publish=True)

    async def visit(self, viewer: int) -> None:
        """Count an HTTP client as present for a while."""
        if self.roll_call.visit(viewer, self.house.clock.monotonic()):
            self.show(publish=True)
            self.live.steward.plan()
        if viewer != SPECTATOR:
            await self.live.steward.thaw()

    def tend(self, *, publish: bool) -> None:
        """Drop those who timed out, and perhaps send the other processes a heartbeat."""
        has_changed = self.roll_call.here(self.house.clock.monotonic()) != self.roll_call.shown
        if has_changed or self.roll_call.has_lost_some:
            self.roll_call.has_lost_some = False
            self.show(publish=publish)
            self.live.steward.plan()
            # A process that died may have stored something without announcing it.
            self.house.soon(self.live.catch_up())
        elif publish and self.house.is_shared:
            self.publish()

    def settle(self) -> None:
        """Note since when each seat is absent."""
        self.roll_call.settle(len(self.live.table.seats), self.house.clock.monotonic())

    def show(self, *, publish: bool, to: Connection | None = None) -> None:
        """Send who is here to one socket, or to all sockets and perhaps the other processes."""
        self.settle()
        here = self.roll_call.here(self.house.clock.monotonic())
        self.roll_call.shown = here
        data = wire.encode(wire.Presence(list(here), self.roll_call.watching()))
        if to is not None:
            to.post(data)
            return
        self.live.audience.post(data)
        if publish and self.house.is_shared:
            self.publish()

    def publish(self) -> None:
        """Tell the other processes who is here."""
        note = self.roll_call.note(self.house.clock.monotonic())
        news = Notice(self.live.table.name, self.live.table.version, note)
        self.house.soon(self.house.bus.publish(news, self.live.hear))

    def hear(self, note: str) -> None:
        """Take in another process's note of who is here."""
        if note.startswith(WHO):
            if not note.endswith(self.house.process):
                self.publish()
        elif self.roll_call.hear(note, self.house.clock.monotonic()):
            self.show(publish=False)
            self.live.steward.plan()

    def has_visitors(self) -> bool:
        """Tell whether anybody asked over HTTP lately."""
        return bool(self.roll_call.visitors(self.house.clock.monotonic()))
