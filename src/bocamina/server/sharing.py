"""Sharing a server in the local network: its address, and what becomes accessible."""

from __future__ import annotations

import io
import socket
import sys
from ipaddress import IPv4Address
from typing import Final

import ifaddr
import segno

from bocamina.language import Speaker, speaker_for

# Never contacted: connecting a UDP socket only looks up the route.
SOMEWHERE: Final = ("192.0.2.1", 9)


def own_addresses() -> list[str]:
    """Return this machine's addresses in the network, the usual one first."""
    found = [
        str(address.ip)
        for adapter in ifaddr.get_adapters()
        for address in adapter.ips
        if address.is_IPv4 and is_reachable(IPv4Address(address.ip))
    ]
    usual = usual_address()
    return sorted(set(found), key=lambda address: (address != usual, IPv4Address(address)))


def is_reachable(address: IPv4Address) -> bool:
    """Tell whether other machines can reach an address."""
    return not (address.is_loopback or address.is_link_local or address.is_unspecified)


def usual_address() -> str:
    """Return this machine's source address, or nothing without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(SOMEWHERE)
        except OSError:
            return ""
        return str(way.getsockname()[0])


def qr_code(link: str) -> str:
    """Draw a link as a QR code, two rows of dots to a line."""
    drawn = io.StringIO()
    segno.make(link, micro=False, error="L").terminal(drawn, border=2, compact=True)
    return drawn.getvalue().rstrip("\n")


def invitation(addresses: list[str], port: int, speaker: Speaker, *, with_qr: bool) -> str:
    """Return how people in this network connect, and what becomes accessible to them."""
    say = speaker.say
    if not addresses:
        return say("serve-share-nobody")
    links = [f"http://{address}:{port}" for address in addresses]
    parts = [say("serve-share-open"), *(f"  {link}" for link in links), ""]
    if with_qr:
        parts += [say("serve-share-scan"), qr_code(links[0]), ""]
    return "\n".join([*parts, say("serve-share-exposes", port=str(port))])


def invite(port: int) -> None:
    """Print the invitation in the terminal of the person who started the server."""
    can_draw = (sys.stdout.encoding or "").lower().replace("-", "").startswith("utf")
    print(invitation(own_addresses(), port, speaker_for(), with_qr=can_draw), flush=True)
