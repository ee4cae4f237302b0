"""The doorkeeper: applies what the server's host decides from the command line."""

from __future__ import annotations

import logging
from ipaddress import ip_network
from typing import TYPE_CHECKING, Any, Final

from bocamina.server.access import CUSTOMER, address_in, address_of
from bocamina.server.journal import Unavailable
from bocamina.server.journal.acts import Act, Deed
from bocamina.server.tables.seats import home_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bocamina.server.house import House
    from bocamina.server.journal.acts import KeptOut

log = logging.getLogger(__name__)

LOOK_SECONDS: Final = 0.5
HOME: Final = "home:"  # before the mark of a home, where no address is known
TOLD: Final = {
    Deed.REMOVE_TABLE: "the host removed a table",
    Deed.KEEP_OUT: "the host keeps somebody out",
    Deed.LET_IN: "the host lets somebody in again",
}


class Blocklist:
    """Who is kept out, with lookups that stay fast however many there are."""

    def __init__(self, kept: list[KeptOut]) -> None:
        self.homes: dict[str, float | None] = {}
        # The prefixes, by IP version and prefix length.
        self.networks: dict[tuple[int, int], dict[int, float | None]] = {}
        for each in kept:
            if each.who.startswith(HOME):
                self.homes[each.who.removeprefix(HOME)] = each.until
            else:
                network = ip_network(each.who)
                rest = network.max_prefixlen - network.prefixlen
                alike = self.networks.setdefault((network.version, rest), {})
                alike[int(network.network_address) >> rest] = each.until

    def holds(self, client: str, now: float) -> bool:
        """Tell whether a client's address is kept out now."""
        if not self.homes and not self.networks:
            return False
        address = address_in(client)
        if address is None:
            return False
        for (version, rest), prefixes in self.networks.items():
            if version == address.version and is_on(prefixes, int(address) >> rest, now):
                return True
        scope = {"client": (client, 0)}
        return any(
            is_on(self.homes, home_of(address_of(scope, *prefix)), now)
            for prefix in ((), (CUSTOMER,))
            if self.homes
        )


def is_on(kept: Mapping[Any, float | None], who: object, now: float) -> bool:
    """Tell whether an entry exists and has not expired."""
    return who in kept and ((until := kept[who]) is None or now < until)


class Doorkeeper:
    """Reads the host's acts from the journal, in every process, and carries them out."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.blocklist = Blocklist([])
        self.seen = 0  # the last act that this process knows

    async def open(self) -> None:
        """Load who is kept out, before anybody connects."""
        acts = await self.house.journal.acts(0)
        self.seen = acts[-1].number if acts else 0
        self.blocklist = Blocklist(await self.house.journal.kept_out())

    def keeps_out(self, scope: Mapping[str, Any]) -> bool:
        """Tell whether a client may not come in."""
        client = scope.get("client")
        return client is not None and self.blocklist.holds(client[0], self.house.now())

    async def keep_looking(self) -> None:
        """Poll for new acts."""
        while True:
            await self.house.clock.sleep(LOOK_SECONDS)
            try:
                await self.look()
            except Unavailable as error:
                log.debug("the host's acts cannot be read: %s", error)  # which others tell of

    async def look(self) -> None:
        """Carry out new acts."""
        acts = await self.house.journal.acts(self.seen)
        if any(act.deed is not Deed.REMOVE_TABLE for act in acts):
            self.blocklist = Blocklist(await self.house.journal.kept_out())
            self.close_sockets()
        for act in acts:
            self.seen = act.number
            await self.carry_out(act)

    async def carry_out(self, act: Act) -> None:
        """Log an act, and disconnect those whose table it removed."""
        if act.deed is not Deed.REMOVE_TABLE:
            log.info(TOLD[act.deed], extra={"act": act.number, "who": act.about})
            return
        log.info(TOLD[act.deed], extra={"act": act.number, "table": act.about})
        live = self.house.tables.get(act.about)
        if live is not None:
            for connection in live.audience:
                connection.shut_out("table-removed")
                live.audience.remove(connection)
            await self.house.put_away(act.about)

    def close_sockets(self) -> None:
        """Close the sockets of those who are kept out."""
        now = self.house.now()
        for live in list(self.house.tables.values()):
            for connection in live.audience:
                if self.blocklist.holds(connection.address, now):
                    connection.shut_out("kept-out")
                    live.audience.remove(connection)
