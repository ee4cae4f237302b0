"""Ports for servers that run in processes of their own, and how to come to them."""

from __future__ import annotations

import random
import socket
import ssl
from typing import Final

# Below those that a system gives to connections going out: between finding a port and listening
# there, nobody else is handed it.
PORTS: Final = range(12_000, 32_000)
# For clients of these servers, who look at no certificate: to read all that this machine trusts
# takes as long as twenty requests.
NO_TRUST: Final = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
chance = random.SystemRandom()  # Hypothesis lets all others begin with the same number


def free_port() -> int:
    """Return a port that nobody holds at any address."""
    while True:
        port = chance.choice(PORTS)
        with socket.socket() as probe:
            try:
                probe.bind(("0.0.0.0", port))
            except OSError:
                continue
        return port
