"""Requests that are nearly right, or not at all: each gets a refusal that says what was wrong."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tests.attack import vocabulary as words
from tests.attack.job import memory_of
from tests.attack.raw import Link, request
from tests.server.sites import ServerProcess

if TYPE_CHECKING:
    from tests.attack.job import Job
    from tests.attack.vocabulary import Route

BESIDE: Final = 6  # connections
BATCH: Final = 16  # requests on the way at once
PATIENCE: Final = 20.0
MOST_MEMORY: Final = 40e6  # that may be used more after a run than after its beginning
MOST_MEMORY_A_TABLE: Final = 150e3  # whose game is played on by bots and clocks
LINES_PER_THOUSAND: Final = 20  # in the log
BROKEN: Final = (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError)
OTHER_TYPES: Final = ("text/plain", "application/x-www-form-urlencoded", "image/png", "x", "")
METHODS: Final = ("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD")


@dataclass(frozen=True)
class Case:
    """One request, and what is known of how it must be answered."""

    data: bytes
    what: str
    where: str
    must_refuse: bool = False
    field: str = ""  # that the refusal must name


class Fuzzer:
    """Makes requests from what the server says it takes."""

    def __init__(
        self, rng: random.Random, routes: list[Route], tables: list[tuple[str, str]]
    ) -> None:
        self.rng, self.routes, self.tables = rng, routes, tables
        self.with_body = [route for route in routes if route.shapes]

    def case(self) -> Case:
        """Return some request."""
        kind = self.rng.randrange(12)
        if kind < 2:
            return self.odd_path()
        route = self.rng.choice(self.with_body)
        shape = self.rng.choice(route.shapes)
        body = words.right_body(self.rng, shape)
        named = [name for name in shape if name != "type"] or list(shape)
        match kind:
            case 2 | 3:
                name = self.rng.choice(named)
                body[name] = words.wrong_type(self.rng, shape[name])
                return self.of(route, words.dump(body), "a field of a wrong type", True, name)
            case 4:
                name = self.rng.choice(("bearr", "colour", "Name", "types", "__class__"))
                return self.of(
                    route, words.dump({**body, name: True}), "an unknown field", True, name
                )
            case 5:
                data = words.not_utf8(self.rng, body)
                return self.of(route, data, "a body that is not UTF-8", True)
            case 6:
                return self.of(route, words.nested(self.rng), "a deeply nested body", True)
            case 7:
                headers = {"Content-Type": self.rng.choice(OTHER_TYPES)}
                data = words.dump(body)
                return self.of(route, data, "another content type", True, headers=headers)
            case 8:
                return self.of(route, words.dump(words.nonsense(self.rng)), "nonsense in JSON")
            case 9:
                return self.of(route, words.spoilt(self.rng, words.dump(body)), "a spoilt body")
            case 10:
                name = self.rng.choice(named)
                body[name] = words.nonsense(self.rng)
                return self.of(route, words.dump(body), "nonsense in a field")
            case _:
                return self.of(route, words.dump(body), "a right request")

    def of(
        self,
        route: Route,
        data: bytes,
        what: str,
        must_refuse: bool = False,
        field: str = "",
        headers: dict[str, str] | None = None,
    ) -> Case:
        """Return a request to a route."""
        table, token = self.rng.choice(self.tables)
        puzzle = self.rng.choice(words.PUZZLES)
        path = route.path.replace("{table}", table).replace("{puzzle}", puzzle)
        sent = {"Authorization": f"Bearer {token}", **(headers or {})}
        whole = request(route.method, path, data, sent)
        return Case(whole, what, f"{route.method} {route.path}", must_refuse, field)

    def odd_path(self) -> Case:
        """Return a request that is odd in its path, its query, its method or its headers."""
        rng = self.rng
        route = rng.choice(self.routes)
        table, token = rng.choice(self.tables)
        path = route.path.replace("{table}", table)
        for part in ("{language}", "{game}", "{code}", "{name}", "{puzzle}"):
            path = path.replace(part, rng.choice(["en", "es", "diamant", "%ff", "%00", "a" * 300]))
        if not rng.randrange(3):
            path += rng.choice(["/", "/x", "%2e%2e", "%ff", "/%00", "//", ";a", "/" + "b" * 2000])
        if rng.randrange(2):
            value = rng.choice(
                ["-1", "0", "1", "x", "", "%ff", "9" * 30, "1e3", "null", "1&since=2"]
            )
            path += f"?{rng.choice([*route.queries, 'since', 'x'])}={value}"
        headers = {"Authorization": rng.choice([f"Bearer {token}", "Bearer", "Basic x", "\xff"])}
        if not rng.randrange(3):
            name = rng.choice(
                ["Cookie", "Origin", "X-Forwarded-For", "Accept", "Range", "If-None-Match"]
            )
            headers[name] = rng.choice(
                ["bocamina_seat=;;=", "\xfe", "null", "a" * 3000, "bytes=9-1"]
            )
        method = rng.choice([route.method, *METHODS])
        if method == "HEAD":  # whose answers have no body to tell them from the next
            method = "GET"
        body = b"" if method == "GET" else b"{}"
        return Case(
            request(method, path, body, headers), "an odd request", f"{method} {route.path}"
        )


async def attack(job: Job) -> None:
    """Send until the time is over, many requests on the way at once."""
    server = ServerProcess(job.room(), idle_seconds=5.0)
    with server:
        await asyncio.to_thread(server.start)
        routes = words.routes_of(json.loads(await ask(server, request("GET", "/api/openapi.json"))))
        fuzzer = Fuzzer(job.rng, routes, [("0" * 18, "0" * 48), *await open_tables(server)])
        memory = 0
        job.add("messages", 0)
        job.begin()
        while job.left > 0:
            ends = job.left * 0.9
            await asyncio.gather(*(keep_sending(job, server, fuzzer, ends) for _ in range(BESIDE)))
            await asyncio.gather(*(send_raw(job, server) for _ in range(BESIDE)))
            memory = memory or memory_of(server)
            fuzzer.tables[1:] = await open_tables(server)
            job.say(f"{job.report.counts[job.kind]['messages']:,} requests")
        await finish(job, server, memory)


async def finish(job: Job, server: ServerProcess, memory: int) -> None:
    """See what is left behind: memory, lines in the log, a server that stops."""
    metrics = (await ask(server, request("GET", "/metrics"))).decode()
    tables = int(metrics.split("\nbocamina_tables_in_memory ")[1].split()[0])
    grown = memory_of(server) - memory
    job.put("tables in memory at the end", tables)
    job.put("memory at the start MB", round(memory / 1e6, 1))
    job.put("memory at the end MB", round((memory + grown) / 1e6, 1))
    if grown > MOST_MEMORY + tables * MOST_MEMORY_A_TABLE:
        how = f"from {memory / 1e6:.0f} by {grown / 1e6:.0f} MB with {tables} tables"
        job.find("memory grows", how)
    await asyncio.to_thread(server.stop)
    lines = job.read_log(server)
    job.put("lines logged", lines)
    sent = job.report.counts[job.kind]["messages"]
    if lines > 100 + sent / 1000 * LINES_PER_THOUSAND:
        job.find("too many lines in the log", f"{lines} lines of {sent} messages")


async def ask(server: ServerProcess, data: bytes) -> bytes:
    """Put a request that is right."""
    link = await Link.open(server.port)
    try:
        await link.send(data)
        status, _, body = await link.read_answer()
        assert status < 300, (status, body)
        return body
    finally:
        link.close()


async def open_tables(server: ServerProcess) -> list[tuple[str, str]]:
    """Open tables to knock at: one that waits, one in play."""
    found = []
    for start in (False, True):
        body = {"game": "diamant", "seats": 3, "name": "Ana", "bearer": True, "start": start}
        filled = {**body, "fill": "random"} if start else body
        told = json.loads(await ask(server, request("POST", "/api/tables", words.dump(filled))))
        found.append((told["table"], told["token"]))
    return found


async def keep_sending(job: Job, server: ServerProcess, fuzzer: Fuzzer, seconds: float) -> None:
    """Send one batch after another, on a new connection where one was closed."""
    until = job.left - seconds
    while job.left > until:
        link = await Link.open(server.port)
        try:
            while job.left > until:
                cases = [fuzzer.case() for _ in range(BATCH)]
                await link.send(b"".join(case.data for case in cases))
                for case in cases:
                    answer = await asyncio.wait_for(link.read_answer(), PATIENCE)
                    judge(job, case, *answer)
                    if answer[1].get("connection") == "close":
                        raise ConnectionResetError
        except TimeoutError:
            job.find("a request was not answered", f"within {PATIENCE:.0f} s")
        except BROKEN:
            job.add("connections closed by the server")
        finally:
            link.abort()


def judge(job: Job, case: Case, status: int, headers: dict[str, str], body: bytes) -> None:
    """Compare an answer with what must be so."""
    job.add("messages")
    job.add(f"answers {status // 100}xx")
    head, _, sent = case.data.partition(b"\r\n\r\n")
    example = f"{head.splitlines()[0]!r} {sent[:300]!r}\n{status} {body[:200]!r}"
    if status >= 500:
        job.find(f"{status} for {case.what} at {case.where}", example)
    if case.must_refuse and status < 400:
        job.find(f"{case.what} is taken at {case.where}", example)
    if status >= 400 and case.where.split()[1].startswith("/api"):
        if not headers.get("content-type", "").startswith("application/json"):
            job.find(f"an error under /api is not JSON: {status} for {case.what}", example)
        elif case.field and status == 400 and case.field.encode() not in body:
            job.find(f"the refusal of {case.what} does not name it at {case.where}", example)


async def send_raw(job: Job, server: ServerProcess) -> None:
    """Send what is not even HTTP, or breaks off in the middle."""
    for _ in range(20):
        link = await Link.open(server.port)
        whole = request("POST", "/api/tables", b'{"game": "diamant"}')
        data = job.rng.choice(
            [
                job.rng.randbytes(300),
                whole[: job.rng.randrange(len(whole))],
                words.spoilt(job.rng, whole),
                whole.replace(b"Content-Length: 19", b"Transfer-Encoding: chunked"),
                whole.replace(b"Content-Length: 19", b"Content-Length: 9999999999999999999"),
                b"GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\nX: " + b"a" * 70_000 + b"\r\n\r\n",
            ]
        )
        try:
            await link.send(data)
            job.add("messages")
            if job.rng.randrange(2):
                link.writer.write_eof()
            await asyncio.wait_for(link.reader.read(200), 0.05)
        except (OSError, TimeoutError):
            pass
        finally:
            link.abort()
