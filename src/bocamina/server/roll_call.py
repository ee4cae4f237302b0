"""Presence: who is at a table, in this process and in others."""

from __future__ import annotations

from typing import Final

BEATS_BELIEVED: Final = 2.5  # how long another process's note is valid, in heartbeats
VISIT_SECONDS: Final = 30.0  # how long an HTTP client counts as present
HERE: Final = "here"
WHO: Final = "who"


class RollCall:
    """The seats with an open socket somewhere, or a recent visit, and since when others are absent.

    A visit is a request over HTTP: programs may do without a socket.
    """

    def __init__(self, process: str, seats: int, now: float, heartbeat_seconds: float) -> None:
        self.process = process
        self.believed_seconds = BEATS_BELIEVED * heartbeat_seconds
        self.mine: dict[int, int] = {}  # sockets by viewer, in this process
        self.visits: dict[int, float] = {}  # the last one by viewer, in this process
        self.shown: tuple[int, ...] = ()  # who was here when that was last announced
        self.elsewhere: dict[str, tuple[float, tuple[int, ...], int]] = {}
        self.has_lost_some = False  # whether a process fell silent, until somebody sees to it
        self.absent_since: dict[int, float] = dict.fromkeys(range(seats), now)

    def come(self, viewer: int) -> bool:
        """Add a socket, and tell whether that changes what others see."""
        self.mine[viewer] = self.mine.get(viewer, 0) + 1
        return viewer < 0 or self.mine[viewer] == 1

    def go(self, viewer: int) -> bool:
        """Remove a socket, and tell whether that changes what others see."""
        self.mine[viewer] -= 1
        if not self.mine[viewer]:
            del self.mine[viewer]
            self.visits.pop(viewer, None)
        return viewer < 0 or viewer not in self.mine

    def visit(self, viewer: int, now: float) -> bool:
        """Note a visit and tell whether that changes what others see."""
        is_known = viewer < 0 or viewer in self.here(now)
        self.visits[viewer] = now
        return not is_known

    def visitors(self, now: float) -> list[int]:
        """Return the recent visitors of this process, seats and watchers."""
        for viewer, visited in list(self.visits.items()):
            if now - visited > VISIT_SECONDS:
                del self.visits[viewer]
        return list(self.visits)

    def seats_here(self, now: float) -> set[int]:
        """Return the seats that are present in this process."""
        return {seat for seat in (*self.mine, *self.visitors(now)) if seat >= 0}

    def note(self, now: float) -> str:
        """Return the note for other processes."""
        seats = ",".join(str(seat) for seat in sorted(self.seats_here(now)))
        return f"{HERE} {self.process} {seats or '-'} {self.mine.get(-1, 0)}"

    def hear(self, note: str, now: float) -> bool:
        """Take in another process's note and tell whether it is news."""
        word, _, rest = note.partition(" ")
        parts = rest.split(" ")
        if word != HERE or len(parts) != 3 or parts[0] == self.process:
            return False
        seats = () if parts[1] == "-" else tuple(int(seat) for seat in parts[1].split(","))
        told = (now, seats, int(parts[2]))
        before = self.elsewhere.get(parts[0])
        self.elsewhere[parts[0]] = told
        return before is None or before[1:] != told[1:]

    def here(self, now: float) -> tuple[int, ...]:
        """Return the seats that are present in any process."""
        seats = self.seats_here(now)
        for process, (heard, others, _) in list(self.elsewhere.items()):
            if now - heard > self.believed_seconds:
                del self.elsewhere[process]
                self.has_lost_some = True
            else:
                seats.update(others)
        return tuple(sorted(seats))

    def watching(self) -> int:
        """Return how many sockets watch without a seat."""
        return self.mine.get(-1, 0) + sum(count for _, _, count in self.elsewhere.values())

    def settle(self, seats: int, now: float) -> None:
        """Note since when each seat is absent."""
        here = self.here(now)
        for seat in range(seats):
            if seat in here:
                self.absent_since.pop(seat, None)
            else:
                self.absent_since.setdefault(seat, now)
