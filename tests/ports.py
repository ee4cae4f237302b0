"""Ports for servers that run in processes of their own."""

from __future__ import annotations

import random
import socket
from typing import Final

# Below those that a system gives to connections going out: between finding a port and listening
# there, nobody else is handed it.
PORTS: Final = range(12_000, 32_000)


def free_port() -> int:
    """Return a port that nobody holds at any address."""
    while True:
        port = random.choice(PORTS)
        with socket.socket() as probe:
            try:
                probe.bind(("0.0.0.0", port))
            except OSError:
                continue
        return port
