"""Who a client is: the secret it shows, the site it comes from, its address."""

from __future__ import annotations

import ipaddress
import socket
from dataclasses import dataclass
from functools import cache, lru_cache
from http.cookies import CookieError, SimpleCookie
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from bocamina.core.state import SPECTATOR
from bocamina.server.problems import Refused
from bocamina.server.tables.decisions import Asker
from bocamina.server.tables.seats import SECRET_BYTES, hash_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bocamina.server.live import LiveTable
    from bocamina.server.settings import ServerSettings
    from bocamina.server.tables.table import Table

COOKIE: Final = "bocamina_seat"
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
LONGEST_COOKIES: Final = 4096
HOUSEHOLD: Final = 64  # the IPv6 prefix that identifies a household
# Local suffixes of host names, which nobody can register on the internet.
PRIVATE_ENDINGS: Final = ("", ".local", ".lan", ".home", ".home.arpa", ".internal", ".localdomain")
PROXIES_HEADERS: Final = ("x-forwarded-for", "forwarded", "x-real-ip", "via", "x-client-ip")
CUSTOMER: Final = 48  # and a provider's customer, who may have many households' prefixes


@dataclass(frozen=True)
class Visitor:
    """What a client's secret gives access to."""

    key: str  # the secret's hash, or nothing
    asker: Asker

    @property
    def viewer(self) -> int:
        """The seat whose view the client gets, or the spectator."""
        return SPECTATOR if self.asker.seat is None else self.asker.seat


def headers_of(scope: Mapping[str, Any]) -> dict[str, str]:
    """Return a connection's headers by lower-case name."""
    return {
        name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]
    }


def secret_in(headers: Mapping[str, str]) -> str:
    """Return the secret in a bearer token, else in the cookie, else nothing."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return token.strip()
    text = headers.get("cookie", "")
    if COOKIE not in text or len(text) > LONGEST_COOKIES:
        return ""
    try:
        cookie = SimpleCookie(text).get(COOKIE)
    except CookieError:
        return ""
    return "" if cookie is None else cookie.value


def recognise(table: Table, secret: str) -> Visitor:
    """Find out which seat a secret holds, and whether it is the host's."""
    if len(secret) != 2 * SECRET_BYTES:
        return Visitor("", Asker())
    key = hash_of(secret)
    return Visitor(key, asker_of(table, key))


async def meet(live: LiveTable, secret: str, *, to_sit: bool = False) -> Visitor:
    """Recognise a client by its secret, or refuse one whom the table's host has removed.

    The seat may have been given by another process a moment ago.
    """
    visitor = recognise(live.table, secret)
    if visitor.key and visitor.asker.seat is None:
        await live.read_on()
        visitor = recognise(live.table, secret)
    reason = live.table.why_out(visitor.key)
    if reason and not (to_sit and reason == "no-watchers"):
        raise Refused(reason, 403)
    return visitor


def asker_of(table: Table, key: str) -> Asker:
    """Return what the secret with this hash holds now; a seat may change hands at any time."""
    seat = table.seat_of(key) if key else None
    if seat is None:
        return Asker(None, is_host=bool(key) and key == table.host)
    # A host who carries the seat to another device is the host there, too.
    return Asker(seat, is_host=table.host in table.seats[seat].keys)


def viewer_of(table: Table, key: str) -> int:
    """Return whose view the secret with this hash gives: its seat's, or the spectator's."""
    seat = table.seat_of(key)
    return SPECTATOR if seat is None else seat


def seat_cookie(secret: str, table: str, settings: ServerSettings) -> str:
    """Return the header of an HttpOnly cookie, which no script can read."""
    days = max(1, int(settings.keep_over_days or 365))
    secure = "; Secure" if settings.is_secure else ""
    return (
        f"{COOKIE}={secret}; Path={settings.base}/api/tables/{table}; Max-Age={days * 86400}"
        f"; HttpOnly; SameSite=Strict{secure}"
    )


def is_own_origin(headers: Mapping[str, str], settings: ServerSettings) -> bool:
    """Tell whether a request is same-origin or without an Origin; else it is CSRF."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    allowed = [site.strip().rstrip("/") for site in settings.origins.split(",") if site.strip()]
    if settings.public_url:
        allowed.append("{0.scheme}://{0.netloc}".format(urlsplit(settings.public_url)))
    if origin in allowed:
        return True
    # Without a public address, the Host header names the site.
    return not settings.public_url and urlsplit(origin).netloc == headers.get("host")


@cache
def own_names() -> frozenset[str]:
    """Return this machine's names, here and in its own network."""
    name = socket.gethostname().lower().rstrip(".")
    first = name.partition(".")[0]
    return frozenset({"localhost", name, *(f"{first}{ending}" for ending in PRIVATE_ENDINGS)})


def is_own_host(host: str | None, settings: ServerSettings) -> bool:
    """Tell whether a request's Host is this site: an address or a name that nobody else can have.

    Protects against DNS rebinding: otherwise a page of another site, whose owner points its name at
    this machine, would count as same-origin.
    """
    if settings.public_url or host is None:  # a public address is set; not a browser
        return True
    try:
        name = urlsplit(f"//{host}").hostname
    except ValueError:  # brackets that do not match
        return False
    if not name or "@" in host:
        return False
    if address_in(name) is not None or name in own_names() or name.endswith(".localhost"):
        return True
    return name in {
        settings.host,
        *(urlsplit(each.strip()).hostname for each in settings.origins.split(",")),
    }


def address_in(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """Read an address; one that is IPv4-mapped is the IPv4 address."""
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if address.version == 6 else address


def address_of(scope: Mapping[str, Any], prefix: int = HOUSEHOLD) -> str:
    """Return the client's address; an IPv6 network of that prefix length counts as one."""
    client = scope.get("client")
    return household_of(client[0], prefix) if client else "local"


@lru_cache(maxsize=10_000)
def household_of(text: str, prefix: int) -> str:
    """Return the address in a text, or the network of that size that it is in."""
    address = address_in(text)
    if address is None:
        return "unknown"
    if address.version == 6:
        return str(ipaddress.ip_network((address, prefix), strict=False))
    return str(address)


def is_near(scope: Mapping[str, Any], settings: ServerSettings) -> bool:
    """Tell whether a client is on this machine or its own network."""
    client = scope.get("client")
    headers = headers_of(scope)
    told = [name for name in PROXIES_HEADERS if name in headers]
    if told and not (settings.trusted_proxies and "x-forwarded-for" in told):
        return False  # a proxy is near; the client behind it need not be
    address = address_in(client[0]) if client else None
    return not client or (address is not None and address.is_private)
