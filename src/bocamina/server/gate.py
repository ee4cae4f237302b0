"""Limits connections and work by address, before any request is read."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final, Protocol

from bocamina.server.access import address_of
from bocamina.server.limits import LARGEST_BOOK

if TYPE_CHECKING:
    import asyncio

    from bocamina.server.clock import Clock
    from bocamina.server.metrics import Metrics
    from bocamina.server.settings import ServerSettings

log = logging.getLogger(__name__)

BURST_SECONDS: Final = 2.0  # the burst of work for an address
MOST_DEBT_SECONDS: Final = 2.0  # caps the debt, so that nobody waits for what others did long ago
FLOOD_SECONDS: Final = 1.0  # of debt, which only a flood of connections causes
CONNECTION_COST: Final = 5  # frames


class Connected(Protocol):
    """A connection without a request under way."""

    transport: asyncio.Transport


class Proxies(Protocol):
    """The proxies whose headers are trusted."""

    def __contains__(self, host: str | None, /) -> bool: ...


class Account:
    """The budget of one address, over all its connections; overdrawing it means waiting."""

    __slots__ = ("_even_at", "_seconds_each", "held", "most_held", "waiting")

    def __init__(self, frames_per_second: float, most_held: float) -> None:
        self._seconds_each = 1 / frames_per_second
        self._even_at = float("-inf")  # when the debt is paid off
        self.held = 0  # connections, sockets among them
        self.most_held = most_held
        self.waiting: dict[Connected, None] = {}  # those without a request, the oldest first

    def charge(self, frames: int, now: float) -> None:
        """Charge an address for work that was done."""
        even_at = max(self._even_at, now - BURST_SECONDS) + frames * self._seconds_each
        self._even_at = min(even_at, now + MOST_DEBT_SECONDS)

    def seconds_to_wait(self, now: float) -> float:
        """Return how long to wait before more is done; 0 or less: not at all."""
        return self._even_at - now

    def is_idle(self, now: float) -> bool:
        """Tell whether the account is as good as new."""
        return not self.held and self._even_at <= now - BURST_SECONDS


class Gate:
    """Accepts connections, up to a limit for each address and for the machine."""

    def __init__(
        self,
        settings: ServerSettings,
        metrics: Metrics,
        clock: Clock,
        proxies: Proxies,
        most_open: int,
    ) -> None:
        self.settings = settings
        self.metrics = metrics
        self.clock = clock
        self.proxies = proxies
        self.most_open = most_open
        self.open = 0
        self.told_at = float("-inf")
        self.accounts: dict[str, Account] = {}

    def account_of(self, address: str) -> Account:
        """Return the account of an address, normalized as by `address_of`."""
        found = self.accounts.get(address)
        if found is None:
            if len(self.accounts) >= LARGEST_BOOK:
                self.forget_the_idle(self.clock.monotonic())
            found = self.accounts[address] = Account(
                self.settings.frames_per_second, self.settings.most_connections_per_address
            )
        return found

    def at(self, peer: tuple[str, int] | None) -> Account:
        """Return the account of a connection's peer."""
        if peer is not None and peer[0] in self.proxies:
            # A client behind a proxy is known later, from the headers.
            return self.accounts.setdefault("proxies", Account(float("inf"), float("inf")))
        return self.account_of(address_of({"client": peer}))

    def is_flooded_by(self, peer: tuple[str, int]) -> bool:
        """Count a new connection, and tell whether it is part of a flood."""
        account, now = self.at(peer), self.clock.monotonic()
        if account.seconds_to_wait(now) < FLOOD_SECONDS:
            account.charge(CONNECTION_COST, now)
            return False
        self.tell("flood", "its address opens too many at once")
        return True

    def enter(self, peer: tuple[str, int] | None) -> Account | None:
        """Add a connection and return its account, or nothing if there is no room."""
        account = self.at(peer)
        if account.held >= account.most_held and not self.make_way(account):
            self.tell("too many of address", "its address has too many")
            return None
        if self.open >= self.most_open and not self.make_way(self.most_silent()):
            self.tell("too many of all", "no more can be held")
            return None
        account.held += 1
        self.open += 1
        return account

    def leave(self, account: Account, connection: Connected) -> None:
        """Stop counting a connection."""
        account.waiting.pop(connection, None)
        account.held -= 1
        self.open -= 1

    def most_silent(self) -> Account:
        """Return the account with the most idle connections."""
        return max(self.accounts.values(), key=lambda account: len(account.waiting))

    def make_way(self, account: Account) -> bool:
        """Close an account's longest idle connection, if there is one."""
        if not account.waiting:
            return False
        longest = next(iter(account.waiting))
        del account.waiting[longest]
        longest.transport.abort()
        self.tell("made way", "it asked for nothing, and made way for another of its address")
        return True

    def tell(self, why: str, about: str) -> None:
        """Count a connection that was ended, and log one of them a second."""
        self.metrics.connections_ended.add(why)
        self.warn("a connection was turned away: %s", about)

    def warn(self, words: str, about: str) -> None:
        """Log what one client did, one line a second at most."""
        now = self.clock.monotonic()
        if now >= self.told_at + 1:
            self.told_at = now
            log.warning(words, about)

    def forget_the_idle(self, now: float) -> None:
        """Drop accounts that are as good as new."""
        for address in [each for each, account in self.accounts.items() if account.is_idle(now)]:
            del self.accounts[address]
