"""Rate limits: token buckets that refill at a rate and empty by use."""

from __future__ import annotations

from typing import Final

LARGEST_BOOK: Final = 50_000


class Bucket:
    """A token bucket: holds so many uses at most, and gets new ones at a rate."""

    __slots__ = ("level", "then")

    def __init__(self, level: float, then: float) -> None:
        self.level = level
        self.then = then

    def take(self, now: float, per_second: float, most: float) -> bool:
        """Use one, if there is one."""
        self.level = min(most, self.level + max(0.0, now - self.then) * per_second)
        self.then = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Limit:
    """A bucket for each client, such as an address."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self.buckets: dict[str, Bucket] = {}

    def allows(self, client: str, now: float) -> bool:
        """Use one of a client's, if there is one."""
        bucket = self.buckets.get(client)
        if bucket is None:
            if len(self.buckets) >= LARGEST_BOOK:
                self.forget_the_full(now)
            bucket = self.buckets[client] = Bucket(self.burst, now)
        return bucket.take(now, self.per_second, self.burst)

    def forget_the_full(self, now: float) -> None:
        """Drop buckets that are full again, and the oldest if that frees too few."""
        time_to_fill = self.burst / self.per_second if self.per_second else float("inf")
        for client in [c for c, b in self.buckets.items() if now - b.then > time_to_fill]:
            del self.buckets[client]
        for client in list(self.buckets)[: max(0, len(self.buckets) - LARGEST_BOOK // 2)]:
            del self.buckets[client]


class Tally:
    """Counts what each client holds at the moment, up to a limit."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.held: dict[str, int] = {}

    def take(self, client: str) -> bool:
        """Count one more, if that is allowed."""
        count = self.held.get(client, 0)
        if count >= self.most:
            return False
        self.held[client] = count + 1
        return True

    def give_back(self, client: str) -> None:
        """Count one less."""
        count = self.held[client] - 1
        if count:
            self.held[client] = count
        else:
            del self.held[client]
