"""The server as a process: it listens, and shuts down gracefully."""

from __future__ import annotations

import gc
import logging
import signal
import sys
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.server import HANDLED_SIGNALS

from bocamina.players.roster import enter, import_bots
from bocamina.server.app import make_app, make_house
from bocamina.server.below import below
from bocamina.server.files import check_files, most_connections
from bocamina.server.gate import Gate
from bocamina.server.listener import Listener, bound
from bocamina.server.logs import set_up
from bocamina.server.patience import patient
from bocamina.server.routes.pages import client_folder

if TYPE_CHECKING:
    import asyncio
    import socket
    from collections.abc import Iterator

    from bocamina.server.house import House
    from bocamina.server.settings import ServerSettings

log = logging.getLogger(__name__)

PING_SECONDS = 20.0  # the interval of pings to a socket, and their timeout


class Server(uvicorn.Server):
    """Tells clients and stops the clocks before it closes their sockets."""

    def __init__(self, config: uvicorn.Config, house: House, gate: Gate) -> None:
        super().__init__(config)
        self.house = house
        self.gate = gate

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Restore the signal handlers at the end: the server handles signals only while it listens.

        Before that, a signal ends the process as usual, and nothing is lost.
        """
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.getsignal(number) for number in HANDLED_SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the house, listen, and say where."""
        await self.lifespan.startup()
        if self.lifespan.should_exit:
            sys.exit(STARTUP_FAILURE)
        settings = self.house.settings
        try:
            listening = sockets or await bound(settings.listens_on, settings.port)
            listener: Any = Listener(listening, self.gate, self.make_protocol)
        except OSError as error:
            where = f"{settings.listens_on}, port {settings.port}"
            log.error("cannot listen on %s: %s", where, error)
            await self.lifespan.shutdown()
            sys.exit(STARTUP_FAILURE)
        if threading.current_thread() is threading.main_thread():
            for number in HANDLED_SIGNALS:
                signal.signal(number, self.handle_exit)
        self.servers = [listener]
        self.started = True
        self.tell(listening[0].getsockname()[1])

    def tell(self, port: int) -> None:
        """Print the server's address."""
        settings = self.house.settings
        where = settings.public_url or f"http://{settings.host}:{port}"
        how = "open %s to play" if client_folder() else "listening at %s, for programs alone"
        log.info(how, where, extra={"port": port})
        if settings.share:
            # Imported lazily: only this needs the library for QR codes.
            from bocamina.server.sharing import invite

            invite(port)

    def make_protocol(self) -> asyncio.Protocol:
        """Return the protocol of a new connection."""
        make: Any = self.config.http_protocol_class
        made: asyncio.Protocol = make(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return made

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop the house, then the sockets."""
        log.info("stopping")
        await self.house.stop()
        await super().shutdown(sockets)


def make_server(house: House) -> Server:
    """Return a server for a house."""
    settings = house.settings
    inner: Any = below(settings.base, make_app(house))
    app = ProxyHeadersMiddleware(inner, settings.trusted_proxies or [])
    gate = Gate(settings, house.metrics, house.clock, app.trusted_hosts, most_connections())
    http, sockets = patient(settings.patience_seconds, gate)
    config = uvicorn.Config(
        app,
        loop="uvloop",
        http=http,
        ws=sockets,
        ws_max_size=settings.largest_message,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        # Compression would cost more memory per socket than everything else together.
        ws_per_message_deflate=False,
        proxy_headers=False,  # done above, by the configured proxies
        server_header=False,
        access_log=False,
        log_config=None,
        lifespan="on",
        timeout_keep_alive=15,
        timeout_graceful_shutdown=5,
    )
    return Server(config, house, gate)


def serve(settings: ServerSettings) -> None:
    """Serve until told to stop."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # a plain error message, without a traceback
    settings.check()
    check_files(settings)
    # Before any request: a client must never trigger an import.
    for name in settings.players.split(","):
        if name.strip():
            enter(name.strip())
    import_bots()
    set_up(settings.log_level, settings.log_format)
    if client_folder() is None:
        log.warning("this installation has no browser client: programs can play, people cannot")
    server = make_server(make_house(settings))
    # Long-lived objects are frozen: garbage collections through them would delay moves.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    server.run()
