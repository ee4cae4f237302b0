"""Messages on sockets that are nearly right, broken frames, pieces, and clients that vanish."""

from __future__ import annotations

import asyncio
import json
import struct
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from bocamina.server import messages as wire
from tests.attack import vocabulary as words
from tests.attack.fuzz_http import BROKEN, PATIENCE, ask, finish
from tests.attack.job import memory_of
from tests.attack.raw import BINARY, CLOSE, CONTINUATION, PING, PONG, TEXT, Link, frame, request
from tests.server.sites import ServerProcess

if TYPE_CHECKING:
    import random

    from tests.attack.job import Job

BESIDE: Final = 12  # sockets
BATCH: Final = 40  # messages on the way at once
BATCHES: Final = 12  # on one socket
OFFENCES: Final = 15  # unreadable messages on one socket, which would be closed for a few more
SOCKETS_A_TABLE: Final = 6
WARM: Final = 60_000  # messages after which memory is looked at first
# What a request is answered with where it is not refused.
ANSWERS: Final = {
    str(told.__struct_config__.tag)
    for told in wire.ToClient.__subclasses__()
    if "id" in told.__struct_fields__ and told is not wire.RefusedRequest
}
CLEAN: Final = (1000, 1001, 1002, 1003, 1007, 1008, 1009, 1013, 4001)


@dataclass
class Batch:
    """Messages to send at once, and what must become of them."""

    frames: list[bytes] = field(default_factory=list)
    answers: int = 0  # that must come
    refused: dict[int, str] = field(default_factory=dict)  # what is wrong, by the number sent


class Fuzzer:
    """Makes messages from what the server says it takes."""

    def __init__(self, rng: random.Random, shapes: tuple[dict[str, Any], ...]) -> None:
        self.rng, self.shapes = rng, shapes
        self.number = 0

    def batch(self, offences: int) -> Batch:
        """Return messages, some of them wrong."""
        batch = Batch()
        wrong = set(self.rng.sample(range(BATCH), min(offences, BATCH)))
        for place in range(BATCH):
            self.number += 1
            if place in wrong:
                self.add_wrong(batch)
            else:
                body = words.right_body(self.rng, self.rng.choice(self.shapes))
                if not self.rng.randrange(3):
                    body["move"] = self.rng.choice(words.WORDS[:10])
                self.add(batch, words.dump({**body, "id": self.number}))
        return batch

    def add(self, batch: Batch, data: bytes) -> None:
        """Add a message, whole or in pieces with pings between."""
        batch.answers += 1
        if self.rng.randrange(6) or len(data) < 4:
            batch.frames.append(frame(TEXT, data))
            return
        cuts = sorted(self.rng.sample(range(len(data)), self.rng.randrange(1, 4)))
        pieces = [data[a:b] for a, b in zip([0, *cuts], [*cuts, len(data)], strict=True)]
        for place, piece in enumerate(pieces):
            kind = CONTINUATION if place else TEXT
            batch.frames.append(frame(kind, piece, is_last=place == len(pieces) - 1))
            if place < len(pieces) - 1 and not self.rng.randrange(3):
                batch.frames.append(frame(self.rng.choice([PING, PONG]), b"?"))

    def add_wrong(self, batch: Batch) -> None:
        """Add a message that must be refused."""
        rng, shape = self.rng, self.rng.choice(self.shapes)
        body = {**words.right_body(rng, shape), "id": self.number}
        named = [name for name in shape if name not in ("type", "id")]
        match rng.randrange(6):
            case 0 | 1 if named:
                name = rng.choice(named)
                batch.refused[self.number] = "a field of a wrong type"
                self.add(batch, words.dump({**body, name: words.wrong_type(rng, shape[name])}))
            case 2:
                batch.refused[self.number] = "an unknown field"
                self.add(batch, words.dump({**body, "bearr": True}))
            case 3:
                self.add(batch, words.nested(rng))
            case 4:
                self.add(batch, words.dump(words.nonsense(rng)))
            case _:
                batch.frames.append(frame(BINARY, rng.randbytes(20)))
                batch.answers += 1

    def ending(self) -> bytes:
        """Return what no socket survives."""
        rng = self.rng
        head = struct.pack("!BB", rng.randrange(256), rng.randrange(256))
        return rng.choice(
            [
                frame(TEXT, b"a" + rng.choice(words.NOT_UTF8)),
                words.spoilt(rng, frame(TEXT, b'{"type":"resign"}')),
                rng.randbytes(rng.randrange(1, 300)),
                head + rng.randbytes(rng.randrange(200)),
                frame(TEXT, b"x" * 9000),
                frame(TEXT, b"{", is_last=False) + frame(TEXT, b"}"),
                frame(CONTINUATION, b"}"),
                frame(PING, b"x" * 200),
                frame(CLOSE, struct.pack("!H", rng.randrange(0, 6000)) + b"bye"),
                frame(CLOSE, b"x"),
                frame(CLOSE, struct.pack("!H", 1000) + b"\xff\xfe"),
                b"",
            ]
        )


async def attack(job: Job) -> None:
    """Send until the time is over, on several sockets at once."""
    server = ServerProcess(job.room(), idle_seconds=3.0)
    with server:
        await asyncio.to_thread(server.start)
        routes = words.routes_of(json.loads(await ask(server, request("GET", "/api/openapi.json"))))
        (shapes,) = [route.shapes for route in routes if route.path.endswith("/requests")]
        fuzzer = Fuzzer(job.rng, shapes)
        for name in ("messages", *sorted(ANSWERS), "refused", "refused as too fast", "sockets"):
            job.add(name, 0)
        memory: list[int] = []
        job.begin()
        sending = [keep_sending(job, server, fuzzer, memory) for _ in range(BESIDE)]
        await asyncio.gather(*sending)
        counts = job.report.counts[job.kind]
        answered = sum(counts[answer] for answer in (*ANSWERS, "refused"))
        job.put("share that got past the limits", round(answered / max(1, counts["messages"]), 3))
        await finish(job, server, memory[0] if memory else memory_of(server))


async def keep_sending(job: Job, server: ServerProcess, fuzzer: Fuzzer, memory: list[int]) -> None:
    """Open one socket after another at tables of all ages."""
    while job.left > 0:
        started = bool(job.rng.randrange(2))
        body = {"game": "diamant", "seats": 2, "name": "Ana", "bearer": True, "clocking": {}}
        filled = {**body, "fill": "random", "start": True} if started else body
        told = json.loads(await ask(server, request("POST", "/api/tables", words.dump(filled))))
        for _ in range(SOCKETS_A_TABLE):
            token = told["token"] if job.rng.randrange(8) else ""
            try:
                await use_socket(job, server, fuzzer, told["table"], token)
            except TimeoutError:
                job.find("a message was not answered", f"within {PATIENCE:.0f} s")
            except BROKEN as error:
                job.find(f"a socket broke: {type(error).__name__}", error)
            if not memory and job.report.counts[job.kind]["messages"] > WARM:
                memory.append(memory_of(server))
        if not job.rng.randrange(40):
            job.say(f"{job.report.counts[job.kind]['messages']:,} messages")


async def use_socket(
    job: Job, server: ServerProcess, fuzzer: Fuzzer, table: str, token: str
) -> None:
    """Send some batches on one socket, and leave it in an odd way."""
    link = await Link.open(server.port)
    try:
        status = await link.upgrade(table, token, job.rng.choice(["", "?since=0", "?since=1"]))
        job.add("sockets")
        if status != 101:
            if token or status != 403:  # a table may be closed to those who watch
                job.find(f"a handshake was answered with {status}")
            return
        offences = OFFENCES
        for _ in range(BATCHES):
            wrong = job.rng.randrange(min(4, offences + 1))
            offences -= wrong
            batch = fuzzer.batch(wrong)
            await link.send(b"".join(batch.frames))
            job.add("messages", batch.answers)
            job.add("frames", len(batch.frames))
            # Pings come all the while.
            if not await asyncio.wait_for(take_answers(job, link, batch), PATIENCE):
                return
            if job.left < 0:
                break
        await leave(job, link, fuzzer)
    finally:
        link.abort()


async def take_answers(job: Job, link: Link, batch: Batch) -> bool:
    """Read until every message is answered; False where the socket was closed instead."""
    left = batch.answers
    while left:
        kind, data = await link.read_frame()
        if kind == CLOSE:
            judge_closing(job, data)
            return False
        if kind == PING:
            await link.send(frame(PONG, data))
        if kind != TEXT:
            continue
        message = json.loads(data)
        if message["type"] in ANSWERS:
            left -= 1
            job.add(message["type"])
            if message["id"] in batch.refused:
                what = batch.refused[message["id"]]
                sent = [each for each in batch.frames if b"%d" % message["id"] in each]
                job.find(f"{what} is taken on a socket", sent)
        elif message["type"] == "refused":
            left -= 1
            is_fast = message["problem"]["reason"] == "too-fast"
            job.add("refused as too fast" if is_fast else "refused")
            if not message["problem"]["reason"]:
                job.find("a refusal gives no reason", message)
    return True


async def leave(job: Job, link: Link, fuzzer: Fuzzer) -> None:
    """Break the socket, or let it hang or vanish."""
    data = fuzzer.ending()
    job.add("messages")
    await link.send(data)
    match job.rng.randrange(4):
        case 0:
            return  # a reset
        case 1:
            link.writer.write_eof()
        case _:
            pass
    try:
        while True:
            kind, said = await asyncio.wait_for(link.read_frame(), 0.3 if data else 0.01)
            if kind == CLOSE:
                if said not in data:  # a client's own code is sent back to it
                    judge_closing(job, said)
                return
    except (TimeoutError, *BROKEN):
        return


def judge_closing(job: Job, data: bytes) -> None:
    """See whether a socket was closed for what the client did."""
    code = struct.unpack("!H", data[:2])[0] if len(data) >= 2 else 1005
    job.add(f"closed with {code}")
    if code not in CLEAN and code != 1005:
        job.find(f"a socket was closed with {code}", data)
