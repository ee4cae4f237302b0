"""Letting in the people of the same network: where they find the server, and what that opens."""

from __future__ import annotations

import io
import socket
import sys
from ipaddress import IPv4Address
from typing import Final

import ifaddr
import segno

from bocamina.language import Speaker, speaker_for

# Never asked: a datagram socket only looks up which way it would go.
SOMEWHERE: Final = ("192.0.2.1", 9)


def own_addresses() -> list[str]:
    """Return the addresses by which the network knows this machine, the usual one first."""
    found = [
        str(address.ip)
        for adapter in ifaddr.get_adapters()
        for address in adapter.ips
        if address.is_IPv4 and is_reachable(IPv4Address(address.ip))
    ]
    usual = usual_address()
    return sorted(set(found), key=lambda address: (address != usual, IPv4Address(address)))


def is_reachable(address: IPv4Address) -> bool:
    """Tell whether other machines can come by an address."""
    return not (address.is_loopback or address.is_link_local or address.is_unspecified)


def usual_address() -> str:
    """Return the address that this machine sends from, or nothing without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(SOMEWHERE)
        except OSError:
            return ""
        return str(way.getsockname()[0])


def qr_code(link: str) -> str:
    """Draw a link for the camera of a phone, two rows of dots to a line."""
    drawn = io.StringIO()
    segno.make(link, micro=False, error="L").terminal(drawn, border=2, compact=True)
    return drawn.getvalue().rstrip("\n")


def invitation(addresses: list[str], port: int, speaker: Speaker, *, with_qr: bool) -> str:
    """Say how people in this network come in, and what that opens to them."""
    say = speaker.say
    if not addresses:
        return say("serve-share-nobody")
    links = [f"http://{address}:{port}" for address in addresses]
    parts = [say("serve-share-open"), *(f"  {link}" for link in links), ""]
    if with_qr:
        parts += [say("serve-share-scan"), qr_code(links[0]), ""]
    return "\n".join([*parts, say("serve-share-exposes", port=str(port))])


def invite(port: int) -> None:
    """Print the invitation where the person who started the server looks."""
    can_draw = (sys.stdout.encoding or "").lower().replace("-", "").startswith("utf")
    print(invitation(own_addresses(), port, speaker_for(), with_qr=can_draw), flush=True)
