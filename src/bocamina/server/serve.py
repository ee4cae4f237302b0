"""The server as a process: it listens, and stops so that nothing is cut off."""

from __future__ import annotations

import gc
import logging
import signal
from typing import TYPE_CHECKING

import uvicorn

from bocamina.players.roster import enter
from bocamina.server.app import make_app, make_house
from bocamina.server.logs import set_up
from bocamina.server.patience import patient

if TYPE_CHECKING:
    import socket

    from bocamina.server.house import House
    from bocamina.server.settings import Settings

log = logging.getLogger(__name__)

PING_SECONDS = 20.0  # between pings to a socket, and until one must be answered


class Server(uvicorn.Server):
    """Tells clients and stops the clocks before it closes their sockets."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self.house = house

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and say where."""
        await super().startup(sockets)
        if self.started:
            settings = self.house.settings
            port = self.servers[0].sockets[0].getsockname()[1]
            where = settings.public_url or f"http://{settings.host}:{port}"
            log.info("open %s to play", where, extra={"port": port})

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop the house, then the sockets."""
        log.info("stopping")
        await self.house.stop()
        await super().shutdown(sockets)


def make_server(house: House) -> Server:
    """Return a server for a house."""
    settings = house.settings
    http, sockets = patient(settings.patience_seconds)
    config = uvicorn.Config(
        make_app(house),
        host=settings.host,
        port=settings.port,
        loop="uvloop",
        http=http,
        ws=sockets,
        ws_max_size=settings.largest_message,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        # Compression would cost more memory per socket than all else together.
        ws_per_message_deflate=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        server_header=False,
        access_log=False,
        log_config=None,
        lifespan="on",
        timeout_keep_alive=15,
        timeout_graceful_shutdown=5,
        backlog=4096,
    )
    return Server(config, house)


def serve(settings: Settings) -> None:
    """Serve until told to stop."""
    settings.check()
    # Before anybody can ask for them: importing is never a client's choice.
    for name in settings.players.split(","):
        if name.strip():
            enter(name.strip())
    set_up(settings.log_level, settings.log_format)
    for number in (signal.SIGINT, signal.SIGTERM):
        # Uvicorn stops at the signal and then raises it again: by then all is done.
        signal.signal(number, lambda *_: None)
    server = make_server(make_house(settings))
    # What is there now stays: looking through it again and again would delay moves.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    server.run()
