"""Servers and their visitors, for tests: real sockets on this machine."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from contextlib import asynccontextmanager
from http.client import HTTPConnection, HTTPException
from typing import TYPE_CHECKING, Any, Final, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

from bocamina.server.app import make_journal
from bocamina.server.bots import Thinkers, make_worker
from bocamina.server.bus.local import LocalBus
from bocamina.server.house import House
from bocamina.server.serve import Server, make_server
from bocamina.server.settings import ServerSettings
from tests.ports import NO_TRUST, free_port
from tests.server.hand_clock import AtOnce, HandClock

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Sequence
    from pathlib import Path

PATIENCE: Final = 60.0  # on a machine that is busy with other tests
PATIENCE_TO_START: Final = 60.0
GENEROUS: Final[dict[str, Any]] = {
    "host": "127.0.0.1",
    "port": 0,
    "most_sockets_per_address": 10_000,
    "most_connections_per_address": 10_000,
    "frames_per_second": 1_000_000.0,
    "requests_per_second": 10_000.0,
    "tables_per_minute": 100_000.0,
    "seats_per_minute": 100_000.0,
    "codes_per_minute": 100_000.0,
    "replays_per_minute": 100_000.0,
    "messages_per_second": 10_000.0,
    "talk_per_minute": 100_000.0,
    "bot_wait_seconds": 0.02,
    "log_level": "warning",
}


class Visitor:
    """A person or program at one table."""

    def __init__(self, site: str, table: str, token: str = "", seat: int = -1) -> None:
        self.site, self.table, self.token, self.seat = site, table, token, seat
        self.socket: ClientConnection | None = None
        self.raw: list[str] = []
        self.news: dict[str, Any] = {}
        self.facts: dict[str, Any] = {}
        self.number = 0
        self.more: dict[str, str] = {}  # headers besides

    @property
    def headers(self) -> dict[str, str]:
        return {**({"Authorization": f"Bearer {self.token}"} if self.token else {}), **self.more}

    async def open(self, since: int | None = None) -> Self:
        """Connect and take in the welcome and the first news."""
        address = f"ws{self.site.removeprefix('http')}/api/tables/{self.table}/socket"
        query = "" if since is None else f"?since={since}"
        self.socket = await connect(
            address + query,
            additional_headers=self.headers,
            compression=None,
            max_size=None,
            max_queue=None,
        )
        self.welcome = await self.receive("welcome")
        await self.receive("news")
        return self

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    async def receive(self, *kinds: str) -> dict[str, Any]:
        """Wait for the next message of some kind, or of any."""
        assert self.socket is not None
        while True:
            text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
            assert isinstance(text, str)
            self.raw.append(text)
            message: dict[str, Any] = json.loads(text)
            if message["type"] == "news":
                self.news = message
                self.facts = message.get("table", self.facts)
            if not kinds or message["type"] in kinds:
                return message

    async def until(self, is_so: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Wait until the news say something."""
        while not is_so(self.news):
            await self.receive("news")
        return self.news

    async def reach(self, version: int) -> None:
        """Wait until the news are of a version, or a later one."""
        await self.until(lambda news: news["version"] >= version)

    async def send(self, **request: Any) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(request))

    async def ask(self, type: str, **request: Any) -> dict[str, Any]:  # noqa: A002
        """Put a request and return the answer to it."""
        self.number += 1
        await self.send(type=type, id=self.number, **request)
        while True:
            answer = await self.receive("accepted", "explained", "refused")
            if answer["id"] == self.number:
                return answer

    async def move(self, move: str, expected: int | None = None) -> dict[str, Any]:
        version = self.news["version"] if expected is None else expected
        return await self.ask("move", move=move, expected=version)

    @property
    def version(self) -> int:
        version: int = self.news["version"]
        return version

    @property
    def status(self) -> str:
        status: str = self.facts["status"]
        return status

    def legal(self) -> list[str]:
        return [each["move"] for each in self.news["legal"] if each["move"] != "back"]

    def events(self) -> list[str]:
        return [each["event"] for each in self.news["events"]]


class Site:
    """Where a server is, and ways to come to its tables."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE, verify=NO_TRUST)
        self.visitors: list[Visitor] = []

    async def close(self) -> None:
        """Let everybody go."""
        for visitor in self.visitors:
            await visitor.close()
        await self.http.aclose()

    async def post(
        self, path: str, body: object, token: str = "", **headers: str
    ) -> httpx.Response:
        sent = dict(headers)
        if token:
            sent["Authorization"] = f"Bearer {token}"
        return await self.http.post(path, json=body, headers=sent)

    async def get(self, path: str, token: str = "") -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return await self.http.get(path, headers=headers)

    async def create(self, game: str = "diamant", **request: Any) -> Visitor:
        """Open a table as its host."""
        body = {"game": game, "bearer": True, "clocking": {}, **request}
        answer = await self.post("/api/tables", body)
        assert answer.status_code == 201, answer.text
        told = answer.json()
        host = Visitor(self.address, told["table"], told["token"], told["seat"])
        host.facts = {"code": told["code"], "status": "open"}
        self.visitors.append(host)
        return host

    async def sit(self, table: str, name: str) -> Visitor:
        answer = await self.post(f"/api/tables/{table}/seats", {"name": name, "bearer": True})
        assert answer.status_code == 201, answer.text
        told = answer.json()
        self.visitors.append(Visitor(self.address, table, told["token"], told["seat"]))
        return self.visitors[-1]

    async def seat_all(self, game: str, seats: int, **request: Any) -> list[Visitor]:
        """Start a game of people only, all of them connected; the first is the host."""
        host = await self.create(game, seats=seats, name="Name 0", **request)
        guests = [await self.sit(host.table, f"Name {seat}") for seat in range(1, seats)]
        people = [host, *guests]
        for person in people:
            await person.open()
        assert (await host.ask("start"))["type"] == "accepted"
        for person in people:
            await person.until(lambda news: news["view"] is not None)
        return people


def free_socket() -> socket.socket:
    found = socket.socket()
    found.bind(("127.0.0.1", 0))
    return found


@asynccontextmanager
async def site_in_process(folder: Path, **changed: Any) -> AsyncIterator[tuple[Site, House]]:
    """A server on the test's own event loop; parts of the house can be replaced."""
    parts = {name: changed.pop(name) for name in ("clock", "mint") if name in changed}
    settings = ServerSettings(**{**GENEROUS, "data": str(folder), **changed})
    clock = parts.get("clock")
    make = AtOnce if isinstance(clock, HandClock) else make_worker
    thinkers = Thinkers(settings.bot_workers, make)
    house = House(settings, make_journal(settings), LocalBus(), thinkers, **parts)
    if isinstance(clock, HandClock):
        clock.is_busy = lambda: any(live.lock.locked() for live in house.tables.values())
    server = make_server(house)
    listening = free_socket()
    task = asyncio.create_task(run(server, listening))
    deadline = time.monotonic() + PATIENCE
    while not server.started:
        assert not task.done(), task.result()
        assert time.monotonic() < deadline
        await asyncio.sleep(0.005)
    site = Site(f"http://127.0.0.1:{listening.getsockname()[1]}")
    try:
        yield site, house
    finally:
        await site.http.aclose()
        server.should_exit = True
        await task
        listening.close()


async def run(server: Server, listening: socket.socket) -> None:
    await server.serve([listening])


class ServerProcess:
    """A server that can be killed."""

    program = "from bocamina.cli import main; main()"
    most_files: int | None = None  # that the process may have open

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.folder = folder
        self.port = free_port()
        self.settings = {**GENEROUS, "data": str(folder), **settings, "port": self.port}
        self.process: subprocess.Popen[bytes] | None = None
        self.address = f"http://127.0.0.1:{self.port}"

    def start(self, switches: Sequence[str] = ()) -> None:
        """Start it and wait until it is ready."""
        self.spawn(switches)
        self.wait_until_ready()

    def words(self) -> list[str]:
        """Return the command line behind the program."""
        given = self.settings.items()
        return ["serve", *(f"--{name.replace('_', '-')}={value}" for name, value in given)]

    def spawn(self, switches: Sequence[str] = ()) -> None:
        """Start it and do not wait."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", self.program, *self.words(), *switches],
                stdout=log,
                stderr=log,
                env={k: v for k, v in os.environ.items() if not k.startswith("BOCAMINA_")},
                preexec_fn=None if self.most_files is None else self.limit_files,
            )

    def limit_files(self) -> None:
        """Lower what this process may have open."""
        assert self.most_files is not None
        resource.setrlimit(resource.RLIMIT_NOFILE, (self.most_files, self.most_files))

    def wait_until_ready(self) -> None:
        """Wait until it answers."""
        assert self.process is not None
        deadline = time.monotonic() + PATIENCE_TO_START
        while not self.is_ready():
            assert self.process.poll() is None, self.log()
            assert time.monotonic() < deadline, self.log()
            time.sleep(0.02)

    def is_ready(self) -> bool:
        """Ask it, in the way that costs least."""
        asking = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            asking.request("GET", "/readyz")
            return asking.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            asking.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()

    def kill(self) -> None:
        """End it without a warning."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> None:
        """End it as its host would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE)

    def log(self) -> str:
        """Return what was logged; nothing where it was ended before that began."""
        log = self.folder / "log"
        return log.read_text(errors="replace") if log.exists() else ""
