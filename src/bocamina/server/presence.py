"""Who is at a table, in this process and in others."""

from __future__ import annotations

from typing import Final

HEARTBEAT_SECONDS: Final = 10.0
BELIEVED_SECONDS: Final = 25.0  # how long another process's word is taken
HERE: Final = "here"
WHO: Final = "who"


class Presence:
    """The seats with an open socket somewhere, and since when the others are absent."""

    def __init__(self, process: str, seats: int, now: float) -> None:
        self.process = process
        self.mine: dict[int, int] = {}  # sockets by viewer, in this process
        self.elsewhere: dict[str, tuple[float, tuple[int, ...], int]] = {}
        self.absent_since: dict[int, float] = dict.fromkeys(range(seats), now)

    def come(self, viewer: int) -> bool:
        """Count a socket and tell whether that changes what others see."""
        self.mine[viewer] = self.mine.get(viewer, 0) + 1
        return viewer < 0 or self.mine[viewer] == 1

    def go(self, viewer: int) -> bool:
        """Count a socket less and tell whether that changes what others see."""
        self.mine[viewer] -= 1
        if not self.mine[viewer]:
            del self.mine[viewer]
        return viewer < 0 or viewer not in self.mine

    def note(self) -> str:
        """Return what other processes are told."""
        seats = ",".join(str(seat) for seat in sorted(self.mine) if seat >= 0)
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
        """Return the seats that have an open socket somewhere."""
        seats = {seat for seat in self.mine if seat >= 0}
        for process, (heard, others, _) in list(self.elsewhere.items()):
            if now - heard > BELIEVED_SECONDS:
                del self.elsewhere[process]
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
